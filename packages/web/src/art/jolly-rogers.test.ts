import { PIRATE_NAMES } from '@bb/engine';
import { expect, test } from 'vitest';
import { jollyRogerOf } from './jolly-rogers.ts';

const FLAGS = PIRATE_NAMES.map((_, pirate) => jollyRogerOf(pirate));

test('each pirate has a flag, and no two are alike', () => {
  expect(FLAGS).toHaveLength(23);
  expect(new Set(FLAGS.map((flag) => flag.map(({ d, matrix }) => `${d} ${matrix}`).join())).size).toBe(FLAGS.length);
});

test('only the inks of a flag are used', () => {
  const inks = new Set(FLAGS.flatMap((flag) => flag.map(({ ink }) => ink)));
  expect([...inks].sort()).toEqual(['bone', 'cut', 'red']);
});
