import { BadUsage } from '@bb/command';
import type { GameText, GameTypes, SeatNames } from '@bb/kernel';
import type { ListedGame } from './games.ts';

const NAMES = ['Anne', 'Mary', 'Jack', 'Grace', 'Ned', 'Bess', 'Tom', 'Cato', 'Holly', 'Israel'] as const;
/** What `bb` calls the players of any game. */
export const names: SeatNames = (seat) => NAMES[seat] ?? `Player ${seat + 1}`;

/** @throws BadUsage if the game has no text for commands */
export function textOf<T extends GameTypes>({ game, text }: ListedGame<T>): GameText<T> {
  if (text) return text;
  throw new BadUsage(`${game.id} has no text for this command`);
}
