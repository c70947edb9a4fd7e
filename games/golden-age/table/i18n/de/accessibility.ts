/** Texts for screen readers and for play by keyboard. */
export const accessibility = {
  chart: 'Karte: mit den Pfeiltasten von Ort zu Ort, mit Enter dort handeln',
  chartTitle: 'Die Karte als Text',
  openSea: (name: string): string => `${name}, offene See`,
  passage: (name: string): string => `${name}, eine Passage zwischen zwei Karten`,
  port: (name: string, nation: string, value: number, defense: number): string =>
    `${name}, Hafen (${nation}), Wert ${value}, Verteidigung ${defense}`,
  destroyed: 'zerstört',
  attacked: 'schon einmal angegriffen',
  governor: (name: string, isPro: boolean): string => `Gouverneur ${name}, ${isPro ? 'piratenfreundlich' : 'piratenfeindlich'}`,
  merchant: 'ein Kauffahrer, verdeckt',
  merchantFound: (name: string): string => `Kauffahrer: ${name}`,
  haven: (pirate: string): string => `sicherer Hafen von ${pirate}`,
  pirate: (name: string, seat: string): string => `${name} (${seat})`,
  commissioner: (name: string, seat: string): string => `Kommissar ${name} (${seat})`,
  ways: (places: readonly string[]): string => `Von hier aus: ${places.join(', ')}.`,
  nothing: 'nichts dort',
  choices: (count: number): string => (count === 1 ? 'Enter: 1 Möglichkeit.' : `Enter: ${count} Möglichkeiten.`),
};
