/** How the game is offered, and the one name of its edition. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import type { GameOffer } from '@bb/table-kit/game-table.ts';
import { offer as english } from './en/offer.ts';

export const offer = catalogue<GameOffer>(english, {
  de: async () => (await import('./de/offer.ts')).offer,
  fr: async () => (await import('./fr/offer.ts')).offer,
});
