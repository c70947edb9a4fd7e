/** The texts of charts and chronicle, loaded with them. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { history as english, type HistoryTexts } from './en/history.ts';

export const history = catalogue<HistoryTexts>(english, {
  de: async () => (await import('./de/history.ts')).history,
  fr: async () => (await import('./fr/history.ts')).history,
});
