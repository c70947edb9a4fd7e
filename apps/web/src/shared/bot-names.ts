/** Names of bots at online tables. The server uses the names of the game, such as `black-bart@bold`. */
import { fullNameOf } from '@bb/table-kit/session/session-game.ts';
import { playedGame } from './listed-games.svelte.ts';

/** @returns for example “Black Bart, bold”; the server's name until the game is here */
export function botName(game: string, bot: string): string {
  const bots = playedGame(game)?.bots;
  return bots?.has(bot) ? fullNameOf(bots, bot) : bot;
}
