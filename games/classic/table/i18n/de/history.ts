import type { HistoryTexts } from '../en/history.ts';

const und = new Intl.ListFormat('de');

/** The charts of a game, and the frame of its chronicle. */
export const history: HistoryTexts = {
  expectedWorth: 'Erwartetes Vermögen',
  race: (toWin: number) => `Ruhm des berüchtigtsten Piraten auf See; ${toWin} gewinnt`,
  measures: {
    netWorth: 'Vermögen des reichsten Piraten, in Pfund',
    prizes: 'Aufgebrachte Kauffahrer',
    hunters: 'Begegnungen mit Jägern',
  },
  unrest: (player: string) => `Stimmung, ${player}: oben ist die Mannschaft zufrieden`,
  deedsTitle: 'Was ihre Piraten taten',
  deeds: {
    prizes: 'Aufgebrachte Kauffahrer',
    ports: 'Eroberte Häfen',
    hunters: 'Begegnungen mit Jägern',
    battles: 'Gefechte',
    duels: 'Gewonnene Duelle',
    ransoms: 'Lösegelder',
    mutinies: 'Meutereien',
  },
  forPlayer: (player: string) => `unterwegs für ${player}`,
  heading: 'Eine Chronik der Piraten',
  of: (players: readonly string[]) => `und des Glücks, das ${und.format(players)} auf sie setzten`,
};
