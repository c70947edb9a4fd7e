import { expect, test } from 'vitest';
import { momentsOf } from './moments.ts';

interface Told {
  readonly weight: number;
  readonly points: number;
}
const heading = (id: number) => ({ id, depth: 0, text: `Turn ${id}`, events: [{ weight: 9, points: 0 }] });
const line = (id: number, weight: number, points = 0) => ({ id, depth: 1, text: `${id}`, events: [{ weight, points }] });
const scale = { weightOf: ({ weight }: Told) => weight };
const score = ({ points }: Told) => points;
const idsOf = (lines: readonly ReturnType<typeof line>[], most = 3) => momentsOf(lines, scale, score, most).map((moment) => moment.line.id);

test('the weightiest line of each turn counts, in the order of the game', () => {
  expect(idsOf([heading(1), line(2, 3), line(3, 5), heading(4), line(5, 1), heading(6), line(7, 8), heading(8), line(9, 4)])).toEqual([
    3, 7, 9,
  ]);
});

test('a change of the score weighs by its size, gain or loss', () => {
  expect(idsOf([heading(1), line(2, 5), heading(3), line(4, 1, 20), heading(5), line(6, 1, -40), heading(7), line(8, 9)], 2)).toEqual([
    6, 8,
  ]);
});

test('headings and events that are no news are left out', () => {
  expect(momentsOf([line(1, 2), heading(2), line(3, 0)], scale, score, 3)).toMatchObject([{ turn: null, line: { id: 1 } }]);
});
