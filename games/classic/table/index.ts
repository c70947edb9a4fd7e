/** The table of the 1991 edition. */
import type { GameTable } from '@bb/table-kit/game-table.ts';
import { offer } from './i18n/offer.ts';
import type { ClassicSession } from './session.ts';

export const classicTable: GameTable<ClassicSession> = {
  id: 'classic',
  offer,
  players: [1, 6],
  isExample: false,
  play: async () => (await import('./play.ts')).classicGame,
  table: () => import('./Table.svelte'),
  newGame: () => import('./new-game.ts'),
  tutorial: async () => (await import('./tutorial/voyage.ts')).beginVoyage(),
  howToPlay: async () => (await import('./how-to-play/screens.ts')).howToPlay,
  vignette: new URL('./vignette.svg', import.meta.url).href,
  picture: () => import('./board/Picture.svelte'),
};
