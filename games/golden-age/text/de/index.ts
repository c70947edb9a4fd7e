/** German. */

import type { Language } from '../language.ts';
import { cards } from './cards.ts';
import { choices, costs } from './choices.ts';
import { consequences } from './consequences.ts';
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
import { valuation } from './valuations.ts';

export const de: Language = {
  id: 'de',
  pieces,
  cards,
  ratings,
  money,
  doubloons,
  vp: (points) => `${points} SP`,
  list,
  labelled: (label, text) => `${label}: ${text}`,
  die: (count) => (count === 1 ? 'W6' : `${count}W6`),
  thrown: (_, sum) => `Wurf ${sum}`,
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
