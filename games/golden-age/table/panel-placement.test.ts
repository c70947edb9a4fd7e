import { expect, test } from 'vitest';
import { placePanel, spotOfTarget } from './panel-placement.ts';

const board = { x: 0, y: 100, width: 1000, height: 600 };

test('goes below the choices, unless it would cover something relevant', () => {
  expect(placePanel(board, 400, 200, [])).toEqual({ right: true, low: false, covers: 0 });
  expect(placePanel(board, 400, 200, [[900, 200]])).toEqual({ right: true, low: true, covers: 0 });
  expect(
    placePanel(board, 400, 200, [
      [900, 200],
      [900, 650],
    ]),
  ).toEqual({ right: false, low: false, covers: 0 });
});

test('covers no part of a counter', () => {
  expect(placePanel(board, 400, 200, [[590, 200]]).low).toBe(true);
});

test('covers the fewest points if no corner is free, and reports their number', () => {
  const all = [
    [100, 150],
    [900, 150],
    [900, 160],
    [110, 150],
    [100, 690],
    [120, 690],
    [900, 690],
    [910, 690],
  ] as [number, number][];
  expect(placePanel(board, 400, 200, all.slice(0, -1))).toEqual({ right: true, low: true, covers: 1 });
});

test('finds the position of every target', () => {
  expect(spotOfTarget('place-0')).not.toBeNull();
  expect(spotOfTarget('merchant-3')).not.toBeNull();
  expect(spotOfTarget('place-999')).toBeNull();
});
