/** 11.1 Who may join whom. */
import { NONE, type PirateId } from '../data/ids.ts';
import type { Board } from '../state/game.ts';

/** 11.1 Another pirate of his player in the same port, while none of his player's pirates is allied. Each pair is listed once. */
export function possibleAllies(b: Board, pirate: PirateId): readonly PirateId[] {
  const fleet = b.fleet[b.owner[pirate]];
  if (fleet.some((one) => b.ally[one] !== NONE)) return [];
  return fleet.filter((other) => other > pirate && b.at[other] === b.at[pirate]);
}
