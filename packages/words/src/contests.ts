/** Opposed dice: the chance that one side's total beats the others'. */
import type { About, RollPurpose } from '@bb/engine';
import { waysToSum } from './odds.ts';

export interface Thrower {
  /** How many dice it throws. */
  readonly count: number;
  /** What is added to them. */
  readonly modifier: number;
  /** What the dice have come to, where they stay; null where they are (again) to be thrown. */
  readonly thrown: number | null;
}

/** From 0 to 1: that the first is strictly higher than all others, or with `tieWins` not below the best of them. */
export function contestOdds([first, ...others]: readonly Thrower[], tieWins = false): number {
  if (!first) return 0;
  const rivals = others.map(chances);
  let chance = 0;
  for (const [total, own] of chances(first)) {
    let all = own;
    for (const rival of rivals) {
      let below = 0;
      for (const [theirs, p] of rival) if (theirs < total || (tieWins && theirs === total)) below += p;
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

/** How a contest may end for one side, each from 0 to 1. */
export interface Prospect {
  readonly win: number;
  readonly tie: number;
}

/** Where equal totals decide nothing by themselves. */
const hasTies = (purpose: RollPurpose): boolean => purpose === 'bootyGrab' || purpose === 'duel';
/** Where the one who must be higher throws last. */
const attackerIsLast = (purpose: RollPurpose): boolean => purpose === 'oust' || purpose === 'piratePortAttack';

/** For the side that attacks, flees, or begins: a tie is his in a flight, the other's elsewhere, and nobody's in a grab or a duel. */
function prospectOfFirst(purpose: RollPurpose, throwers: readonly Thrower[]): Prospect {
  const win = contestOdds(throwers, purpose === 'flight');
  return { win, tie: hasTies(purpose) ? 1 - win - contestOdds([...throwers].reverse()) : 0 };
}

/** For `side` of a contest whose dice lie as they do; `again`: but its own are thrown anew. */
export function prospect({ purpose, sides }: NonNullable<About['contest']>, side: number, again: boolean): Prospect {
  const throwers = sides.map(({ count, modifier, dice }, i): Thrower => {
    const isThrown = dice.length === count && !(again && i === side);
    return { count, modifier, thrown: isThrown ? dice.reduce((sum, die) => sum + die, 0) : null };
  });
  const last = throwers.length - 1;
  const order = attackerIsLast(purpose) ? [...throwers.slice(last), ...throwers.slice(0, last)] : throwers;
  const first = prospectOfFirst(purpose, order);
  return side === (attackerIsLast(purpose) ? last : 0) ? first : { win: 1 - first.win - first.tie, tie: first.tie };
}
