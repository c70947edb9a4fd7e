import { expect, test } from 'vitest';
import { type Ring, separateRings } from './rings.ts';

const ring = (x: number, y: number, r: number): Ring => ({ at: [x, y], r });

test('a place has one ring, the largest, whatever else is marked there', () => {
  expect(separateRings([ring(100, 100, 17), ring(104, 98, 26), ring(100, 100, 26)])).toEqual([ring(104, 98, 26)]);
});

test('rings of neighbors are made smaller until they do not cross, and others keep their size', () => {
  const [one, other, far] = separateRings([ring(0, 0, 26), ring(40, 0, 26), ring(400, 0, 26)]);
  expect((one?.r ?? 0) + (other?.r ?? 0)).toBeLessThan(40);
  expect(one?.r).toBe(other?.r);
  expect(far?.r).toBe(26);
  const mixed = separateRings([ring(0, 0, 26), ring(42, 0, 17)]);
  expect(mixed.reduce((sum, { r }) => sum + r, 0)).toBeLessThan(42);
  expect(mixed.at(-1)?.r).toBe(17);
});
