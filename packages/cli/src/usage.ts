/** Parses and checks the arguments of `bb`. Bad usage gives an error of one line. */
import { parseArgs } from 'node:util';
import { BOT_NAMES, playerNamed, TEMPERS } from '@bb/golden-age/bots';
import { MAX_SEATS, type Settings } from '@bb/golden-age/rules';
import type { Terminal } from './terminal.ts';

/** The command line makes no sense: exit code 2. */
export class BadUsage extends Error {}
/** The command has failed: exit code 1. */
export class Failure extends Error {}

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

const MIN_PLAYERS = 2;

/** Reads a number of players such as `4`, or a range such as `2..5`. @throws BadUsage */
export function playerCounts(text: string): readonly number[] {
  const [, from, to = from] = /^(\d+)(?:\.\.(\d+))?$/.exec(text) ?? [];
  const [least, most] = [Number(from), Number(to)];
  if (least >= MIN_PLAYERS && most >= least && most <= MAX_SEATS) return Array.from({ length: most - least + 1 }, (_, i) => least + i);
  throw new BadUsage(
    `--players must be a number from ${MIN_PLAYERS} to ${MAX_SEATS}, or a range such as ${MIN_PLAYERS}..${MAX_SEATS}, not "${text}"`,
  );
}

/** Reads names with commas between them. @throws BadUsage if there is no such bot */
export function botList(text: string): readonly string[] {
  return text.split(',').map((name) => {
    if (playerNamed(name)) return name;
    throw new BadUsage(`--bots: there is no bot "${name}"; there are ${BOT_NAMES.join(', ')}, ismcts:N and ismcts:Nms`);
  });
}

/** The bots there are, for `--help`. */
export const BOTS_HELP = `choose from ${BOT_NAMES.join(', ')};
                 ismcts:N searches with N iterations per decision, ismcts:Nms for N milliseconds; a bot that
                 searches can have a temper: ${TEMPERS.map((name) => `@${name}`).join(', ')}`;

/** 19.1 The bots by seat: if one bot is named for a solitaire game, it plays Blackbeard against the System Player. */
export const seated = (bots: readonly string[], { solitaire }: Partial<Settings>): readonly string[] =>
  solitaire && bots.length === 1 ? [...bots, 'system', 'system', 'system'] : bots;

/** The bot of each seat: the list, repeated until every seat has one. */
export const botsAt = (bots: readonly string[], seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, i) => bots[i % bots.length] ?? 'random');
