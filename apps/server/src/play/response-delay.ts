/**
 * How long the server waits before it passes for a seat: about as long as the player takes to think when there is a real choice. So the time
 * does not tell whether the server or the player has answered.
 */

/** Answers take effect at multiples of this time only: differences below it can't be seen. */
export const STEP_MS = 500;
/** No answer takes effect earlier. */
export const MIN_DELAY_MS = 2000;
/** A bot's answer takes effect after this time: enough for one that does not search to choose. */
export const BOT_DELAY_MS = 500;
/** A searching bot's answer takes effect after this time: its search ends after a second. */
export const SEARCHING_BOT_DELAY_MS = 1500;
/** The number of a player's latest answers that are remembered. */
const MAX_REMEMBERED = 40;
/** Half of all people think for less, and two thirds for between half and twice this time. */
const MEDIAN_MS = 4000;
const SPREAD = Math.LN2;
/** A longer time is not thinking: the player had walked away. */
const MAX_THINKING_MS = 120_000;

export const roundUpToStep = (time: number): number => Math.ceil(Math.max(MIN_DELAY_MS, time) / STEP_MS) * STEP_MS;

/** The initial guess of a player's speed counts as much as this number of answers. */
const PRIOR_WEIGHT = 2;

/** @returns `count` times, in milliseconds, of players whose median is `median`: quantiles of a log-normal distribution */
const guessed = (count: number, median: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Math.round(median * Math.exp(SPREAD * probit((i + 0.5) / count))));

/** Identifies an answer: the number of rewinds and of choices before it. */
export type When = readonly [rewinds: number, seq: number];

export class ResponseDelay {
  readonly #known: number[] = [];
  #last: When = [-1, -1];
  /** The player's known times, filled up with likely times of a player of this speed. */
  #times: readonly number[] = guessed(MAX_REMEMBERED, MEDIAN_MS);

  /** Learns that the player thought for this long, in milliseconds, about a question with several answers. An answer counts once, however often it is told. */
  learn([rewinds, seq]: When, time: number): void {
    if (rewinds < this.#last[0] || (rewinds === this.#last[0] && seq <= this.#last[1])) return;
    this.#last = [rewinds, seq];
    this.#known.push(Math.min(Math.max(0, time), MAX_THINKING_MS));
    if (this.#known.length > MAX_REMEMBERED) this.#known.shift();
    const distance =
      this.#known.reduce((sum, delay) => sum + Math.log(Math.max(delay, MIN_DELAY_MS) / MEDIAN_MS), 0) /
      (this.#known.length + PRIOR_WEIGHT);
    this.#times = [...this.#known, ...guessed(MAX_REMEMBERED - this.#known.length, MEDIAN_MS * Math.exp(distance))];
  }

  /** @returns a delay in milliseconds; `chance`, from 0 to 1, selects it */
  draw(chance: number): number {
    return this.#times[Math.floor(chance * this.#times.length)] ?? MEDIAN_MS;
  }
}

/** The quantile of the normal distribution at `p`, to three digits: Abramowitz and Stegun, 26.2.23. */
function probit(p: number): number {
  if (p > 0.5) return -probit(1 - p);
  const t = Math.sqrt(-2 * Math.log(p));
  return -(t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t));
}
