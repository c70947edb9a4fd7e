/** C12.3, C12.4 Refit and recovery in port. */
import { itemAt } from '@bb/kernel';
import { type CommissionerId, isPort, NONE, type PirateId, portAt } from '../../data/ids.ts';
import { CRIPPLING, NO_WOUND } from '../../data/tables.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { governorsSide, type PortStatus, portOf, portStatus } from '../../queries/ports.ts';
import { type Choice, RECOVER, REFIT, REFIT_COMMISSIONER } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';

/** C12.1 Hits on Combat that one refit repairs. */
export const REPAIRED: Readonly<Record<PortStatus, number>> = {
  destroyed: 0,
  anti: 0,
  neutral: 1,
  pro: 2,
  safeHaven: Number.POSITIVE_INFINITY,
  pirateHaven: Number.POSITIVE_INFINITY,
};
/** For a Commissioner, who does not lie in pro ports. */
const REPAIRED_COMMISSIONER = { anti: 2, neutral: 1, pro: 0 } as const;
/** C12.4 A crew less content than this gains by rest. */
const CONTENT = 7;

const fullCombat = (g: Game, pirate: PirateId): number => itemAt(g.tables.ships, itemAt(g.ship, pirate)).combat;

function repairs(g: Game, pirate: PirateId): number {
  const port = portOf(g, pirate);
  return port === NONE ? 0 : Math.min(fullCombat(g, pirate) - itemAt(g.combat, pirate), REPAIRED[portStatus(g.tables, g, pirate, port)]);
}

export function offerRepairs(g: Game, pirate: PirateId, out: Choice[]): void {
  if (portOf(g, pirate) === NONE) return;
  if (repairs(g, pirate) > 0) out.push(itemAt(REFIT, pirate));
  if (g.wound[pirate] !== NO_WOUND || g.scurvy[pirate] === 1 || itemAt(g.unrest, pirate) < CONTENT) out.push(itemAt(RECOVER, pirate));
}

export function refit(g: Game, pirate: PirateId): void {
  const by = repairs(g, pirate);
  g.combat[pirate] = itemAt(g.combat, pirate) + by;
  g.events?.push({ type: 'shipRefitted', rule: 'C12.3', pirate, by, now: g.combat[pirate] });
}

/** Scurvy goes, and a wound, but what a crippling one costs for good (C17.1). [C22] Without scurvy the crew gains a point. */
export function recover(g: Game, pirate: PirateId): void {
  const hadScurvy = g.scurvy[pirate] === 1;
  g.scurvy[pirate] = 0;
  if (g.wound[pirate] === CRIPPLING) g.scars[pirate] = itemAt(g.scars, pirate) + 1;
  g.wound[pirate] = NO_WOUND;
  g.events?.push({ type: 'pirateRecovered', rule: 'C12.4', pirate });
  if (!hadScurvy && itemAt(g.unrest, pirate) < CONTENT) changeUnrest(g, pirate, 1, 'recovery', 'C12.4');
}

function commissionersRepairs(g: Game, one: CommissionerId): number {
  const at = itemAt(g.commissionerAt, one);
  if (!isPort(at)) return 0;
  return Math.min(
    itemAt(g.tables.commissioners, one).combat - itemAt(g.strength, one),
    REPAIRED_COMMISSIONER[governorsSide(g.tables, g, portAt(at))],
  );
}

/** C18.3 */
export function offerCommissionersRefit(g: Game, one: CommissionerId, out: Choice[]): void {
  if (commissionersRepairs(g, one) > 0) out.push(itemAt(REFIT_COMMISSIONER, one));
}

export function refitCommissioner(g: Game, one: CommissionerId): void {
  const by = commissionersRepairs(g, one);
  g.strength[one] = itemAt(g.strength, one) + by;
  g.events?.push({ type: 'commissionerRefitted', rule: 'C18.3', commissioner: one, by, now: g.strength[one] });
}
