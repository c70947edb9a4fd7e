interface Opening {
  readonly atLarge: number;
  readonly feared: { readonly name: string } | null;
  readonly first: { readonly name: string; readonly vp: number } | null;
}

/** Undo, history, what-ifs, the log, the recap, and the end of a game. */
export const history = {
  noSuchTable: 'This game is not saved in this browser.',
  copyUpTo: (choice: number, of: number) =>
    `Choice ${choice} of ${of} is not allowed in this version. This is a copy up to that point; the original stays in the list.`,
  botFailed: (seat: string) => `${seat}’s bot failed. A Captain bot chose instead, and the game goes on.`,
  botsGone: 'The bots aren’t responding. Check your connection. The game is saved and will wait.',
  tryAgain: 'Try again',
  tooLarge: (bytes: number) => `The file is too large for a game (${bytes} bytes).`,

  bar: {
    harbor: 'Blackbeard: home page',
    turn: 'Turn',
    deck: 'Deck',
    twoDecks: 'Two decks: cards to hold, and cards that are resolved at once',
    pardon: 'Pardon',
    pardonTitle: (times: number) => `The General Pardon has come up ${times} of 3 times`,
    inForce: 'in force',
    saveTitle: 'Download the game',
    save: 'Save',
  },
  curtain: {
    label: 'Hand over the screen',
    screenFor: 'Pass the screen to',
    show: (seat: string) => `I am ${seat}: show my cards`,
    pass: 'Pass for this turn without looking',
  },

  undo: 'Undo',
  undoNow: 'Undo your last choice (key u)',
  undoNot: {
    nothing: 'Undo unavailable: you have made no choice yet.',
    over: 'Undo unavailable: the game is over.',
    die: 'Undo unavailable: a die has been rolled since.',
    draw: 'Undo unavailable: something has been drawn since.',
    reveal: 'Undo unavailable: something hidden has been revealed since.',
    otherSeat: 'Undo unavailable: another player has chosen since.',
    looking: 'Undo unavailable while viewing history.',
  },

  past: 'History',
  pastWhy: 'View earlier moments of the game (keys [ and ])',
  looking: (turn: number, seat: string) => `Viewing history: turn ${turn}, ${seat}.`,
  lookingBefore: 'Viewing history: before the first turn.',
  lookingAround: (seat: string) => `The game is over. You see the table as ${seat}.`,
  backToNow: 'Back to the game',
  scrubber: 'The game so far',
  slider: 'Moment of the game',
  turnOf: (turn: number, seat: string) => `Turn ${turn}: ${seat}`,
  beforeTurns: 'Before the first turn',
  turnBack: 'Start of turn (Page Up)',
  stepBack: 'One step back ([)',
  play: 'Play',
  pause: 'Pause',
  stepOn: 'One step forward (])',
  turnOn: 'Next turn (Page Down)',
  jump: 'Jump to a turn',
  eyes: 'View as',
  eyesOf: (seat: string) => `As ${seat}`,
  spectator: 'As a spectator',
  aSpectator: 'a spectator',

  whatIf: 'What if…',
  whatIfWhy: 'Play on from here in a new game against bots',
  whatIfTitle: 'What if?',
  whatIfText: (where: string) =>
    `A new game begins at this moment (${where}). You play one seat, and bots play the others. The original game stays as it is.`,
  whatIfHidden: 'The game is not over, so everything you could not see is dealt anew: a what-if tells you nothing about the other hands.',
  whatIfOpen: 'The game is over, so all players keep the cards they held.',
  whatIfSeat: 'You play',
  whatIfStart: 'Play from here',
  whatIfBadge: (turn: number) => `What if, from turn ${turn}`,

  log: 'Log',
  lines: 'Log entries',
  happened: 'Game log',
  search: 'Search the log',
  bySeat: 'Player',
  everybody: 'All players',
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
  earlier: 'Earlier entries',
  nothingLikeIt: 'No entries match.',
  nothingYet: 'Nothing has happened yet.',
  lineTitle: (rules: string) => `Rule ${rules}. Click to see that moment.`,

  /** 19.17 Why the System Player took an Action. */
  why: {
    ask: 'Why? What it was worth, and the alternatives',
    askOf: (worth: string) => `${worth}. Why?`,
    noChoice: 'no choice',
    nothingElse: 'The rules allowed nothing else.',
    instead: 'Alternatives:',
    nothingBetter: 'No alternative was worth anything.',
  },

  news: 'Since your last choice',
  closeNews: 'Close',
  moreNews: (lines: number) => (lines === 1 ? '1 more entry in the log.' : `${lines} more entries in the log.`),
  showAgain: 'Replay',

  wins: (names: readonly string[]) => (names.length === 1 ? `${names.join('')} wins` : `${names.join(' and ')} share the victory`),
  systemWins: 'The System Player wins',
  /** Why the game is over. */
  endings: {
    generalPardon: 'The General Pardon came for the last time.',
    deckEmpty: 'The deck ran out.',
    blackbeardRetired: 'Blackbeard has retired.',
    blackbeardLost: 'Blackbeard is dead.',
    rivalsScored: 'The System Player has the Victory Points he needs.',
    rivalsGone: 'The System Player has no pirate left.',
  },
  player: 'Player',
  turn: 'Turn',
  end: 'End',
  retired: 'Retired',
  lost: 'Lost',
  vp: 'VP',
  scores: 'Final scores',
  howMade: 'How the points were scored',
  toHarbor: 'Home page',
  bringHome: 'Save the whole game here',
  bringHomeWhy: 'Saves the whole game in this browser, for its chronicle, charts and analysis',
  saveRecord: 'Download the game',
  toBoard: 'View the board',
  toScores: 'Final scores',
  figures: 'Charts and statistics',
  chartOf: (title: string) => `${title} by turn, with a line for each player. The numbers are in the table below.`,
  asTable: 'Show as a table',
  measures: {
    vp: 'Victory Points',
    notoriety: 'Notoriety of pirates in play',
    netWorth: 'Net Worth of pirates in play, in doubloons',
  },
  luck: 'Luck with the dice',
  throws: 'Rolls',
  came: 'Succeeded',
  expected: 'Expected',
  difference: 'Difference',
  luckMeans:
    'Counts rolls against a target number (a reroll with Cunning counts separately), and a pirate’s final dice in each contest. Expected is the sum of the chances before each roll.',
  deedsTitle: 'Statistics',
  deeds: {
    retired: 'Pirates retired',
    lost: 'Pirates lost',
    merchants: 'Merchants looted',
    doubloons: 'Booty sold, in doubloons',
    ports: 'Ports taken',
    duels: 'Duels won',
    against: 'Cards against others',
    mutinies: 'Mutinies suffered',
  },
  analysis: 'Analysis',
  chronicleTitle: 'The chronicle',
  asPage: 'Download as a web page',
  asText: 'Download as text',
  chronicle: {
    title: 'A Chronicle of the Pirates',
    years: (names: readonly string[], first: number, last: number) =>
      `being a true account of the voyages, prizes and ends of the captains of ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}, ${first === last ? `in the year ${first}` : `from ${first} to ${last}`}`,
    chapter: (numeral: string) => `Chapter ${numeral}`,
    date: (season: string, year: number) => `${season} ${year}`,
    seasons: ['Spring', 'Summer', 'Autumn', 'Winter'],
    /** @param i number of the chapter, so that the wording varies */
    opening: (i: number, { atLarge, feared, first }: Opening) => {
      const abroad = [
        `${atLarge} pirates are at large`,
        `The merchants count ${atLarge} black flags`,
        `${atLarge} crews live by other people’s sugar`,
        `The governors write home of ${atLarge} pirates`,
      ][i % 4];
      const fame = feared
        ? `; ${['the most feared of them is', 'mothers frighten their children with', 'there is a price on the head of'][i % 3]} ${feared.name}`
        : ', and none of them has a name yet';
      const lead = first ? ` ${first.name} has ${first.vp} VP to show for it.` : '';
      return `${abroad}${fame}.${lead}`;
    },
    prologue: 'Before the first voyage',
    quiet: 'Nothing worth the ink.',
    ended: {
      generalPardon: 'So the King’s pardon ran out for the last time.',
      deckEmpty: 'So the years ran out.',
      blackbeardRetired: 'So Blackbeard went ashore for good.',
      blackbeardLost: 'So Blackbeard came to his end.',
      rivalsScored: 'So Blackbeard’s rivals had all that they wanted.',
      rivalsGone: 'So Blackbeard had no rival left on any sea.',
    },
    won: (names: readonly string[]) =>
      names.length === 1
        ? `The richest and most famous of all was ${names.join('')}.`
        : `Equal in riches and fame were ${names.join(' and ')}.`,
    points: (name: string, vp: number) => `${name}: ${vp} VP`,
  },
};
