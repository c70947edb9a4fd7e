import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

const and = new Intl.ListFormat('en');

/** The end of the game. */
export const ending = {
  scores: 'Final result',
  wins: (names: readonly string[]) => (names.length === 1 ? `${names.join('')} wins` : `${and.format(names)} share the victory`),
  nobodyWins: 'The sea has won',
  /** How the game ended. */
  endings: {
    notoriety: (pirate: string, toWin: number) => `With ${toWin} Notoriety ${pirate} is a legend: the game is over.`,
    pirates: (player: string) => `${player}’s last pirate has left the sea.`,
    turns: (turns: number) => `${turns} turns have been played.`,
    solitaire: 'The voyage of Captain Blood is over.',
  },
  nobodyLeft: 'No pirate is retired or on the map.',
  byWorth: (pirate: string, worth: string) => `${pirate} is the richest pirate, with ${worth}.`,
  best: 'Richest pirate',
  netWorth: 'Net Worth',
  notoriety: 'Notoriety',
  score: 'Score',
  retired: 'Retired',
  lost: 'Lost',
  atSea: 'At sea',
  nobody: 'nobody',
  /** How a pirate was lost. */
  losses: {
    sunk: 'Went down with his ship',
    marooned: 'Marooned by his crew',
    wounds: 'Died of his wounds',
    hanged: 'Hanged',
    duel: 'Killed in a duel',
  },
  lostSomehow: 'Lost',
  retiredWith: 'Retired',
  stillAtSea: 'Still at sea',
  worthAnd: (worth: string, notoriety: number) => `${worth}, Notoriety ${notoriety}`,
  onlyNotoriety: (notoriety: number) => `Notoriety ${notoriety}`,
  playAgain: 'Play again, same players',
  bringHomeWhy: 'Saves the whole game in this browser',
  /** What the sheets about a finished game are called. */
  lookBack: { chronicle: 'Chronicle', charts: 'Charts', analysis: 'Analysis' },
};

export type EndingTexts = Said<typeof ending>;
