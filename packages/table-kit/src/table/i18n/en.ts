import type { Said } from '../../catalogue.svelte.ts';

/** What the tables of all games say: undo, handing over the screen, the log, the top bar and the prompt of a replay. */
export const table = {
  bar: {
    history: 'History',
    historyWhy: 'View earlier moments of the game (keys [ and ])',
    whatIf: (turn: number) => `What if, from turn ${turn}`,
    save: 'Download',
    saveWhy: 'Download the game',
  },

  regions: { prompt: 'Question', choices: 'Choices', board: 'Board', tools: 'Tools' },
  tabs: { map: 'Map', ships: 'Ships', log: 'Log', tools: 'More' },
  seats: { players: 'Players', you: '(you)' },
  prompt: {
    askedOf: (seat: string) => `${seat}:`,
    step: 'Current step',
    sending: (choice: string) => `Sending: ${choice}…`,
    rolling: 'The dice are rolling…',
    passing: 'Passing…',
    oneMoment: 'One moment…',
    cancelOrder: 'Cancel',
    back: 'Back to all choices',
    whyNot: (what: string, why: string) => `${what}: ${why}`,
  },
  fight: { total: 'Total', result: 'Result' },

  undo: 'Undo',
  undoNow: 'Undo your last choice (key u)',
  undoByVote: 'Ask to undo',
  undoByVoteWhy: 'Others have played since, or something was revealed: ask them to vote on undoing your last choice (key u)',
  undoNot: {
    nothing: 'Undo unavailable: you have made no choice yet.',
    over: 'Undo unavailable: the game is over.',
    die: 'Undo unavailable: a die has been rolled since.',
    draw: 'Undo unavailable: something has been drawn since.',
    reveal: 'Undo unavailable: something hidden has been revealed since.',
    otherSeat: 'Undo unavailable: another player has chosen since.',
    paused: 'Undo unavailable: the game is paused.',
    vote: 'Undo unavailable: a vote on it is open.',
    looking: 'Undo unavailable while viewing history.',
  },

  handOver: {
    label: 'Hand over the screen',
    screenFor: 'Pass the screen to',
    show: (seat: string) => `I am ${seat}: show my cards`,
    pass: 'Pass for this turn without looking',
  },

  looking: (turn: number, seat: string) => `Viewing history: turn ${turn}, ${seat}.`,
  lookingBefore: 'Viewing history: before the first turn.',
  lookingAround: (seat: string) => `The game is over. You see the table as ${seat}.`,
  aSpectator: 'a spectator',

  choices: {
    list: 'Your choices',
    all: 'All choices',
    less: 'Less',
    openList: (count: number) => `List (${count})`,
    closeList: 'Close the list',
    onMap: (count: number) => (count === 1 ? 'Choose on the map: one place is marked.' : `Choose on the map: ${count} places are marked.`),
    pointAtPlace: 'Point at a marked place to see what speaks for and against it.',
    tapPlace: 'Tap a marked place to see what speaks for and against it.',
    again: 'Press again to confirm.',
    unavailable: (count: number) => `Why not? (${count})`,
    showUnavailable: 'Unavailable choices, and why',
  },

  hints: { hint: 'Hint', understood: 'Got it', none: 'No more hints', unfold: 'Show the hint', fold: 'Collapse the hint' },
  news: {
    title: 'Since your last choice',
    more: (lines: number) => (lines === 1 ? '1 more entry in the log.' : `${lines} more entries in the log.`),
    changes: 'Changes',
    replay: 'Replay',
    fold: 'Collapse the news',
    unfold: 'Expand the news',
  },

  log: {
    title: 'Log',
    lines: 'Log entries',
    happened: 'Game log',
    latest: 'Latest events',
    search: 'Search the log',
    bySeat: 'Player',
    everybody: 'All players',
    earlier: 'Earlier entries',
    nothingLikeIt: 'No matches.',
    nothingYet: 'Nothing has happened yet.',
    lineTitle: (rules: string) => `Rule ${rules}. Click to see that moment.`,
  },

  /** The title of a page that waits in the background. */
  yourTurn: (title: string) => `● Your turn · ${title}`,
  openRule: (rule: string) => `Read rule ${rule}`,
};

export type TableWords = Said<typeof table>;
