/**
 * Sums up a game whose decisions have been judged: its turning points, and how much of each seat's result was luck.
 *
 * The value *before* a decision is a seat's chance to win with the best choice; the value *after* it is the chance with the choice that was
 * made. From the first judged decision to the last, or to the end of the game, a seat's chance changes by the sum of:
 * - Luck: from the value after a decision to the value before the next one, where Chance decided something in between.
 * - Skill: from before to after each of the seat's own decisions, which is what its choices cost it. Never above 0.
 * - Others: the same for the decisions of the other seats.
 * - Rest: between two decisions if Chance decided nothing in between. It comes from errors of the estimates, and from what the next seat knows.
 * - Unjudged: between two decisions if others in between were not judged.
 */
import { type AnyChoice, type Outcome, type Seat, shareOfWin } from '@bb/kernel';
import { combinedError, type Judgment, SURE, standardError } from './judge.ts';
import type { Between, Judged } from './look-back.ts';

/** By seat. */
type BySeat = readonly number[];

export const CAUSES = ['luck', 'skill', 'others', 'rest', 'unjudged'] as const;
export type Cause = (typeof CAUSES)[number];

export interface Balance {
  /** How many of the seat's decisions were judged, and at how many its choice was surely not the best. */
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
  /** By seat: the standard error of `win`. */
  readonly error: BySeat;
}

/** @param end null if the game was not judged to its end, or has not ended */
export function sumUp<Choice>(players: number, seen: readonly Judged<Choice>[], end: End | null): Review<Choice> {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const accounts = seats.map(() => ({ decisions: 0, slips: 0, win: zero(), scores: zero(), luckVariance: 0 }));
  const turnings: Turning<Choice>[] = [];
  const points: Point[] = [];
  let last: Value | null = null;
  let since = 0;

  /** Books the change between two judged decisions. */
  const bookChange = (before: Between, from: Value, to: Value, at: number, turn: number, judgment: Judgment<Choice> | null): void => {
    const cause = before.unseen ? 'unjudged' : before.chance ? 'luck' : 'rest';
    const change = seats.map((seat) => valueAt(to.win, seat) - valueAt(from.win, seat));
    const errors = seats.map((seat) => combinedError(valueAt(from.error, seat), valueAt(to.error, seat)));
    for (const [seat, account] of accounts.entries()) {
      account.win[cause] += valueAt(change, seat);
      account.scores[cause] += valueAt(to.scores, seat) - valueAt(from.scores, seat);
      if (cause === 'luck') account.luckVariance += valueAt(errors, seat) ** 2;
    }
    const seat = seats.reduce((most, one) => (Math.abs(valueAt(change, one)) > Math.abs(valueAt(change, most)) ? one : most), 0);
    if (cause === 'luck' && isTurning(valueAt(change, seat), valueAt(errors, seat)))
      turnings.push({ at, since, turn, by: 'chance', seat, change, judgment });
  };

  for (const { judgment, before } of seen) {
    const { at, turn, seat, best, chosen, isSure, loss } = judgment;
    const [asked, answered] = [valued(best), valued(chosen)];
    if (last) bookChange(before, last, asked, at, turn, judgment);
    points.push({ at, turn, win: asked.win });
    const change = seats.map((one) => valueAt(answered.win, one) - valueAt(asked.win, one));
    for (const [one, account] of accounts.entries()) {
      const cause = one === seat ? 'skill' : 'others';
      account.win[cause] += valueAt(change, one);
      account.scores[cause] += valueAt(answered.scores, one) - valueAt(asked.scores, one);
      if (one !== seat) continue;
      account.decisions += 1;
      if (isSure) account.slips += 1;
    }
    if (isSure && loss > MIN_CHANGE) turnings.push({ at, since: at, turn, by: 'choice', seat, change, judgment });
    last = answered;
    since = at + 1;
  }
  if (end) {
    const final = finalValue(players, end.outcome);
    if (last) bookChange(end.before, last, final, end.at, end.turn, null);
    points.push({ at: end.at, turn: end.turn, win: final.win });
    last = final;
  }
  const first = points[0]?.win ?? [];
  return {
    points,
    balances: accounts.map(({ luckVariance, ...account }, seat) => ({
      ...account,
      first: first[seat] ?? 0,
      last: last?.win[seat] ?? 0,
      luckError: Math.sqrt(luckVariance),
    })),
    turnings: turnings.sort((a, b) => size(b) - size(a)).slice(0, MAX_TURNINGS),
  };
}

const valueAt = (list: BySeat, seat: number): number => list[seat] ?? 0;
const zero = (): Record<Cause, number> => ({ luck: 0, skill: 0, others: 0, rest: 0, unjudged: 0 });
const isTurning = (change: number, error: number): boolean => Math.abs(change) > Math.max(MIN_CHANGE, SURE * error);
const size = ({ change, seat }: Pick<Turning, 'change' | 'seat'>): number => Math.abs(valueAt(change, seat));

const valued = (one: Omit<Judgment['best'], 'choice'>): Value => ({
  win: one.win,
  scores: one.scores,
  error: one.win.map((_, seat) => standardError(one, seat)),
});

/** A shared win is divided. */
const finalValue = (players: number, { scores, winners }: End['outcome']): Value => ({
  win: Array.from({ length: players }, (_, seat) => shareOfWin({ winners }, seat)),
  scores,
  error: [],
});
