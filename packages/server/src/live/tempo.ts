/**
 * How long a seat takes to answer under seal, when it is the server that answers: as long as its player takes when he has something to
 * think about. So the time tells nobody which of the two it was.
 */

/** Answers are opened at these steps only, in milliseconds: what is quicker than a step can't be told apart. */
export const GRID = 500;
/** No answer is opened earlier: milliseconds. */
export const FLOOR = 2000;
/** Of so many answers he is known by. */
const REMEMBERED = 40;
/** Milliseconds: half of all people think less, two thirds of them between half and twice that. */
const MEDIAN = 4000;
const SPREAD = Math.LN2;
/** A person who walked away has not been thinking: milliseconds. */
const LONGEST = 120_000;

export const onGrid = (time: number): number => Math.ceil(Math.max(FLOOR, time) / GRID) * GRID;

/** Answers that the guess of how quick a player is weighs as much as. */
const DOUBT = 2;

/** So many times, of players of whom half think less than `median`: quantiles of a log-normal distribution. */
const guessed = (count: number, median: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Math.round(median * Math.exp(SPREAD * probit((i + 0.5) / count))));

/** When somebody has answered: how often the table had been rewound, and after how many choices. */
export type When = readonly [rewinds: number, seq: number];

export class Tempo {
  readonly #known: number[] = [];
  #last: When = [-1, -1];
  /** Those that are known, and as many as are missing, as they may be of somebody so quick. */
  #times: readonly number[] = guessed(REMEMBERED, MEDIAN);

  /** He has thought so long, in milliseconds, about a question to which he had more than one answer. Said again it counts once. */
  learn([rewinds, seq]: When, time: number): void {
    if (rewinds < this.#last[0] || (rewinds === this.#last[0] && seq <= this.#last[1])) return;
    this.#last = [rewinds, seq];
    this.#known.push(Math.min(Math.max(0, time), LONGEST));
    if (this.#known.length > REMEMBERED) this.#known.shift();
    const distance = this.#known.reduce((sum, one) => sum + Math.log(Math.max(one, FLOOR) / MEDIAN), 0) / (this.#known.length + DOUBT);
    this.#times = [...this.#known, ...guessed(REMEMBERED - this.#known.length, MEDIAN * Math.exp(distance))];
  }

  /** Milliseconds; `chance` from 0 to 1 says which. */
  draw(chance: number): number {
    return this.#times[Math.floor(chance * this.#times.length)] ?? MEDIAN;
  }
}

/** The quantile of the normal distribution at `p`, to three digits: Abramowitz and Stegun, 26.2.23. */
function probit(p: number): number {
  if (p > 0.5) return -probit(1 - p);
  const t = Math.sqrt(-2 * Math.log(p));
  return -(t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t));
}
