/** Tells two kinds of things from each other by what is seen of them, as well as a straight line can. */

export interface Example {
  readonly held: boolean;
  readonly features: readonly number[];
}

const ROUNDS = 2000;
const STEP = 0.5;

/** Logistic regression. */
export class Logistic {
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
        const fault = (examples[n]?.held ? 1 : 0) - 1 / (1 + Math.exp(-this.#sum(input)));
        for (const [i, x] of input.entries()) slope[i] = (slope[i] ?? 0) + fault * x;
      }
      for (const [i, s] of slope.entries()) this.#weights[i] = (this.#weights[i] ?? 0) + (STEP * s) / examples.length;
    }
  }

  /** The higher, the more it speaks for "held". */
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

/** How often one that was held scores higher than one that was not. */
export function areaUnderCurve(scored: readonly Scored[]): number {
  const sorted = scored.toSorted((a, b) => a.score - b.score);
  let ranks = 0;
  for (let i = 0; i < sorted.length; ) {
    let end = i;
    while (sorted[end]?.score === sorted[i]?.score && end < sorted.length) end++;
    // Those that score alike share their ranks.
    for (let k = i; k < end; k++) if (sorted[k]?.held) ranks += (i + end + 1) / 2;
    i = end;
  }
  const held = scored.filter((one) => one.held).length;
  return (ranks - (held * (held + 1)) / 2) / (held * (scored.length - held));
}

/** Where that lies 99 of 100 times if scores say nothing. */
export function intervalOf(scored: readonly Scored[]): readonly [number, number] {
  const held = scored.filter((one) => one.held).length;
  const rest = scored.length - held;
  const reach = 2.576 * Math.sqrt((held + rest + 1) / (12 * held * rest));
  return [0.5 - reach, 0.5 + reach];
}
