/** The suite: plays games, checks each, and says whether that was enough. */
import type { Game, GameTypes } from '../game.ts';
import { checkGame, type SuiteSettings } from './check-game.ts';
import { type Coverage, checkCoverage, coverageText, noCoverage } from './coverage.ts';

export interface GamesSettings<T extends GameTypes = GameTypes> extends SuiteSettings<T> {
  /** The number of games; their seeds are 0 and so on. */
  readonly games: number;
  /** Says that nothing is hidden in the game. It must be true. */
  readonly nothingHidden?: boolean;
}

/**
 * Plays random games and checks the properties of any game on the way. Prints one line on how much was compared.
 *
 * @throws Error that names the member of the game and the way out; with the seed and the decision, if it was found there
 */
export function checkGames<T extends GameTypes>(game: Game<T>, options: T['options'], settings: GamesSettings<T>): Coverage {
  const coverage = noCoverage();
  for (let seed = 0; seed < settings.games; seed++) checkGame(game, options, settings, seed, coverage);
  console.log(`${game.id} ${JSON.stringify(options)}: ${coverageText(coverage)}`);
  checkCoverage(game, coverage, settings.nothingHidden ?? false);
  return coverage;
}
