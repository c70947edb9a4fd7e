/** The texts of the end of the game. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { type EndingTexts, ending as english } from './en/ending.ts';

export const ending = catalogue<EndingTexts>(english, {
  de: async () => (await import('./de/ending.ts')).ending,
  fr: async () => (await import('./fr/ending.ts')).ending,
});
