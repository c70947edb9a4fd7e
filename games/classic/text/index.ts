/** The texts of the classic edition. English is here; other languages are at `@bb/classic/text/de` and so on. */
import type { Options } from '../rules/index.ts';
import type { Language, OptionName } from './language.ts';

/** Those that a table may choose, in the order of the form. */
export const OPTIONS: readonly OptionName[] = ['short', 'blood', 'openHostages', 'strictBribes'];

/** @returns the titles of the optional rules that a game has */
export const optionsInUse = (options: Options, language: Language): readonly string[] =>
  OPTIONS.filter((name) => options[name]).map((name) => language.options[name].title);

export { lastRollText, type RollText } from './arithmetic.ts';
export { costSentence, costsInWords } from './costs.ts';
export { en } from './en/index.ts';
export { capital, figure, printed, signed } from './figures.ts';
export { gameText } from './game-text.ts';
export type { BotLevel, BotText, Language, OptionName, OptionText, PieceNames, Term } from './language.ts';
export { familyName } from './names.ts';
export { causeName, type OddsText, oddsText, percent } from './odds.ts';
export { eventsOnCards } from './random-events.ts';
export { TERM_RULES, type TermId } from './terms.ts';
