/** Who plays the games of a batch. */
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { wholeNumber } from '../usage.ts';
import type { Job, Task } from './job.ts';

export interface Crew {
  /** How many blocks can be under way at once. */
  readonly hands: number;
  /** How many games make a block: they come back together. */
  readonly block: number;
  /** What the task yields for each, unchecked. */
  play(jobs: readonly Job[]): Promise<readonly unknown[]>;
  /** Games under way are dropped. */
  dismiss(): Promise<void>;
}

const MOST_WORKERS = 1024;

/** `--workers N`. @throws BadUsage */
export const workersIn = (text: string | undefined): number =>
  text === undefined ? availableParallelism() : wholeNumber(text, '--workers', 1, MOST_WORKERS);

const RUNS_SOURCES = import.meta.url.endsWith('.ts');

/** A thread for each worker. */
export function threads(task: Task, workers: number, block = 1): Crew {
  const pool = new Tinypool({
    filename: new URL(RUNS_SOURCES ? './worker.ts' : './worker.js', import.meta.url).href,
    name: task,
    minThreads: workers,
    maxThreads: workers,
    ...(RUNS_SOURCES && { execArgv: ['--conditions=bb-source', '--no-warnings'] }),
  });
  return { hands: workers, block, play: (jobs) => pool.run(jobs), dismiss: () => pool.destroy() };
}
