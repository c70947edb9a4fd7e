/** Repeatable chance for simulations, tests and bots. Not for the dice of a table that people trust. */
import type { Random } from '@bb/engine';

/** FNV-1a over UTF-16 code units: any text becomes 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}

const WARM_UP = 12;

/** The sfc32 generator of Chris Doty-Humphrey (PractRand): the same seed, the same sequence. A number and its text are one seed. */
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
  for (let i = 0; i < WARM_UP; i++) next();
  return next;
}
