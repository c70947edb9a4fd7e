/** Where the piece of a question is. */
import { type About, NONE, type PlaceId, type View } from '@bb/classic/rules';

/** @returns the place of the ship or pirate that a question is about; undefined if it is about none on the board */
export function pieceAt({ slot, commissioner, pirate }: About, view: View): PlaceId | undefined {
  if (slot !== undefined && slot !== NONE) return view.slotAt[slot];
  if (commissioner !== undefined && commissioner !== NONE) return view.commissionerAt[commissioner];
  return pirate === undefined || pirate === NONE ? undefined : view.at[pirate];
}
