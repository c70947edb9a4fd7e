/** Means with 95 % intervals, computed from rounds of games. */
import { criticalT, twoSided } from './student.ts';

/** The confidence level of all intervals. */
const LEVEL = 0.95;

export interface Interval {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

export interface Share extends Interval {
  /** The effective sample size: how many independent games would be as informative. */
  readonly effective: number;
  /** The p-value: how likely a share at least as far from par is if par is the true share. */
  readonly p: number;
}

export const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

/**
 * Estimates a share of wins from rounds of games. `rounds` holds the mean of each round of `size` games with common dice.
 *
 * Rounds are independent, but the games of a round are not: they have the same dice, with the bots in other seats. The
 * variance between rounds gives the effective sample size: smaller if the games of a round tend to have the same winner,
 * larger if luck evens out when the seats change. The interval is Wilson's score interval for that size, with Student's t
 * because the variance itself is estimated from few rounds: Korn and Graubard (1998) in Wilson's form (Franco, Little,
 * Louis, Slud 2019). It stays within 0 and 1 and is reliable near them. One imaginary round is added in which all games
 * have the same winner, so that a few rounds that agree, or a bot that has won nothing, never look certain.
 */
export function shareOf(rounds: readonly number[], size: number, par: number): Share {
  const count = rounds.length;
  const games = count * size;
  const estimate = mean(rounds);
  const moderate = (estimate * games + 2) / (games + 4);
  const imagined = moderate * (1 - moderate);
  const found = rounds.reduce((sum, x) => sum + (x - estimate) ** 2, 0) + imagined;
  const ifIndependent = (count * estimate * (1 - estimate) + imagined) / size;
  const effective = (games * ifIndependent) / found;
  const z = criticalT(LEVEL, count);
  const widening = 1 + z ** 2 / effective;
  const center = (estimate + z ** 2 / (2 * effective)) / widening;
  const half = (z / widening) * Math.sqrt((estimate * (1 - estimate)) / effective + (z / (2 * effective)) ** 2);
  return {
    estimate,
    low: Math.max(0, center - half),
    high: Math.min(1, center + half),
    effective,
    p: twoSided((estimate - par) / Math.sqrt((par * (1 - par)) / effective), count),
  };
}

/** The mean of independent numbers with Student's interval, which is infinite for a single number. */
export function meanOf(numbers: readonly number[]): Interval {
  const estimate = mean(numbers);
  const degrees = numbers.length - 1;
  if (degrees < 1) return { estimate, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = numbers.reduce((sum, x) => sum + (x - estimate) ** 2, 0) / degrees;
  const half = criticalT(LEVEL, degrees) * Math.sqrt(variance / numbers.length);
  return { estimate, low: estimate - half, high: estimate + half };
}

/**
 * The difference between the means of two groups, `yes` less `no`. Rounds are independent of each other and may have
 * members of both groups. The variance comes from what each round adds to the difference (linearization, as in surveys).
 */
export function contrastOf(rounds: readonly { readonly yes: readonly number[]; readonly no: readonly number[] }[]): Interval {
  const [yes, no] = [rounds.flatMap((round) => round.yes), rounds.flatMap((round) => round.no)];
  const [upper, lower] = [mean(yes), mean(no)];
  const adds = rounds
    .filter((round) => round.yes.length + round.no.length > 0)
    .map(
      (round) =>
        round.yes.reduce((sum, x) => sum + x - upper, 0) / yes.length - round.no.reduce((sum, x) => sum + x - lower, 0) / no.length,
    );
  const degrees = adds.length - 1;
  const estimate = upper - lower;
  if (degrees < 1) return { estimate, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = (adds.reduce((sum, x) => sum + x ** 2, 0) * adds.length) / degrees;
  const half = criticalT(LEVEL, degrees) * Math.sqrt(variance);
  return { estimate, low: estimate - half, high: estimate + half };
}
