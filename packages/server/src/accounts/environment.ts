/** The clock and the source of randomness. Tests pass their own. */
import { randomBytes } from 'node:crypto';

export interface Environment {
  /** Milliseconds since 1970. */
  now(): number;
  random(bytes: number): Buffer;
}

export const SYSTEM_ENVIRONMENT: Environment = { now: Date.now, random: randomBytes };
