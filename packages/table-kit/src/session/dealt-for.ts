import type { Game, GameTypes, Random, Seat } from '@bb/kernel';
import { randomBelow } from './secure-random.ts';

const fraction: Random = () => randomBelow(2 ** 32) / 2 ** 32;

/** @returns the position as plain JSON, with everything that `you` can't see dealt anew, so that a bot never gets hidden information */
export function dealtFor<T extends GameTypes>({ clone, resample, save }: Game<T>, p: T['position'], you: Seat): object {
  const dealt = clone(p);
  resample(dealt, you, fraction);
  return save(dealt);
}
