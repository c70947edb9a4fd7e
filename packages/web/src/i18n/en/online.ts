/** Online tables. */
export const online = {
  line: {
    lost: 'Connection lost. Reconnecting…',
    back: 'You’re back online.',
    asking: 'No live connection: refreshing every 2 s.',
  },
  clock: {
    yours: (time: string) => `You have ${time} left.`,
    theirs: (name: string, time: string) => `${name} has ${time} left.`,
    several: (time: string) => `${time} left to respond.`,
    over: 'Time is up.',
    paused: 'The game is paused.',
  },
  sealed: {
    change: 'Change my answer',
    stands: (answer: string) => `Locked in until you change it: ${answer}.`,
    leave: 'Keep it',
  },
  botsBusy: 'The server is busy: bots think for less time, or a Captain bot plays for them.',
  takenBack: 'The game was rewound.',
  notOrdered: 'Auto-pass was not saved. Check your connection and try again.',
  refused: {
    stale: 'Too late: the game has moved on.',
    notYours: 'It’s not your turn to choose.',
    malformed: 'The server does not understand this choice. Reload the page: it may be out of date.',
    notPlaying: 'The game at this table has ended.',
    paused: 'The game is paused.',
    illegal: (rule: string, text: string) => `Not allowed by rule ${rule}. ${text}`,
  },
  halted: {
    paused: 'The game is paused.',
    aborted: 'The game was ended early.',
  },
  hasLeft: (name: string, bot: string) => `${name} has left. A bot (${bot}) takes over.`,
  resigned: {
    title: 'You have resigned',
    text: (bot: string) => `A bot (${bot}) takes over your seat. The others are still playing.`,
    over: 'The game is over.',
    rematch: 'If there’s a rematch, you’ll be invited to take your seat.',
    watch: 'Watch the game',
    result: 'See the result',
  },
  closed: {
    noTable: 'No such table on this server.',
    noSpectators: 'This table has no spectators.',
    needsPassword: 'This table has a password. Go back and enter it.',
    notPlaying: 'No game has started at this table.',
    otherRules: 'This server does not have the version of the rules that this table uses.',
  },
  unreachable: 'The server isn’t responding. Check your connection and reload the page.',
};
