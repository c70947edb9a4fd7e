export const board = {
  chart: { americas: 'Americas', guinea: 'Guinea', indies: 'Indies' },
  counters: 'Counters and targets',
  choicesAt: (name: string, count: number): string => `${name}: ${count} choices`,
  chooseIt: 'Choose this place',
  merchantOff: (port: string): string => `The merchant off ${port}`,
  unknownMerchant: (port: string): string => `A merchant off ${port}, not yet found`,
  knownMerchant: (type: string, port: string, cargo: number): string => `A ${type} off ${port}, cargo ${cargo}`,
  pirate: (name: string, seat: string): string => `${name} of ${seat}`,
  pirateAt: (name: string, seat: string, place: string): string => `${name} of ${seat}, ${place}`,
  warship: (name: string, ratings: string): string => `${name}: ${ratings}`,
  commissioner: (name: string, seat: string, ratings: string): string => `${name}, Commissioner of ${seat}: ${ratings}`,
  vp: (seat: string, points: number): string => `${seat}: ${points} VP`,
};
