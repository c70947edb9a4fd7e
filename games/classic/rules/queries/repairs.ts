/** C12.3, C12.4, C15 What a ship and its captain have to repair, and where. */
import { type CommissionerId, isPort, NONE, type PirateId, portAt } from '../data/ids.ts';
import { NO_WOUND } from '../data/tables.ts';
import type { Board } from '../state/position.ts';
import type { VisibleBoard } from '../state/views.ts';
import { governorsSide, type PortStatus, portOf, portStatus } from './ports.ts';

/** C12.1 Hits on Combat that one refit repairs. */
export const REPAIRED: Readonly<Record<PortStatus, number>> = {
  destroyed: 0,
  anti: 0,
  neutral: 1,
  pro: 2,
  safeHaven: Number.POSITIVE_INFINITY,
  pirateHaven: Number.POSITIVE_INFINITY,
};
/** The figure for a Commissioner, who does not lie in pro ports. */
const REPAIRED_COMMISSIONER = { anti: 2, neutral: 1, pro: 0 } as const;
/** C12.4 A crew less content than this gains by rest. */
export const CONTENT = 7;

/** @returns the hits on his ship's Combat */
export const combatDamage = (g: VisibleBoard, pirate: PirateId): number => g.tables.ships[g.ship[pirate]].combat - g.combat[pirate];
/** @returns the hits that one refit would repair where he lies */
export function hitsToRefit(g: VisibleBoard, pirate: PirateId): number {
  const port = portOf(g, pirate);
  return port === NONE ? 0 : Math.min(combatDamage(g, pirate), REPAIRED[portStatus(g.tables, g, pirate, port)]);
}
/** @returns the hits on his ship's Speed */
export const speedDamage = (g: VisibleBoard, pirate: PirateId): number => g.tables.ships[g.ship[pirate]].speed - g.speed[pirate];

/** C12.4 Has he scurvy, a wound to recover from, or a crew that rest would cheer? */
export const needsRest = (b: Board, pirate: PirateId): boolean =>
  b.wound[pirate] !== NO_WOUND || b.scurvy[pirate] === 1 || b.unrest[pirate] < CONTENT;

/** C18.3 A Commissioner's hits, on Combat that one refit would repair, and on movement. */
export function commissionersHitsToRefit(g: VisibleBoard, commissioner: CommissionerId): number {
  const at = g.commissionerAt[commissioner];
  if (!isPort(at)) return 0;
  const damage = g.tables.commissioners[commissioner].combat - g.strength[commissioner];
  return Math.min(damage, REPAIRED_COMMISSIONER[governorsSide(g.tables, g, portAt(at))]);
}
export const movementDamage = (g: VisibleBoard, commissioner: CommissionerId): number =>
  g.tables.commissioners[commissioner].movement - g.movement[commissioner];
