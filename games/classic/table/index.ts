/** The table of the 1991 edition. */
import type { GameTable } from '@bb/ui/game-table.ts';
import type { ClassicSession } from './session.ts';

export const classicTable: GameTable<ClassicSession> = {
  id: 'classic',
  title: 'Blackbeard, the classic edition',
  offer: {
    en: {
      edition: 'The 1991 edition',
      text: 'Sail the open sea hex by hex, hunt and be hunted: the action card decides who is next. Two to four hours; for 1 to 6 players.',
    },
    de: {
      edition: 'Die Ausgabe von 1991',
      text: 'Segle Feld für Feld über die offene See, jage und werde gejagt: Die Aktionskarte entscheidet, wer als Nächster dran ist. Zwei bis vier Stunden; für 1 bis 6 Spieler.',
    },
    fr: {
      edition: 'L’édition de 1991',
      text: 'Vogue de case en case en haute mer, chasse et sois chassé : la carte d’action décide qui joue ensuite. De deux à quatre heures ; de 1 à 6 joueurs.',
    },
  },
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
