/** Landfall's table in the page: a plain one, of texts and buttons. */
import type { GameTable } from '@bb/table-kit/game-table.ts';
import type { LandfallSession } from './play.ts';

export const landfallTable: GameTable<LandfallSession> = {
  id: 'landfall',
  offer: () => ({ edition: 'Landfall', text: 'A dice race to the coast, with a hidden card each.' }),
  players: [2, 4],
  isExample: true,
  play: async () => (await import('./play.ts')).landfallGame,
  table: () => import('./Table.svelte'),
  newGame: () => import('./new-game.ts'),
};
