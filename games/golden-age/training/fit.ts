/**
 * `node --conditions=bb-source training/fit.ts OUT EPOCHS ROWS..` fits the networks to the rows that play-games.ts wrote, by Adam on
 * squared errors. Set `FROM=WEIGHTS` to start from these weights. A tenth of the games is held out, and the error there is printed.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { seeded } from '@bb/kernel';
import { PIRATE_FEATURES, SEAT_FEATURES } from '../bots/value/features.ts';
import {
  evaluate,
  type LayerSizes,
  PIRATE_LAYERS,
  PIRATE_WEIGHTS_START,
  SEAT_LAYERS,
  VP_PER_UNIT,
  WEIGHT_COUNT,
} from '../bots/value/network.ts';
import { ROW_HEADER_LENGTH } from './rows.ts';

const [out = 'weights.f32', epochs = '8', ...files] = process.argv.slice(2);
const ROWS_PER_BATCH = 64;
const random = seeded('fit');

interface Rows {
  readonly data: Float32Array;
  /** The index in `data` at which each row begins. */
  readonly at: number[];
}
const train: Rows[] = [];
const heldOut: Rows[] = [];
for (const file of files) {
  const bytes = readFileSync(file);
  const data = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  const rows: Rows[] = [
    { data, at: [] },
    { data, at: [] },
  ];
  for (let i = 0; i + ROW_HEADER_LENGTH < data.length; ) {
    const next = i + ROW_HEADER_LENGTH + SEAT_FEATURES + (data[i + 5] ?? 0) * PIRATE_FEATURES;
    if (next > data.length) break;
    rows[Math.floor((data[i + 3] ?? 0) / 8) % 10 === 9 ? 1 : 0]?.at.push(i);
    i = next;
  }
  if (rows[0] && rows[1]) {
    train.push(rows[0]);
    heldOut.push(rows[1]);
  }
}

/** The training target of each row, by the index where it begins: at first, the Victory Points that the seat still got. */
const targets = train.map(({ data, at }) => new Map(at.map((i) => [i, data[i] ?? 0])));
/** The λ of TD(λ): the weight of later targets against the value that the network gives the next row. */
const LAMBDA = 0.75;
/** How many epochs are fitted to the final result before temporal differences begin. */
const RESULT_EPOCHS = 2;

/** Sets the targets by Sutton's temporal differences, from the last row of each seat in each game back to the first. */
function updateTargets(): void {
  train.forEach(({ data, at }, f) => {
    const later = new Map<number, { readonly vp: number; readonly worth: number }>();
    let game = -1;
    for (const i of at.toReversed()) {
      const [vp, seat] = [data[i + 1] ?? 0, data[i + 6] ?? 0];
      if (data[i + 3] !== game) later.clear();
      game = data[i + 3] ?? 0;
      const next = later.get(seat);
      const target = next ? next.vp - vp + next.worth : (data[i] ?? 0);
      targets[f]?.set(i, target);
      later.set(seat, { vp, worth: LAMBDA * target + (1 - LAMBDA) * worthOf(data, i) * VP_PER_UNIT });
    }
  });
}

const weights = new Float64Array(WEIGHT_COUNT);
/** Draws random weights for a network. */
function initialize({ inputs, first, second }: LayerSizes, start: number): void {
  let w = start;
  for (const [ins, outs] of [
    [inputs, first],
    [first, second],
    [second, 1],
  ] as const) {
    for (let i = 0; i < ins * outs; i++) weights[w + i] = (random() * 2 - 1) * Math.sqrt(3 / ins) * (outs === 1 ? 0.3 : 1);
    w += ins * outs + outs;
  }
}
const from = process.env.FROM;
if (from) weights.set(new Float32Array(new Uint8Array(readFileSync(from)).buffer));
else {
  initialize(SEAT_LAYERS, 0);
  initialize(PIRATE_LAYERS, PIRATE_WEIGHTS_START);
}

const x = new Float64Array(SEAT_FEATURES + PIRATE_FEATURES);
/** Copies the inputs of one network out of a row. */
function numbers(data: Float32Array, i: number, { inputs }: LayerSizes): Float64Array {
  for (let k = 0; k < inputs; k++) x[k] = data[i + k] ?? 0;
  return x;
}

function worthOf(data: Float32Array, i: number): number {
  let sum = evaluate(SEAT_LAYERS, weights, 0, numbers(data, i + ROW_HEADER_LENGTH, SEAT_LAYERS));
  for (let p = 0; p < (data[i + 5] ?? 0); p++)
    sum += evaluate(
      PIRATE_LAYERS,
      weights,
      PIRATE_WEIGHTS_START,
      numbers(data, i + ROW_HEADER_LENGTH + SEAT_FEATURES + p * PIRATE_FEATURES, PIRATE_LAYERS),
    );
  return sum;
}

