/**
 * What a game comes to: where it turned, and how much of each seat's fate was luck.
 *
 * Let the value of a decision to a seat be its chance to win when the best choice is made there, and after it, with what was chosen.
 * - Luck: the sum, over all that Chance decided between two decisions, of the value at the later one less the value after the earlier.
 * - Skill: the sum, over the seat's own decisions, of the value after them less their value: what its choices cost it, never above 0.
 * - Others: the same over the decisions of the other seats.
 * - Rest: what lies between two decisions without Chance: the next seat that is asked knows other things, and estimates err.
 * - Unjudged: what lies between two decisions with some in between that were not looked at.
 * From the first value to the end of the game, or to where it was last looked at, these add up.
 */
import { type Outcome, type Seat, shareOfWin } from '@bb/engine';
import { type Judgment, SURE, standardError, together } from './judge.ts';
import type { Between, Judged } from './look-back.ts';

/** By seat. */
type BySeat = readonly number[];

export const CAUSES = ['luck', 'skill', 'others', 'rest', 'unjudged'] as const;
export type Cause = (typeof CAUSES)[number];

export interface Balance {
  /** Decisions of the seat that were judged, and those that lost for sure. */
  readonly decisions: number;
  readonly slips: number;
  /** Chance to win, when it was first looked at, and in the end. */
  readonly first: number;
  readonly last: number;
  /** Chance to win, and Victory Points. */
  readonly win: Readonly<Record<Cause, number>>;
  readonly vp: Readonly<Record<Cause, number>>;
  /** The standard error of the luck in chance to win. */
  readonly luckError: number;
}

/** Where the game turned. */
export interface Turning {
  /** After so many choices the decision was asked; of Chance's: after so many it was the next seat's turn to decide, or the end. */
  readonly at: number;
  /** After so many choices it began to turn. */
  readonly since: number;
  readonly turn: number;
  readonly by: 'choice' | 'chance';
  /** Whose choice; by chance, whose chance to win changed most. */
  readonly seat: Seat;
  /** By seat: the change of the chance to win. */
  readonly change: BySeat;
  /** The decision with that choice, or the first one after Chance's. */
  readonly judgment: Judgment | null;
}

/** The chance to win of every seat when a decision was asked, or at the end. */
export interface Point {
  readonly at: number;
  readonly turn: number;
  readonly win: BySeat;
}

export interface Review {
  readonly points: readonly Point[];
  /** By seat. */
  readonly balances: readonly Balance[];
  /** The largest first. */
  readonly turnings: readonly Turning[];
}

/** A game that was looked at to its end. */
export interface End {
  readonly at: number;
  readonly turn: number;
  readonly outcome: Outcome;
  readonly before: Between;
}

/** Turning points that are named. */
const MOST_TURNINGS = 10;
/** A change of the chance to win that is not worth a word. */
const SLIGHT = 0.02;

interface Value {
  readonly win: BySeat;
  readonly vp: BySeat;
  /** By seat: the standard error of `win`. */
  readonly error: BySeat;
}

/** `end`: null where the game was not looked at to its end, or has none. */
export function sumUp(players: number, seen: readonly Judged[], end: End | null): Review {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const accounts = seats.map(() => ({ decisions: 0, slips: 0, win: zero(), vp: zero(), luckVariance: 0 }));
  const turnings: Turning[] = [];
  const points: Point[] = [];
  let last: Value | null = null;
  let since = 0;

  const pass = (before: Between, from: Value, to: Value, at: number, turn: number, judgment: Judgment | null): void => {
    const cause = before.unseen ? 'unjudged' : before.chance ? 'luck' : 'rest';
    const change = seats.map((seat) => nth(to.win, seat) - nth(from.win, seat));
    const errors = seats.map((seat) => together(nth(from.error, seat), nth(to.error, seat)));
    for (const [seat, account] of accounts.entries()) {
      account.win[cause] += nth(change, seat);
      account.vp[cause] += nth(to.vp, seat) - nth(from.vp, seat);
      if (cause === 'luck') account.luckVariance += nth(errors, seat) ** 2;
    }
    const seat = seats.reduce((most, one) => (Math.abs(nth(change, one)) > Math.abs(nth(change, most)) ? one : most), 0);
    if (cause === 'luck' && isTurning(nth(change, seat), nth(errors, seat)))
      turnings.push({ at, since, turn, by: 'chance', seat, change, judgment });
  };

  for (const { judgment, before } of seen) {
    const { at, turn, seat, best, chosen, isSure, loss } = judgment;
    const [asked, answered] = [valued(best), valued(chosen)];
    if (last) pass(before, last, asked, at, turn, judgment);
    points.push({ at, turn, win: asked.win });
    const change = seats.map((one) => nth(answered.win, one) - nth(asked.win, one));
    for (const [one, account] of accounts.entries()) {
      const cause = one === seat ? 'skill' : 'others';
      account.win[cause] += nth(change, one);
      account.vp[cause] += nth(answered.vp, one) - nth(asked.vp, one);
      if (one !== seat) continue;
      account.decisions += 1;
      if (isSure) account.slips += 1;
    }
    if (isSure && loss > SLIGHT) turnings.push({ at, since: at, turn, by: 'choice', seat, change, judgment });
    last = answered;
    since = at + 1;
  }
  if (end) {
    const final = finalValue(players, end.outcome);
    if (last) pass(end.before, last, final, end.at, end.turn, null);
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
    turnings: turnings.sort((a, b) => size(b) - size(a)).slice(0, MOST_TURNINGS),
  };
}

const nth = (list: BySeat, seat: number): number => list[seat] ?? 0;
const zero = (): Record<Cause, number> => ({ luck: 0, skill: 0, others: 0, rest: 0, unjudged: 0 });
const isTurning = (change: number, error: number): boolean => Math.abs(change) > Math.max(SLIGHT, SURE * error);
const size = ({ change, seat }: Turning): number => Math.abs(nth(change, seat));

const valued = (one: Judgment['best']): Value => ({ win: one.win, vp: one.vp, error: one.win.map((_, seat) => standardError(one, seat)) });

/** A shared win is divided. */
const finalValue = (players: number, { vp, winners }: Outcome): Value => ({
  win: Array.from({ length: players }, (_, seat) => shareOfWin({ winners }, seat)),
  vp,
  error: [],
});
