/** Which hexes are watched, and what it takes to evade. */
import { chanceOf, entryOdds, type PirateId, type PlaceId, type VisibleBoard } from '@bb/classic/rules';

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
