/** The classic edition in English. */
import type { GameText } from '@bb/kernel';
import type { Classic } from '../rules/index.ts';
import { choice } from './choices.ts';
import { event } from './events.ts';
import { position } from './position.ts';
import { prompt } from './prompts.ts';
import { rule } from './rules.ts';

export { BOT_TEXTS, OPTION_TEXTS } from './forms.ts';
export { TERMS } from './terms.ts';

export const english: GameText<Classic> = { title: 'Blackbeard, the classic edition', choice, prompt, event, position, rule };
