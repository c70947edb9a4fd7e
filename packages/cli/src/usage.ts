/** What is typed behind `bb`: options checked, one clear line for what makes no sense. */
import { parseArgs } from 'node:util';
import { BOT_NAMES, playerNamed, TEMPERS } from '@bb/bots';
import { MAX_SEATS, type Settings } from '@bb/engine';
import type { Terminal } from './terminal.ts';

/** The command can't be understood: exit code 2. */
export class BadUsage extends Error {}
/** The command was understood and has failed: exit code 1. */
export class Failure extends Error {}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What `--help` prints. */
  readonly help: string;
  /** Yields the exit code. */
  run(args: readonly string[], io: Terminal): number | Promise<number>;
}

type OptionConfig = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: boolean }>>;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** `most`: how many words may stand there beside the options. @throws BadUsage */
export function parse<const O extends OptionConfig>(args: readonly string[], options: O, most = 0) {
  const parsed = attempt(() => parseArgs({ args: [...args], options, allowPositionals: true, strict: true }));
  const extra = parsed.positionals[most];
  if (extra !== undefined) throw new BadUsage(`unexpected word: ${extra}`);
  return parsed;
}

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const [first = ''] = messageOf(error).split(/[.\n]/, 1);
    throw new BadUsage(first.charAt(0).toLowerCase() + first.slice(1));
  }
}

/** @throws BadUsage */
export function wholeNumber(text: string, option: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d{1,15}$/.test(text) && value >= least && value <= most) return value;
  throw new BadUsage(`${option} must be a whole number from ${least} to ${most}, not "${text}"`);
}

const FEWEST = 2;

/** `4`, or `2..5` for each of these numbers in turn. @throws BadUsage */
export function playerCounts(text: string): readonly number[] {
  const [, from, to = from] = /^(\d+)(?:\.\.(\d+))?$/.exec(text) ?? [];
  const [least, most] = [Number(from), Number(to)];
  if (least >= FEWEST && most >= least && most <= MAX_SEATS) return Array.from({ length: most - least + 1 }, (_, i) => least + i);
  throw new BadUsage(`--players must be a number from ${FEWEST} to ${MAX_SEATS}, or a range as ${FEWEST}..${MAX_SEATS}, not "${text}"`);
}

/** @throws BadUsage */
export function botList(text: string): readonly string[] {
  return text.split(',').map((name) => {
    if (playerNamed(name)) return name;
    throw new BadUsage(`--bots: there is no bot "${name}"; there are ${BOT_NAMES.join(', ')}, ismcts:N and ismcts:Nms`);
  });
}

/** For `--help`, behind `--bots`. */
export const BOTS_HELP = `there are ${BOT_NAMES.join(', ')};
                 ismcts:N thinks N games ahead at each decision, ismcts:Nms for N milliseconds; behind who
                 thinks ahead may stand how he is: ${TEMPERS.map((name) => `@${name}`).join(', ')}`;

/** 19.1 In a solitaire game the one bot that is named is Blackbeard. */
export const seated = (bots: readonly string[], { solitaire }: Partial<Settings>): readonly string[] =>
  solitaire && bots.length === 1 ? [...bots, 'system', 'system', 'system'] : bots;

/** The bot of each seat: the list, begun again where it is shorter. */
export const botsAt = (bots: readonly string[], seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, i) => bots[i % bots.length] ?? 'random');
