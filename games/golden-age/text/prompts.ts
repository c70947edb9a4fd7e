import type { Ask, Decision } from '@bb/golden-age/rules';
import type { PromptWords } from './language.ts';
import type { Names } from './names.ts';
import { type AskedSeat, questionOf } from './questions.ts';

const isAsk = (ask: Decision['ask'], words: PromptWords): ask is Ask => Object.hasOwn(words, ask);

/** @returns one line that says what the seat must decide; the ask's own name for asks of Chance */
export function prompt(d: Decision, n: Names, asked?: AskedSeat): string {
  const { prompts } = n.language;
  return isAsk(d.ask, prompts) ? prompts[d.ask](questionOf(d, n, asked)) : d.ask;
}
