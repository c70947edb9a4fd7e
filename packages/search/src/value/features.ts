/** What a game tells about positions and choices, in numbers, so that values and priors can be fitted to its games. */
import type { GameTypes, Seat } from '@bb/kernel';
import type { Appraisal } from '../hooks.ts';
import { evaluate, type Network, weightStartsOf } from './network.ts';

/** The inputs of one network, about 1 in size. */
export interface Row {
  /** Which of the networks, by its index. */
  readonly network: number;
  readonly inputs: Float32Array;
}

/**
 * Describes the seats of a position. A seat's value is the sum of the outputs for all its rows: one for the seat, say, and one for each of its
 * ships, which have a network of their own. It may read all of a position, but must describe only what the seat that searches may know.
 */
export interface ValueFeatures<T extends GameTypes> {
  readonly networks: readonly Network[];
  /**
   * `win`: the values of all seats, by a softmax, are their chances to win.
   * `points`: a value of 1 stands for `unit` points that the seat will still score, beside those that it has.
   */
  readonly target: { readonly kind: 'win' } | PointsTarget<T>;
  /** Whether a position is of the kind that the search evaluates (`isQuiet`). Games are sampled there. */
  isSampled(p: T['position']): boolean;
  /** @returns by seat */
  describe(p: T['position']): readonly (readonly Row[])[];
}

export interface PointsTarget<T extends GameTypes> {
  readonly kind: 'points';
  readonly unit: number;
  pointsOf(p: T['position'], seat: Seat): number;
}

/** @returns 1 if it is so, 0 if not */
export const flag = (is: boolean): number => (is ? 1 : 0);
/** @returns x, or the nearer of the bounds if it lies beyond */
export const within = (least: number, most: number, x: number): number => Math.max(least, Math.min(most, x));

/** Describes the choices of a decision: a softmax over the outputs for all legal choices is their prior. */
export interface ChoiceFeatures<T extends GameTypes> {
  readonly network: Network;
  /** Whether this decision has a fitted prior. */
  isDescribed(p: T['position']): boolean;
  /** @returns the inputs for each legal choice */
  describe(p: T['position'], legal: readonly T['choice'][]): readonly Float32Array[];
}

/** Replaces each number x by its share of the sum of all exp(x). */
export function softmax(values: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) most = Math.max(most, value);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] = Math.exp((values[i] ?? 0) - most);
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) / sum;
}

/** @returns the sum of the outputs for all rows. @param starts  `weightStartsOf(networks)` */
export function sumOfOutputs(networks: readonly Network[], starts: readonly number[], weights: Float64Array, rows: readonly Row[]): number {
  let sum = 0;
  for (const { network, inputs } of rows) {
    const sizes = networks[network];
    if (sizes) sum += evaluate(sizes, weights, starts[network] ?? 0, inputs);
  }
  return sum;
}

/**
 * @param scoresOf  the scores expected at the end, by seat, for reports; it may read them from the features
 * @returns the chances to win, of features whose target they are
 */
export function winEvaluator<T extends GameTypes>(
  features: ValueFeatures<T>,
  weights: Float64Array,
  scoresOf: (p: T['position'], described: readonly (readonly Row[])[]) => ArrayLike<number>,
): (p: T['position']) => Appraisal {
  const starts = weightStartsOf(features.networks);
  return (p) => {
    const described = features.describe(p);
    const win = Float64Array.from(described, (rows) => sumOfOutputs(features.networks, starts, weights, rows));
    softmax(win);
    return { win, scores: scoresOf(p, described) };
  };
}

/** @returns a hook for the search: the prior by the fitted weights; false for decisions that have none */
export function fittedPrior<T extends GameTypes>(
  { network, isDescribed, describe }: ChoiceFeatures<T>,
  weights: Float64Array,
): (p: T['position'], legal: readonly T['choice'][], out: Float64Array) => boolean {
  return (p, legal, out) => {
    if (!isDescribed(p)) return false;
    const shares = Float64Array.from(describe(p, legal), (inputs) => evaluate(network, weights, 0, inputs));
    softmax(shares);
    // The search adds a small weight to each choice: this scale keeps it small, however many there are.
    for (let i = 0; i < shares.length; i++) out[i] = (shares[i] ?? 0) * legal.length;
    return true;
  };
}
