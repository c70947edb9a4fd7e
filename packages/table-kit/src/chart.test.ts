import { expect, test } from 'vitest';
import { chartOf, dashOf, HEIGHT, WIDTH } from './chart.ts';

const lines = [
  { seat: 0, name: 'Holly', values: [0, 10, 47] },
  { seat: 1, name: 'Anne', values: [0, 0, 46] },
  { seat: 2, name: 'Mary', values: [0, 3, 46] },
];

test('draws every point on the chart, higher values higher', () => {
  const chart = chartOf(lines);
  for (const { points } of chart.lines)
    for (const point of points.split(' ')) {
      const [x = -1, y = -1] = point.split(',').map(Number);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThanOrEqual(chart.right);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(HEIGHT);
    }
  expect(chart.lines[0]?.end[1]).toBeLessThan(chart.lines[1]?.end[1] ?? 0);
  expect(chart.right).toBeLessThan(WIDTH);
});

test('values that change at once are drawn as steps', () => {
  const [first] = chartOf(lines, true).lines;
  const points = first?.points.split(' ').map((point) => point.split(',')) ?? [];
  expect(points).toHaveLength(5);
  for (const [i, [x, y]] of points.slice(1).entries()) {
    const [before, above] = points[i] ?? [];
    expect(x === before || y === above, `from ${points[i]} to ${x},${y}`).toBe(true);
  }
});

test('draws grid lines at round numbers from 0 to above the highest value', () => {
  const values = chartOf(lines).gridLines.map(({ value }) => value);
  expect(values).toEqual([0, 10, 20, 30, 40, 50]);
});

test('names never overlap', () => {
  const labels = chartOf(lines)
    .lines.map(({ label }) => label)
    .toSorted((a, b) => a - b);
  labels.slice(1).forEach((label, i) => {
    expect(label - (labels[i] ?? 0)).toBeGreaterThan(18.9);
  });
});

test('the name of the leader stays beside the line while others are moved', () => {
  const chances = [100, 0, 0, 0].map((chance, seat) => ({ seat, name: `Seat ${seat}`, values: [25, chance] }));
  const [leader, ...others] = chartOf(chances).lines;
  expect(leader?.label).toBe(leader?.end[1]);
  for (const { label } of others) expect(label).toBeLessThanOrEqual(HEIGHT - 14);
});

test('draws an empty chart, and one with a single value', () => {
  expect(chartOf([{ seat: 0, name: 'Holly', values: [0] }]).lines[0]?.points).not.toContain('NaN');
  expect(chartOf([]).lines).toEqual([]);
});

test('ten seats have ten dash patterns', () => {
  expect(new Set(Array.from({ length: 10 }, (_, seat) => dashOf({ seat }))).size).toBe(10);
});

test('a line may begin late and end early, and lines of one seat have their own dashes', () => {
  const { lines, x } = chartOf([{ seat: 0, name: 'Low', piece: 0, values: [null, 5, 3, null] }], true);
  const [line] = lines;
  expect(line?.points.split(' ')).toHaveLength(3);
  expect(line?.points.startsWith(`${x(1)},`)).toBe(true);
  expect(line?.end[0]).toBe(x(2));
  expect(dashOf({ seat: 0, piece: 1 })).not.toBe(dashOf({ seat: 0, piece: 2 }));
});

test('names at the ends of lines in mid-chart are moved apart only where they would meet', () => {
  const values = (last: number): readonly (number | null)[] => Array.from({ length: 20 }, (_, i) => (i <= last ? 5 : null));
  const labels = [2, 3, 19].map((last, seat) => ({ seat, name: `Seat ${seat}`, values: values(last) }));
  const [first, second, third] = chartOf(labels).lines;
  expect((second?.label ?? 0) - (first?.label ?? 0)).toBeGreaterThan(18.9);
  expect(third?.label).toBe(third?.end[1]);
});
