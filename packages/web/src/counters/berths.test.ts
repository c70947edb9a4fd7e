import { expect, test } from 'vitest';
import { board } from '../board/board.ts';
import { berthsOf, IN_PORT } from './berths.ts';

test.each(board.ports.map((port) => [port.id, port] as const))('ten pirates in %s cover neither each other nor the shield', (_, port) => {
  const berths = berthsOf(port);
  expect(berths).toHaveLength(10);
  expect(berths.slice(0, port.berths.length)).toEqual(port.berths);
  const [left, top, width, height] = board.panels.find(({ id }) => id === port.panel)?.frame ?? [0, 0, 0, 0];
  berths.slice(port.berths.length).forEach(([x, y], i) => {
    for (const [a, b] of berths.slice(0, port.berths.length + i)) expect(Math.hypot(x - a, y - b)).toBeGreaterThanOrEqual(2 * IN_PORT);
    for (const { shield } of board.ports) expect(Math.hypot(x - shield[0], y - shield[1])).toBeGreaterThan(IN_PORT + 13);
    expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
  });
});
