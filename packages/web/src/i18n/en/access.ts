/** What is said to people who hear the table, or lead it by keys. */
export const access = {
  /** The chart as a thing to walk over. */
  chart: 'Chart: arrow keys go from place to place, Enter acts there',
  chartTitle: 'The chart in words',
  openSea: (name: string): string => `${name}, open sea`,
  passage: (name: string): string => `${name}, a passage between two charts`,
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
  /** What can be done at the place that was reached. */
  choices: (count: number): string => (count === 1 ? 'Enter: 1 choice.' : `Enter: ${count} choices.`),
  command: {
    title: 'Command line',
    label: 'What do you want to do?',
    hint: 'Part of a choice, the name of a place, a rule’s number, or help',
    matches: (count: number): string => (count === 1 ? '1 match.' : `${count} matches.`),
    place: (name: string): string => `Look at ${name}`,
    rule: (number: string): string => `Rule ${number}`,
    /** Typed for a list of what can be typed; `?` does the same. */
    help: 'help',
    helpTitle: 'What you can write',
    helpChoice: (choice: string): string => `Part of a choice, in any order: ${choice}`,
    helpPlace: (place: string): string => `The name of a place, to hear what lies there: ${place}`,
    helpRule: 'The number of a rule: 8.13',
    helpSheet: (sheets: string): string => `The name of a sheet: ${sheets}`,
    helpKeys: 'Up and Down go through what is found, Enter takes it, Esc closes the line.',
    unknown: (word: string): string => `“${word}” is not known here. Write “help” for what you can write.`,
    notTogether: (typed: string): string => `Nothing has all these words: “${typed}”. Write “help” for what you can write.`,
    noRule: (number: string): string => `There is no rule ${number}.`,
  },
  /** What has just happened, for those who hear it. */
  happened: 'What has just happened',
};
