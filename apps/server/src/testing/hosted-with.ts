/** Finds hosted games by what a test needs of them, so that no test of the server names one. */
import { GAMES, type HostedGame } from '../games.ts';

function hostedWith(has: (hosted: HostedGame) => boolean): HostedGame {
  const found = GAMES.find(has);
  if (!found) throw new Error('no game in the list has what this test needs');
  return found;
}

export const WITH_ORDERS = hostedWith(({ game }) => game.orders !== undefined);
export const WITH_SEARCH = hostedWith(({ bots }) => bots.levels.some((level) => bots.isSearching(level)));
