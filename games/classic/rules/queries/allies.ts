/** C21 Alliances. */
import { itemAt } from '@bb/kernel';
import { isHex, NONE, type PirateId } from '../data/ids.ts';
import type { Board } from '../state/position.ts';

/** C21.1, C21.2 [C65] Does his ally help him? At sea in the same hex, or in a port that he holds, without D&R or careen marker. */
export function isTogether(b: Board, pirate: PirateId): boolean {
  const ally = itemAt(b.ally, pirate);
  const canHelp = isHex(itemAt(b.at, pirate)) || b.holding[pirate] === 1;
  return ally !== NONE && canHelp && b.at[ally] === b.at[pirate] && b.revelry[ally] === 0 && b.careened[ally] === 0;
}
