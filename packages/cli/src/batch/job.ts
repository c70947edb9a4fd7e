/** The messages to and from a worker. All are JSON, since workers may run on other machines. */

import type { GameOptions, GameRecord } from '@bb/golden-age/rules';
import type { Score as AnyScore } from '@bb/search';

export interface Job {
  readonly options: GameOptions;
  /** The bots, by seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** What a worker returns for a game: the name of a function in `worker.ts`. */
export type Task = 'score' | 'facts';

export interface Score extends AnyScore {
  readonly decisions: number;
  readonly turns: number;
}

export interface BrokenGame {
  readonly broken: string;
  readonly record: GameRecord;
}
