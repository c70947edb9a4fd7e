/** Texts for screen readers and for play by keyboard. */
export const accessibility = {
  /** The map, with the cursor that arrow keys move. */
  chart: 'Map: arrow keys move from place to place, Enter acts there',
  chartTitle: 'The map as text',
  openSea: (name: string): string => `${name}, open sea`,
  passage: (name: string): string => `Transit Box ${name}, between two maps`,
  port: (name: string, nation: string, value: number, defense: number): string =>
    `${name}, ${nation} port, value ${value}, defense ${defense}`,
  destroyed: 'destroyed',
  attacked: 'attacked before',
  governor: (name: string, isPro: boolean): string => `governor ${name}, ${isPro ? 'pro-pirate' : 'anti-pirate'}`,
  merchant: 'a merchant, face down',
  merchantFound: (name: string): string => `a ${name}`,
  haven: (pirate: string): string => `${pirate}’s safe haven`,
  pirate: (name: string, seat: string): string => `${name} (${seat})`,
  commissioner: (name: string, seat: string): string => `Commissioner ${name} (${seat})`,
  ways: (places: readonly string[]): string => `From here to ${places.join(', ')}.`,
  nothing: 'nothing there',
  /** The choices at the cursor. */
  choices: (count: number): string => (count === 1 ? 'Enter: 1 choice.' : `Enter: ${count} choices.`),
  /** The region with the latest events. */
};
