/** The texts of the list of players. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { seats as english, type SeatTexts } from './en/seats.ts';

export const seats = catalogue<SeatTexts>(english, {
  de: async () => (await import('./de/seats.ts')).seats,
  fr: async () => (await import('./fr/seats.ts')).seats,
});
