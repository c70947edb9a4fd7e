/** One suite of properties for any game. */
export { type Coverage, checkGame, type GameHooks, noCoverage, type SuiteSettings } from './check-game.ts';
