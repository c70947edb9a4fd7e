/** Exact chances of dice, by counting all throws. */

/** @returns by total: the number of throws of `count` dice that sum to it */
export function waysToSum(count: number): readonly number[] {
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

/** @returns the chance, 0 to 1, that `count` dice sum to less than `limit` */
export const chanceBelow = (count: number, limit: number): number =>
  waysToSum(count).reduce((sum, ways, total) => sum + (total < limit ? ways : 0), 0) / 6 ** count;
