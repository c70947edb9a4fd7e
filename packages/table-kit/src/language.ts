import type { LanguageId } from '@bb/kernel';

/** By language: its own name. */
export const LANGUAGES: Readonly<Record<LanguageId, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };
