/** One suite of properties for any game. */
export { checkDamage } from './check-damage.ts';
export { type Coverage, checkGame, type GameHooks, noCoverage, type SuiteSettings } from './check-game.ts';
export { corrupt } from './corrupt-json.ts';
