/** The time that counts: for clocks, votes, vacations, leases and limits. */
import type { Pause } from './stops.ts';

export interface CountedTime {
  /** The time that all nodes share, in milliseconds since 1970. It never runs backward. */
  now(): number;
  /** @returns the moment up to which it is known what time counts: nobody is late before a moment up to here */
  sure(): number;
  /** The times in which nobody could play: they don't count. They are in order, and none ends later than now; the list grows while the node runs. */
  readonly gaps: readonly Pause[];
  /** Looks for a gap. Afterwards it is known what counts up to the moment of the call. */
  look(): Promise<void>;
  /** Looks for a gap if this node was suspended or the database has not answered for a while. */
  settle(): Promise<void>;
  /** Calls back after each new gap. */
  onGap(listener: () => void): void;
}

/** A time without beats and gaps, by a clock that is never set. */
export const uninterrupted = (now: () => number): CountedTime => ({
  now,
  sure: now,
  gaps: [],
  look: async () => undefined,
  settle: async () => undefined,
  onGap: () => undefined,
});
