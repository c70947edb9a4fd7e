/** The texts of the map. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { type BoardTexts, board as english } from './en/board.ts';

export const boardWords = catalogue<BoardTexts>(english, {
  de: async () => (await import('./de/board.ts')).board,
  fr: async () => (await import('./fr/board.ts')).board,
});
