/**
 * Sums up a game whose decisions have been judged: its turning points, and what changed each seat's chance to win.
 *
 * Decisions between which Chance decided nothing and nobody else was asked share one value, pooled from their estimates. Only a sure mistake
 * changes the value in between. From the first judged decision to the last, or to the end of the game, a seat's chance changes by the sum of:
 * - Skill: what the seat's own sure mistakes cost it. Never above 0.
 * - Others: what the sure mistakes of the other seats gave it, or cost it.
 * - Luck: all that happened between decisions where Chance decided something.
 * - Unjudged: between two decisions if others in between were not judged.
 *
 * Errors of the estimates don't pile up in luck: what one estimate adds before its decision, it takes away after it.
 */
import { type AnyChoice, type Outcome, type Seat, shareOfWin } from '@bb/kernel';
import { type Judgment, SURE, standardError } from './judge.ts';
import type { Between, Judged } from './look-back.ts';

/** By seat. */
type BySeat = readonly number[];

export const CAUSES = ['luck', 'skill', 'others', 'unjudged'] as const;
export type Cause = (typeof CAUSES)[number];

export interface Balance {
  /** How many of the seat's decisions were judged, and at how many its choice was surely not the best, or a waste. */
  readonly decisions: number;
  readonly slips: number;
  /** The seat's chance to win at the first judged decision, and at the end. */
  readonly first: number;
  readonly last: number;
  /** The change by its cause: in chance to win, and in points. */
  readonly win: Readonly<Record<Cause, number>>;
  readonly scores: Readonly<Record<Cause, number>>;
  /** The standard error of `win.luck`. */
  readonly luckError: number;
}

/** A turning point of the game. */
export interface Turning<Choice = AnyChoice> {
  /** How many choices the game had when the decision was asked; if `by` is `chance`, when the next decision was asked or the game ended. */
  readonly at: number;
  /** How many choices the game had when the change began. */
  readonly since: number;
  readonly turn: number;
  readonly by: 'choice' | 'chance';
  /** The seat that chose; if `by` is `chance`, the seat whose chance to win changed most. */
  readonly seat: Seat;
  /** By seat: the change of the chance to win. */
  readonly change: BySeat;
  /** The decision with that choice; if `by` is `chance`, the first decision after it, or null at the end of the game. */
  readonly judgment: Judgment<Choice> | null;
}

/** Every seat's chance to win when a decision was asked, or at the end. */
export interface Point {
  /** How many choices the game had. */
  readonly at: number;
  readonly turn: number;
  readonly win: BySeat;
}

export interface Review<Choice = AnyChoice> {
  readonly points: readonly Point[];
  /** By seat. */
  readonly balances: readonly Balance[];
  /** The largest changes first. */
  readonly turnings: readonly Turning<Choice>[];
}

/** The end of a game that was judged to its end. */
export interface End {
  readonly at: number;
  readonly turn: number;
  readonly outcome: Pick<Outcome, 'scores' | 'winners'>;
  readonly before: Between;
}

/** How many turning points a review lists. */
const MAX_TURNINGS = 10;
/** A turning point changes a chance to win, from 0 to 1, by more than this. */
const MIN_CHANGE = 0.02;

interface Value {
  readonly win: BySeat;
  readonly scores: BySeat;
}

/** Judged decisions between which Chance decided nothing and nobody else was asked. */
interface Chain<Choice> {
  readonly before: Between;
  readonly judgments: Judgment<Choice>[];
}

function chainsOf<Choice>(seen: readonly Judged<Choice>[]): readonly Chain<Choice>[] {
  const chains: Chain<Choice>[] = [];
  for (const { judgment, before } of seen) {
    const open = chains.at(-1);
    if (open && !before.chance && !before.unseen) open.judgments.push(judgment);
    else chains.push({ before, judgments: [judgment] });
  }
  return chains;
}

/** A chain, valued. */
interface Valued {
  /** Its values before its first decision, and after its last one. */
  readonly from: Value;
  readonly to: Value;
  /** By seat: the variance of `from.win`, and of what the mistakes changed. */
  readonly variance: BySeat;
  readonly mistakesVariance: BySeat;
}

/** @returns by seat, what the judged choice changed; 0 if it was no sure mistake */
const changedBy = <Choice>({ isSure, best, chosen }: Judgment<Choice>, of: (value: Value) => BySeat, seat: number): number =>
  isSure ? valueAt(of(chosen), seat) - valueAt(of(best), seat) : 0;
const winOf = ({ win }: Value): BySeat => win;
const scoresOf = ({ scores }: Value): BySeat => scores;
const varianceOf = (estimate: Pick<Judgment['best'], 'win' | 'visits' | 'spread'>, seat: number): number =>
  standardError(estimate, seat) ** 2;

/** Pools the estimates of a chain: each is taken back to the chain's beginning, by what the mistakes before it changed. */
function pooledOf<Choice>(seats: readonly number[], judgments: readonly Judgment<Choice>[]): Valued {
  const estimates = judgments.map(({ isSure, best, chosen }) => (isSure ? best : chosen));
  const weights = estimates.map(({ visits }) => Math.max(1, visits));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const pooled = (of: (value: Value) => BySeat, seat: number): number => {
    let changed = 0;
    let total = 0;
    for (const [i, judgment] of judgments.entries()) {
      const estimate = estimates[i] ?? judgment.chosen;
      total += (weights[i] ?? 0) * (valueAt(of(estimate), seat) - changed);
      changed += changedBy(judgment, of, seat);
    }
    return total / sum;
  };
  const changes = (of: (value: Value) => BySeat, seat: number): number =>
    judgments.reduce((all, judgment) => all + changedBy(judgment, of, seat), 0);
  const from: Value = { win: seats.map((seat) => pooled(winOf, seat)), scores: seats.map((seat) => pooled(scoresOf, seat)) };
  return {
    from,
    to: {
      win: seats.map((seat) => valueAt(from.win, seat) + changes(winOf, seat)),
      scores: seats.map((seat) => valueAt(from.scores, seat) + changes(scoresOf, seat)),
    },
    variance: seats.map((seat) =>
      estimates.reduce((all, estimate, i) => all + ((weights[i] ?? 0) / sum) ** 2 * varianceOf(estimate, seat), 0),
    ),
    mistakesVariance: seats.map((seat) =>
      judgments.reduce((all, { isSure, best, chosen }) => all + (isSure ? varianceOf(best, seat) + varianceOf(chosen, seat) : 0), 0),
    ),
  };
}

