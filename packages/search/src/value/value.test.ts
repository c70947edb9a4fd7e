import { seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { addGradient, evaluate, type Network, weightCountOf, weightStartsOf } from './network.ts';
import { weightsFromText, weightsModule, weightsToText } from './weights-text.ts';

const NETWORK: Network = { inputs: 3, first: 4, second: 2 };

/** @returns weights from -1 to 1 */
const drawn = (n: number, seed: string): Float64Array => {
  const random = seeded(seed);
  return Float64Array.from({ length: n }, () => random() * 2 - 1);
};

test('a network computes its output layer by layer', () => {
  const network: Network = { inputs: 2, first: 2, second: 1 };
  // Input by input, then the biases; then the only unit with its bias; then the output with its bias.
  const weights = Float64Array.of(1, -1, 2, 0.5, 0.25, 0, 3, 4, -1, 10, 0.5);
  expect(weights).toHaveLength(weightCountOf(network));
  // Hidden: 1 + 2 + 0.25 = 3.25 and max(0, -1 + 0.5) = 0; then 3 * 3.25 - 1 = 8.75; then 87.5 + 0.5.
  expect(evaluate(network, weights, 0, Float64Array.of(1, 1))).toBe(88);
  expect(evaluate(network, Float64Array.of(7, 7, ...weights), 2, Float32Array.of(1, 1))).toBe(88);
});

test('the weights of several networks follow each other', () => {
  expect(weightStartsOf([NETWORK, { inputs: 2, first: 2, second: 1 }])).toEqual([0, 29, 40]);
});

test('the gradient is what small changes of each weight make of the output', () => {
  const weights = drawn(weightCountOf(NETWORK) + 5, 'weights');
  const x = Float64Array.of(0.7, 0, -1.3);
  const gradient = new Float64Array(weights.length);
  addGradient(NETWORK, weights, 5, x, 2, gradient);
  const step = 1e-6;
  for (const w of weights.keys()) {
    const changed = (by: number): number =>
      evaluate(
        NETWORK,
        weights.map((weight, i) => (i === w ? weight + by : weight)),
        5,
        x,
      );
    expect(gradient[w]).toBeCloseTo((2 * (changed(step) - changed(-step))) / (2 * step), 6);
  }
});

test('weights survive as text, to within half of 1/32,767 of the greatest of their layer', () => {
  const networks = [NETWORK, { inputs: 5, first: 3, second: 3 }];
  const weights = drawn(weightStartsOf(networks).at(-1) ?? 0, 'text').map((weight, i) => (i < 16 ? weight : weight / 100));
  const read = weightsFromText(networks, weightsToText(networks, weights));
  expect(Math.max(...read.map((weight, i) => Math.abs(weight - (weights[i] ?? 0))))).toBeLessThanOrEqual(0.5 / 32_767 + 1e-9);
  expect(Math.max(...read.slice(16, 29).map((weight, i) => Math.abs(weight - (weights[16 + i] ?? 0))))).toBeLessThanOrEqual(
    0.005 / 32_767 + 1e-9,
  );
  expect(weightsToText(networks, read)).toBe(weightsToText(networks, weights));
  expect(() => weightsFromText([NETWORK], weightsToText(networks, weights))).toThrow(RangeError);
});

test('layers without weights, all 0, are 0 again', () => {
  const zeros = new Float64Array(weightCountOf(NETWORK));
  expect(weightsFromText([NETWORK], weightsToText([NETWORK], zeros))).toEqual(zeros);
});

test('a module of weights has short lines', () => {
  const source = weightsModule('Weights.', 'x'.repeat(140));
  expect(source).toBe(`/** Weights. */\nexport const TEXT =\n  '${'x'.repeat(130)}' +\n  '${'x'.repeat(10)}';\n`);
});
