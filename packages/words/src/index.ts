/** What the game says, in English: one place for the table, the terminal and the documents. */
export { type CardText, cardText } from './cards.ts';
export { type Circumstances, choiceLabel, choiceShort } from './choices.ts';
export { contestOdds, type Thrower } from './contests.ts';
export { CAUSES, tell } from './events.ts';
export { MEANS, type Means, PLACES_OF, PORT_STATUSES } from './labels.ts';
export { capital, doubloons, money, type Names, namesFor, plural, signed } from './names.ts';
export { type Odds, odds, PURPOSES, prompt } from './prompts.ts';
export { ruleText } from './rules.ts';
export { LAPSES, type LapseWord, type PassWords, passLabel } from './standing.ts';