/** @param end null if the game was not judged to its end, or has not ended */
export function sumUp<Choice>(players: number, seen: readonly Judged<Choice>[], end: End | null): Review<Choice> {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const accounts = seats.map(() => ({ decisions: 0, slips: 0, win: zero(), scores: zero(), luckVariance: 0 }));
  const turnings: Turning<Choice>[] = [];
  const points: Point[] = [];
  let first: Valued | null = null;
  let last: Valued | null = null;
  let since = 0;
  /** The change into `last` was luck. */
  let wasLuck = false;

  /** Books the change between two chains, or from the last one to the end. */
  const bookChange = (before: Between, from: Valued, to: Valued, at: number, turn: number, judgment: Judgment<Choice> | null): void => {
    const isLuck = !before.unseen;
    const change = seats.map((seat) => valueAt(to.from.win, seat) - valueAt(from.to.win, seat));
    for (const [seat, account] of accounts.entries()) {
      account.win[isLuck ? 'luck' : 'unjudged'] += valueAt(change, seat);
      account.scores[isLuck ? 'luck' : 'unjudged'] += valueAt(to.from.scores, seat) - valueAt(from.to.scores, seat);
      // A value between two changes by luck cancels out.
      if (isLuck !== wasLuck) account.luckVariance += valueAt(from.variance, seat);
      if (isLuck) account.luckVariance += valueAt(from.mistakesVariance, seat);
    }
    wasLuck = isLuck;
    const errors = seats.map((seat) =>
      Math.sqrt(valueAt(from.variance, seat) + valueAt(from.mistakesVariance, seat) + valueAt(to.variance, seat)),
    );
    const seat = seats.reduce((most, value) => (Math.abs(valueAt(change, value)) > Math.abs(valueAt(change, most)) ? value : most), 0);
    if (isLuck && isTurning(valueAt(change, seat), valueAt(errors, seat)))
      turnings.push({ at, since, turn, by: 'chance', seat, change, judgment });
  };

  for (const { before, judgments } of chainsOf(seen)) {
    const [opening] = judgments;
    if (!opening) continue;
    const valued = pooledOf(seats, judgments);
    if (last) bookChange(before, last, valued, opening.at, opening.turn, opening);
    first ??= valued;
    const now = [...valued.from.win];
    for (const judgment of judgments) {
      const { at, turn, seat, isSure, isWaste, loss } = judgment;
      points.push({ at, turn, win: now.map(asChance) });
      const change = seats.map((seat) => changedBy(judgment, winOf, seat));
      for (const [owner, account] of accounts.entries()) {
        const cause = owner === seat ? 'skill' : 'others';
        account.win[cause] += valueAt(change, owner);
        account.scores[cause] += changedBy(judgment, scoresOf, owner);
        now[owner] = valueAt(now, owner) + valueAt(change, owner);
        if (owner !== seat) continue;
        account.decisions += 1;
        if (isSure || isWaste) account.slips += 1;
      }
      if (isSure && loss > MIN_CHANGE) turnings.push({ at, since: at, turn, by: 'choice', seat, change, judgment });
      since = at + 1;
    }
    last = valued;
  }
  if (end) {
    const final = finalValue(players, end.outcome);
    if (last) bookChange(end.before, last, final, end.at, end.turn, null);
    points.push({ at: end.at, turn: end.turn, win: final.to.win });
    last = final;
  }
  return {
    points,
    balances: accounts.map(({ luckVariance, ...account }, seat) => ({
      ...account,
      first: valueAt(first?.from.win ?? [], seat),
      last: valueAt(last?.to.win ?? [], seat),
      luckError: Math.sqrt(luckVariance + (wasLuck ? valueAt(last?.variance ?? [], seat) : 0)),
    })),
    turnings: turnings.sort((a, b) => size(b) - size(a)).slice(0, MAX_TURNINGS),
  };
}

const valueAt = (list: BySeat, seat: number): number => list[seat] ?? 0;
const zero = (): Record<Cause, number> => ({ luck: 0, skill: 0, others: 0, unjudged: 0 });
const isTurning = (change: number, error: number): boolean => Math.abs(change) > Math.max(MIN_CHANGE, SURE * error);
const size = ({ change, seat }: Pick<Turning, 'change' | 'seat'>): number => Math.abs(valueAt(change, seat));

/** Keeps a pooled chance between 0 and 1: taking a mistake back from another estimate can lead slightly beyond. */
const asChance = (win: number): number => Math.min(1, Math.max(0, win));

/** A shared win is divided. */
function finalValue(players: number, { scores, winners }: End['outcome']): Valued {
  const value = { win: Array.from({ length: players }, (_, seat) => shareOfWin({ winners }, seat)), scores };
  return { from: value, to: value, variance: [], mistakesVariance: [] };
}
