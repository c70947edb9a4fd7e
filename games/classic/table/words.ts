import { en, gameText, type Language } from '@bb/classic/text';
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';

/** @returns the game's texts in the current language */
export const words = catalogue<Language>(en, {
  de: async () => (await import('@bb/classic/text/de')).de,
  fr: async () => (await import('@bb/classic/text/fr')).fr,
});

/** @returns what the game says in the current language */
export const text = () => gameText(words());
