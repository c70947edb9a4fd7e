/** Ratings of bots from their pairings, by maximum likelihood. */
import type { Interval } from './interval.ts';

/** The games of one pairing at one table size. */
export interface PairingResult {
  /** The single bot, as an index in the list of bots. */
  readonly one: number;
  /** The bot in all other seats, as an index in the same list. */
  readonly rest: number;
  /** Seats at the table. */
  readonly players: number;
  /** The share of games that `one` won, from 0 to 1. */
  readonly share: number;
  /** How many independent games would be as informative. */
  readonly effective: number;
}

/** Rating points for ten times the strength. */
const POINTS_PER_TENFOLD = 400;
/** Rating points for one unit of log-strength. */
const POINTS_PER_NAT = POINTS_PER_TENFOLD / Math.LN10;
/** The anchor's rating. */
export const ANCHORED_AT = 1500;
/**
 * The standard deviation of the normal prior of each rating's difference from the anchor. Without a prior, a bot that has
 * won or lost every game would have an infinite rating. It is too wide to matter for any other bot.
 */
const PRIOR_DEVIATION_NATS = 800 / POINTS_PER_NAT;
/** Half the width of a 95 % interval, in standard deviations of the normal distribution. */
const NORMAL_QUANTILE_95 = 1.959964;
/** Newton's method: how many steps it takes at most, how long a step may be, and how short is short enough; lengths in log-strength. */
const [MAX_STEPS, MAX_STEP, CONVERGED] = [100, 1, 1e-9];

/** The inverse of a positive definite matrix, by Gauss–Jordan elimination. */
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
 * The Bradley–Terry model for tables of any size: each seat's chance to win is proportional to its strength. A bot of
 * strength a among k − 1 bots of strength b wins with the chance a / (a + (k − 1) b). The anchor is rated 1500, and
 * 400 points are ten times the strength.
 *
 * A result counts as its `effective` games, so the intervals allow for common dice. They come from the curvature of
 * the likelihood, and are those of the difference from the anchor. Different pairings have different dice.
 * @param bots how many bots there are @param anchor the index of the anchor @returns by bot: its rating with a 95 % interval
 */
export function ratings(bots: number, results: readonly PairingResult[], anchor: number): readonly Interval[] {
  const strength = Array.from({ length: bots }, () => 0);
  const at = (i: number): number => strength[i] ?? 0;
  let covariance: readonly (readonly number[])[] = [];
  for (let step = 0; step < MAX_STEPS; step++) {
    const prior = 1 / PRIOR_DEVIATION_NATS ** 2;
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
    // Keeps the anchor's rating fixed.
    for (let i = 0; i < bots; i++) {
      add(anchor, i, i === anchor ? 1 : -(curve[anchor]?.[i] ?? 0));
      add(i, anchor, i === anchor ? 0 : -(curve[i]?.[anchor] ?? 0));
    }
    slope[anchor] = 0;
    covariance = inverse(curve);
    const move = covariance.map((row) => row.reduce((sum, c, i) => sum + c * (slope[i] ?? 0), 0));
    const longest = Math.max(...move.map(Math.abs));
    const shorter = Math.min(1, MAX_STEP / longest);
    for (const [i, by] of move.entries()) strength[i] = at(i) + by * shorter;
    if (longest < CONVERGED) break;
  }
  return strength.map((s, i) => {
    const half = i === anchor ? 0 : NORMAL_QUANTILE_95 * Math.sqrt(covariance[i]?.[i] ?? 0);
    const points = (x: number): number => ANCHORED_AT + x * POINTS_PER_NAT;
    return { estimate: points(s), low: points(s - half), high: points(s + half) };
  });
}
