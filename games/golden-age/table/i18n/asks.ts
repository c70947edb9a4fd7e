import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { type AskWords, asks as en } from './en/asks.ts';

export type { AskWords } from './en/asks.ts';

/** @returns the texts of the decision panels in the current language, loaded with them */
export const asks = catalogue<AskWords>(en, {
  de: async () => (await import('./de/asks.ts')).asks,
  fr: async () => (await import('./fr/asks.ts')).asks,
});
