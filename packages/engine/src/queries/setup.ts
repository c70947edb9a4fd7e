/** 3, 4.4, 19.4 How many of what. */
import type { Tables } from '../data/tables.ts';

/** 3.0 Step 8 */
export const MERCHANTS_AT_START = 8;
/** 4.4 B With fewer on the map, more come ... */
export const MERCHANTS_LOW = 5;
/** ... up to this many. */
export const MERCHANTS_RESTORED = 6;
/** 3.0 Step 4, 4.4 A */
export const HAND_SIZE = 4;
/** 19.4 On the map at the start of a solitaire game, and again after every storm. */
export const MERCHANTS_OF_SOLITAIRE = 10;
/** 19.4 With fewer in Blackbeard's turn, more come up to this many. */
const MERCHANTS_LOW_IN_SOLITAIRE = 8;

/** 4.4 B, 19.4 How many merchants come, with so many on the map. */
export function merchantsDue(t: Tables, onMap: number): number {
  const [low, restored] = t.settings.solitaire
    ? [MERCHANTS_LOW_IN_SOLITAIRE, MERCHANTS_LOW_IN_SOLITAIRE]
    : [MERCHANTS_LOW, MERCHANTS_RESTORED];
  return onMap < low ? restored - onMap : 0;
}
