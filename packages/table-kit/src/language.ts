/** The languages that a page can be in. */
export type LanguageId = 'en' | 'de' | 'fr';

export const LANGUAGES: Readonly<Record<LanguageId, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };
