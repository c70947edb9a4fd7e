/** The languages that texts come in. */
export const LANGUAGE_IDS = ['en', 'de', 'fr'] as const;
export type LanguageId = (typeof LANGUAGE_IDS)[number];
