import { expect, test } from 'vitest';
import { placeStage, spotOfTarget } from './placement.ts';

const board = { x: 0, y: 100, width: 1000, height: 600 };

test('the stage lies under the choices, unless something is in question there', () => {
  expect(placeStage(board, 400, 200, [])).toEqual({ right: true, low: false, covers: 0 });
  expect(placeStage(board, 400, 200, [[900, 200]])).toEqual({ right: true, low: true, covers: 0 });
  expect(
    placeStage(board, 400, 200, [
      [900, 200],
      [900, 650],
    ]),
  ).toEqual({ right: false, low: false, covers: 0 });
});

test('a counter is not covered by half', () => {
  expect(placeStage(board, 400, 200, [[590, 200]]).low).toBe(true);
});

test('where there is no free corner it covers the fewest, and says so', () => {
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
  expect(placeStage(board, 400, 200, all.slice(0, -1))).toEqual({ right: true, low: true, covers: 1 });
});

test('every target has its spot', () => {
  expect(spotOfTarget('place-0')).not.toBeNull();
  expect(spotOfTarget('merchant-3')).not.toBeNull();
  expect(spotOfTarget('place-999')).toBeNull();
});
