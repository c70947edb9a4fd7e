import { PIRATE_NAMES } from '@bb/classic/rules';
import type { Drawing } from '@bb/table-kit/drawing/marks.ts';
import { portraitNamed } from '@bb/table-kit/drawing/portraits.ts';
import { expect, test } from 'vitest';
import { jollyRogerOf } from './jolly-rogers.ts';

const written = (drawing: Drawing): string => drawing.map(({ ink, d, matrix }) => `${ink} ${d} ${matrix}`).join();

test.each([
  ['flags', PIRATE_NAMES.map((_, pirate) => jollyRogerOf(pirate))],
  ['portraits', PIRATE_NAMES.map(portraitNamed)],
])('has 24 different %s with complete paths', (_, drawings) => {
  expect(new Set(drawings.map(written)).size).toBe(24);
  for (const { d, matrix } of drawings.flat()) {
    expect(d).toMatch(/^M-?[\d.]/);
    expect(`${d} ${matrix}`).not.toMatch(/NaN|undefined/);
  }
});
