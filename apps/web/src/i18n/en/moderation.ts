/** The moderators' pages. */
export const moderation = {
  link: (waiting: number) => (waiting === 0 ? 'Moderation' : `Moderation (${waiting === 1 ? '1 report' : `${waiting} reports`})`),
  waiting: 'Open reports',
  none: 'No open reports.',
  somebodyGone: 'a player who left',
  subjects: {
    line: (name: string) => `Message by ${name}`,
    seat: (name: string) => `${name}’s name`,
    table: (name: string) => `Table name by ${name}`,
  },
  wordsGone: 'The text was deleted with its author’s account.',
  reportedBy: (name: string, when: string) => `${name}, ${when}:`,
  around: { line: 'Messages around it', seat: 'Table chat at the time', table: 'Table chat at the time' },
  nothingSaid: 'No messages.',
  toTable: 'Open table',
  act: (name: string) => `Take action against ${name}`,
  kind: 'Action',
  kinds: { mute: 'Mute: can play, but not chat', ban: 'Ban: no access' },
  long: 'Duration',
  forGood: 'permanent',
  reason: 'Reason',
  reasonHint: (name: string) => `Shown to ${name}.`,
  impose: {
    mute: (name: string, long: string | null) => `Mute ${name} ${long === null ? 'permanently' : `for ${long}`} and close the report`,
    ban: (name: string, long: string | null) => `Ban ${name} ${long === null ? 'permanently' : `for ${long}`} and close the report`,
  },
  close: 'Close without action',
  sanctions: 'Active sanctions',
  noSanctions: 'No active sanctions.',
  sanction: {
    mute: (name: string, until: string | null, reason: string) =>
      `${name} is muted ${until === null ? 'permanently' : `until ${until}`}: “${reason}”`,
    ban: (name: string, until: string | null, reason: string) =>
      `${name} is banned ${until === null ? 'permanently' : `until ${until}`}: “${reason}”`,
  },
  lift: { mute: (name: string) => `Unmute ${name}`, ban: (name: string) => `Unban ${name}` },
  log: 'Log',
  owner: 'The operator',
  deeds: {
    handled: (by: string, about: string) => `${by} closed a report about ${about}.`,
    mute: (by: string, about: string) => `${by} muted ${about}.`,
    ban: (by: string, about: string) => `${by} banned ${about}.`,
    unmute: (by: string, about: string) => `${by} unmuted ${about}.`,
    unban: (by: string, about: string) => `${by} unbanned ${about}.`,
  },
  older: 'Earlier entries',
};
