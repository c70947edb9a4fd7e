import { catalogue } from './catalogue.svelte.ts';
import { kitWords as english, type KitWords } from './i18n/en.ts';

/** @returns the texts of the kit in the current language, such as `kitWords().close` */
export const kitWords = catalogue<KitWords>(english, {
  de: async () => (await import('./i18n/de.ts')).kitWords,
  fr: async () => (await import('./i18n/fr.ts')).kitWords,
});
