/** Opposed dice: the chance that one side's total beats the others'. */
import { waysToSum } from './prompts.ts';

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
