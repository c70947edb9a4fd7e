/** The messages to and from a worker. All are JSON: a thread receives copies, and the file of a batch keeps the results. */
import type { AnyRecord } from '@bb/kernel';
import { Broken } from '../play-game.ts';

export interface Job {
  /** The id of the game. */
  readonly game: string;
  readonly options: { readonly players: number };
  /** The bots, by seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

export interface BrokenGame {
  readonly broken: string;
  readonly record: AnyRecord;
}

/** For workers. Returns a broken game instead of throwing it, since an error loses its record on the way to the main thread. */
export function orBroken<R>(work: () => R): R | BrokenGame {
  try {
    return work();
  } catch (error) {
    if (error instanceof Broken) return { broken: error.message, record: error.record };
    throw error;
  }
}

export const noEnd = (record: AnyRecord): BrokenGame => ({ broken: 'no decision is pending, but the game has no outcome', record });
