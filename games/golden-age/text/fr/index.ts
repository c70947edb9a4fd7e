/** French. */
import { cardsIn } from '../event-cards.ts';
import type { Language, ValuationWords } from '../language.ts';
import { tenths } from '../valuations.ts';
import { choices, costs } from './choices.ts';
import { consequences } from './consequences.ts';
import { contests, fighter } from './contests.ts';
import { causes, purposes } from './dice.ts';
import { events } from './events.ts';
import { doubloons, list, money } from './grammar.ts';
import { means, placesOf, portStatuses, ratings } from './labels.ts';
import { options, values } from './options.ts';
import { pieces } from './pieces.ts';
import { hopes, prompts } from './prompts.ts';
import { chapters, rules } from './rules.ts';
import { exception, lapses, pass } from './standing.ts';
import { story } from './story.ts';
import { terms } from './terms.ts';

const valuation: ValuationWords = {
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

/** The table's French texts elide names, too. */
export { de } from '@bb/common/text/fr/elision';

export const fr: Language = {
  id: 'fr',
  tellsFigures: true,
  pieces,
  cards: cardsIn('fr'),
  ratings,
  money,
  doubloons,
  vp: (points) => `${points} PV`,
  list,
  labelled: (label, text) => `${label} : ${text}`,
  die: (count) => (count === 1 ? 'd6' : `${count}d6`),
  need: ({ figure, isMost }) => `il faut ${figure} ou ${isMost ? 'moins' : 'plus'}`,
  fighter,
  contests,
  causes,
  purposes,
  events,
  story,
  prompts,
  hopes,
  choices,
  consequences,
  costs,
  chapters,
  rules,
  terms,
  options,
  values,
  without: (option) => `sans ${option}`,
  portStatuses,
  means,
  placesOf,
  valuation,
  pass,
  exception,
  lapses,
};
