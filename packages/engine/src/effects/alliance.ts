/** 11 Two pirates of one player join, and part again. */
import { NO_PIRATE, NONE, type PirateId } from '../data/ids.ts';
import type { Game } from '../state/game.ts';

/** `senior` gets the odd part of what they gain (11.3). */
export function joinForces(g: Game, pirate: PirateId, ally: PirateId, senior: PirateId): void {
  g.ally[pirate] = ally;
  g.ally[ally] = pirate;
  g.senior[senior] = 1;
  g.events?.push({ type: 'allianceFormed', rule: '11.1', pirate, ally });
}

/** 11.6 Nothing happens to a pirate without an ally. */
export function endAlliance(g: Game, pirate: PirateId, rule: string): void {
  const ally = g.ally[pirate];
  if (ally === NONE) return;
  g.ally[pirate] = NO_PIRATE;
  g.ally[ally] = NO_PIRATE;
  g.senior[pirate] = 0;
  g.senior[ally] = 0;
  g.events?.push({ type: 'allianceEnded', rule, pirate, ally });
}
