/** One decision looked at again: what each choice was worth to the seat that was asked, by what that seat could know. */
import type { Choice, Decision, Random, Seat } from '@bb/engine';
import type { Finding, Situation } from '../bot.ts';

/** Values every legal choice of a situation, the best first. */
export type Valuer = (at: Situation, random: Random, iterations: number) => readonly Finding[];

/** A choice with what it was worth. */
export interface Estimate extends Finding {
  /** The standard error of the asked seat's chance to win. */
  readonly error: number;
}

export interface Judgment {
  /** It was asked after so many choices of the game. */
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly ask: Decision['ask'];
  /** Of every choice, the best first. */
  readonly estimates: readonly Estimate[];
  /** What the search would have chosen; what was chosen, if that is worth no less. */
  readonly best: Estimate;
  readonly chosen: Estimate;
  /** What the choice cost its seat: chance to win, and Victory Points. 0 or more. */
  readonly loss: number;
  readonly lossVp: number;
  /** The loss is more than two standard errors. */
  readonly isSure: boolean;
}

/** Tries that are imagined beside the real ones, half of them won, so that few never look certain (Agresti and Coull). */
const IMAGINED = 4;

/** The standard error of a seat's chance to win. */
export function standardError({ win, visits, spread }: Pick<Finding, 'win' | 'visits' | 'spread'>, seat: Seat): number {
  const n = visits + IMAGINED;
  const p = ((win[seat] ?? 0) * visits + IMAGINED / 2) / n;
  const wonOrLost = p * (1 - p);
  const found = spread?.[seat];
  const variance = found === undefined ? wonOrLost : (found ** 2 * visits + wonOrLost * IMAGINED) / n;
  return Math.sqrt(variance / n);
}

/** Errors that have nothing to do with each other, together. */
export const together = (...errors: readonly number[]): number => Math.hypot(...errors);

/** How many standard errors apart two estimates must be before they are told apart. */
export const SURE = 2;

/** Where the decision stands in the game, and what was chosen. */
export interface Asked {
  readonly at: number;
  readonly situation: Situation;
  readonly chosen: Choice;
}

/** Of what was chosen at least so many tries for each of the best: a search soon turns away from what looks worse. */
const FAIR = 0.25;

/** @throws RangeError if what was chosen is not among what is valued. */
export function judge({ at, situation, chosen: { id } }: Asked, value: Valuer, random: Random, iterations: number): Judgment {
  const { view, decision } = situation;
  const { seat, ask } = decision;
  const own = (of: readonly number[]): number => of[seat] ?? 0;
  const found = value(situation, random, iterations);
  const wanted = Math.ceil(FAIR * (found[0]?.visits ?? 0));
  const estimates = found.map((one): Estimate => {
    const tried = one.choice.id === id && one.visits < wanted ? triedAlone(one, situation, value, random, wanted) : one;
    return { ...tried, error: standardError(tried, seat) };
  });
  const [first] = estimates;
  const chosen = estimates.find(({ choice }) => choice.id === id);
  if (!first || !chosen) throw new RangeError(`the choice after ${at} is not among those that are valued`);
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
    isSure: best !== chosen && loss > SURE * together(best.error, chosen.error),
  };
}

/** As if there had been no other choice. */
function triedAlone(one: Finding, { view, decision, tables, deal }: Situation, value: Valuer, random: Random, iterations: number): Finding {
  const [again] = value({ view, decision, tables, deal, legal: [one.choice] }, random, iterations);
  return again && again.visits > one.visits ? again : one;
}
