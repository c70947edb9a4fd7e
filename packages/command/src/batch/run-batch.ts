/** Plays the games of a plan in a worker pool, and continues a run that was stopped. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyRecord } from '@bb/kernel';
import type { Terminal } from '../terminal.ts';
import { Failure } from '../usage.ts';
import { writeRecord } from '../write-record.ts';
import type { BrokenGame, Job } from './job.ts';
import { Journal, type Plan } from './journal.ts';
import type { WorkerPool } from './worker-pool.ts';

export interface Batch<R> {
  /** Written to the file, which is continued only with the same plan. */
  readonly plan: Plan;
  readonly games: number;
  /** The settings, bots and seed of a game, numbered from 0. */
  job(game: number): Job;
  /** Reads a result from a file or a worker. @returns null if `json` is not a result */
  read(json: unknown): R | null;
}

/** The batch was stopped by a signal. The finished games are in the file, if there is one. */
class Stopped extends Failure {}

const isBroken = (result: unknown): result is BrokenGame => typeof result === 'object' && result !== null && 'broken' in result;

const failure = (game: number, { seed, bots, options }: Job, record: AnyRecord, why: string, folder: string): Failure =>
  new Failure(
    `game ${game} (${options.players} players: ${bots.join(', ')}) after ${record.choices.length} choices: ${why}; its record: ${writeRecord(folder, seed, record)}`,
  );

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 60 * SECONDS_PER_MINUTE;

/** 3900 → `1 h 5 min`, 180 → `3 min`, 20 → `20 s` */
export function durationText(seconds: number): string {
  if (seconds >= SECONDS_PER_HOUR)
    return `${Math.floor(seconds / SECONDS_PER_HOUR)} h ${Math.round((seconds % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE)} min`;
  return seconds >= SECONDS_PER_MINUTE ? `${Math.round(seconds / SECONDS_PER_MINUTE)} min` : `${Math.ceil(seconds)} s`;
}

/** `12 a second`, `0.25 a second` */
const rate = (aSecond: number): string => `${aSecond >= 10 ? Math.round(aSecond) : aSecond.toPrecision(2)} a second`;

/**
 * Plays the games that are not in `file` yet. The results don't depend on the workers or on the order in which games finish.
 * @param openPool opens the worker pool, which is closed at the end
 * @returns the result of each game, by number
 * @throws Failure if a game breaks; its record is written. @throws Stopped
 */
export async function runBatch<R>(
  { plan, games, job, read }: Batch<R>,
  openPool: () => WorkerPool | Promise<WorkerPool>,
  file: string | undefined,
  io: Pick<Terminal, 'progress'>,
  signal: AbortSignal,
): Promise<readonly R[]> {
  const journal = file === undefined ? null : new Journal(file, plan, games, read);
  const pool = await openPool();
  const done = journal?.done ?? new Map<number, R>();
  const before = done.size;
  const began = performance.now();
  const errors: unknown[] = [];
  let next = 0;

  const takeResult = (game: number, json: unknown): void => {
    if (isBroken(json)) throw failure(game, job(game), json.record, json.broken, journal?.folder ?? join(tmpdir(), 'bb'));
    const result = read(json);
    if (result === null) throw new Error(`the worker returned no result for game ${game}`);
    if (journal) journal.add(game, result);
    else done.set(game, result);
    const perSecond = ((done.size - before) * 1000) / (performance.now() - began);
    io.progress(`${done.size} of ${games} games, ${rate(perSecond)}, ${durationText((games - done.size) / perSecond)} left`);
  };
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= pool.close();
    return closing;
  };
  /** Plays one block after another, until none is left. */
  const playBlocks = async (): Promise<void> => {
    while (next < games && !closing) {
      const block = Array.from({ length: Math.min(pool.block, games - next) }, (_, i) => next + i).filter((game) => !done.has(game));
      next += pool.block;
      if (block.length === 0) continue;
      try {
        const results = await pool.play(block.map(job));
        if (!closing) for (const [i, game] of block.entries()) takeResult(game, results[i]);
      } catch (error) {
        // Games that fail because the pool was closed are not errors.
        if (!closing) errors.push(error);
        close();
      }
    }
  };
  signal.addEventListener('abort', close, { once: true });
  if (signal.aborted) close();
  try {
    // Two blocks for each worker, so that none waits for its next game.
    await Promise.all(Array.from({ length: 2 * pool.concurrency }, playBlocks));
  } finally {
    await close();
    io.progress('');
    journal?.close();
  }
  if (errors.length > 0) throw errors[0];
  if (done.size < games) throw new Stopped(stopped(done.size, games, file));
  return Array.from({ length: games }, (_, game) => done.get(game)).filter((result) => result !== undefined);
}

const stopped = (done: number, games: number, file: string | undefined): string =>
  `stopped after ${done} of ${games} games; ${file === undefined ? 'they are lost (--out FILE would keep them)' : `they are in ${file}, and the same command goes on from there`}`;

/** Runs `work` with a signal that Ctrl-C or SIGTERM aborts. */
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
