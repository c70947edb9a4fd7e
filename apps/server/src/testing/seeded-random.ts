/** Randomness that is the same in each run, for tests that play games. */
import { createHash } from 'node:crypto';
import type { Environment } from '../accounts/environment.ts';

/** With the same requests in the same order, ids, sessions and dice are the same. */
export function seededRandom(seed: string): Environment['random'] {
  let draws = 0;
  return (bytes) => createHash('shake256', { outputLength: bytes }).update(`${seed} ${draws++}`).digest();
}
