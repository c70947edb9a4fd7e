/**
 * Small neural networks: two hidden layers with ReLU, and one output. The weights of the first layer are stored input by input, since most
 * inputs are 0, those of the others unit by unit. The biases of a layer follow its weights. Several networks share one list of weights.
 */

/** The number of inputs, and of units in the hidden layers (at most `MAX_UNITS`). */
export interface Network {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
}
const MAX_UNITS = 64;

export const weightCountOf = ({ inputs, first, second }: Network): number => (inputs + 1) * first + (first + 1) * second + second + 1;

/** @returns by network: the index at which its weights begin; at the end, how many weights there are in all */
export function weightStartsOf(networks: readonly Network[]): readonly number[] {
  const starts = [0];
  for (const network of networks) starts.push((starts.at(-1) ?? 0) + weightCountOf(network));
  return starts;
}

const hidden = new Float64Array(MAX_UNITS);

/** @returns the output for the inputs `x`. The weights of the network begin at index `start`. */
export function evaluate({ inputs, first, second }: Network, weights: Float64Array, start: number, x: Float32Array | Float64Array): number {
  const biases = start + inputs * first;
  for (let unit = 0; unit < first; unit++) hidden[unit] = weights[biases + unit] ?? 0;
  let w = start;
  for (let input = 0; input < inputs; input++, w += first) {
    const value = x[input] ?? 0;
    if (value === 0) continue;
    for (let unit = 0; unit < first; unit++) hidden[unit] = (hidden[unit] ?? 0) + value * (weights[w + unit] ?? 0);
  }
  for (let unit = 0; unit < first; unit++) if ((hidden[unit] ?? 0) < 0) hidden[unit] = 0;
  w = biases + first;
  const last = w + second * first + second;
  let output = weights[last + second] ?? 0;
  for (let unit = 0; unit < second; unit++, w += first) {
    let sum = weights[last - second + unit] ?? 0;
    for (let input = 0; input < first; input++) sum += (weights[w + input] ?? 0) * (hidden[input] ?? 0);
    if (sum > 0) output += sum * (weights[last + unit] ?? 0);
  }
  return output;
}

const [a1, d1] = [new Float64Array(MAX_UNITS), new Float64Array(MAX_UNITS)] as const;

/** Backpropagation: adds `error` times the gradient of the output by each weight to `gradient`. */
export function addGradient(
  { inputs, first, second }: Network,
  weights: Float64Array,
  start: number,
  x: Float32Array | Float64Array,
  error: number,
  gradient: Float64Array,
): void {
  const add = (w: number, amount: number): void => {
    gradient[w] = (gradient[w] ?? 0) + amount;
  };
  const b1 = start + inputs * first;
  const w2 = b1 + first;
  const b2 = w2 + first * second;
  const w3 = b2 + second;
  for (let u = 0; u < first; u++) a1[u] = weights[b1 + u] ?? 0;
  for (let k = 0; k < inputs; k++) {
    const value = x[k] ?? 0;
    if (value !== 0) for (let u = 0; u < first; u++) a1[u] = (a1[u] ?? 0) + value * (weights[start + k * first + u] ?? 0);
  }
  for (let u = 0; u < first; u++) {
    if ((a1[u] ?? 0) < 0) a1[u] = 0;
    d1[u] = 0;
  }
  for (let u = 0; u < second; u++) {
    let sum = weights[b2 + u] ?? 0;
    for (let k = 0; k < first; k++) sum += (weights[w2 + u * first + k] ?? 0) * (a1[k] ?? 0);
    if (sum <= 0) continue;
    add(w3 + u, error * sum);
    const d = error * (weights[w3 + u] ?? 0);
    add(b2 + u, d);
    for (let k = 0; k < first; k++) {
      add(w2 + u * first + k, d * (a1[k] ?? 0));
      d1[k] = (d1[k] ?? 0) + d * (weights[w2 + u * first + k] ?? 0);
    }
  }
  add(w3 + second, error);
  for (let u = 0; u < first; u++) {
    if ((a1[u] ?? 0) <= 0) d1[u] = 0;
    add(b1 + u, d1[u] ?? 0);
  }
  for (let k = 0; k < inputs; k++) {
    const value = x[k] ?? 0;
    if (value !== 0) for (let u = 0; u < first; u++) add(start + k * first + u, value * (d1[u] ?? 0));
  }
}
