/**
 * Two small neural networks, one for a seat and one for a pirate in play. The Victory Points that a seat will still score are the output of
 * the one plus the outputs of the other for each of its pirates. Each has three layers with ReLU between them. The weights of the first
 * layer are stored input by input, since most inputs are 0, those of the others unit by unit. The biases of a layer follow its weights.
 */
import { PIRATE_FEATURES, SEAT_FEATURES } from './features.ts';

/** The number of inputs, and of units in the hidden layers. */
export interface LayerSizes {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
}
export const PIRATE_LAYERS: LayerSizes = { inputs: PIRATE_FEATURES, first: 24, second: 8 };
export const SEAT_LAYERS: LayerSizes = { inputs: SEAT_FEATURES, first: 16, second: 8 };

const weightsOf = ({ inputs, first, second }: LayerSizes): number => (inputs + 1) * first + (first + 1) * second + second + 1;
/** Where the pirate network's weights begin, after the seat network's. */
export const PIRATE_WEIGHTS_START = weightsOf(SEAT_LAYERS);
export const WEIGHT_COUNT = weightsOf(PIRATE_LAYERS) + weightsOf(SEAT_LAYERS);

/** How many Victory Points an output of 1 stands for. */
export const VP_PER_UNIT = 20;

const hidden = new Float64Array(64);

/** The output of a network for the inputs `x`. Its weights begin at index `start`. */
export function evaluate({ inputs, first, second }: LayerSizes, weights: Float64Array, start: number, x: Float64Array): number {
  const biases = start + inputs * first;
  for (let unit = 0; unit < first; unit++) hidden[unit] = weights[biases + unit] ?? 0;
  let w = start;
  for (let input = 0; input < inputs; input++, w += first) {
    const given = x[input] ?? 0;
    if (given === 0) continue;
    for (let unit = 0; unit < first; unit++) hidden[unit] = (hidden[unit] ?? 0) + given * (weights[w + unit] ?? 0);
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
