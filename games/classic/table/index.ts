/** The table of the 1991 edition. */
import { catalogue } from '@bb/ui/catalogue.svelte.ts';
import type { GameOffer, GameTable } from '@bb/ui/game-table.ts';
import { offer as english } from './offer/en.ts';
import type { ClassicSession } from './session.ts';

export const classicTable: GameTable<ClassicSession> = {
  id: 'classic',
  title: 'Blackbeard, the classic edition',
  offer: catalogue<GameOffer>(english, {
    de: async () => (await import('./offer/de.ts')).offer,
    fr: async () => (await import('./offer/fr.ts')).offer,
  }),
  players: [1, 6],
  isExample: false,
  play: async () => (await import('./play.ts')).classicGame,
  table: () => import('./Table.svelte'),
  newGame: () => import('./new-game.ts'),
  tutorial: async () => (await import('./tutorial/voyage.ts')).beginVoyage(),
  howToPlay: async (language) => (await import('./how-to-play/screens.ts')).howToPlayScreens(language),
  vignette: new URL('./vignette.svg', import.meta.url).href,
  picture: () => import('./board/Picture.svelte'),
};