const gradient = new Float64Array(WEIGHT_COUNT);
const [a1, a2, d1] = [new Float64Array(64), new Float64Array(64), new Float64Array(64)] as const;
const add = (w: number, amount: number): void => {
  gradient[w] = (gradient[w] ?? 0) + amount;
};
/** Backpropagation: adds the gradient of `error` times the output to `gradient`. */
function learn({ inputs, first, second }: LayerSizes, start: number, data: Float32Array, i: number, error: number): void {
  const b1 = start + inputs * first;
  const w2 = b1 + first;
  const b2 = w2 + first * second;
  const w3 = b2 + second;
  for (let u = 0; u < first; u++) a1[u] = weights[b1 + u] ?? 0;
  for (let k = 0; k < inputs; k++) {
    const given = data[i + k] ?? 0;
    if (given !== 0) for (let u = 0; u < first; u++) a1[u] = (a1[u] ?? 0) + given * (weights[start + k * first + u] ?? 0);
  }
  for (let u = 0; u < first; u++) {
    if ((a1[u] ?? 0) < 0) a1[u] = 0;
    d1[u] = 0;
  }
  for (let u = 0; u < second; u++) {
    let sum = weights[b2 + u] ?? 0;
    for (let k = 0; k < first; k++) sum += (weights[w2 + u * first + k] ?? 0) * (a1[k] ?? 0);
    a2[u] = sum > 0 ? sum : 0;
    add(w3 + u, error * (a2[u] ?? 0));
    const d = sum > 0 ? error * (weights[w3 + u] ?? 0) : 0;
    if (d === 0) continue;
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
    const given = data[i + k] ?? 0;
    if (given !== 0) for (let u = 0; u < first; u++) add(start + k * first + u, given * (d1[u] ?? 0));
  }
}

const order: (readonly [number, number])[] = train.flatMap(({ at }, f) => at.map((i): readonly [number, number] => [f, i]));
const [mean1, mean2] = [new Float64Array(WEIGHT_COUNT), new Float64Array(WEIGHT_COUNT)];
let step = 0;
for (let epoch = 0; epoch < Number(epochs); epoch++) {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [p, q] = [order[i], order[j]];
    if (p && q) [order[i], order[j]] = [q, p];
  }
  const began = performance.now();
  if (from || epoch >= RESULT_EPOCHS) updateTargets();
  let loss = 0;
  const steps = Math.floor(order.length / ROWS_PER_BATCH);
  for (let b = 0; b < steps; b++) {
    gradient.fill(0);
    for (let k = b * ROWS_PER_BATCH; k < (b + 1) * ROWS_PER_BATCH; k++) {
      const [f, i] = order[k] ?? [0, 0];
      const data = train[f]?.data ?? new Float32Array();
      const error = worthOf(data, i) - (targets[f]?.get(i) ?? 0) / VP_PER_UNIT;
      loss += error * error;
      learn(SEAT_LAYERS, 0, data, i + ROW_HEADER_LENGTH, error / ROWS_PER_BATCH);
      for (let p = 0; p < (data[i + 5] ?? 0); p++)
        learn(
          PIRATE_LAYERS,
          PIRATE_WEIGHTS_START,
          data,
          i + ROW_HEADER_LENGTH + SEAT_FEATURES + p * PIRATE_FEATURES,
          error / ROWS_PER_BATCH,
        );
    }
    step++;
    const done = (epoch + b / steps) / Number(epochs);
    const rate = (from ? 0.001 : 0.002) * (0.5 + 0.5 * Math.cos(Math.PI * done)) + 1e-5;
    for (let w = 0; w < WEIGHT_COUNT; w++) {
      const g = gradient[w] ?? 0;
      const m = 0.9 * (mean1[w] ?? 0) + 0.1 * g;
      const v = 0.999 * (mean2[w] ?? 0) + 0.001 * g * g;
      mean1[w] = m;
      mean2[w] = v;
      weights[w] = (weights[w] ?? 0) * (1 - rate * 1e-4) - (rate * (m / (1 - 0.9 ** step))) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
    }
  }
  console.log(
    `epoch ${epoch + 1}: train ${(Math.sqrt(loss / steps / ROWS_PER_BATCH) * VP_PER_UNIT).toFixed(2)} VP; ${report()}; ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
}

function report(): string {
  let [n, squares, sum, sum2] = [0, 0, 0, 0];
  for (const { data, at } of heldOut)
    for (const i of at) {
      const rest = data[i] ?? 0;
      squares += (worthOf(data, i) * VP_PER_UNIT - rest) ** 2;
      n++;
      sum += rest;
      sum2 += rest * rest;
    }
  return `held out ${Math.sqrt(squares / n).toFixed(2)} of ${Math.sqrt(sum2 / n - (sum / n) ** 2).toFixed(2)} VP over ${n} rows`;
}
writeFileSync(out, new Uint8Array(Float32Array.from(weights).buffer));
