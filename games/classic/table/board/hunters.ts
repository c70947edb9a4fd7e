/** Which hexes are watched, and what it takes to evade. */
import { COMMISSIONERS, handicapOf, NONE, type PirateId, type PlaceId, speedOf, type Tables, type View } from '@bb/classic/rules';

const FACES = [1, 2, 3, 4, 5, 6];

/** C16.3 @returns the chance to evade one group of hunters, from 0 to 1 */
export function evasionChance(t: Tables, view: View, pirate: PirateId): number {
  const modifier = speedOf(t, view, pirate) + handicapOf(view, pirate);
  const evaded = FACES.flatMap((own) => FACES.filter((hunters) => own + modifier > hunters));
  return evaded.length / FACES.length ** 2;
}

/** @returns whether a warship in the hex tries each pirate who enters, or another player's Commissioner may; null if neither */
export function watchOf(view: View, pirate: PirateId, hex: PlaceId): 'warship' | 'commissioner' | null {
  if (view.slotAt.includes(hex)) return 'warship';
  const owner = view.owner[pirate];
  const isWatched = COMMISSIONERS.some((commissioner) => {
    const { commissionerOf, commissionerAt, ashore } = view;
    return (
      (commissionerOf[commissioner] ?? NONE) !== NONE &&
      commissionerOf[commissioner] !== owner &&
      commissionerAt[commissioner] === hex &&
      ashore[commissioner] === 0
    );
  });
  return isWatched ? 'commissioner' : null;
}
