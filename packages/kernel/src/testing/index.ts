/** Properties of any game, and its golden games. */
export { checkDamage } from './check-damage.ts';
export { checkGame, type SuiteSettings } from './check-game.ts';
export { checkGames, type GamesSettings } from './check-games.ts';
export { checkRefusals } from './check-refusals.ts';
export { corrupt } from './corrupt-json.ts';
export { type Coverage, checkCoverage, coverageText, noCoverage } from './coverage.ts';
export { type GoldenGame, goldenFiles, goldenText, readGolden, replayGolden, summarize } from './golden.ts';
export { fits, throwOften } from './throw-often.ts';
