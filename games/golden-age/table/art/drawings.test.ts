import { CARD_TITLES, PIRATE_NAMES } from '@bb/golden-age/rules';
import type { Drawing } from '@bb/ui/drawing/marks.ts';
import { expect, test } from 'vitest';
import { pictureOf } from './event-pictures.ts';
import { jollyRogerOf } from './jolly-rogers.ts';
import { portraitOf } from './portraits.ts';

const written = (drawing: Drawing): string => drawing.map(({ ink, d, matrix }) => `${ink} ${d} ${matrix}`).join();
const FLAGS = PIRATE_NAMES.map((_, pirate) => jollyRogerOf(pirate));
const PORTRAITS = PIRATE_NAMES.map((_, pirate) => portraitOf(pirate));
const PICTURES = CARD_TITLES.map(pictureOf);

test.each([
  ['flags', FLAGS],
  ['portraits', PORTRAITS],
  ['pictures on event cards', PICTURES],
])('has 23 different %s', (_, drawings) => {
  expect(drawings).toHaveLength(23);
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
