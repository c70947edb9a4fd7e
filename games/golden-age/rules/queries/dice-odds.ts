/** Exact chances of dice, by counting all throws. */
import type { About } from '../state/about.ts';
import type { Needed, RollPurpose } from '../state/events.ts';
import { sumOf } from './ratings.ts';
import { type DiceSide, meets, type OpposedTrial } from './trials.ts';

/** @returns by total: the number of throws of `count` dice that sum to it */
function waysToSum(count: number): readonly number[] {
  let ways = [1];
  for (let die = 0; die < count; die++) {
    const next = Array.from({ length: ways.length + 6 }, () => 0);
    ways.forEach((n, total) => {
      for (let face = 1; face <= 6; face++) next[total + face] = (next[total + face] ?? 0) + n;
    });
    ways = next;
  }
  return ways;
}

interface Test {
  readonly count: number;
  /** The number added to the dice. */
  readonly modifier: number;
  readonly needed: Needed;
  readonly target: number;
}

/** @returns the chance, 0 to 1, that the dice meet what is needed */
export function testChance({ count, modifier, needed, target }: Test): number {
  let good = 0;
  for (const [sum, ways] of waysToSum(count).entries()) if (ways > 0 && meets(needed, sum + modifier, target)) good += ways;
  return good / 6 ** count;
}

export interface Thrower {
  /** How many dice it throws. */
  readonly count: number;
  /** The number added to the dice. */
  readonly modifier: number;
  /** The sum of the dice if they stay; null if they are still to be thrown, or to be thrown again. */
  readonly thrown: number | null;
}

/** @returns a side whose dice are still to be thrown */
export const thrower = ({ count, modifiers }: DiceSide): Thrower => ({ count, modifier: sumOf(modifiers), thrown: null });

/** @returns the chance, 0 to 1, that the first side is higher than all others, or with `isTieEnough` at least as high */
export function contestOdds([first, ...others]: readonly Thrower[], isTieEnough = false): number {
  if (!first) return 0;
  const opponents = others.map(chances);
  let chance = 0;
  for (const [total, own] of chances(first)) {
    let all = own;
    for (const opponent of opponents) {
      let below = 0;
      for (const [theirs, p] of opponent) if (theirs < total || (isTieEnough && theirs === total)) below += p;
      all *= below;
    }
    chance += all;
  }
  return chance;
}

/** The chance of each total. */
function chances({ count, modifier, thrown }: Thrower): readonly (readonly [total: number, chance: number])[] {
  if (thrown !== null) return [[thrown + modifier, 1]];
  return waysToSum(count).map((ways, sum) => [sum + modifier, ways / 6 ** count] as const);
}

/** The chances of one side in a contest, each from 0 to 1. */
export interface Prospect {
  readonly win: number;
  readonly tie: number;
}

/** 6.45, 10.33 Contests in which equal totals are enough for the side that attacks, flees or begins. */
export const isTieEnough = (purpose: RollPurpose): boolean => purpose === 'flight';
/** 9.62, 15.1 Contests that equal totals leave undecided. In all others they are the other side's. */
export const hasTies = (purpose: RollPurpose): boolean => purpose === 'bootyGrab' || purpose === 'duel';
/**
 * Whether a side that can't win may still gain by higher dice: 6.47, 9.54 fewer hits, 9.63 a smaller share for the grabber. A Commissioner who
 * wins takes the pirate, however narrowly (10.35).
 * @param path  the procedures under way
 */
export const isMarginCounted = (purpose: RollPurpose, path: readonly string[]): boolean =>
  purpose === 'portAttack' ||
  purpose === 'bootyGrab' ||
  (purpose === 'battle' && !path.some((step) => step.startsWith('commissionerAttack')));
/** 10.41, 10.42 Contests in which the attacker throws last, because of the order in which Cunning is spent (12). */
export const isAttackerLast = (purpose: RollPurpose): boolean => purpose === 'oust' || purpose === 'piratePortAttack';

/** @returns the sides with the one first that attacks, flees or begins */
export const attackerFirst = <S>(purpose: RollPurpose, sides: readonly S[]): readonly S[] =>
  isAttackerLast(purpose) ? [...sides.slice(-1), ...sides.slice(0, -1)] : sides;

/** @returns the chances of a side @param throwers  in the order in which they throw */
function prospectOf(purpose: RollPurpose, throwers: readonly Thrower[], side: number): Prospect {
  const order = attackerFirst(purpose, throwers);
  const win = contestOdds(order, isTieEnough(purpose));
  const tie = hasTies(purpose) ? 1 - win - contestOdds(order.toReversed()) : 0;
  return side === (isAttackerLast(purpose) ? throwers.length - 1 : 0) ? { win, tie } : { win: 1 - win - tie, tie };
}

/** @returns the chances of a side before the dice are thrown */
export const opposedOdds = ({ purpose, sides }: OpposedTrial, side = 0): Prospect => prospectOf(purpose, sides.map(thrower), side);

/** @param again  the side that throws its dice again; none by default @returns the chances of `side` with the other dice as they lie */
export function prospect({ purpose, sides }: NonNullable<About['contest']>, side: number, again?: number): Prospect {
  const throwers = sides.map(({ count, modifier, dice }, i): Thrower => {
    const isThrown = dice.length === count && i !== again;
    return { count, modifier, thrown: isThrown ? dice.reduce((sum, die) => sum + die, 0) : null };
  });
  return prospectOf(purpose, throwers, side);
}
