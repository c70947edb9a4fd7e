import { en, type Language } from '@bb/golden-age/text';
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';

/** @returns the game's texts in the current language, such as `words().causes.storm`. A session's `names` have them, too. */
export const words = catalogue<Language>(en, {
  de: async () => (await import('@bb/golden-age/text/de')).de,
  fr: async () => (await import('@bb/golden-age/text/fr')).fr,
});
