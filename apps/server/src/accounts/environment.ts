/** The clock and the source of randomness. Tests pass their own. */
import { randomBytes } from 'node:crypto';
import type { CountedTime } from '../time/counted-time.ts';
import type { Pause } from '../time/stops.ts';

export interface Environment {
  /** Milliseconds since 1970. */
  now(): number;
  random(bytes: number): Buffer;
  /** What `now` reads, if that has gaps which don't count. */
  readonly time?: CountedTime;
}

/** @returns the gaps in the time that `now` reads: what was in them doesn't count */
export const gapsOf = ({ time }: Pick<Environment, 'time'>): readonly Pause[] => time?.gaps ?? [];

export const SYSTEM_ENVIRONMENT: Environment = { now: Date.now, random: randomBytes };
