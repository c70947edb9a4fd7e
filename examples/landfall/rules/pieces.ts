/** The pieces of the game, and its numbers. */

export const TITLES = ['reef', 'fog', 'calm', 'pilot'] as const;
export type Title = (typeof TITLES)[number];
const COPIES = 3;
/** All cards: three of each title, in the order of the titles. */
export const CARDS: readonly number[] = Array.from({ length: TITLES.length * COPIES }, (_, card) => card);
export const NO_CARD = -1;
/** A card or cove that the viewer can't see. */
export const HIDDEN = -2;

/** @returns null for `NO_CARD` and `HIDDEN` */
export const titleOf = (card: number): Title | null => TITLES[Math.floor(card / COPIES)] ?? null;
export const cardName = (card: number): string => `${titleOf(card)}-${(card % COPIES) + 1}`;

export const COVE_NAMES = ['north', 'middle', 'south'] as const;
export const COVES: readonly number[] = COVE_NAMES.map((_, cove) => cove);
export const NO_COVE = -1;

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** 3 */
export const REEF_LEAGUES = 3;
/** 4 */
export const OWN_COVE_SCORE = 3;
export const PILOT_SCORE = 2;

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;
/** Leagues to the coast. */
export const LEAGUES = { fewest: 6, standard: 20, most: 60 } as const;
