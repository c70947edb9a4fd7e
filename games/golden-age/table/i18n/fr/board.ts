import { de } from '@bb/golden-age/text/fr';

export const board = {
  chart: { americas: 'Amériques', guinea: 'Guinée', indies: 'Indes' },
  counters: 'Pions et cibles',
  choicesAt: (name: string, count: number): string => `${name} : ${count} choix`,
  chooseIt: 'Choisir ce lieu',
  merchantOff: (port: string): string => `Le navire marchand (${port})`,
  unknownMerchant: (port: string): string => `Un navire marchand, pas encore trouvé (${port})`,
  knownMerchant: (type: string, port: string, cargo: number): string => `Navire marchand (${port}) : ${type}, Cargaison ${cargo}`,
  pirate: (name: string, seat: string): string => `${name}, pirate ${de(seat)}`,
  pirateAt: (name: string, seat: string, place: string): string => `${name}, pirate ${de(seat)}, ${place}`,
  warship: (name: string, ratings: string): string => `${name} : ${ratings}`,
  commissioner: (name: string, seat: string, ratings: string): string => `${name}, commissaire ${de(seat)} : ${ratings}`,
  vp: (seat: string, points: number): string => `${seat} : ${points} PV`,
};
