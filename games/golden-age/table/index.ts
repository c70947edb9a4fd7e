/** The table of the 2008 edition. */
import type { GameTable } from '@bb/table-kit/game-table.ts';
import { offer } from './i18n/offer.ts';
import type { GoldenAgeSession } from './session/session.ts';

export const goldenAgeTable: GameTable<GoldenAgeSession> = {
  id: 'golden-age',
  offer,
  players: [1, 10],
  isExample: false,
  play: async () => (await import('./session/session-game.ts')).goldenAge,
  table: () => import('./Table.svelte'),
  newGame: () => import('./new-game/new-game.ts'),
  tutorial: async () => (await import('./tutorial/voyage.ts')).beginVoyage(),
  preferences: () => import('./PreferenceFields.svelte'),
  vignette: new URL('./vignette.svg', import.meta.url).href,
  picture: () => import('./board/Picture.svelte'),
  howToPlay: async () => (await import('./how-to-play/screens.ts')).howToPlay,
};
