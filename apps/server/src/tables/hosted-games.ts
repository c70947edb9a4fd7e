/** Finds the games that tables name. */
import { Refused } from '../accounts/refused.ts';
import { GAMES, type HostedGame } from '../games.ts';

export type { HostedGame } from '../games.ts';

/** The most seats of any game. */
export const MAX_SEATS = Math.max(...GAMES.map(({ game }) => game.players[1]));

/** The newest version of each game. @param hasExamples  whether the host has switched examples on */
export const newestGames = (hasExamples: boolean): readonly HostedGame[] =>
  GAMES.filter((hosted, i) => (hasExamples || !hosted.isExample) && GAMES.findIndex(({ game }) => game.id === hosted.game.id) === i);

/** @returns the game with these rules; undefined if this server doesn't have them */
export const findGame = (id: string, version: string): HostedGame | undefined =>
  GAMES.find(({ game }) => game.id === id && game.version === version);

/** @throws Refused if this server doesn't have the game, or not with these rules */
export function hostedGame(id: string, version: string): HostedGame {
  const found = findGame(id, version);
  if (found) return found;
  const versions = GAMES.filter(({ game }) => game.id === id).map(({ game }) => game.version);
  const has = versions.length > 0 ? `has ${versions.join(', ')}` : `has ${[...new Set(GAMES.map(({ game }) => game.id))].join(', ')}`;
  const what = versions.length > 0 ? `is played by the rules ${version} of ${id}` : `is of the game ${id}`;
  throw new Refused('otherRules', `This table ${what}, and this server ${has}. It is kept as it is.`);
}
