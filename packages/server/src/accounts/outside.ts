/** What comes from outside: the clock and chance. Tests hand in their own. */
import { randomBytes } from 'node:crypto';

export interface Outside {
  /** Milliseconds since 1970. */
  now(): number;
  random(bytes: number): Buffer;
}

export const OUTSIDE: Outside = { now: Date.now, random: randomBytes };
