/** The variations of `bb lab`: the kinds of games that it compares, whatever the game. */
import type { Batch } from './batch/run-batch.ts';
import { BadUsage } from './usage.ts';

/** A page or a table with more columns would be unreadable. */
export const MAX_VARIATIONS = 12;
/** The name of the component set that comes with the game, in place of a file's. */
export const BUILT_IN = 'built-in';

/** @throws BadUsage if there are too many to compare */
export function checkVariations({ length }: readonly unknown[]): void {
  if (length > MAX_VARIATIONS) throw new BadUsage(`these are ${length} variations: at most ${MAX_VARIATIONS} can be compared`);
}

/** All pairs of an item of the first list and one of the second. */
export const product = <A, B>(as: readonly A[], bs: readonly B[]): readonly (readonly [A, B])[] =>
  as.flatMap((a) => bs.map((b) => [a, b] as const));

/** @param options  what was given after each `--option` @returns all combinations of the given values: `length=standard,long` stands for two */
export const combinationsOf = (options: readonly string[]): readonly (readonly string[])[] =>
  options
    .map((text) => {
      const [name = '', values] = text.split('=', 2);
      return values === undefined ? [text] : values.split(',').map((value) => `${name}=${value}`);
    })
    .reduce<readonly (readonly string[])[]>((all, value) => product(all, value).map(([some, text]) => [...some, text]), [[]]);

/** @returns the bots of this game: from game to game they move on by a seat, so that each plays each seat equally often */
export const rotated = (bots: readonly string[], game: number): readonly string[] =>
  bots.map((_, seat) => bots[(seat + game) % bots.length] ?? '');

interface Varied {
  readonly options: { readonly players: number };
}
/**
 * Games of all variations alternate, and each round has the same dice in all of them, so that only the variations differ.
 * @param game  the id of the game
 * @param rounds  how many games of each variation
 * @param seatedAt  the bots by seat in a round
 */
export function alternating<V extends Varied>(
  game: string,
  variations: readonly V[],
  rounds: number,
  seed: string,
  seatedAt: (variation: V, round: number) => readonly string[],
): Pick<Batch<unknown>, 'games' | 'job'> {
  return {
    games: rounds * variations.length,
    job(n) {
      const variation = variations[n % variations.length];
      if (!variation) throw new RangeError(`there is no game ${n}`);
      const round = Math.floor(n / variations.length);
      return { game, options: variation.options, bots: seatedAt(variation, round), seed: `${seed}/${round}` };
    },
  };
}
