/** Judges one decision after the game: what each choice was worth to the asked seat, by what that seat could know then. */
import type { AnyChoice, GameTypes, Random, Seat } from '@bb/kernel';
import type { Finding, Question } from '../search.ts';

/** Estimates the value of every choice of a question. The best comes first. */
export type Valuer<T extends GameTypes> = (at: Question<T>, random: Random, iterations: number) => readonly Finding<T['choice']>[];

/** The estimated value of a choice. */
export interface Estimate<Choice = AnyChoice> extends Finding<Choice> {
  /** The standard error of the asked seat's chance to win. */
  readonly error: number;
}

export interface Judgment<Choice = AnyChoice> {
  /** How many choices the game had when this decision was asked. */
  readonly at: number;
  /** The number of the turn, if the game counts turns, or else 0. */
  readonly turn: number;
  readonly seat: Seat;
  readonly ask: string;
  /** One for every legal choice, best first by the search that compared them all. */
  readonly estimates: readonly Estimate<Choice>[];
  /** The choice that the search prefers; the chosen one if it is worth as much. */
  readonly best: Estimate<Choice>;
  readonly chosen: Estimate<Choice>;
  /** What the choice cost its seat in chance to win, and in points; never below 0. */
  readonly loss: number;
  readonly lossScore: number;
  /** The loss is more than two standard errors, and fresh tries of both choices agree. */
  readonly isSure: boolean;
  /** The choice spent something and changed nothing, as the rules of the game tell; a search may not notice. */
  readonly isWaste: boolean;
}

/** Imaginary tries added to the real ones, half of them won, so that a few tries never look certain (Agresti and Coull). */
const IMAGINARY_TRIES = 4;

/** The standard error of a seat's chance to win. */
export function standardError({ win, visits, spread }: Pick<Finding<AnyChoice>, 'win' | 'visits' | 'spread'>, seat: Seat): number {
  const n = visits + IMAGINARY_TRIES;
  const p = ((win[seat] ?? 0) * visits + IMAGINARY_TRIES / 2) / n;
  const wonOrLost = p * (1 - p);
  const found = spread?.[seat];
  const variance = found === undefined ? wonOrLost : (found ** 2 * visits + wonOrLost * IMAGINARY_TRIES) / n;
  return Math.sqrt(variance / n);
}

/** The error of a sum of values with independent errors. */
const combinedError = (...errors: readonly number[]): number => Math.hypot(...errors);

/** How many standard errors two estimates must lie apart to count as different. */
export const SURE = 2;

/** A decision of the game, and the choice made there. */
export interface Asked<T extends GameTypes> extends Pick<Judgment, 'at' | 'turn' | 'seat' | 'ask' | 'isWaste'> {
  readonly question: Question<T>;
  readonly choiceMade: T['choice'];
}

/** The chosen choice gets at least this share of the best one's tries, since a search soon stops trying what looks worse. */
const MIN_SHARE_OF_TRIES = 0.25;

/**
 * A choice that looks like a mistake is tried again, and so is the best one: each alone, with fresh tries, which are then all that counts. Some of
 * many choices look better than they are, so the search that found the best one can't say by how much it is better.
 *
 * @throws RangeError if `value` says nothing about the choice that was made.
 */
export function judge<T extends GameTypes>(
  { at, turn, seat, ask, isWaste, question, choiceMade }: Asked<T>,
  value: Valuer<T>,
  random: Random,
  iterations: number,
): Judgment<T['choice']> {
  const found = value(question, random, iterations);
  const minTries = Math.ceil(MIN_SHARE_OF_TRIES * (found[0]?.visits ?? 0));
  const estimates = found.map((finding) =>
    estimated(
      finding.choice === choiceMade && finding.visits < minTries ? triedAlone(finding, question, value, random, minTries) : finding,
      seat,
    ),
  );
  const suspected = compared(estimates, choiceMade, seat);
  if (!suspected) throw new RangeError(`no value was found for choice ${at} of the game`);
  if (!suspected.isSure) return { at, turn, seat, ask, isWaste, estimates, ...suspected };
  const { best, chosen } = suspected;
  const tries = Math.max(best.visits, MIN_TRIES_TO_BE_SURE);
  const checked = estimates.map((estimate) =>
    estimate === best || estimate === chosen ? estimated(freshlyTried(estimate, question, value, random, tries), seat) : estimate,
  );
  const two = checked.filter(({ choice }) => choice === best.choice || choice === choiceMade);
  return { at, turn, seat, ask, isWaste, estimates: checked, ...(compared(two, choiceMade, seat) ?? suspected) };
}

/** A few tries are never enough to be sure. */
const MIN_TRIES_TO_BE_SURE = 30;

const estimated = <Choice>(finding: Finding<Choice>, seat: Seat): Estimate<Choice> => ({ ...finding, error: standardError(finding, seat) });

/** Compares the choice that was made with the first one. @returns null if it is not among the estimates */
function compared<Choice>(
  estimates: readonly Estimate<Choice>[],
  choiceMade: Choice,
  seat: Seat,
): Pick<Judgment<Choice>, 'best' | 'chosen' | 'loss' | 'lossScore' | 'isSure'> | null {
  const own = (of: readonly number[]): number => of[seat] ?? 0;
  const [first] = estimates;
  const chosen = estimates.find(({ choice }) => choice === choiceMade);
  if (!first || !chosen) return null;
  const isBest = own(chosen.win) > own(first.win) || (own(chosen.win) === own(first.win) && own(chosen.scores) >= own(first.scores));
  const best = isBest ? chosen : first;
  const loss = own(best.win) - own(chosen.win);
  return {
    best,
    chosen,
    loss,
    lossScore: Math.max(0, own(best.scores) - own(chosen.scores)),
    isSure: best !== chosen && loss > SURE * combinedError(best.error, chosen.error),
  };
}

/** Values this choice as if it were the only legal one. */
function freshlyTried<T extends GameTypes>(
  finding: Finding<T['choice']>,
  { deal }: Question<T>,
  value: Valuer<T>,
  random: Random,
  iterations: number,
): Finding<T['choice']> {
  const [again] = value({ deal, legal: [finding.choice] }, random, iterations);
  return again ?? finding;
}

/** @returns the choice valued alone, if that gave it more tries */
function triedAlone<T extends GameTypes>(
  finding: Finding<T['choice']>,
  question: Question<T>,
  value: Valuer<T>,
  random: Random,
  iterations: number,
): Finding<T['choice']> {
  const again = freshlyTried(finding, question, value, random, iterations);
  return again.visits > finding.visits ? again : finding;
}
