/** Measures speed in processor time, and takes the median of many rounds. */

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** @returns milliseconds of processor time, of all threads. On a busy machine the clock would count other programs too. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs batches for `ms` milliseconds of processor time. @returns how many of each thing were done a second, by name */
export function rates(batch: () => Readonly<Record<string, number>>, ms: number): Readonly<Record<string, number>> {
  const done: Record<string, number> = {};
  const began = processorTime();
  let spent = 0;
  while (spent < ms) {
    for (const [what, amount] of Object.entries(batch())) done[what] = (done[what] ?? 0) + amount;
    spent = processorTime() - began;
  }
  return Object.fromEntries(Object.entries(done).map(([what, amount]) => [what, (amount / spent) * 1000]));
}
