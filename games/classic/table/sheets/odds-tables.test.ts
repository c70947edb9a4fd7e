import { tablesFor } from '@bb/classic/rules';
import { chanceAtLeast, chanceAtMost, contest } from '@bb/table-kit/table/sheets/chances.ts';
import { expect, test } from 'vitest';
import {
  attacks,
  battles,
  cargoes,
  chanceDr66,
  dr66,
  evasions,
  hostages,
  lines,
  portAttacks,
  ratings,
  searches,
  storms,
  wounds,
} from './odds-tables.ts';

const t = tablesFor({ players: 3 });
const sum = (cells: readonly number[]): number => cells.reduce((all, one) => all + one, 0);
const cellsAt = (rows: readonly { readonly figure: number; readonly cells: readonly number[] }[], figure: number): readonly number[] =>
  rows.find((row) => row.figure === figure)?.cells ?? [];

test('dice have the chances they are known for', () => {
  expect(chanceAtMost(2, 7)).toBeCloseTo(21 / 36);
  expect(chanceAtLeast(1, 4)).toBeCloseTo(1 / 2);
  expect(chanceDr66(26)).toBeCloseTo(12 / 36);
  expect(chanceDr66(10)).toBe(0);
  expect(chanceDr66(66)).toBe(1);
  const { higher, equal, lower } = contest(1, 1, 0);
  expect([higher, equal, lower]).toEqual([expect.closeTo(15 / 36), expect.closeTo(6 / 36), expect.closeTo(15 / 36)]);
});

test('all ways a throw can end add up', () => {
  for (const { cells } of [...attacks(), ...ratings()]) expect(sum(cells)).toBeCloseTo(1);
  for (const cells of searches(t)) expect(sum(cells)).toBeCloseTo(1);
  expect(sum(wounds(t))).toBeCloseTo(1);
  for (const at of [0, 1]) expect(sum(storms().map(({ cells }) => cells[at] ?? 0))).toBeCloseTo(1);
  const [player, event] = lines(t, 3);
  expect(3 * player + event).toBeCloseTo(1);
});

test('tables tell what the rules say', () => {
  expect(cellsAt(attacks(), 7)[0]).toBeCloseTo(21 / 36);
  expect(cellsAt(evasions(), 0)).toEqual([expect.closeTo(15 / 36), expect.closeTo(6 / 36)]);
  expect(cellsAt(portAttacks(), 0)[1]).toBeCloseTo((1 - 146 / 1296) / 2);
  expect(cellsAt(dr66(), 36)).toEqual([0.5]);
  const even = battles().find(({ edge }) => edge === 0);
  expect(even?.taken).toBeCloseTo(even?.given ?? 0);
  expect(cellsAt(hostages(t), 9)[0]).toBeGreaterThan(cellsAt(hostages(t), 2)[0] ?? 1);
  expect(cellsAt(cargoes(t), 9)[0]).toBeGreaterThan(cellsAt(cargoes(t), 2)[0] ?? 0);
});
