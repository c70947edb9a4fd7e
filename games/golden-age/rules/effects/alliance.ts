/** 11 Two pirates of one player form an alliance, and end it. */
import { NO_PIRATE, NONE, type PirateId } from '../data/ids.ts';
import type { Game } from '../state/position.ts';

/** 11.1 @param senior  one of the two: he gets the odd doubloon or point when a gain can't be halved (11.3) */
export function joinForces(g: Game, pirate: PirateId, ally: PirateId, senior: PirateId): void {
  g.ally[pirate] = ally;
  g.ally[ally] = pirate;
  g.senior[senior] = 1;
  g.events?.push({ type: 'allianceFormed', rule: '11.1', pirate, ally });
}

/** 11.6 Ends the pirate's alliance, if he has one. @param rule  the rule that ends it, for the event */
export function endAlliance(g: Game, pirate: PirateId, rule: string): void {
  const ally = g.ally[pirate];
  if (ally === NONE) return;
  g.ally[pirate] = NO_PIRATE;
  g.ally[ally] = NO_PIRATE;
  g.senior[pirate] = 0;
  g.senior[ally] = 0;
  g.events?.push({ type: 'allianceEnded', rule, pirate, ally });
}
