/** Was Menschen gesagt wird, die den Tisch hören oder mit Tasten führen. */
export const access = {
  chart: 'Karte: Pfeiltasten führen von Ort zu Ort, Eingabe handelt dort',
  chartTitle: 'Die Karte in Worten',
  openSea: (name: string): string => `${name}, offene See`,
  passage: (name: string): string => `${name}, eine Passage zwischen zwei Karten`,
  port: (name: string, nation: string, value: number, defense: number): string =>
    `${name}, Hafen (${nation}), Wert ${value}, Verteidigung ${defense}`,
  destroyed: 'zerstört',
  attacked: 'schon einmal angegriffen',
  governor: (name: string, isPro: boolean): string => `Gouverneur ${name}, ${isPro ? 'piratenfreundlich' : 'piratenfeindlich'}`,
  merchant: 'ein Handelsschiff, verdeckt',
  merchantFound: (name: string): string => `Handelsschiff: ${name}`,
  haven: (pirate: string): string => `Zuflucht von ${pirate}`,
  pirate: (name: string, seat: string): string => `${name} (${seat})`,
  commissioner: (name: string, seat: string): string => `Kommissar ${name} (${seat})`,
  ways: (places: readonly string[]): string => `Von hier aus: ${places.join(', ')}.`,
  nothing: 'nichts',
  choices: (count: number): string => (count === 1 ? 'Eingabe: 1 Möglichkeit.' : `Eingabe: ${count} Möglichkeiten.`),
  command: {
    title: 'Befehlszeile',
    label: 'Was möchtest du tun?',
    hint: 'Ein Teil einer Möglichkeit, der Name eines Ortes oder die Nummer einer Regel',
    matches: (count: number): string => (count === 0 ? 'Nichts dieses Namens.' : count === 1 ? '1 Treffer.' : `${count} Treffer.`),
    place: (name: string): string => `Ansehen: ${name}`,
    rule: (number: string): string => `Regel ${number}`,
  },
  happened: 'Was gerade geschehen ist',
};
