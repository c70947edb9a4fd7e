/** 19.17 Why the System Player takes an Action. */
import type { ValuationWords } from '../language.ts';
import { tenths } from '../valuations.ts';

export const valuation: ValuationWords = {
  points: (amount) => tenths(amount).replace('.', ','),
  goals: { itself: (points) => `${points} pour lui-même`, blackbeard: (points) => `${points} contre Barbe-Noire` },
  terms: {
    voyage: 'la meilleure course qui commence ainsi',
    grab: 'le butin de Barbe-Noire',
    pursuit: 'en route vers le butin de Barbe-Noire',
    prey: 'une prise sous le nez de Barbe-Noire',
    haven: 'le refuge de Barbe-Noire',
    refuge: 'un port où Barbe-Noire pourrait se retirer',
  },
};
