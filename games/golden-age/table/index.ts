/** The table of the 2008 edition. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import type { GameOffer, GameTable } from '@bb/table-kit/game-table.ts';
import { offer as english } from './offer/en.ts';
import type { GoldenAgeSession } from './session/session.ts';

export const goldenAgeTable: GameTable<GoldenAgeSession> = {
  id: 'golden-age',
  offer: catalogue<GameOffer>(english, {
    de: async () => (await import('./offer/de.ts')).offer,
    fr: async () => (await import('./offer/fr.ts')).offer,
  }),
  players: [1, 10],
  isExample: false,
  play: async () => (await import('./session/session-game.ts')).goldenAge,
  table: () => import('./Table.svelte'),
  newGame: () => import('./new-game/new-game.ts'),
  tutorial: async () => (await import('./tutorial/voyage.ts')).beginVoyage(),
  preferences: () => import('./PreferenceFields.svelte'),
  vignette: new URL('./vignette.svg', import.meta.url).href,
  picture: () => import('./board/Picture.svelte'),
  howToPlay: async (language) => (await import('./how-to-play/screens.ts')).howToPlayScreens(language),
};
