/** What other packages use of the bots: the bots by name, and the analysis of finished games. */

export { newMemory, sumUp } from '@bb/search';
export { type Bot, type Memory, type Situation, situationOf, type Thinking } from './bot.ts';
export { goldenAgeBots } from './game-bots.ts';
export { BOT_NAMES, type BotName, isBotName, LEVELS, TEMPERAMENTS, type Temperament } from './level-names.ts';
export { BOTS, isTimeLimited, playerNamed } from './levels.ts';
export { type Judged, lookBack, type Valuer, valueBySearch } from './search/analysis.ts';
export { wastesAction } from './search/wasted-actions.ts';
export { TERMS, type Term } from './system/evaluate.ts';
export { valuations } from './system/system.ts';
