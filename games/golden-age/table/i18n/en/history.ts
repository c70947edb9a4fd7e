/** The top bar, the log, and the end of a game. */
export const history = {
  botsGone: 'The bots aren’t responding. Check your connection. The game is saved and will wait.',
  tryAgain: 'Try again',

  bar: {
    home: 'Blackbeard: home page',
    turn: 'Turn',
    deck: 'Deck',
    twoDecks: 'Two decks: cards to hold, and cards that are resolved at once',
    pardon: 'Pardon',
    pardonTitle: (times: number) => `The General Pardon has come up ${times} of 3 times`,
    nextPardonEnds: 'the next one ends the game',
    inForce: 'in force',
  },

  byTopic: 'Topic',
  everything: 'All topics',
  topics: {
    course: 'Turns and Actions',
    voyages: 'Voyages',
    battles: 'Battles and duels',
    merchants: 'Merchants',
    ports: 'Ports and governors',
    money: 'Money',
    crew: 'Crews',
    pirates: 'Pirates and ships',
    cards: 'Cards',
    king: 'The King’s men',
    weather: 'Wind and weather',
  },

  /** 19.17 Why the System Player took an Action. */
  why: {
    ask: 'Why? What it was worth, and the alternatives',
    askOf: (worth: string) => `${worth}. Why?`,
    noChoice: 'no choice',
    nothingElse: 'The rules allowed nothing else.',
    instead: 'Alternatives:',
    nothingBetter: 'Nothing else was worth doing.',
  },

  analysis: 'Analysis',
  vp: 'VP',
};
