import { seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { softmax } from '../value/features.ts';
import { evaluate, type Network } from '../value/network.ts';
import { type Epoch, type FitSettings, fitPrior, fitValue, isHeldOut } from './fit.ts';
import { gamesFromFloats, gameToFloats, type SampledGame, type SampledPosition, wholeGamesLength } from './sampled-game.ts';

const XOR = [
  [0, 0, 0],
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 0],
] as const;
const NETWORK: Network = { inputs: 2, first: 16, second: 8 };
const POINTS = { networks: [NETWORK], target: { kind: 'points', unit: 10, pointsOf: () => 0 } } as const;
const SETTINGS: FitSettings = { seed: 'fit', epochs: 60, rate: 0.01 };

const seatWith = (points: number, ...inputs: number[]): SampledPosition['seats'][number] => ({
  points,
  isLearner: true,
  rows: [{ network: 0, inputs: Float32Array.from(inputs) }],
});
const gameOf = (
  number: number,
  positions: readonly SampledPosition[],
  scores: readonly number[],
  win = scores.map(() => 0),
): SampledGame => ({
  number,
  win,
  scores,
  positions,
  decisions: [],
});
const outputFor = (weights: Float64Array, ...inputs: number[]): number => evaluate(NETWORK, weights, 0, Float64Array.from(inputs));

test('points that follow from two inputs by exclusive or are learned; held-out games are not needed', () => {
  const games = Array.from({ length: 400 }, (_, number) => {
    const [a, b, points] = XOR[number % 4] ?? XOR[0];
    return gameOf(number, [{ seats: [seatWith(3, a, b)], found: null }], [3 + 10 * points]);
  });
  const epochs: Epoch[] = [];
  const weights = fitValue(POINTS, games, { ...SETTINGS, report: (epoch) => epochs.push(epoch) });
  for (const [a, b, points] of XOR) expect(outputFor(weights, a, b)).toBeCloseTo(points, 1);
  expect(epochs).toHaveLength(60);
  expect(epochs.at(-1)?.training).toBeLessThan(0.5);
  expect(epochs.at(-1)?.heldOut).toBeLessThan(0.5);
});

test('the same seed gives the same weights, another seed others', () => {
  const games = XOR.map(([a, b, points], number) => gameOf(number, [{ seats: [seatWith(0, a, b)], found: null }], [points]));
  const fitted = (seed: string): Float64Array => fitValue(POINTS, games, { seed, epochs: 5 });
  expect(fitted('one')).toEqual(fitted('one'));
  expect(fitted('one')).not.toEqual(fitted('two'));
});

test('chances to win are learned as they came out, also where seats look alike', () => {
  // A seat with 1 beats a seat with 0 in four games of five.
  const games = Array.from({ length: 400 }, (_, number) =>
    gameOf(number, [{ seats: [seatWith(0, 1, 0), seatWith(0, 0, 0)], found: null }], [0, 0], number % 5 === 0 ? [0, 1] : [1, 0]),
  );
  const weights = fitValue({ networks: [NETWORK], target: { kind: 'win' } }, games, { ...SETTINGS, epochs: 30 });
  const chances = Float64Array.of(outputFor(weights, 1, 0), outputFor(weights, 0, 0));
  softmax(chances);
  expect(chances[0]).toBeCloseTo(0.8, 1);
});

test('a position learns three quarters of the result and a quarter of what the search found next', () => {
  // Points at once: 4. Then nothing came, though the search expected 20 more: (4 + 0.25 * 20) / 10.
  const games = Array.from({ length: 200 }, (_, number) =>
    gameOf(
      number,
      [
        { seats: [seatWith(0, 1, 0)], found: null },
        { seats: [seatWith(4, 0, 1)], found: { win: [0], scores: [24] } },
      ],
      [4],
    ),
  );
  const weights = fitValue(POINTS, games, SETTINGS);
  expect(outputFor(weights, 1, 0)).toBeCloseTo(0.9, 2);
  expect(outputFor(weights, 0, 1)).toBeCloseTo(0, 2);
});

test('a seat that the learner did not play teaches no points', () => {
  const games = Array.from({ length: 200 }, (_, number) =>
    gameOf(number, [{ seats: [seatWith(0, 1, 0), { ...seatWith(0, 1, 0), isLearner: false }], found: null }], [10, 99]),
  );
  expect(outputFor(fitValue(POINTS, games, SETTINGS), 1, 0)).toBeCloseTo(1, 2);
});

test('a prior learns the shares with which choices were made, whatever their number', () => {
  const random = seeded('prior');
  const games = Array.from({ length: 300 }, (_, number): SampledGame => {
    const choices = Array.from({ length: 2 + (number % 3) }, () => XOR[Math.floor(random() * 4)] ?? XOR[0]);
    // Choices of exclusive or are made three times as often as others.
    const total = choices.reduce((sum, [, , is]) => sum + (is === 1 ? 3 : 1), 0);
    return {
      ...gameOf(number, [], [0]),
      decisions: [{ choices: choices.map(([a, b, is]) => ({ inputs: Float32Array.of(a, b), share: (is === 1 ? 3 : 1) / total })) }],
    };
  });
  const weights = fitPrior({ network: NETWORK }, games, { ...SETTINGS, epochs: 120 });
  for (const [a, b, is] of XOR) expect(outputFor(weights, a, b) - outputFor(weights, 0, 0)).toBeCloseTo(is === 1 ? Math.log(3) : 0, 1);
});

test('one block of ten games in ten is held out', () => {
  expect(Array.from({ length: 200 }, (_, n) => n).filter((number) => isHeldOut(gameOf(number, [], [0])))).toEqual(
    [...Array(10).keys()].flatMap((n) => [90 + n]).concat([...Array(10).keys()].map((n) => 190 + n)),
  );
});

test('games survive in a file, but for one that was cut off', () => {
  const games: readonly SampledGame[] = [
    { ...gameOf(7, [{ seats: [seatWith(2, 0.5, 1), seatWith(1)], found: null }], [5, 6], [1, 0]) },
    {
      ...gameOf(9, [{ seats: [seatWith(0, 1)], found: { win: [0.25], scores: [9] } }], [3]),
      decisions: [
        {
          choices: [
            { inputs: Float32Array.of(1, 2), share: 0.75 },
            { inputs: Float32Array.of(3, 4), share: 0.25 },
          ],
        },
      ],
    },
  ];
  const [first, second] = games.map(gameToFloats);
  const data = Float32Array.from([...(first ?? []), ...(second ?? [])]);
  expect(gamesFromFloats(data)).toEqual(games);
  expect(gamesFromFloats(data.subarray(0, -1))).toEqual(games.slice(0, 1));
  expect(wholeGamesLength(data.subarray(0, -1))).toBe(first?.length);
});
