/** Repeatable randomness for simulations, tests and bots. It is not secure: a table's real dice must not use it. */
import type { Random } from './game.ts';

/** The 32-bit FNV-1a hash of a text, over its UTF-16 code units. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}

const WARM_UP_DRAWS = 12;

/** The sfc32 generator by Chris Doty-Humphrey (PractRand). The same seed gives the same sequence; a number and its text are the same seed. */
export function seeded(seed: number | string): Random {
  const text = String(seed);
  let a = hash(text);
  let b = hash(`${text}/b`);
  let c = hash(`${text}/c`);
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < WARM_UP_DRAWS; i++) next();
  return next;
}
