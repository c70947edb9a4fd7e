/** The levels of the computer players, weakest first, without the code with which they think. */

export const LEVELS = ['random', 'cabin-boy', 'captain', 'commodore'] as const;
export type Level = (typeof LEVELS)[number];
export const SUBSTITUTE: Level = 'captain';
