/** The levels of the computer players, weakest first, without the code with which they think. */

export const LEVELS = ['random', 'cabin-boy', 'captain', 'commodore', 'black-bart'] as const;
export type Level = (typeof LEVELS)[number];
export const SUBSTITUTE: Level = 'captain';
