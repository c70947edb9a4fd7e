import { expect, test } from 'vitest';
import { cargoStar, cargoWorth } from './cargo.ts';
import { CARGO_COLUMNS } from './ids.ts';

test.each([
  [1, [0, 100, 50, 500], -1],
  [2, [100, 400, 150, 1000], -1],
  [3, [200, 600, 300, 1200], -1],
  [4, [300, 800, 500, 1500], 0],
  [5, [400, 1000, 600, 1800], 0],
  [6, [500, 1200, 700, 2000], 0],
  [7, [600, 1300, 800, 2500], 0],
  [8, [700, 1500, 1000, 3000], 1],
  [9, [800, 2500, 1200, 4000], 1],
  [10, [1000, 3000, 1500, 7500], 1],
])('8.32 a total of %i', (total, worth, star) => {
  expect(CARGO_COLUMNS.map((_, column) => cargoWorth(column, total))).toEqual(worth);
  expect(cargoStar(total)).toBe(star);
});
