/** The file of a batch: a line for the plan, then one for each finished game. A later run goes on from there. */
import { randomInt } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../usage.ts';

/** What defines a batch, as JSON. Two batches are the same if their plans are equal. */
export type Plan = Readonly<Record<string, unknown>>;

interface Contents {
  /** How many bytes of the file are complete lines. */
  readonly end: number;
  readonly plan: Plan | null;
  readonly lines: readonly unknown[];
}

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> => typeof json === 'object' && json !== null;

/** Reads the file. An incomplete last line, as after a power cut, is left out. @throws Failure */
function readContents(file: string): Contents {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const end = bytes.lastIndexOf(0x0a) + 1;
  const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
  const parsed = lines.map((line, i): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Failure(`${file}: line ${i + 1} is not JSON`);
    }
  });
  const [head, ...rest] = parsed;
  if (parsed.length === 0) {
    if (bytes.length > 0 && bytes[0] !== 0x7b) throw new Failure(`${file}: is not a file of games`);
    return { end: 0, plan: null, lines: [] };
  }
  if (!isObject(head) || !isObject(head.plan)) throw new Failure(`${file}: line 1 must be the plan of a batch`);
  return { end, plan: head.plan, lines: rest };
}

const SEED_LIMIT = 2 ** 32;

/** The seed given on the command line, or else the one in the file, or else a new one. @throws Failure */
export function seedFor(typed: string | undefined, file?: string): string {
  const seed = typed ?? (file === undefined ? undefined : attempt(file, () => readContents(file)).plan?.seed);
  return typeof seed === 'string' ? seed : String(randomInt(SEED_LIMIT));
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Failure(`${file}: can't be read or written (${code})`);
  }
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** @throws Failure that names the first difference */
function mustEqual(file: string, found: Plan, plan: Plan): void {
  for (const key of new Set([...Object.keys(plan), ...Object.keys(found)])) {
    const [there, here] = [found[key], plan[key]];
    if (JSON.stringify(there) !== JSON.stringify(here))
      throw new Failure(`${file}: was begun with another plan: ${key} is ${short(there)} in the file, ${short(here)} now`);
  }
}

export class Journal<R> {
  /** The results, by number of the game. */
  readonly done = new Map<number, R>();
  readonly folder: string;
  readonly #fd: number;

  /** @param read returns null if the JSON is not a result. @throws Failure */
  constructor(file: string, plan: Plan, games: number, read: (json: unknown) => R | null) {
    this.folder = dirname(file);
    this.#fd = attempt(file, () => {
      const { end, plan: found, lines } = readContents(file);
      if (found) mustEqual(file, found, plan);
      for (const [i, line] of lines.entries()) {
        const { game, result: json } = isObject(line) ? line : {};
        const result = read(json);
        if (typeof game !== 'number' || !Number.isInteger(game) || game < 0 || game >= games || result === null)
          throw new Failure(`${file}: line ${i + 2} is not a game of this plan`);
        if (!this.done.has(game)) this.done.set(game, result);
      }
      if (existsSync(file)) truncateSync(file, end);
      const fd = openSync(file, 'a');
      if (!found) writeSync(fd, `${JSON.stringify({ plan })}\n`);
      return fd;
    });
  }

  /** Writes the line at once and in one piece, so that the file is valid whenever the process ends. */
  add(game: number, result: R): void {
    this.done.set(game, result);
    writeSync(this.#fd, `${JSON.stringify({ game, result })}\n`);
  }

  close(): void {
    closeSync(this.#fd);
  }
}
