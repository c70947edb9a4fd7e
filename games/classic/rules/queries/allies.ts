/** C21 Alliances. */
import { isHex, NONE, type PirateId } from '../data/ids.ts';
import type { Board } from '../state/position.ts';
import { hasBooty } from './pirates.ts';

/** C21.1, C21.2 [C65] Does his ally help him? At sea in the same hex, or in a port that he holds, without D&R or careen marker. */
export function isTogether(b: Board, pirate: PirateId): boolean {
  const ally = b.ally[pirate];
  if (ally === NONE) return false;
  const canHelp = isHex(b.at[pirate]) || b.holding[pirate] === 1;
  return canHelp && b.at[ally] === b.at[pirate] && b.revelry[ally] === 0 && b.careened[ally] === 0;
}

/** Does another pirate, of any player, lie in the same place? Only pirates on the map have a place. */
export function hasCompany({ at }: Board, pirate: PirateId): boolean {
  const place = at[pirate];
  for (let other = 0; other < at.length; other++) if (at[other] === place && other !== pirate) return true;
  return false;
}

/** @returns whether a list of pairs has these two, in any order */
export const hasPair = (pairs: readonly PirateId[], one: PirateId, other: PirateId): boolean =>
  pairs.some((pirate, i) => i % 2 === 0 && ((pirate === one && pairs[i + 1] === other) || (pirate === other && pairs[i + 1] === one)));

/** C21.5 Has he anything to give in a trade? */
export const hasGoods = (b: Board, pirate: PirateId): boolean =>
  hasBooty(b, pirate) || b.netWorth[pirate] >= 100 || b.hostageOf.includes(pirate);
