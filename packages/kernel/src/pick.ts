import type { Random } from './game.ts';

/** @returns any item, each with the same probability. @throws RangeError if there is none */
export function pick<X>(from: readonly X[], random: Random): X {
  const picked = from[Math.floor(random() * from.length)];
  if (picked !== undefined) return picked;
  throw new RangeError('there is nothing to pick from');
}
