/** Chances of dice. */

const DICE = [1, 2, 3, 4, 5, 6] as const;
const PAIRS = DICE.flatMap((die) => DICE.map((other) => [die, other] as const));

const shareOf = <T>(all: readonly T[], fits: (item: T) => boolean): number => all.filter(fits).length / all.length;

const AT_MOST: readonly number[] = Array.from({ length: 13 }, (_, most) => shareOf(PAIRS, ([a, b]) => a + b <= most));
/** @returns the chance that two dice make at most this sum */
export const pairAtMost = (most: number): number => AT_MOST[Math.max(0, Math.min(12, most))];

/** @returns a function of whole numbers that computes each result once */
function table(work: (n: number) => number): (n: number) => number {
  const known = new Map<number, number>();
  return (n) => {
    const found = known.get(n);
    if (found !== undefined) return found;
    const result = work(n);
    known.set(n, result);
    return result;
  };
}

/** The chance that a Dr66 is at most this number. */
export const tensAtMost = table((most) => shareOf(PAIRS, ([a, b]) => 10 * a + b <= most));

/** C16.3 The chance to evade at this Speed, handicaps included. */
export const evades = table((speed) => shareOf(PAIRS, ([own, hunter]) => speed + own > hunter));

const TRIPLES = DICE.flatMap((die) => PAIRS.map(([a, b]) => die - a - b));
const FOURS = PAIRS.flatMap(([a, b]) => PAIRS.map(([c, d]) => a + b - c - d));
const fallsByDie = table((edge) => shareOf(TRIPLES, (difference) => edge + difference > 0));
const fallsByPair = table((edge) => shareOf(FOURS, (difference) => edge + difference > 0));
/** C14.2 @returns the chance that a pirate of this strength (Ability and Combat) takes a port of this defense */
export const takesPort = (strength: number, defense: number, isInformed: boolean): number =>
  (isInformed ? fallsByPair : fallsByDie)(strength - defense);
