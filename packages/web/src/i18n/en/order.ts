/** What those read who keep order. */
export const order = {
  link: (waiting: number) => (waiting === 0 ? 'Keep order' : `Keep order (${waiting === 1 ? '1 report' : `${waiting} reports`})`),
  waiting: 'What waits for you',
  none: 'Nothing has been reported that waits for anybody.',
  somebodyGone: 'somebody who has left',
  subjects: {
    line: (name: string) => `What ${name} said`,
    seat: (name: string) => `How ${name} is called`,
    table: (name: string) => `What ${name} called a table`,
  },
  wordsGone: 'The words are gone with who said them.',
  reportedBy: (name: string, when: string) => `${name}, ${when}:`,
  around: { line: 'What was said around it', seat: 'What was said at the table then', table: 'What was said at the table then' },
  nothingSaid: 'Nothing was said there.',
  toTable: 'To the table',
  act: (name: string) => `Do something about ${name}`,
  kind: 'What',
  kinds: { mute: 'Mute: plays, but says nothing', ban: 'Ban: may not come any more' },
  long: 'How long',
  forGood: 'for good',
  reason: 'Why',
  reasonHint: (name: string) => `${name} reads this.`,
  lay: {
    mute: (name: string, long: string | null) => `Mute ${name} ${long === null ? 'for good' : `for ${long}`}, and close it`,
    ban: (name: string, long: string | null) => `Ban ${name} ${long === null ? 'for good' : `for ${long}`}, and close it`,
  },
  close: 'Close it: nothing more is to be done',
  sanctions: 'Who may not speak, or not come',
  noSanctions: 'Everybody may speak, and come.',
  sanction: {
    mute: (name: string, until: string | null, reason: string) =>
      `${name} says nothing ${until === null ? 'any more' : `until ${until}`}: “${reason}”`,
    ban: (name: string, until: string | null, reason: string) =>
      `${name} may not come ${until === null ? 'any more' : `until ${until}`}: “${reason}”`,
  },
  lift: { mute: (name: string) => `Let ${name} speak again`, ban: (name: string) => `Let ${name} come again` },
  log: 'What has been done',
  owner: 'The server’s owner',
  deeds: {
    handled: (by: string, about: string) => `${by} closed a report about ${about}.`,
    mute: (by: string, about: string) => `${by} muted ${about}.`,
    ban: (by: string, about: string) => `${by} banned ${about}.`,
    unmute: (by: string, about: string) => `${by} let ${about} speak again.`,
    unban: (by: string, about: string) => `${by} let ${about} come again.`,
  },
  older: 'What was done before',
};
