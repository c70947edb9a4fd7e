/** The id of the game. Stands in every record. */
export const GAME_ID = 'classic';

/** The version of the rules, in every record and save. */
export const RULES_VERSION = '1.0.0-beta.2';
