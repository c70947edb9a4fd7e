/** Ratings of players from their pairings, by maximum likelihood. */
import type { Interval } from './interval.ts';

export interface Result {
  /** Places in the list of players. */
  readonly one: number;
  /** Who has all the other seats. */
  readonly rest: number;
  /** Seats at the table. */
  readonly players: number;
  /** What `one` has won of it. */
  readonly share: number;
  /** How many independent games it is worth. */
  readonly effective: number;
}

/** Ten times as strong is this much more. */
const TENFOLD = 400;
const POINT = TENFOLD / Math.LN10;
export const ANCHORED_AT = 1500;
/**
 * Who has won or lost everything has no finite rating by the games alone. Before any game a difference to the anchor is
 * taken to be normal with this deviation, which is too wide to matter for anybody else.
 */
const PRIOR_DEVIATION = 800 / POINT;
const NORMAL_95 = 1.959964;
const [MOST_STEPS, LONGEST_STEP, SMALL] = [100, 1, 1e-9];

/** Gauss and Jordan; for matrices that are positive definite. */
function inverse(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  rows.forEach((pivot, i) => {
    const by = pivot[i] ?? 1;
    for (let j = 0; j < 2 * n; j++) pivot[j] = (pivot[j] ?? 0) / by;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[i] ?? 0;
      for (let j = 0; j < 2 * n; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  });
  return rows.map((row) => row.slice(n));
}

/**
 * Bradley and Terry's model, for tables of any size: who is at the table wins with a chance in proportion to strength.
 * One among k − 1 others wins a / (a + (k − 1) b). The anchor has 1500, and 400 points are ten times the strength.
 *
 * A result counts as the independent games it is worth, so the intervals (of the difference to the anchor, from the
 * curvature of the likelihood) know of common dice as those of the pairings do. Pairings have dice of their own.
 */
export function ratings(players: number, results: readonly Result[], anchor: number): readonly Interval[] {
  const strength = Array.from({ length: players }, () => 0);
  const at = (i: number): number => strength[i] ?? 0;
  let covariance: readonly (readonly number[])[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    const prior = 1 / PRIOR_DEVIATION ** 2;
    const slope = strength.map((s) => -s * prior);
    const curve = strength.map((_, i) => strength.map((_, j) => (i === j ? prior : 0)));
    const add = (i: number, j: number, by: number): void => {
      const row = curve[i];
      if (row) row[j] = (row[j] ?? 0) + by;
    };
    for (const { one, rest, players: k, share, effective } of results) {
      const chance = 1 / (1 + (k - 1) * Math.exp(at(rest) - at(one)));
      const [off, known] = [effective * (share - chance), effective * chance * (1 - chance)];
      slope[one] = (slope[one] ?? 0) + off;
      slope[rest] = (slope[rest] ?? 0) - off;
      add(one, one, known);
      add(rest, rest, known);
      add(one, rest, -known);
      add(rest, one, -known);
    }
    // The anchor stays where it is.
    for (let i = 0; i < players; i++) {
      add(anchor, i, i === anchor ? 1 : -(curve[anchor]?.[i] ?? 0));
      add(i, anchor, i === anchor ? 0 : -(curve[i]?.[anchor] ?? 0));
    }
    slope[anchor] = 0;
    covariance = inverse(curve);
    const move = covariance.map((row) => row.reduce((sum, c, i) => sum + c * (slope[i] ?? 0), 0));
    const longest = Math.max(...move.map(Math.abs));
    const shorter = Math.min(1, LONGEST_STEP / longest);
    for (const [i, by] of move.entries()) strength[i] = at(i) + by * shorter;
    if (longest < SMALL) break;
  }
  return strength.map((s, i) => {
    const half = i === anchor ? 0 : NORMAL_95 * Math.sqrt(covariance[i]?.[i] ?? 0);
    const points = (x: number): number => ANCHORED_AT + x * POINT;
    return { estimate: points(s), low: points(s - half), high: points(s + half) };
  });
}
