/** Chances of dice, and of battles, exactly. All are from 0 to 1. */

/** @returns the number of ways to throw each total with `count` dice, by total */
function waysToSum(count: number): readonly number[] {
  let ways = [1];
  for (let die = 0; die < count; die++) {
    const next = Array.from({ length: ways.length + 6 }, () => 0);
    for (const [total, n] of ways.entries()) for (let face = 1; face <= 6; face++) next[total + face] = (next[total + face] ?? 0) + n;
    ways = next;
  }
  return ways;
}

const chanceOf = (count: number, fits: (total: number) => boolean): number =>
  waysToSum(count).reduce((sum, ways, total) => sum + (fits(total) ? ways : 0), 0) / 6 ** count;

/** @returns the chance that `count` dice total at most `limit` */
export const chanceAtMost = (count: number, limit: number): number => chanceOf(count, (total) => total <= limit);
export const chanceAtLeast = (count: number, limit: number): number => chanceOf(count, (total) => total >= limit);

/** @returns the chance that two dice, read as tens and ones, show at most `limit` */
export function chanceDr66(limit: number): number {
  let ways = 0;
  for (let tens = 1; tens <= 6; tens++) for (let ones = 1; ones <= 6; ones++) if (10 * tens + ones <= limit) ways++;
  return ways / 36;
}

/** The chances that one side's total is higher than, equal to, or lower than the other's. */
export interface Contest {
  readonly higher: number;
  readonly equal: number;
  readonly lower: number;
}

/** @param edge  what the first side adds less what the other adds */
export function contest(own: number, others: number, edge: number): Contest {
  const out = { higher: 0, equal: 0, lower: 0 };
  for (const [mine, n] of waysToSum(own).entries())
    for (const [theirs, m] of waysToSum(others).entries()) {
      const difference = mine + edge - theirs;
      out[difference > 0 ? 'higher' : difference === 0 ? 'equal' : 'lower'] += (n * m) / 6 ** (own + others);
    }
  return out;
}
