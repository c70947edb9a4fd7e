/** German. */

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
  goals: { itself: (points) => `${points} für sich selbst`, blackbeard: (points) => `${points} gegen Blackbeard` },
  terms: {
    voyage: 'die beste Fahrt, die damit beginnt',
    grab: 'Blackbeards Beute',
    pursuit: 'unterwegs zu Blackbeards Beute',
    prey: 'eine Prise, Blackbeard vor der Nase weggeschnappt',
    haven: 'Blackbeards sicherer Hafen',
    refuge: 'Hafen für Blackbeards Ruhestand',
  },
};

export const de: Language = {
  id: 'de',
  tellsFigures: true,
  pieces,
  cards: cardsIn('de'),
  ratings,
  money,
  doubloons,
  vp: (points) => `${points} SP`,
  list,
  labelled: (label, text) => `${label}: ${text}`,
  die: (count) => (count === 1 ? 'W6' : `${count}W6`),
  need: ({ figure, isMost }) => (isMost ? `höchstens ${figure} erlaubt` : `mindestens ${figure} nötig`),
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
  without: (option) => `ohne ${option}`,
  portStatuses,
  means,
  placesOf,
  valuation,
  pass,
  exception,
  lapses,
};
