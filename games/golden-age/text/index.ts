/** All texts of the game, for the page, the terminal and the documents. English is here; other languages are at `@bb/golden-age/text/de` and so on. */

export { defenseChance } from './chances.ts';
export { choiceLabel, choiceShort } from './choices.ts';
export { type ChoiceContext, consequence } from './consequences.ts';
export { contestOdds, prospect, type Thrower } from './contests.ts';
export { costSentence, costsInWords } from './costs.ts';
export { plural } from './en/grammar.ts';
export { en } from './en/index.ts';
export { eventText } from './events.ts';
export { capital, rated, signed } from './figures.ts';
export { isHopeless } from './hopeless.ts';
export type { Language, LanguageId, Means, PlaceKind, Rating, Term } from './language.ts';
export { type Names, namesFor } from './names.ts';
export { type Odds, odds, percent, waysToSum } from './odds.ts';
export { nonStandardOptions } from './options.ts';
export { prompt } from './prompts.ts';
export { type StoryLine, storyteller } from './story.ts';
export { TERM_RULES, type TermId } from './terms.ts';
export { type Worth, worthInFull, worthInShort, worthOf, worthReasons } from './valuations.ts';
