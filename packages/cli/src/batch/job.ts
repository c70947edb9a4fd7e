/** A game of a batch, as it goes to a worker and comes back: nothing but JSON. */
import type { GameOptions, GameRecord } from '@bb/engine';

export interface Job {
  readonly options: GameOptions;
  /** By seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** What is asked of a worker about games: a function of `worker.ts`. */
export type Task = 'score' | 'facts';

export interface Score {
  readonly vp: readonly number[];
  readonly winners: readonly number[];
  readonly decisions: number;
  readonly turns: number;
}

export interface BrokenGame {
  readonly broken: string;
  readonly record: GameRecord;
}
