/** The games that `bb` knows beside the 2008 edition. A new game is a line here. */
import { GAME_ID } from '@bb/golden-age/rules';
import { type Game, type GameText, type GameTypes, isRecord } from '@bb/kernel';
import { landfall } from '@bb/landfall/rules';
import { english } from '@bb/landfall/text';
import { BadUsage } from './usage.ts';

/** A game with its text, for code that works with any game. */
export interface ListedGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly text: GameText<T>;
}
/** Passes a listed game on, whatever its types: to those who know no game, positions and choices are opaque. */
type Visitor = <R>(work: <T extends GameTypes>(listed: ListedGame<T>) => R) => R;

/** The 2008 edition has commands of its own. */
export const STANDARD_GAME = GAME_ID;

const GAMES: Readonly<Record<string, Visitor>> = {
  [landfall.id]: (work) => work({ game: landfall, text: english }),
};

/** @throws BadUsage if there is no such game */
export function gameNamed(id: string): Visitor {
  const visitor = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (visitor) return visitor;
  throw new BadUsage(`there is no game "${id}"; there are ${[STANDARD_GAME, ...Object.keys(GAMES)].join(', ')}`);
}

/** @returns the game of the list that a record names; null if it names none of them, as records of the 2008 edition don't */
export function gameOfRecord(json: unknown): Visitor | null {
  const id = isRecord(json) ? json.game : null;
  return typeof id === 'string' && Object.hasOwn(GAMES, id) ? gameNamed(id) : null;
}
