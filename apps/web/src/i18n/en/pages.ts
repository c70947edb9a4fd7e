const inPoints = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

/** Home page, new game, settings, and messages about saving, tabs and versions. */
export const pages = {
  name: 'Blackbeard',
  age: 'The Golden Age of Piracy',
  opening: 'Unrolling the charts…',
  cannotFetch:
    'This part of the game could not be loaded: you’re offline, or the page has been updated. Reload the page; your game is saved.',
  noSuchPage: (address: string) => `There is no page at “${address}”.`,
  back: 'Back to the home page',
  reload: 'Reload',
  close: 'Close',

  // Home
  subtitle: (most: number) => `A game of cards, dice and broken promises for 2 to ${most} captains`,
  contents: 'Menu',
  goOn: 'Continue',
  goOnWith: (names: string, when: string) => `with ${names}, left ${when}`,
  newGame: 'New game',
  newGameHint: 'against the computer, or with friends on this screen',
  lobby: 'Play online',
  lobbyHint: 'with others, live or turn-based',
  firstVoyage: 'First voyage',
  firstVoyageHint: (edition: string) => `${edition}: learn it by playing, in ten minutes`,
  firstVoyageGoOn: 'continue where you left off',
  preferences: 'Settings',
  preferencesHint: 'theme, speed, language, hints',
  howToPlay: 'How to play',
  howToPlayHint: 'in pictures, two minutes',
  about: 'About this game',
  aboutHint: 'and credits',
  openRecord: 'Import a game:',
  openRecordHint: 'a game saved as a file, from this or another device',
  cannotOpen: (file: string, why: string) => `“${file}” can’t be opened. ${why}`,
  /** Other languages leave out the reason, which is technical and English. */
  badFile: (why: string) => why,
  games: 'Saved games',
  noGames: 'None yet. Games save automatically while you play.',
  damagedGame: 'This saved game is damaged and can’t be opened.',
  otherGame: (game: string) => `This is a saved game of “${game}”, which this site doesn’t offer. It stays in this browser as it is.`,
  recordOfOtherGame: (game: string) => `It is a game of “${game}”, which this site doesn’t offer.`,
  /** A link that holds a game can’t be opened. The home page says so, where files are imported. */
  link: {
    broken: 'This link is incomplete or has been altered. Copy the whole link again, or ask for the game as a file and import it here.',
    tooLong: 'This link is too long for a game. Ask for the game as a file and import it here.',
    otherFormat: 'This link was made by another version of this site. Ask for the game as a file and import it here.',
    otherGame: (game: string) =>
      `The link holds a game of “${game}”, which this site doesn’t offer. Open it on the site that it comes from.`,
    otherRules: (version: string, own: string) =>
      `The game in this link was played with rules ${version}; this site has rules ${own}. Ask for the game as a file and import it here.`,
  },
  otherRules: {
    /** The choices all fit. */
    same: (version: string, own: string) =>
      `This game was played with rules ${version}. All its choices are allowed by today’s rules, ${own}, too: it goes on with those.`,
    /** @param choice  the first that does not fit, from 1 */
    from: (version: string, own: string, choice: number, of: number) =>
      `This game was played with rules ${version}. By today’s rules, ${own}, it would be another game from choice ${choice} of ${of} on.`,
    result: (version: string, own: string) =>
      `This game was played with rules ${version}. By today’s rules, ${own}, its choices lead to another result.`,
    cannot: (version: string, own: string, why: string) =>
      `This game was played with rules ${version}, and today’s rules, ${own}, can’t play it: ${why}. It stays in the list as it is, and you can download it.`,
    about:
      'You see it up to where it is still the same game. If you play on from here, that becomes a new game in your list; this one stays as it is.',
    playOn: 'Play on from here',
    download: 'Download this game',
  },
  damagedGames: (games: number) =>
    games === 1 ? '1 saved game is damaged and can’t be read.' : `${games} saved games are damaged and can’t be read.`,
  finished: 'finished',
  inProgress: 'in progress',
  turn: (turn: number) => `turn ${turn}`,
  place: (place: number, of: number, points: number) => `place ${place} of ${of} (${inPoints(points)})`,
  won: (points: number) => `won (${inPoints(points)})`,
  lost: (points: number) => `lost (${inPoints(points)})`,
  wonBy: (winners: string) => `won by ${winners}`,
  lookAt: 'Review',
  download: 'Download',
  remove: 'Delete',
  removeGame: (names: string) => `Delete the game with ${names}`,
  sureFinished: 'Delete this game for good?',
  sureInProgress: 'This game is not over. Delete it for good?',

  // How to play
  screens: 'Screens',
  screen: (screen: number, of: number) => `Screen ${screen} of ${of}`,
  previous: 'Back',
  next: 'Next',
  noHowToPlay: (game: string) => `“${game}” has no introduction yet.`,

  // New game
  presets: {
    title: 'Ready-made games',
    standard: 'Standard game',
    quick: 'Quick game',
    first: 'First game',
    /** @param bot  empty if none is named */
    seats: (players: number, bot: string) => (bot === '' ? `${players} players` : `${players} players, bots: ${bot}`),
    time: (turns: number, people: string, computers: string) =>
      `About ${turns} turns: ${people} among people, ${computers} against the computer`,
  },
  whoPlays: 'Seats',
  game: 'Game',
  /** The games side by side. */
  editions: 'Editions',
  players: 'Players',
  playersOf: (players: number) => (players === 1 ? '1 (solitaire)' : String(players)),
  seatName: (seat: number) => `Name of seat ${seat}`,
  seatNumber: (seat: number) => `Seat ${seat}`,
  human: { name: 'Human (this device)', about: 'Plays on this screen.' },
  botFor: (bot: string, person: string) => `${bot} (for ${person})`,
  playerWhoLeft: 'a player who left',
  seatNames: ['Holly', 'Anne', 'Jonathan', 'Mary', 'Israel', 'Grace', 'Silas', 'Bess', 'Josiah', 'Nell'],
  passOver: 'Auto-pass when I have nothing to play',
  sharing: (people: number) =>
    `${people} people share this screen: hands are hidden between turns, and everybody is asked, so that a question gives nothing away.`,
  watching: 'No human plays: the bots play, and you watch.',
  setSail: 'Set sail',

  // Preferences
  offline: 'Offline',
  offlineReady: 'The game is saved on this device and works offline. Your browser’s menu can install it as an app.',
  offlineNotReady: 'Not ready yet: keep this page open for a moment.',
  offlineNever: 'This browser can’t store the game for this address: you need a connection to open it.',

  // About
  aboutTitle: 'About Blackbeard',

  // Saving, tabs and versions
  noTutorial: 'This game has no first voyage yet.',
  noSuchTable: 'This game is not saved in this browser.',
  copyUpTo: (choice: number, of: number) =>
    `Choice ${choice} of ${of} is not allowed in this version. This is a copy up to that point; the original stays in the list.`,
  botFailed: (seat: string) => `${seat}’s bot failed. A Captain bot chose instead, and the game goes on.`,
  tooLarge: (bytes: number) => `The file is too large for a game (${bytes} bytes).`,
  whatIfBadge: (turn: number) => `What if, from turn ${turn}`,
  keepsNothing:
    'This browser saves nothing (a private window, or its settings block site data): the game is lost when you close this page. Download it to keep it.',
  keepsNothingShort:
    'This browser saves nothing for this site: it is a private window, or its settings block site data. You can play, but a game is lost when you close its page: download it to keep it.',
  noRoom: 'This browser is out of storage. Delete finished games to make room, then try again.',
  cannotStart: (why: string) => `The game can’t be saved: ${why}`,
  storageFull:
    'This browser is out of storage: from now on the game is lost when you close this page. Download it, or delete finished games to make room.',
  notKept: (why: string) => `This browser can’t save the game: ${why}. Download it to keep it.`,
  elsewhereTitle: 'Open in another tab',
  elsewhereThere: 'This game is open in another tab of this browser. You can play it in only one tab at a time.',
  elsewhereGone: 'This game continues in another tab. Everything played here is saved.',
  takeOver: 'Play in this tab',
  newVersion:
    'A new version is available. Your game is saved and goes on in it. If a rule has changed since, the page tells you before you play on.',
  update: 'Update now',
  later: 'Later',
  versionChanged: 'Another tab has updated the game to a new version. Reload to update here too; your game is saved.',
  offlineNow: 'You’re offline. You can play on: the whole game is on this device.',
  offlineUnready: 'You’re offline. An open game goes on and is saved, but other pages may not open.',
};
