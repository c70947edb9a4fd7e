/** What other packages use of the bots: the bots by name, and the analysis of finished games. */

export { type Estimate, type Judgment, SURE, standardError, type Valuer } from './analysis/judge.ts';
export { type Between, type Judged, lookBack, type Scope, type Seen } from './analysis/look-back.ts';
export { type Balance, CAUSES, type Cause, type End, type Point, type Review, sumUp, type Turning } from './analysis/sum-up.ts';
export { type Bot, type Finding, type Memory, newMemory, type Situation, situationOf, type Thinking } from './bot.ts';
export { goldenAgeBots } from './game-bots.ts';
export { valueBySearch } from './ismcts/value-by-search.ts';
export { BOT_NAMES, type BotName, isBotName, LEVELS, type Level, TEMPERS, type Temper } from './level-names.ts';
export { BOTS, isTimeLimited, playerNamed } from './levels.ts';
export { TERMS, type Term, type TermName, type Valuation } from './system/evaluate.ts';
export { valuations } from './system/system.ts';
