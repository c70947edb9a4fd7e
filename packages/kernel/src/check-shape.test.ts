import { expect, test } from 'vitest';
import { BadInput } from './bad-input.ts';
import { checkShape } from './check-shape.ts';

const SAMPLE = { turn: 0, hands: [1, 2], result: null };

test('takes fields of the same types, lists of any length, and any result', () => {
  for (const json of [SAMPLE, { turn: 7, hands: [], result: 3 }]) expect(() => checkShape(json, SAMPLE)).not.toThrow();
});

test.each([
  [7, ''],
  [{ turn: 1 }, 'hands'],
  [{ turn: 1, hands: {} }, 'hands'],
  [{ turn: '1', hands: [] }, 'turn'],
])('names the field at fault: %j', (json, path) => {
  expect(() => checkShape(json, SAMPLE)).toThrow(BadInput);
  expect(() => checkShape(json, SAMPLE)).toThrow(new RegExp(`^${path === '' ? 'must' : path}`));
});

test('names the place of the JSON in the whole', () => {
  expect(() => checkShape({ turn: 1 }, SAMPLE, 'position')).toThrow(/^position\.hands: is missing/);
  expect(() => checkShape(7, SAMPLE, 'position')).toThrow(/^position: must be an object/);
});
