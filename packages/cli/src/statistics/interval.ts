/** Means with 95 % intervals, from rounds of games. */
import { criticalT, twoSided } from './student.ts';

export const LEVEL = 0.95;

export interface Interval {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

export interface Share extends Interval {
  /** How many independent games would say as much. */
  readonly effective: number;
  /** How likely a share at least as far from par is, if par is true. */
  readonly p: number;
}

export const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

/**
 * A share of wins. `rounds` holds the mean of each round of `size` games with common dice.
 *
 * The games of a round are not independent: they are dealt from the same sequence, with the seats changed round. What
 * is independent is the rounds. So the spread between rounds says how many independent games all of them are worth
 * (fewer if games of a round go the same way, more if luck that helped the one helps the other after the change), and
 * Wilson's score interval is taken for that many, with Student's t for the few rounds from which the spread is known:
 * the interval of Korn and Graubard (1998) in Wilson's form (Franco, Little, Louis, Slud 2019). It stays within 0 and 1
 * and holds near them. One more round is imagined, all of whose games go the same way, so that few rounds that happen to
 * agree, or a player who has won nothing, don't claim certainty.
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

/** A mean of independent numbers, with Student's interval; one number alone leaves all open. */
export function meanOf(numbers: readonly number[]): Interval {
  const estimate = mean(numbers);
  const degrees = numbers.length - 1;
  if (degrees < 1) return { estimate, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = numbers.reduce((sum, x) => sum + (x - estimate) ** 2, 0) / degrees;
  const half = criticalT(LEVEL, degrees) * Math.sqrt(variance / numbers.length);
  return { estimate, low: estimate - half, high: estimate + half };
}

/**
 * The mean of one group less that of another, both scattered over rounds that are independent of each other: what each
 * round adds to the difference says how sure it is (linearization, as in surveys), so groups may share rounds.
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
