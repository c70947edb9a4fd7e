/** Parses and checks the arguments of `bb`. Bad usage gives an error of one line. */
import { parseArgs } from 'node:util';
import type { Game, GameTypes } from '@bb/kernel';
import type { BotList } from './game-commands.ts';
import type { Terminal } from './terminal.ts';

/** The command line makes no sense: exit code 2. */
export class BadUsage extends Error {}
/** The exit code for a record of other rules that is another game by these. */
export const OTHER_RULES = 3;

/** The command has failed. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What `--help` prints. */
  readonly help: string;
  /** @returns the exit code */
  run(args: readonly string[], io: Terminal): number | Promise<number>;
}

type OptionConfig = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: boolean }>>;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Parses a command line. @param most how many words are allowed besides the options. @throws BadUsage */
export function parse<const O extends OptionConfig>(args: readonly string[], options: O, most = 0) {
  const parsed = attempt(() => parseArgs({ args: [...args], options, allowPositionals: true, strict: true }));
  const extra = parsed.positionals[most];
  if (extra !== undefined) throw new BadUsage(`unexpected word: ${extra}`);
  return parsed;
}

/** Turns the error of `work` into a BadUsage of one line. */
function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const [first = ''] = messageOf(error).split(/[.\n]/, 1);
    throw new BadUsage(first.charAt(0).toLowerCase() + first.slice(1));
  }
}

/** Reads the number after an option. @throws BadUsage if it is not from `least` to `most` */
export function wholeNumber(text: string, option: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d{1,15}$/.test(text) && value >= least && value <= most) return value;
  throw new BadUsage(`${option} must be a whole number from ${least} to ${most}, not "${text}"`);
}

/** Reads a number of players such as `4`, or a range such as `2..5`. @throws BadUsage */
export function playerCounts(text: string, [fewest, most]: Game['players']): readonly number[] {
  const [, first, last = first] = /^(\d+)(?:\.\.(\d+))?$/.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (from >= fewest && to >= from && to <= most) return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  throw new BadUsage(`--players must be a number from ${fewest} to ${most}, or a range such as ${fewest}..${most}, not "${text}"`);
}

/** Reads names with commas between them. @throws BadUsage if there is no such bot */
export function botList<T extends GameTypes>(text: string, bots: BotList<T>): readonly string[] {
  return text.split(',').map((name) => {
    if (bots.player(name)) return name;
    throw new BadUsage(`--bots: ${bots.missing(name)}`);
  });
}

/** The bot of each seat: the list, repeated until every seat has one. */
export const botsAt = (bots: readonly string[], seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, i) => bots[i % bots.length] ?? 'random');
