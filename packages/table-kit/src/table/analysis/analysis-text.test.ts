import type { Point } from '@bb/search';
import { expect, test } from 'vitest';
import { chanceFormat, lastPointsOfTurns } from './analysis-text.ts';

test('takes the last point of each turn, and the end separately', () => {
  const point = (at: number, turn: number): Point => ({ at, turn, win: [0.5, 0.5] });
  const points = [point(1, 0), point(4, 1), point(6, 1), point(9, 2), point(12, 2)];
  const review = { points };
  expect(lastPointsOfTurns(review, false).map(({ at, isEnd }) => [at, isEnd])).toEqual([
    [1, false],
    [6, false],
    [12, false],
  ]);
  expect(lastPointsOfTurns(review, true).map(({ at, isEnd }) => [at, isEnd])).toEqual([
    [1, false],
    [6, false],
    [9, false],
    [12, true],
  ]);
});

test('formats chances by language', () => {
  const [en, de] = [chanceFormat('en'), chanceFormat('de')];
  expect([en.of(0.256), en.by(-0.256), en.by(0.1), en.by(-0.0001), en.error(0.02)]).toEqual(['25.6%', '−25.6%', '+10%', '0%', '± 2%']);
  expect(de.by(-0.256).replace(/\s/g, ' ')).toBe('−25,6 %');
});
