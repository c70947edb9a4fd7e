/**
 * A small network that values a seat: the Victory Points still to come, of the seat as such and of each of its pirates in play.
 * Each is three layers, rectified. The first lies input by input, since most inputs are 0; the others unit by unit; after each its biases.
 */
import { PIRATE_FEATURES, SEAT_FEATURES } from './features.ts';

/** Units of each layer, inputs first. */
export interface Shape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
}
export const PIRATE_SHAPE: Shape = { inputs: PIRATE_FEATURES, first: 24, second: 8 };
export const SEAT_SHAPE: Shape = { inputs: SEAT_FEATURES, first: 16, second: 8 };

const weightsOf = ({ inputs, first, second }: Shape): number => (inputs + 1) * first + (first + 1) * second + second + 1;
/** Where the pirate's weights begin, behind the seat's. */
export const PIRATES_FROM = weightsOf(SEAT_SHAPE);
export const WEIGHT_COUNT = weightsOf(PIRATE_SHAPE) + weightsOf(SEAT_SHAPE);

/** Victory Points of one unit of output. */
export const SCALE = 20;

const hidden = new Float64Array(64);

/** The output for the numbers `x`; the weights begin at `start`. */
export function evaluate({ inputs, first, second }: Shape, weights: Float64Array, start: number, x: Float64Array): number {
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
