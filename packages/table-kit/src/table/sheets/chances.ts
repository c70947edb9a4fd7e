/** For tables of odds. All chances are from 0 to 1. */

export const average = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
/** @returns the part of these that fit */
export const share = <A>(all: readonly A[], fits: (one: A) => boolean): number => all.filter(fits).length / all.length;

/** The chances that one side's total is higher than, equal to, or lower than the other's. */
export interface Contest {
  readonly higher: number;
  readonly equal: number;
  readonly lower: number;
}

/** @returns the whole numbers between these, with both */
export const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
