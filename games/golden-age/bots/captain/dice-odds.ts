/** Exact chances of dice. */

const DIE = [1, 2, 3, 4, 5, 6] as const;
const MAX_DICE = 10;

/** By number of dice, then by total: the chance of that total. */
const TOTALS: readonly (readonly number[])[] = totals();

function totals(): number[][] {
  const all: number[][] = [[1]];
  for (let dice = 1; dice <= MAX_DICE; dice++) {
    const before = all[dice - 1] ?? [];
    const here = Array.from({ length: dice * 6 + 1 }, () => 0);
    before.forEach((chance, sum) => {
      for (const face of DIE) here[sum + face] = (here[sum + face] ?? 0) + chance / 6;
    });
    all.push(here);
  }
  return all;
}

const totalsOf = (dice: number): readonly number[] => TOTALS[Math.min(MAX_DICE, Math.max(0, dice))] ?? [];

/** The chance that the dice total less than `limit`. */
export function below(dice: number, limit: number): number {
  let chance = 0;
  totalsOf(dice).forEach((p, sum) => {
    if (sum < limit) chance += p;
  });
  return Math.min(1, chance);
}

export const atLeast = (dice: number, need: number): number => 1 - below(dice, need);
export const meanOf = (dice: number): number => 3.5 * dice;

/** A possible difference between our dice and theirs, with its chance. */
type Margin = readonly [difference: number, chance: number];

const known = new Map<number, readonly Margin[]>();

/** All differences of our dice against theirs, in rising order. */
function marginsOf(ours: number, theirs: number): readonly Margin[] {
  const key = ours * 16 + theirs;
  const found = known.get(key);
  if (found) return found;
  const chances = new Map<number, number>();
  for (const [a, p] of totalsOf(ours).entries())
    for (const [b, q] of totalsOf(theirs).entries()) if (p * q > 0) chances.set(a - b, (chances.get(a - b) ?? 0) + p * q);
  const sorted = [...chances].sort(([a], [b]) => a - b);
  known.set(key, sorted);
  return sorted;
}

/** The mean worth of an opposed roll. `worth` values the margin: our dice plus `edge`, less theirs. */
export function expected(edge: number, worth: (margin: number) => number, ours = 1, theirs = 1): number {
  let sum = 0;
  for (const [difference, chance] of marginsOf(ours, theirs)) sum += chance * worth(difference + edge);
  return sum;
}

/** The chance that our dice plus the edge total more than theirs. */
export const beats = (edge: number, ours = 1, theirs = 1): number => expected(edge, (margin) => (margin > 0 ? 1 : 0), ours, theirs);

/** The chance that our dice plus the edge total at least as much as theirs. */
export const equalsOrBeats = (edge: number, ours = 1, theirs = 1): number =>
  expected(edge, (margin) => (margin >= 0 ? 1 : 0), ours, theirs);

/** 15 The chance to win a duel that is fought until one falls. */
export function winsDuel(ours: number, theirs: number): number {
  const won = beats(0, ours, theirs);
  const lost = beats(0, theirs, ours);
  return won + lost === 0 ? 0.5 : won / (won + lost);
}
