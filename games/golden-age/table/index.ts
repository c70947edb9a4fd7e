/** The table of the 2008 edition. */
import type { GameTable } from '@bb/ui/game-table.ts';
import type { GoldenAgeSession } from './session/session.ts';

export const goldenAgeTable: GameTable<GoldenAgeSession> = {
  id: 'golden-age',
  title: 'The Golden Age of Piracy',
  offer: {
    en: {
      edition: 'The 2008 edition',
      text: 'A hand of event cards drives your pirates, and interrupts those of others. About three hours for three; for 1 to 10 players.',
    },
    de: {
      edition: 'Die Ausgabe von 2008',
      text: 'Ereigniskarten auf der Hand treiben deine Piraten an und durchkreuzen die der anderen. Zu dritt etwa drei Stunden; für 1 bis 10 Spieler.',
    },
    fr: {
      edition: 'L’édition de 2008',
      text: 'Une main de cartes d’événement mène tes pirates et contrarie ceux des autres. Environ trois heures à trois ; de 1 à 10 joueurs.',
    },
  },
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
