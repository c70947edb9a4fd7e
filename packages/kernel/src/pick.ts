import type { Random } from './game.ts';

/** @returns any item, each with the same probability. @throws RangeError if there is none */
export function pick<X>(from: readonly X[], random: Random): X {
  const one = from[Math.floor(random() * from.length)];
  if (one !== undefined) return one;
  throw new RangeError('there is nothing to pick from');
}
