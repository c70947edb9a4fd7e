/** English. */
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
import { exception, lapses, pass } from './standing.ts';
import { story } from './story.ts';
import { valuation } from './valuations.ts';

export const en: Language = {
  id: 'en',
  pieces,
  cards,
  ratings,
  money,
  doubloons,
  vp: (points) => `${points} VP`,
  list,
  labelled: (label, text) => `${label}: ${text}`,
  die: (count) => (count === 1 ? 'd6' : `${count}d6`),
  thrown: (count, sum) => `${count === 1 ? 'die' : 'dice'} ${sum}`,
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
