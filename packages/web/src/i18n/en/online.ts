/** A table on a server. */
export const online = {
  line: {
    lost: 'The connection is lost. Trying again…',
    back: 'The connection is back.',
    asking: 'No live connection gets through: the table is looked at every two seconds.',
  },
  clock: {
    yours: (time: string) => `You have ${time} left.`,
    theirs: (name: string, time: string) => `${name} has ${time} left.`,
    several: (time: string) => `The window is open for ${time} more.`,
    over: 'The time is over.',
    paused: 'The game is paused.',
  },
  sealed: {
    change: 'Change my answer',
    stands: (answer: string) => `Under seal until you choose anew: ${answer}.`,
    leave: 'Leave it',
  },
  takenBack: 'The game has been taken back.',
  notOrdered: 'The standing order could not be given. Look at the connection, then try again.',
  refused: {
    stale: 'The game has gone on meanwhile: this choice came too late.',
    notYours: 'It is not for you to choose now.',
    malformed: 'The server does not understand this choice: this page may be older than it. Reload the page.',
    notPlaying: 'The game does not go on at this table.',
    paused: 'The game is paused.',
    illegal: (rule: string, text: string) => `The rules forbid it (${rule}). ${text}`,
  },
  halted: {
    paused: 'The game is paused. Whoever sits here can propose to go on, by “Talk” and “Table”.',
    aborted: 'The game was ended before its time. You can play again, by “Talk” and “Table”.',
  },
  hasLeft: (name: string, bot: string) => `${name} has left. A computer (${bot}) plays on.`,
  resigned: {
    title: 'You have resigned',
    text: (bot: string) => `A computer (${bot}) plays on in your seat. The others are still playing.`,
    over: 'The game is over.',
    rematch: 'If there is a rematch, you are invited to your seat.',
    watch: 'Watch the game',
    result: 'See the result',
  },
  closed: {
    noTable: 'There is no such table on this server.',
    noSpectators: 'This table takes no spectators.',
    needsPassword: 'This table has a password. Go back, and come in by it.',
    notPlaying: 'There is no game at this table.',
    otherRules: 'This table is played by rules that this server does not have.',
  },
  unreachable: 'The server does not answer. Look at the connection, then reload the page.',
};
