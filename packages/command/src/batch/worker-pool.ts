/** The worker pool that plays the games of a batch. */
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { wholeNumber } from '../usage.ts';
import type { Job } from './job.ts';

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

/** A pool with a thread for each worker. @param file  the worker's module, each of whose exports is a task: from jobs to results */
export function threadPool(file: URL, task: string, workers: number, block = 1): WorkerPool {
  const pool = new Tinypool({
    filename: file.href,
    name: task,
    minThreads: workers,
    maxThreads: workers,
    execArgv: ['--no-warnings'],
  });
  return { concurrency: workers, block, play: (jobs) => pool.run(jobs), close: () => pool.destroy() };
}
