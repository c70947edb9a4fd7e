/** 19.17 Why the System Player takes an Action. */
import type { ValuationWords } from '../language.ts';
import { tenths } from '../valuations.ts';

export const valuation: ValuationWords = {
  points: (amount) => tenths(amount).replace('.', ','),
  goals: { itself: (points) => `${points} für sich selbst`, blackbeard: (points) => `${points} gegen Blackbeard` },
  terms: {
    voyage: 'beste Fahrt, die so beginnt',
    grab: 'Blackbeards Beute',
    pursuit: 'unterwegs zu Blackbeards Beute',
    prey: 'Prise vor Blackbeards Nase',
    haven: 'Blackbeards sicherer Hafen',
    refuge: 'Hafen für Blackbeards Ruhestand',
  },
};
