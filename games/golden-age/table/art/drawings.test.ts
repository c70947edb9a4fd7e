import { CARD_TITLES, PIRATE_NAMES } from '@bb/golden-age/rules';
import type { Drawing } from '@bb/table-kit/drawing/marks.ts';
import { expect, test } from 'vitest';
import { pictureOf } from './event-pictures.ts';
import { jollyRogerOf } from './jolly-rogers.ts';
import { portraitOf } from './portraits.ts';

const written = (drawing: Drawing): string => drawing.map(({ ink, d, matrix }) => `${ink} ${d} ${matrix}`).join();
const FLAGS = PIRATE_NAMES.map((_, pirate) => jollyRogerOf(pirate));
const PORTRAITS = PIRATE_NAMES.map((_, pirate) => portraitOf(pirate));
const PICTURES = CARD_TITLES.map(pictureOf);

test.each([
  ['flags', FLAGS, 23],
  ['portraits', PORTRAITS, 23],
  ['pictures on event cards', PICTURES, CARD_TITLES.length],
])('has different %s', (_, drawings, count) => {
  expect(drawings).toHaveLength(count);
  expect(new Set(drawings.map(written)).size).toBe(drawings.length);
});

test.each([
  ['flag', FLAGS],
  ['portrait', PORTRAITS],
  ['picture', PICTURES],
])('has complete path data for each %s', (_, drawings) => {
  for (const { d, matrix } of drawings.flat()) {
    expect(d).toMatch(/^M-?[\d.]/);
    expect(`${d} ${matrix}`).not.toMatch(/NaN|undefined/);
  }
});

test('uses only the inks of flags for flags', () => {
  expect([...new Set(FLAGS.flatMap((flag) => flag.map(({ ink }) => ink)))].sort()).toEqual(['bone', 'cut', 'red']);
});
