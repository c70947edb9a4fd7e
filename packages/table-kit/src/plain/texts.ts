import { catalogue } from '../catalogue.svelte.ts';
import { plain as english, type PlainWords } from './i18n/en.ts';

/** @returns the texts of the plain table in the current language */
export const plain = catalogue<PlainWords>(english, {
  de: async () => (await import('./i18n/de.ts')).plain,
  fr: async () => (await import('./i18n/fr.ts')).plain,
});
