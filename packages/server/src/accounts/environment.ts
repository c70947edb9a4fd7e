/** The clock and the source of randomness. Tests pass their own. */
import { randomBytes } from 'node:crypto';
import type { CountedTime } from '../time/counted-time.ts';

export interface Environment {
  /** Milliseconds since 1970. */
  now(): number;
  random(bytes: number): Buffer;
  /** What `now` reads, if that has gaps which don't count. */
  readonly time?: CountedTime;
}

export const SYSTEM_ENVIRONMENT: Environment = { now: Date.now, random: randomBytes };
