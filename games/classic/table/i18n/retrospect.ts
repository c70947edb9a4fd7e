/** The buttons that look back on a finished game. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { retrospect as english, type RetrospectTexts } from './en/retrospect.ts';

export const retrospect = catalogue<RetrospectTexts>(english, {
  de: async () => (await import('./de/retrospect.ts')).retrospect,
  fr: async () => (await import('./fr/retrospect.ts')).retrospect,
});
