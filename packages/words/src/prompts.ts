import type { Ask, Decision } from '@bb/engine';
import type { PromptWords } from './language.ts';
import type { Names } from './names.ts';
import { type Asked, questionOf } from './questions.ts';

const isAsk = (ask: Decision['ask'], words: PromptWords): ask is Ask => Object.hasOwn(words, ask);

/** What the seat must decide, in one line. What Chance is asked goes by its name. */
export function prompt(d: Decision, n: Names, asked?: Asked): string {
  const { prompts } = n.language;
  return isAsk(d.ask, prompts) ? prompts[d.ask](questionOf(d, n, asked)) : d.ask;
}
