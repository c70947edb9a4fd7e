/** The names of the bots and of the temperaments. */

/** The levels of play, weakest first. */
export const LEVELS = ['cabin-boy', 'deckhand', 'boatswain', 'captain', 'commodore', 'black-bart'] as const;

export const BOT_NAMES = ['random', 'system', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

const known: readonly string[] = BOT_NAMES;
export const isBotName = (name: string): name is BotName => known.includes(name);

/** What a searching bot can prefer besides winning: see search/personalities.ts. `even` plays only to win. */
export const TEMPERAMENTS = ['even', 'bold', 'greedy', 'cautious', 'vindictive'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

const temperaments: readonly string[] = TEMPERAMENTS;
export const isTemperament = (name: string): name is Temperament => temperaments.includes(name);
