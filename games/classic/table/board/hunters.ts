/** Hunters: which hexes they watch, their names, and what it takes to evade them. */
import { chanceOf, entryOdds, huntersIn, type PirateId, type PlaceId, type VisibleBoard, WARSHIPS } from '@bb/classic/rules';
import type { PieceNames } from '@bb/classic/text';

export interface Watch {
  /** A warship tries each pirate who enters; another player's Commissioner only may. */
  readonly by: 'warship' | 'commissioner';
  /** C8.2 The chance to evade all hunters there, from 0 to 1. */
  readonly chance: number;
}

/** @returns null if no hunter in the hex could try the pirate */
export function watchOf(sight: VisibleBoard, pirate: PirateId, hex: PlaceId): Watch | null {
  const odds = entryOdds(sight, pirate, hex);
  return odds && { by: sight.slotAt.includes(hex) ? 'warship' : 'commissioner', chance: chanceOf(odds, 'evades') };
}

/** @returns the chance that no hunter on this way, its end included, catches the pirate, from 0 to 1 */
export const chanceOnWay = (sight: VisibleBoard, pirate: PirateId, way: readonly PlaceId[]): number =>
  way.reduce((chance, hex) => chance * (watchOf(sight, pirate, hex)?.chance ?? 1), 1);

/** @returns the names of the hunters in a hex that may try the pirate */
export function hunterNames(sight: VisibleBoard, pirate: PirateId, hex: PlaceId, pieces: PieceNames): readonly string[] {
  const { slots, commissioners } = huntersIn(sight, hex, pirate);
  return [
    ...slots.map((slot) => {
      const warship = WARSHIPS[sight.warshipOn[slot]];
      return warship === undefined ? pieces.slot(slot) : pieces.warship(warship);
    }),
    ...commissioners.map(pieces.commissioner),
  ];
}
