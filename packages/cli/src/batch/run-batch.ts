/** Plays the games of a plan, wherever the crew plays them, and goes on where an earlier run was stopped. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord } from '@bb/engine';
import type { Terminal } from '../terminal.ts';
import { Failure } from '../usage.ts';
import { writeRecord } from '../write-record.ts';
import type { Crew } from './crew.ts';
import type { BrokenGame, Job } from './job.ts';
import { Journal, type Plan } from './journal.ts';

export interface Batch<R> {
  readonly plan: Plan;
  readonly games: number;
  job(game: number): Job;
  /** Null for what can't be a result: from a file, or from afar. */
  read(json: unknown): R | null;
}

/** Stopped from outside; what is finished is in the file, if there is one. */
export class Stopped extends Failure {}

const isBroken = (result: unknown): result is BrokenGame => typeof result === 'object' && result !== null && 'broken' in result;

const failure = (game: number, { seed, bots, options }: Job, record: GameRecord, why: string, folder: string): Failure =>
  new Failure(
    `game ${game} (${options.players} players: ${bots.join(', ')}) after ${record.choices.length} choices: ${why}; its record: ${writeRecord(folder, seed, record)}`,
  );

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `1 h 5 min`, `3 min`, `20 s` */
export function span(seconds: number): string {
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${Math.round((seconds % HOUR) / MINUTE)} min`;
  return seconds >= MINUTE ? `${Math.round(seconds / MINUTE)} min` : `${Math.ceil(seconds)} s`;
}

/** `12 a second`, `0.25 a second` */
const rate = (aSecond: number): string => `${aSecond >= 10 ? Math.round(aSecond) : aSecond.toPrecision(2)} a second`;

/**
 * Yields the result of each game, by number, from a crew that is gathered for it and dismissed. The games are the same whoever plays them, and in
 * whatever order.
 * @throws Failure if a game breaks; its record is written. @throws Stopped
 */
export async function runBatch<R>(
  { plan, games, job, read }: Batch<R>,
  gather: () => Crew | Promise<Crew>,
  file: string | undefined,
  io: Pick<Terminal, 'progress'>,
  signal: AbortSignal,
): Promise<readonly R[]> {
  const journal = file === undefined ? null : new Journal(file, plan, games, read);
  const crew = await gather();
  const done = journal?.done ?? new Map<number, R>();
  const before = done.size;
  const began = performance.now();
  const wrong: unknown[] = [];
  let next = 0;

  const note = (game: number, json: unknown): void => {
    if (isBroken(json)) throw failure(game, job(game), json.record, json.broken, journal?.folder ?? join(tmpdir(), 'bb'));
    const result = read(json);
    if (result === null) throw new Error(`game ${game} has come back as what is no result`);
    if (journal) journal.add(game, result);
    else done.set(game, result);
    const perSecond = ((done.size - before) * 1000) / (performance.now() - began);
    io.progress(`${done.size} of ${games} games, ${rate(perSecond)}, ${span((games - done.size) / perSecond)} left`);
  };
  /** Games under way are worth nothing any more. */
  let dismissed: Promise<void> | null = null;
  const dismiss = (): Promise<void> => {
    dismissed ??= crew.dismiss();
    return dismissed;
  };
  /** Each hand takes the next block that is not done yet. */
  const hand = async (): Promise<void> => {
    while (next < games && !dismissed) {
      const block = Array.from({ length: Math.min(crew.block, games - next) }, (_, i) => next + i).filter((game) => !done.has(game));
      next += crew.block;
      if (block.length === 0) continue;
      try {
        const results = await crew.play(block.map(job));
        if (!dismissed) for (const [i, game] of block.entries()) note(game, results[i]);
      } catch (error) {
        // What fails because all has been dismissed is no fault.
        if (!dismissed) wrong.push(error);
        dismiss();
      }
    }
  };
  signal.addEventListener('abort', dismiss, { once: true });
  if (signal.aborted) dismiss();
  try {
    // Two each, so that no hand waits for its next game.
    await Promise.all(Array.from({ length: 2 * crew.hands }, hand));
  } finally {
    await dismiss();
    io.progress('');
    journal?.close();
  }
  if (wrong.length > 0) throw wrong[0];
  if (done.size < games) throw new Stopped(stopped(done.size, games, file));
  return Array.from({ length: games }, (_, game) => done.get(game)).filter((result) => result !== undefined);
}

const stopped = (done: number, games: number, file: string | undefined): string =>
  `stopped after ${done} of ${games} games; ${file === undefined ? 'they are lost (--out FILE keeps them)' : `they are in ${file}, and the same command goes on from there`}`;

/** Until the work is done, Ctrl-C stops it in good order. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}
