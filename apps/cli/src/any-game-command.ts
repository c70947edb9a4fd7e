import type { Command, Terminal } from '@bb/command';
import type { GameTypes } from '@bb/kernel';
import type { ListedGame } from './games.ts';

/** A command that works with any game of the list. */
export interface AnyGameCommand {
  readonly name: string;
  readonly summary: string;
  /** It reads a file, whose game it takes. */
  readonly readsRecord?: boolean;
  /** Whether the game has what the command needs; without this member every game has. */
  isFor?<T extends GameTypes>(listed: ListedGame<T>): boolean;
  help<T extends GameTypes>(listed: ListedGame<T>): string;
  /** @returns the exit code */
  run<T extends GameTypes>(listed: ListedGame<T>, args: readonly string[], io: Terminal): number | Promise<number>;
}

/** Binds the command to a game, unless the game has its own. */
export const commandOf = <T extends GameTypes>(command: AnyGameCommand, listed: ListedGame<T>): Command =>
  listed.commands.own.find(({ name }) => name === command.name) ?? {
    name: command.name,
    summary: command.summary,
    help: command.help(listed),
    run: (args, io) => command.run(listed, args, io),
  };
