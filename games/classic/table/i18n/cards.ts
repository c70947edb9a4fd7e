/** The texts of the action cards. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { type CardTexts, cards as english } from './en/cards.ts';

export const cards = catalogue<CardTexts>(english, {
  de: async () => (await import('./de/cards.ts')).cards,
  fr: async () => (await import('./fr/cards.ts')).cards,
});
