import { catalogue } from './catalogue.svelte.ts';
import { kit as english, type KitWords } from './i18n/en.ts';

/** @returns the texts of the kit in the current language, such as `kit().close` */
export const kit = catalogue<KitWords>(english, {
  de: async () => (await import('./i18n/de.ts')).kit,
  fr: async () => (await import('./i18n/fr.ts')).kit,
});
