/** The worker pool that plays the games of a batch. */
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { wholeNumber } from '../usage.ts';
import type { Job, Task } from './job.ts';

export interface WorkerPool {
  /** How many blocks can be played at once. */
  readonly concurrency: number;
  /** How many games make a block. Their results come back together. */
  readonly block: number;
  /** @returns the task's result for each job, unchecked */
  play(jobs: readonly Job[]): Promise<readonly unknown[]>;
  /** Stops the workers and drops their games. */
  close(): Promise<void>;
}

const MAX_WORKERS = 1024;

/** `--workers N`. @throws BadUsage */
export const workersIn = (text: string | undefined): number =>
  text === undefined ? availableParallelism() : wholeNumber(text, '--workers', 1, MAX_WORKERS);

const RUNS_SOURCES = import.meta.url.endsWith('.ts');

/** A pool with a thread for each worker. */
export function threadPool(task: Task, workers: number, block = 1): WorkerPool {
  const pool = new Tinypool({
    filename: new URL(`./worker.${RUNS_SOURCES ? 'ts' : 'js'}`, import.meta.url).href,
    name: task,
    minThreads: workers,
    maxThreads: workers,
    ...(RUNS_SOURCES && { execArgv: ['--conditions=bb-source', '--no-warnings'] }),
  });
  return { concurrency: workers, block, play: (jobs) => pool.run(jobs), close: () => pool.destroy() };
}
