/** The command line: finds the game and the command, runs it, and turns errors into one line and an exit code. */
import { existsSync } from 'node:fs';
import { BadUsage, type Command, Failure, readJson, type Terminal } from '@bb/command';
import { BadInput } from '@bb/kernel';
import { admin } from './admin.ts';
import { analyze } from './analyze.ts';
import { type AnyGameCommand, commandOf } from './any-game-command.ts';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { fuzz } from './fuzz.ts';
import { gameNamed, idOfRecord, STANDARD_GAME } from './games.ts';
import { lab } from './lab/lab.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

const ANY_GAME: readonly AnyGameCommand[] = [play, simulate, replay, analyze, arena, lab, fuzz, bench];
const OF_NO_GAME: readonly Command[] = [verify, admin];

/** @returns all commands of a game. @throws BadUsage if there is no such game */
async function commandsOf(id: string): Promise<readonly Command[]> {
  const visit = await gameNamed(id);
  return visit((listed) => {
    const common = ANY_GAME.filter((command) => command.isFor?.(listed) ?? true).map((command) => commandOf(command, listed));
    return [...common, ...listed.commands.own.filter((own) => !common.includes(own)), ...OF_NO_GAME];
  });
}

const overviewOf = (commands: readonly Command[]): string => `bb COMMAND [options]

${commands.map(({ name, summary }) => `  ${name.padEnd(12)}${summary}`).join('\n')}

  bb COMMAND --help   the options of a command
  bb COMMAND --game ID
                      for another game than ${STANDARD_GAME}; a record names its game itself
  bb --version

Exit codes: 0 success, 1 failure, 2 bad usage.`;

/** Takes `--game ID` out of the arguments. @throws BadUsage */
function gameIn(args: readonly string[]): { readonly id: string | null; readonly rest: readonly string[] } {
  const end = args.indexOf('--');
  const at = args.findIndex((arg, i) => (end < 0 || i < end) && (arg === '--game' || arg.startsWith('--game=')));
  if (at < 0) return { id: null, rest: args };
  const [, inline] = args[at]?.split('=', 2) ?? [];
  const id = inline ?? args[at + 1];
  if (id === undefined || id === '') throw new BadUsage("'--game <value>' argument missing");
  return { id, rest: args.toSpliced(at, inline === undefined ? 2 : 1) };
}

/** @returns the game of the first file among the arguments; the standard game if there is none */
function recordedGame(args: readonly string[]): string {
  const file = args.find((arg) => !arg.startsWith('-') && existsSync(arg));
  try {
    return file === undefined ? STANDARD_GAME : idOfRecord(readJson(file));
  } catch {
    // The command itself says what is wrong with the file.
    return STANDARD_GAME;
  }
}

/** Is one of these options given? What follows `--` is no option. */
const wants = (args: readonly string[], ...options: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).some((arg) => options.includes(arg));
};

/** @returns the exit code */
export async function main(args: readonly string[], io: Terminal): Promise<number> {
  const [name, ...words] = args;
  let command = OF_NO_GAME.find((command) => command.name === name);
  try {
    const { id, rest } = command ? { id: null, rest: words } : gameIn(words);
    const game = id ?? (ANY_GAME.some((command) => command.readsRecord && command.name === name) ? recordedGame(rest) : STANDARD_GAME);
    const commands = command ? OF_NO_GAME : await commandsOf(game);
    command ??= commands.find((command) => command.name === name);
    if (!command) return await overview(name, args, commands, id, io);
    if (wants(rest, '--help', '-h')) {
      io.out(command.help);
      return 0;
    }
    return await command.run(rest, io);
  } catch (error) {
    io.progress('');
    if (error instanceof BadUsage) {
      io.err(`bb${command ? ` ${command.name}` : ''}: ${error.message} (see bb ${command ? `${command.name} ` : ''}--help)`);
      return 2;
    }
    if (error instanceof Failure || error instanceof BadInput) {
      io.err(`bb ${name}: ${error.message}`);
      return error instanceof Failure ? error.exitCode : 1;
    }
    throw error;
  }
}

/** @throws BadUsage */
async function overview(
  name: string | undefined,
  args: readonly string[],
  commands: readonly Command[],
  game: string | null,
  io: Terminal,
): Promise<number> {
  if (name === undefined) throw new BadUsage('no command is given');
  if (wants(args, '--version')) io.out((await gameNamed(STANDARD_GAME))((listed) => listed.game.version));
  else if (wants(args, '--help', '-h') || name === 'help') io.out(overviewOf(commands));
  else if (name.startsWith('-')) throw new BadUsage(`unknown option '${name}'`);
  else throw new BadUsage(`there is no command "${name}"${game === null ? '' : ` for ${game}`}`);
  return 0;
}
