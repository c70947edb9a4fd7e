/** 3, 4.4, 19.4 How many cards a hand has and how many merchants the map has, at the start and later. */
import type { Tables } from '../data/tables.ts';

/** 3.0 Step 8 The number of merchants placed at the start. */
export const MERCHANTS_AT_START = 8;
/** 4.4 B With fewer merchants than this on the map, more come. */
export const MERCHANTS_LOW = 5;
/** 4.4 B When more merchants come, the map has this many again. */
export const MERCHANTS_RESTORED = 6;
/** 3.0 Step 4, 4.4 A The cards in a full hand. */
export const HAND_SIZE = 4;
/** 19.4 The merchants on the map at the start of a solitaire game, and again after every storm. */
export const MERCHANTS_OF_SOLITAIRE = 10;
/** 19.4 With fewer merchants than this in Blackbeard's turn, more come until there are this many. */
const MERCHANTS_LOW_IN_SOLITAIRE = 8;

/** 4.4 B, 19.4 @returns how many merchants must come if `onMap` are on the map */
export function merchantsDue(t: Tables, onMap: number): number {
  const [low, restored] = t.settings.solitaire
    ? [MERCHANTS_LOW_IN_SOLITAIRE, MERCHANTS_LOW_IN_SOLITAIRE]
    : [MERCHANTS_LOW, MERCHANTS_RESTORED];
  return onMap < low ? restored - onMap : 0;
}
