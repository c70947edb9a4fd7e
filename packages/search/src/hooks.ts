/** What a game may tell the search, to make it stronger. */
import type { GameTypes, Seat } from '@bb/kernel';

/** The lists of numbers are by seat. */
export interface Appraisal {
  /** The expected shares of the win, each from 0 to 1. */
  readonly win: ArrayLike<number>;
  /** The scores expected at the end of the game. */
  readonly scores: ArrayLike<number>;
}

/**
 * All members are optional: without any, playouts are random and go on to the end of the game.
 *
 * @example
 * const hooks: SearchHooks<SomeGame> = {
 *   evaluate: ({ leagues }) => ({ scores: leagues, win: softmax(leagues) }),
 *   weigh(p, legal, weights) {
 *     for (const [i, { type }] of legal.entries()) weights[i] = type === 'playCard' ? 0.2 : 1;
 *   },
 * };
 */
export interface SearchHooks<T extends GameTypes> {
  /** Appraises a position that has not ended. The search reads the result before it asks again, so the same object may be returned each time. */
  evaluate?(p: T['position']): Appraisal;
  /**
   * Weighs the choices by how often a sensible player would make each. The tree takes this as its prior, and playouts choose by it.
   *
   * @param weights  is filled: one number from 0 for each choice of `legal`; their sum must be above 0, but need not be 1
   */
  weigh?(p: T['position'], legal: readonly T['choice'][], weights: Float64Array): void;
  /**
   * Weighs the choices of a node of the tree in place of `weigh`, which is asked more often and so must be fast. See `fittedPrior`.
   *
   * @returns false if it has nothing to say here, and `weigh` is asked
   */
  prior?(p: T['position'], legal: readonly T['choice'][], weights: Float64Array): boolean;
  /** Whether `evaluate` can judge this position. Playouts end at the first one that it can. Without it, they end at the limit of the search. */
  isQuiet?(p: T['position']): boolean;
  /** What a result is worth to the seat that searches; its share of the win by default. */
  worth?(result: Appraisal, seat: Seat): number;
  /** The number of the turn, for reports; 0 by default. */
  turnOf?(p: T['position']): number;
}
