/** French. */
import type { Language } from '../language.ts';
import { choices, costs } from './choices.ts';
import { events } from './events.ts';
import { terms } from './glossary.ts';
import { pieces } from './names.ts';
import { odds } from './odds.ts';
import { bots, newGame, options } from './options.ts';
import { position } from './position.ts';
import { prompts } from './prompts.ts';
import { reasons } from './reasons.ts';
import { rules } from './rule-texts.ts';

export { de } from '@bb/common/text/fr/elision';

export const fr: Language = {
  id: 'fr',
  title: 'Barbe-Noire, l’édition de 1991',
  choices,
  events,
  prompts,
  position,
  reasons,
  pieces,
  costs,
  rules,
  terms,
  odds,
  bots,
  options,
  newGame,
};
