/** Judges one decision after the game: what each choice was worth to the asked seat, by what that seat could know then. */
import type { Choice, Decision, Seat } from '@bb/golden-age/rules';
import type { Random } from '@bb/kernel';
import type { Finding, Situation } from '../bot.ts';

/** Estimates the value of every legal choice of a situation. The best comes first. */
export type Valuer = (at: Situation, random: Random, iterations: number) => readonly Finding[];

/** The estimated value of a choice. */
export interface Estimate extends Finding {
  /** The standard error of the asked seat's chance to win. */
  readonly error: number;
}

export interface Judgment {
  /** How many choices the game had when this decision was asked. */
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly ask: Decision['ask'];
  /** One for every legal choice, best first. */
  readonly estimates: readonly Estimate[];
  /** The choice that the search prefers; the chosen one if it is worth as much. */
  readonly best: Estimate;
  readonly chosen: Estimate;
  /** What the choice cost its seat in chance to win, and in Victory Points; never below 0. */
  readonly loss: number;
  readonly lossVp: number;
  /** The loss is more than two standard errors. */
  readonly isSure: boolean;
}

/** Imaginary tries added to the real ones, half of them won, so that a few tries never look certain (Agresti and Coull). */
const IMAGINARY_TRIES = 4;

/** The standard error of a seat's chance to win. */
export function standardError({ win, visits, spread }: Pick<Finding, 'win' | 'visits' | 'spread'>, seat: Seat): number {
  const n = visits + IMAGINARY_TRIES;
  const p = ((win[seat] ?? 0) * visits + IMAGINARY_TRIES / 2) / n;
  const wonOrLost = p * (1 - p);
  const found = spread?.[seat];
  const variance = found === undefined ? wonOrLost : (found ** 2 * visits + wonOrLost * IMAGINARY_TRIES) / n;
  return Math.sqrt(variance / n);
}

/** The error of a sum of values with independent errors. */
export const combinedError = (...errors: readonly number[]): number => Math.hypot(...errors);

/** How many standard errors two estimates must lie apart to count as different. */
export const SURE = 2;

/** A decision of the game, and the choice made there. */
export interface Asked {
  readonly at: number;
  readonly situation: Situation;
  readonly chosen: Choice;
}

/** The chosen choice gets at least this share of the best one's tries, since a search soon stops trying what looks worse. */
const MIN_SHARE_OF_TRIES = 0.25;

/** @throws RangeError if `value` says nothing about the choice that was made. */
export function judge({ at, situation, chosen: { id } }: Asked, value: Valuer, random: Random, iterations: number): Judgment {
  const { view, decision } = situation;
  const { seat, ask } = decision;
  const own = (of: readonly number[]): number => of[seat] ?? 0;
  const found = value(situation, random, iterations);
  const minTries = Math.ceil(MIN_SHARE_OF_TRIES * (found[0]?.visits ?? 0));
  const estimates = found.map((one): Estimate => {
    const tried = one.choice.id === id && one.visits < minTries ? triedAlone(one, situation, value, random, minTries) : one;
    return { ...tried, error: standardError(tried, seat) };
  });
  const [first] = estimates;
  const chosen = estimates.find(({ choice }) => choice.id === id);
  if (!first || !chosen) throw new RangeError(`no value was found for choice ${at} of the game`);
  const isBest = own(chosen.win) > own(first.win) || (own(chosen.win) === own(first.win) && own(chosen.vp) >= own(first.vp));
  const best = isBest ? chosen : first;
  const loss = own(best.win) - own(chosen.win);
  return {
    at,
    turn: view.playerTurn,
    seat,
    ask,
    estimates,
    best,
    chosen,
    loss,
    lossVp: Math.max(0, own(best.vp) - own(chosen.vp)),
    isSure: best !== chosen && loss > SURE * combinedError(best.error, chosen.error),
  };
}

/** Values this choice again as if it were the only legal one. */
function triedAlone(one: Finding, { view, decision, tables, deal }: Situation, value: Valuer, random: Random, iterations: number): Finding {
  const [again] = value({ view, decision, tables, deal, legal: [one.choice] }, random, iterations);
  return again && again.visits > one.visits ? again : one;
}
