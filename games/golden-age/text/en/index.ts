/** English. */
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
import { exception, lapses, pass } from './standing.ts';
import { story } from './story.ts';

const valuation: ValuationWords = {
  points: tenths,
  goals: { itself: (points) => `${points} for itself`, blackbeard: (points) => `${points} against Blackbeard` },
  terms: {
    voyage: 'the best voyage that starts with this',
    grab: 'Blackbeard’s booty',
    pursuit: 'on the way to Blackbeard’s booty',
    prey: 'a prize from under Blackbeard’s nose',
    haven: 'Blackbeard’s haven',
    refuge: 'a port where Blackbeard could retire',
  },
};

export const en: Language = {
  id: 'en',
  tellsFigures: true,
  pieces,
  cards: cardsIn('en'),
  ratings,
  money,
  doubloons,
  vp: (points) => `${points} VP`,
  list,
  labelled: (label, text) => `${label}: ${text}`,
  die: (count) => (count === 1 ? 'd6' : `${count}d6`),
  need: ({ figure, isMost }) => `${figure} or ${isMost ? 'less' : 'more'} needed`,
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
  options,
  values,
  without: (option) => `no ${option}`,
  portStatuses,
  means,
  placesOf,
  valuation,
  pass,
  exception,
  lapses,
};
