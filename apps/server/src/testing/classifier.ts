/** A linear classifier and its AUC, to test whether observable features reveal something hidden. */

export interface Example {
  /** The class: whether the seat had something to play. */
  readonly held: boolean;
  readonly features: readonly number[];
}

const ROUNDS = 2000;
const STEP = 0.5;

/** Logistic regression by gradient descent, on standardized features. */
export class LogisticRegression {
  readonly #means: readonly number[];
  readonly #scales: readonly number[];
  readonly #weights: number[];

  constructor(examples: readonly Example[]) {
    const columns = (examples[0]?.features ?? []).map((_, i) => examples.map(({ features }) => features[i] ?? 0));
    this.#means = columns.map(mean);
    this.#scales = columns.map((column) => Math.sqrt(mean(column.map((x) => (x - mean(column)) ** 2))) || 1);
    this.#weights = [0, ...columns.map(() => 0)];
    const inputs = examples.map(({ features }) => this.#input(features));
    for (let round = 0; round < ROUNDS; round++) {
      const slope = this.#weights.map(() => 0);
      for (const [n, input] of inputs.entries()) {
        const error = (examples[n]?.held ? 1 : 0) - 1 / (1 + Math.exp(-this.#sum(input)));
        for (const [i, x] of input.entries()) slope[i] = (slope[i] ?? 0) + error * x;
      }
      for (const [i, s] of slope.entries()) this.#weights[i] = (this.#weights[i] ?? 0) + (STEP * s) / examples.length;
    }
  }

  /** @returns the log-odds of `held` */
  score(features: readonly number[]): number {
    return this.#sum(this.#input(features));
  }

  #input(features: readonly number[]): readonly number[] {
    return [1, ...features.map((x, i) => (x - (this.#means[i] ?? 0)) / (this.#scales[i] ?? 1))];
  }

  #sum(input: readonly number[]): number {
    return input.reduce((sum, x, i) => sum + x * (this.#weights[i] ?? 0), 0);
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

interface Scored {
  readonly held: boolean;
  readonly score: number;
}

/** @returns the AUC: how often an example with `held` scores higher than one without */
export function areaUnderCurve(scored: readonly Scored[]): number {
  const sorted = scored.toSorted((a, b) => a.score - b.score);
  let ranks = 0;
  for (let i = 0; i < sorted.length; ) {
    let end = i;
    while (sorted[end]?.score === sorted[i]?.score && end < sorted.length) end++;
    // Equal scores share their ranks.
    for (let k = i; k < end; k++) if (sorted[k]?.held) ranks += (i + end + 1) / 2;
    i = end;
  }
  const held = scored.filter((example) => example.held).length;
  return (ranks - (held * (held + 1)) / 2) / (held * (scored.length - held));
}

/** @returns the 99 % interval of the AUC if the scores are independent of `held` */
export function intervalOf(scored: readonly Scored[]): readonly [number, number] {
  const held = scored.filter((example) => example.held).length;
  const rest = scored.length - held;
  const reach = 2.576 * Math.sqrt((held + rest + 1) / (12 * held * rest));
  return [0.5 - reach, 0.5 + reach];
}
