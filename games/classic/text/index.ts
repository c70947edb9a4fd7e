/** The texts of the classic edition. English is here; other languages are at `@bb/classic/text/de` and so on. */

export { en } from './en/index.ts';
export { gameText } from './game-text.ts';
export type { BotLevel, BotText, Language, LanguageId, OptionName, OptionText, Term } from './language.ts';
export { OPTIONS, optionsInUse } from './options.ts';
export { TERM_RULES, type TermId } from './terms.ts';
