/** 11 Which pirates can form an alliance, and how allies share. */
import { NONE, type PirateId, type Seat } from '../data/ids.ts';
import type { Board } from '../state/position.ts';

/** A pirate and his ally, if he has one. */
export const partners = (b: Board, pirate: PirateId): readonly PirateId[] =>
  b.ally[pirate] === NONE ? [pirate] : [pirate, b.ally[pirate]];

/** 11.3 His part of what his alliance gains: half. The senior gets the odd part. */
export const share = (b: Board, pirate: PirateId, amount: number): number =>
  b.senior[pirate] === 1 ? Math.ceil(amount / 2) : Math.floor(amount / 2);

/** 17.2 #1, 11.2 Does he or his ally have the map of Buried Treasure? */
export const hasTreasureMap = (b: Board, pirate: PirateId): boolean => partners(b, pirate).includes(b.treasureMapOf);

/** 11.2 May he begin Actions? The ally with more Notoriety acts; if they are equal, either may. */
export const actsForAlliance = (b: Board, pirate: PirateId): boolean =>
  b.ally[pirate] === NONE || b.notoriety[pirate] >= b.notoriety[b.ally[pirate]];

/** The pirates of a seat who can begin an Action: all but the lesser of two allies. */
export function leaders(b: Board, seat: Seat): readonly PirateId[] {
  const fleet = b.fleet[seat];
  return fleet.every((pirate) => actsForAlliance(b, pirate)) ? fleet : fleet.filter((pirate) => actsForAlliance(b, pirate));
}
