import { expect, test } from 'vitest';
import { waypoints } from './waypoints.ts';

test('spaces waypoints by distance, and ends at 1', () => {
  expect(
    waypoints([
      [0, 0],
      [30, 0],
      [30, 10],
    ]).map(({ done }) => done),
  ).toEqual([0, 0.75, 1]);
  expect(
    waypoints([
      [5, 5],
      [5, 5],
    ]).at(-1)?.done,
  ).toBe(1);
});
