/** Opposed dice: the chance that one side's total beats the others'. */
import { type About, type RollPurpose, waysToSum } from '@bb/golden-age/rules';

export interface Thrower {
  /** How many dice it throws. */
  readonly count: number;
  /** The number added to the dice. */
  readonly modifier: number;
  /** The sum of the dice if they stay; null if they are still to be thrown, or to be thrown again. */
  readonly thrown: number | null;
}

/** @returns the chance, 0 to 1, that the first side is higher than all others, or with `tieWins` at least as high */
export function contestOdds([first, ...others]: readonly Thrower[], tieWins = false): number {
  if (!first) return 0;
  const opponents = others.map(chances);
  let chance = 0;
  for (const [total, own] of chances(first)) {
    let all = own;
    for (const opponent of opponents) {
      let below = 0;
      for (const [theirs, p] of opponent) if (theirs < total || (tieWins && theirs === total)) below += p;
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

/** Contests in which equal totals are a tie. */
const hasTies = (purpose: RollPurpose): boolean => purpose === 'bootyGrab' || purpose === 'duel';
/** Contests in which the attacker is the last side. */
const attackerIsLast = (purpose: RollPurpose): boolean => purpose === 'oust' || purpose === 'piratePortAttack';

/** The chances of the side that attacks, flees or begins. Equal totals win a flight, are a tie in a grab or a duel, and lose elsewhere. */
function prospectOfFirst(purpose: RollPurpose, throwers: readonly Thrower[]): Prospect {
  const win = contestOdds(throwers, purpose === 'flight');
  return { win, tie: hasTies(purpose) ? 1 - win - contestOdds([...throwers].reverse()) : 0 };
}

/** @returns the chances of `side` with the dice as they lie; with `again` its own dice are thrown again */
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
