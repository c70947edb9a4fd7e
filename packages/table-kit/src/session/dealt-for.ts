import type { Game, GameTypes, Random, Seat } from '@bb/kernel';

/** A random integer from 0 to `count` − 1, all equally likely, from the browser's cryptographic generator. */
function randomBelow(count: number): number {
  const words = new Uint32Array(1);
  const limit = Math.floor(2 ** 32 / count) * count;
  let word = limit;
  while (word >= limit) word = crypto.getRandomValues(words)[0] ?? 0;
  return word % count;
}

const fraction: Random = () => randomBelow(2 ** 32) / 2 ** 32;

/** @returns the position as plain JSON, with everything that `you` can't see dealt anew, so that a bot never gets hidden information */
export function dealtFor<T extends GameTypes>({ clone, resample, save }: Game<T>, p: T['position'], you: Seat): object {
  const dealt = clone(p);
  resample(dealt, you, fraction);
  return save(dealt);
}
