/** Texts for screen readers and for play by keyboard. */
export const accessibility = {
  /** The map, with the cursor that arrow keys move. */
  chart: 'Map: arrow keys move from place to place, Enter acts there',
  chartTitle: 'The map as text',
  openSea: (name: string): string => `${name}, open sea`,
  passage: (name: string): string => `${name}, a passage between two maps`,
  port: (name: string, nation: string, value: number, defense: number): string =>
    `${name}, ${nation} port, value ${value}, defense ${defense}`,
  destroyed: 'destroyed',
  attacked: 'attacked before',
  governor: (name: string, isPro: boolean): string => `governor ${name}, ${isPro ? 'pro-pirate' : 'anti-pirate'}`,
  merchant: 'a merchant, face down',
  merchantFound: (name: string): string => `a ${name}`,
  haven: (pirate: string): string => `safe haven of ${pirate}`,
  pirate: (name: string, seat: string): string => `${name} of ${seat}`,
  commissioner: (name: string, seat: string): string => `Commissioner ${name} of ${seat}`,
  ways: (places: readonly string[]): string => `From here to ${places.join(', ')}.`,
  nothing: 'nothing there',
  /** The choices at the cursor. */
  choices: (count: number): string => (count === 1 ? 'Enter: 1 choice.' : `Enter: ${count} choices.`),
  command: {
    title: 'Command line',
    label: 'What do you want to do?',
    hint: 'Part of a choice, the name of a place, a rule’s number, or help',
    matches: (count: number): string => (count === 1 ? '1 match.' : `${count} matches.`),
    place: (name: string): string => `Look at ${name}`,
    rule: (number: string): string => `Rule ${number}`,
    /** The command that lists all commands; `?` does the same. */
    help: 'help',
    helpTitle: 'What you can type',
    helpChoice: (choice: string): string => `Part of a choice, in any order: ${choice}`,
    helpPlace: (place: string): string => `The name of a place, to hear what is there: ${place}`,
    helpRule: 'The number of a rule: 8.13',
    helpSheet: (sheets: string): string => `The name of a sheet: ${sheets}`,
    helpKeys: 'Up and Down move through the matches, Enter takes one, Esc closes the command line.',
    unknown: (word: string): string => `“${word}” is unknown. Type “help” to see what you can type.`,
    notTogether: (typed: string): string => `No match for “${typed}”. Type “help” to see what you can type.`,
    noRule: (number: string): string => `There is no rule ${number}.`,
  },
  /** The region with the latest events. */
  happened: 'Latest events',
};
