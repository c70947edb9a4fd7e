/** The texts of the classic edition. English is here; other languages are at `@bb/classic/text/de` and so on. */

export { lastRollText, type RollText } from './arithmetic.ts';
export { costSentence, costsInWords } from './costs.ts';
export { en } from './en/index.ts';
export { capital, figure, printed, signed } from './figures.ts';
export { gameText } from './game-text.ts';
export type { BotLevel, BotText, Language, LanguageId, OptionName, OptionText, PieceNames, Term } from './language.ts';
export { familyName } from './names.ts';
export { causeName, type OddsText, oddsText } from './odds.ts';
export { OPTIONS, optionsInUse } from './options.ts';
export { TERM_RULES, type TermId } from './terms.ts';
