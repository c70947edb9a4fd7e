import { expect, test } from 'vitest';
import { chartOf, dashOf, HEIGHT, WIDTH } from './chart.ts';

const lines = [
  { seat: 0, name: 'Holly', values: [0, 10, 47] },
  { seat: 1, name: 'Anne', values: [0, 0, 46] },
  { seat: 2, name: 'Mary', values: [0, 3, 46] },
];

test('every point lies on the chart, and more is higher', () => {
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

test('the rules are round numbers from nought to above the highest', () => {
  const values = chartOf(lines).rules.map(({ value }) => value);
  expect(values).toEqual([0, 10, 20, 30, 40, 50]);
});

test('names never lie on one another', () => {
  const labels = chartOf(lines)
    .lines.map(({ label }) => label)
    .toSorted((a, b) => a - b);
  labels.slice(1).forEach((label, i) => {
    expect(label - (labels[i] ?? 0)).toBeGreaterThan(18.9);
  });
});

test('nothing to show is shown as nothing', () => {
  expect(chartOf([{ seat: 0, name: 'Holly', values: [0] }]).lines[0]?.points).not.toContain('NaN');
  expect(chartOf([]).lines).toEqual([]);
});

test('ten seats have ten strokes', () => {
  expect(new Set(Array.from({ length: 10 }, (_, seat) => dashOf(seat))).size).toBe(10);
});
