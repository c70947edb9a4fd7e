/** Chances of dice, exactly, by counting all throws. All are from 0 to 1. */

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** @returns the total of each throw of `count` dice */
export const throwsOf = (count: number): readonly number[] =>
  count === 0 ? [0] : throwsOf(count - 1).flatMap((sum) => FACES.map((face) => sum + face));

export const average = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
/** @returns the part of these that fit */
export const share = <A>(all: readonly A[], fits: (one: A) => boolean): number => all.filter(fits).length / all.length;

/** @returns the chance that `count` dice total at most `limit` */
export const chanceAtMost = (count: number, limit: number): number => share(throwsOf(count), (total) => total <= limit);
export const chanceAtLeast = (count: number, limit: number): number => share(throwsOf(count), (total) => total >= limit);

/** @param edge  what the first side adds less what the other adds @returns by how much its total is higher, for each throw of both */
export const margins = (own: number, others: number, edge: number): readonly number[] =>
  throwsOf(own).flatMap((mine) => throwsOf(others).map((theirs) => mine + edge - theirs));

/** The chances that one side's total is higher than, equal to, or lower than the other's. */
export interface Contest {
  readonly higher: number;
  readonly equal: number;
  readonly lower: number;
}

export function contest(own: number, others: number, edge: number): Contest {
  const all = margins(own, others, edge);
  return {
    higher: share(all, (margin) => margin > 0),
    equal: share(all, (margin) => margin === 0),
    lower: share(all, (margin) => margin < 0),
  };
}

/** @returns the whole numbers between these, with both */
export const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
