import { expect, test } from 'vitest';
import { board } from '../board/board.ts';
import { berthsOf, PORT_COUNTER_RADIUS } from './port-berths.ts';

test.each(board.ports.map((port) => [port.id, port] as const))(
  'ten pirates in %s overlap neither each other nor the shields',
  (_, port) => {
    const berths = berthsOf(port);
    expect(berths).toHaveLength(10);
    expect(berths.slice(0, port.berths.length)).toEqual(port.berths);
    const [left, top, width, height] = board.panels.find(({ id }) => id === port.panel)?.frame ?? [0, 0, 0, 0];
    berths.slice(port.berths.length).forEach(([x, y], i) => {
      for (const [a, b] of berths.slice(0, port.berths.length + i))
        expect(Math.hypot(x - a, y - b)).toBeGreaterThanOrEqual(2 * PORT_COUNTER_RADIUS);
      for (const { shield } of board.ports) expect(Math.hypot(x - shield[0], y - shield[1])).toBeGreaterThan(PORT_COUNTER_RADIUS + 13);
      expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
    });
  },
);
