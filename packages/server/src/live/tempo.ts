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

/** Of a player nobody knows yet: quantiles of a log-normal distribution. */
const STRANGER: readonly number[] = Array.from({ length: REMEMBERED }, (_, i) =>
  Math.round(MEDIAN * Math.exp(SPREAD * probit((i + 0.5) / REMEMBERED))),
);

export class Tempo {
  #times: readonly number[] = STRANGER;

  /** He has thought so long, in milliseconds, about a question to which he had more than one answer. */
  learn(time: number): void {
    this.#times = [...this.#times.slice(1), Math.min(Math.max(0, time), LONGEST)];
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
