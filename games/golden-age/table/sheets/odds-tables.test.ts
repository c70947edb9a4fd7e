import { newGame } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { opposed, totals, waters } from './odds-tables.ts';

const FACES = [1, 2, 3, 4, 5, 6];
/** All throws of `count` dice. */
const throws = (count: number): readonly number[] =>
  count === 0 ? [0] : throws(count - 1).flatMap((sum) => FACES.map((face) => sum + face));
const share = (all: readonly number[], fits: (total: number) => boolean): number => all.filter(fits).length / all.length;

test('matches the chances found by counting all throws', () => {
  for (const { total, chances } of totals())
    chances.forEach((chance, i) => {
      expect(chance, `${i + 1} dice, ${total}`).toBeCloseTo(
        share(throws(i + 1), (sum) => sum >= total),
        12,
      );
    });
});

test.each([1, 2])('matches the count of all throws of one die against %i', (against) => {
  for (const { edge, higher, equal, lower } of opposed(against)) {
    const margins = throws(1).flatMap((mine) => throws(against).map((theirs) => mine + edge - theirs));
    expect(higher, String(edge)).toBeCloseTo(
      share(margins, (margin) => margin > 0),
      12,
    );
    expect(equal, String(edge)).toBeCloseTo(
      share(margins, (margin) => margin === 0),
      12,
    );
    expect(lower, String(edge)).toBeCloseTo(
      share(margins, (margin) => margin < 0),
      12,
    );
  }
});

test('counts every port in some Sea Area', () => {
  const rows = waters(newGame({ players: 2 }).tables);
  expect(rows).toHaveLength(10);
  expect(rows.reduce((sum, { ports }) => sum + ports, 0)).toBeGreaterThanOrEqual(36);
  for (const { ports, chance } of rows) expect(chance).toBe(ports / 36);
});
