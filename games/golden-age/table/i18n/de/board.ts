export const board = {
  chart: { americas: 'Amerika', guinea: 'Guinea', indies: 'Indien' },
  counters: 'Figuren und Ziele',
  choicesAt: (name: string, count: number): string => `${name}: ${count} Möglichkeiten`,
  chooseIt: 'Diesen Ort wählen',
  merchantOff: (port: string): string => `Der Kauffahrer vor ${port}`,
  unknownMerchant: (port: string): string => `Ein Kauffahrer vor ${port}, noch nicht gefunden`,
  knownMerchant: (type: string, port: string, cargo: number): string => `${type} vor ${port}, Ladung ${cargo}`,
  pirate: (name: string, seat: string): string => `${name}, Pirat von ${seat}`,
  pirateAt: (name: string, seat: string, place: string): string => `${name}, Pirat von ${seat}, ${place}`,
  warship: (name: string, ratings: string): string => `${name}: ${ratings}`,
  commissioner: (name: string, seat: string, ratings: string): string => `${name}, Kommissar von ${seat}: ${ratings}`,
  vp: (seat: string, points: number): string => `${seat}: ${points} SP`,
};
