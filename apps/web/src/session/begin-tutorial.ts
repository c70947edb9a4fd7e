/** Begins the tutorial. */
import { isHuman } from '@bb/table-kit/session/seat-setup.ts';
import { say } from '../i18n/say.ts';
import { fetchGame, gameInAddress, offeredGames } from '../shared/listed-games.svelte.ts';
import { ownName } from '../shared/own-name.ts';
import { storeNewGame } from './new-game.ts';

/** Stores the table of a new tutorial: of the game in the address, or else of the first game that has one. @returns its id */
export async function beginTutorial(): Promise<string> {
  const listed = [gameInAddress(location.hash), ...offeredGames()].find(({ tutorial }) => tutorial);
  if (!listed?.tutorial) throw new Error(say().pages.noTutorial);
  const [game, { choices, ...start }] = await Promise.all([fetchGame(listed), listed.tutorial()]);
  const seats = start.seats.map((seat) => (isHuman(seat) ? { ...seat, name: ownName() || seat.name } : seat));
  return storeNewGame(game, { ...start, seats, skipIdle: true, voyage: true }, choices);
}
