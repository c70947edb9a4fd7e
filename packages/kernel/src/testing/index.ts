/** Properties of any game, and its golden games. */
export { checkDamage } from './check-damage.ts';
export { type Coverage, checkGame, type GameHooks, noCoverage, type SuiteSettings } from './check-game.ts';
export { checkRefusals } from './check-refusals.ts';
export { corrupt } from './corrupt-json.ts';
export { type GoldenGame, goldenFiles, goldenText, readGolden, replayGolden, summarize } from './golden.ts';
