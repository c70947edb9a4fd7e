/** The table of the classic edition in the page: a plain one, of texts and buttons, till it has a drawn one. */
import type { GameTable } from '@bb/ui/game-table.ts';
import type { ClassicSession } from './session.ts';

export const classicTable: GameTable<ClassicSession> = {
  id: 'classic',
  title: 'Blackbeard, the classic edition',
  players: [2, 6],
  isExample: true,
  play: async () => (await import('./play.ts')).classicGame,
  table: () => import('./Table.svelte'),
  newGame: () => import('./new-game.ts'),
};
