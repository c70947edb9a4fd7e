/** What the game says, in English: one place for the table, the terminal and the documents. */
export { CAUSES } from './arithmetic.ts';
export { type CardText, cardText } from './cards.ts';
export { choiceLabel, choiceShort } from './choices.ts';
export type { Circumstances } from './consequences.ts';
export { contestOdds, type Prospect, prospect, type Thrower } from './contests.ts';
export { tell } from './events.ts';
export { MEANS, type Means, PLACES_OF, PORT_STATUSES } from './labels.ts';
export { capital, doubloons, money, type Names, namesFor, plural, rated, signed } from './names.ts';
export { type Odds, odds, percent } from './odds.ts';
export { OPTION_TEXTS, type OptionText, unusual, VALUE_TEXTS } from './options.ts';
export { type Asked, hopes, prompt } from './prompts.ts';
export { PURPOSES } from './purposes.ts';
export { ruleText } from './rules.ts';
export { LAPSES, type LapseWord, type PassWords, passLabel } from './standing.ts';
export { type StoryLine, storyteller } from './story.ts';
