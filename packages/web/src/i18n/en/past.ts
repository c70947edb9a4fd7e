interface Opening {
  readonly atLarge: number;
  readonly feared: { readonly name: string } | null;
  readonly first: { readonly name: string; readonly vp: number } | null;
}

/** The table's past: undo, looking back, what-ifs, the log, what has been missed, and the end of a game. */
export const past = {
  noSuchTable: 'There is no such table in this browser.',
  copyUpTo: (choice: number, of: number) =>
    `Choice ${choice} of ${of} is not allowed in this version. This is a copy up to there; the game as it was stays in the list.`,
  botFailed: (seat: string) => `The computer player of ${seat} failed; a captain has chosen in its place, and the game goes on.`,
  botsGone: 'The computer players don’t answer: look at the connection. The game is kept, and waits.',
  tryAgain: 'Try again',
  tooLarge: (bytes: number) => `The file is too large for a record (${bytes} bytes).`,

  bar: {
    harbor: 'Blackbeard: back to the first page',
    turn: 'Turn',
    deck: 'Deck',
    twoDecks: 'Two decks: cards to hold, and those that are resolved at once',
    pardon: 'Pardon',
    pardonTitle: (times: number) => `General Pardon has come up ${times} of 3 times`,
    inForce: 'in force',
    saveTitle: 'Download the record',
    save: 'Save',
  },
  curtain: {
    label: 'Hand over the screen',
    screenFor: 'The screen is for',
    show: (seat: string) => `I am ${seat}: show my cards`,
    pass: 'Pass for this turn, unseen',
  },

  undo: 'Undo',
  undoNow: 'Undo: take back your last choice (key u)',
  undoNot: {
    nothing: 'Undo: there is nothing of yours to take back.',
    over: 'Undo: the game is over.',
    die: 'Undo: a die has been thrown since.',
    draw: 'Undo: something has been drawn since.',
    reveal: 'Undo: something hidden has come to light since.',
    otherSeat: 'Undo: another player has chosen since.',
    looking: 'Undo: you are looking at the past.',
  },

  past: 'Past',
  pastWhy: 'Look back on the game (keys [ and ])',
  looking: (turn: number, seat: string) => `You are looking at the past: turn ${turn}, ${seat}.`,
  lookingBefore: 'You are looking at the past, before the first turn.',
  lookingAround: (seat: string) => `The game is over. You see the table as ${seat} does.`,
  backToNow: 'Back to now',
  scrubber: 'The game so far',
  slider: 'How far into the game',
  turnOf: (turn: number, seat: string) => `Turn ${turn}: ${seat}`,
  beforeTurns: 'Before the first turn',
  turnBack: 'Back to the beginning of the turn (Page Up)',
  stepBack: 'One step back ([)',
  play: 'Play',
  pause: 'Pause',
  stepOn: 'One step on (])',
  turnOn: 'On to the next turn (Page Down)',
  jump: 'Jump to a turn',
  eyes: 'Through whose eyes',
  eyesOf: (seat: string) => `As ${seat}`,
  spectator: 'As a spectator',
  aSpectator: 'a spectator',

  whatIf: 'What if…',
  whatIfWhy: 'Play on from here at a new table, against bots',
  whatIfTitle: 'What if?',
  whatIfText: (where: string) =>
    `A new table begins from here (${where}). You play one seat, bots all the others. The game you come from stays as it is.`,
  whatIfHidden:
    'The game goes on, so whatever you could not see then is dealt anew: the what-if tells you nothing about the others’ hands.',
  whatIfOpen: 'The game is over, so everybody holds what they held.',
  whatIfSeat: 'You play',
  whatIfStart: 'Set sail from here',
  whatIfBadge: (turn: number) => `What if, from turn ${turn}`,

  log: 'Log',
  lines: 'Lines of the log',
  happened: 'What has happened',
  search: 'Search the log',
  bySeat: 'Whose lines',
  everybody: 'Everybody',
  byTopic: 'What they are about',
  everything: 'Everything',
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
  earlier: 'Earlier lines',
  nothingLikeIt: 'Nothing of the kind has happened.',
  nothingYet: 'Nothing has happened yet.',
  lineTitle: (rules: string) => `Rule ${rules}. Click to look at that moment.`,

  /** 19.17 Why the System Player did what he did. */
  why: {
    ask: 'Why? What it was worth, and what else there was',
    askOf: (worth: string) => `${worth}. Why?`,
    noChoice: 'no choice',
    nothingElse: 'The rules left it nothing else to do.',
    instead: 'What it passed over:',
    nothingBetter: 'Nothing else would have led anywhere.',
  },

  news: 'Since you looked away',
  closeNews: 'Close',
  moreNews: (lines: number) => (lines === 1 ? 'One more line in the log.' : `${lines} more lines in the log.`),
  showAgain: 'Show it again',

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
  howMade: 'How the points were made',
  toHarbor: 'Back to the first page',
  bringHome: 'The whole game, here',
  bringHomeWhy: 'Keep the game in this browser: with its chronicle, figures and analysis, and every moment of it',
  saveRecord: 'Download the record',
  toBoard: 'Look at the board',
  toScores: 'Final scores',
  figures: 'Charts and figures',
  chartOf: (title: string) => `${title}, by turn, a line for each player. The numbers are in the table below.`,
  asTable: 'As a table',
  measures: {
    vp: 'Victory Points',
    notoriety: 'Notoriety of the pirates at large',
    netWorth: 'Net Worth of the pirates at large, in doubloons',
  },
  luck: 'Luck with the dice',
  throws: 'Throws',
  came: 'Came off',
  expected: 'Expected',
  difference: 'Difference',
  luckMeans:
    'Counted are throws against a number to reach (a second throw with Cunning by itself), and opposed dice of a pirate as they lay in the end. Expected is the sum of the chances before each throw.',
  deedsTitle: 'What was done',
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
  asPage: 'Download as a page',
  asText: 'Download as text',
  chronicle: {
    title: 'A Chronicle of the Pirates',
    years: (names: readonly string[], first: number, last: number) =>
      `being a true account of the voyages, prizes and ends of the captains of ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}, ${first === last ? `in the year ${first}` : `from ${first} to ${last}`}`,
    chapter: (numeral: string) => `Chapter ${numeral}`,
    date: (season: string, year: number) => `${season} ${year}`,
    seasons: ['Spring', 'Summer', 'Autumn', 'Winter'],
    /** `i` counts the chapters: the same thing is said in turn. */
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
