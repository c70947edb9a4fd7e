/** The names of the bots and of the tempers. */

/** The levels of play, weakest first. */
export const LEVELS = ['cabin-boy', 'deckhand', 'boatswain', 'captain', 'commodore', 'black-bart'] as const;

export const BOT_NAMES = ['random', 'system', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

const known: readonly string[] = BOT_NAMES;
export const isBotName = (name: string): name is BotName => known.includes(name);

/** What a searching bot can prefer besides winning: see search/personalities.ts. `even` plays only to win. */
export const TEMPERS = ['even', 'bold', 'greedy', 'cautious', 'vindictive'] as const;
export type Temper = (typeof TEMPERS)[number];

const tempers: readonly string[] = TEMPERS;
export const isTemper = (name: string): name is Temper => tempers.includes(name);
