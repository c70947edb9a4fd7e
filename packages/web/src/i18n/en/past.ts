/** The table's past: undo, looking back, what-ifs, the log, what has been missed, and the end of a game. */
export const past = {
  openElsewhere: 'This game is open in another tab of this browser. Close it there first.',
  noSuchTable: 'There is no such table in this browser.',
  copyUpTo: (choice: number, of: number) =>
    `Choice ${choice} of ${of} is not allowed in this version. This is a copy up to there; the game as it was stays in the list.`,
  botFailed: (bot: string) => `The bot “${bot}” failed; a random choice was made for it.`,
  goneOnElsewhere: 'This game has gone on elsewhere, in another tab. Reload the page to follow it.',
  notKept: (why: string) => `This browser does not keep the game: ${why}. Download the record to save it.`,
  tooLarge: (bytes: number) => `The file is too large for a record (${bytes} bytes).`,

  undo: 'Undo',
  undoNow: 'Take back your last choice (key u)',
  undoNot: {
    nothing: 'Undo: there is nothing of yours to take back.',
    over: 'Undo: the game is over.',
    die: 'Undo: a die has been thrown since.',
    draw: 'Undo: something has been drawn since.',
    reveal: 'Undo: something hidden has come to light since.',
    otherSeat: 'Undo: another player has chosen since.',
    looking: 'Undo: you are looking at the past.',
  },
};
