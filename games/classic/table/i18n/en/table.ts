import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

/** The regions of the table, the top bar, and what the prompt says while nobody is asked. */
export const table = {
  handRegion: 'Cards and ships',
  panels: 'Panels',
  dock: 'Explanations',
  handTab: 'Cards',
  tools: {
    names: { odds: 'Odds', rules: 'Rules', ports: 'Ports', pirates: 'Pirates', map: 'Map text', command: 'Command', settings: 'Settings' },
    titles: {
      odds: 'Tables of odds (%)',
      rules: 'Rules reference (?)',
      ports: 'All ports, and how they treat your pirates (,)',
      pirates: 'All pirates: ratings and lives (.)',
      map: 'The map as text (#)',
      command: 'Command line (/)',
      settings: 'Animation speed, sound and theme (;)',
    },
  },
  home: 'Blackbeard: home page',
  turn: 'Turn',
  deck: 'Cards',
  deckWhy: (left: number) => `${left} action cards are left before all are shuffled`,
  notoriety: 'Notoriety',
  notorietyWhy: (pirate: string, toWin: number) => `${pirate} has the most Notoriety; a pirate with ${toWin} wins at once`,
  log: {
    byTopic: 'Topic',
    everything: 'All topics',
    topics: {
      course: 'Turns',
      voyages: 'Voyages',
      battles: 'Battles and duels',
      merchants: 'Merchants',
      ports: 'Ports and governors',
      money: 'Money',
      crew: 'Crews',
      pirates: 'Pirates and ships',
      alliances: 'Alliances and trade',
      king: 'The King’s men',
      cards: 'Cards',
      weather: 'Wind and weather',
    },
  },
  botsGone: 'The bots aren’t responding. Check your connection. The game is saved and will wait.',
  tryAgain: 'Try again',
};

export type TableTexts = Said<typeof table>;
