import { tablesFor } from '@bb/classic/rules';
import { expect, test } from 'vitest';
import {
  attacks,
  battles,
  cargoes,
  dr66,
  evasions,
  hostages,
  lines,
  mutinies,
  portAttacks,
  searches,
  storms,
  tortures,
  wounds,
} from './odds-tables.ts';

const t = tablesFor({ players: 3 });
const sum = (cells: readonly number[]): number => cells.reduce((all, one) => all + one, 0);
const cellsAt = (rows: readonly { readonly figure: number; readonly cells: readonly number[] }[], figure: number): readonly number[] =>
  rows.find((row) => row.figure === figure)?.cells ?? [];

test('all ways a throw can end add up', () => {
  for (const { cells } of [...attacks(), ...mutinies(), ...tortures()]) expect(sum(cells)).toBeCloseTo(1);
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
  expect(cellsAt(dr66(), 36)).toEqual([expect.closeTo(0.5)]);
  for (const rows of [mutinies(), tortures()]) expect(cellsAt(rows, 4)).toEqual([3 / 6, 1 / 6, 2 / 6].map((part) => expect.closeTo(part)));
  expect(storms().map(({ cells }) => Math.round(6 * (cells[0] ?? 0)))).toEqual([2, 1, 1, 1, 1, 0]);
  const even = battles().find(({ edge }) => edge === 0);
  expect(even?.taken).toBeCloseTo(even?.given ?? 0);
  expect(cellsAt(hostages(t), 9)[0]).toBeGreaterThan(cellsAt(hostages(t), 2)[0] ?? 1);
  expect(cellsAt(cargoes(t), 9)[0]).toBeGreaterThan(cellsAt(cargoes(t), 2)[0] ?? 0);
});
