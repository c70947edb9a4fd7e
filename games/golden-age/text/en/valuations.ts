/** 19.17 Why the System Player takes an Action. */
import type { ValuationWords } from '../language.ts';
import { tenths } from '../valuations.ts';

export const valuation: ValuationWords = {
  points: tenths,
  goals: { itself: (points) => `${points} for itself`, blackbeard: (points) => `${points} against Blackbeard` },
  terms: {
    voyage: 'the best voyage that begins so',
    grab: 'Blackbeard’s booty',
    pursuit: 'on the way to Blackbeard’s booty',
    prey: 'a prize before Blackbeard’s nose',
    haven: 'Blackbeard’s haven',
    refuge: 'a port where Blackbeard could retire',
  },
};
