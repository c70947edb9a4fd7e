/** The id of the game. Stands in every record. */
export const GAME_ID = 'golden-age';

/** Stands in every record and save. */
export const RULES_VERSION = '1.0.0-beta.3';
