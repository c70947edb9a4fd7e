/** All texts of the game, for the page, the terminal and the documents. English is here; other languages are at `@bb/golden-age/text/de` and so on. */
import type { Ask, Decision } from '@bb/golden-age/rules';
import { capital } from './figures.ts';
import type { PromptWords } from './language.ts';
import type { Names } from './names.ts';
import { type AskedSeat, questionOf } from './questions.ts';

const isAsk = (ask: Decision['ask'], words: PromptWords): ask is Ask => Object.hasOwn(words, ask);

/** @returns one line that says what the seat must decide; the ask's own name for asks of Chance */
export function prompt(d: Decision, n: Names, asked?: AskedSeat): string {
  const { prompts } = n.language;
  return isAsk(d.ask, prompts) ? capital(prompts[d.ask](questionOf(d, n, asked))) : d.ask;
}

export { needOf } from './arithmetic.ts';
export { defenseChance } from './chances.ts';
export { choiceLabel, choiceShort } from './choices.ts';
export { type ChoiceContext, consequence } from './consequences.ts';
export { costSentence, costsInWords } from './costs.ts';
export { plural } from './en/grammar.ts';
export { en } from './en/index.ts';
export { eventText } from './events.ts';
export { capital, rated, signed } from './figures.ts';
export { isHopeless } from './hopeless.ts';
export type { Language, Means, PlaceKind, Rating, Term } from './language.ts';
export { commissionerName, type Names, namesFor } from './names.ts';
export { type Odds, odds, percent } from './odds.ts';
export { nonStandardOptions } from './options.ts';
export { type StoryLine, storyteller } from './story.ts';
export { TERM_RULES, type TermId } from './terms.ts';
export { type Worth, worthInFull, worthInShort, worthOf, worthReasons } from './valuations.ts';
