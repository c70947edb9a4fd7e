/** A fixed piece of work, so that results from different machines can be kept as ratios. Never change it: the history would lose its meaning. */

const SIZE = 4096;
const STEPS = 1_000_000;
const cells = new Int32Array(SIZE);

/** Runs 1,000,000 steps through 16 KB of integers, each a read, some arithmetic and a write that depends on it. @returns a checksum */
export function baseline(): number {
  let x = 0x9e3779b9;
  let sum = 0;
  for (let i = 0; i < STEPS; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const at = x & (SIZE - 1);
    const cell = ((cells[at] ?? 0) + x) | 0;
    cells[at] = cell;
    sum = (sum + (cell >>> 7)) | 0;
  }
  return sum;
}

export const BASELINE_STEPS = STEPS;
