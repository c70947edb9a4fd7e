import { describe, expect, test } from 'vitest';
import { type Camera, cameraOver, interpolated } from './camera.ts';
import type { Rectangle } from './geometry.ts';

const board = { width: 1600, height: 1000 };
const { centered, clamped, fitted, openingCamera, snapped, visible, wholeMap, wholeScale, zoomed, around, holds } = cameraOver(board);

const desk = { width: 1000, height: 560 };
const phone = { width: 390, height: 600 };
/** The place of the board at x, y of the viewport. */
const placeAt = ({ x, y, k }: Camera, left: number, top: number) => [(left - x) / k, (top - y) / k];

describe('the camera', () => {
  test('opens on the whole map, or on a readable part of it on a phone', () => {
    expect(openingCamera(desk).k).toBe(wholeScale(desk));
    expect(visible(openingCamera(desk), desk).map(Math.round)).toEqual([0, 0, board.width, board.height]);
    expect(openingCamera(phone).k).toBeGreaterThan(wholeScale(phone) * 2);
    expect(visible(wholeMap(phone), phone).map(Math.round)).toEqual([0, 0, board.width, board.height]);
  });

  test('shows places together, reduced only if they need it', () => {
    const [near, far] = [
      [800, 500],
      [1500, 500],
    ] as const;
    const one = around([[...near]], 1, phone);
    expect(one.k).toBe(1);
    expect(holds(one, [[...near]], phone)).toBe(true);
    expect(holds(one, [[...near], [...far]], phone)).toBe(false);
    const both = around([[...near], [...far]], 1, phone);
    expect(both.k).toBeLessThan(0.6);
    expect(holds(both, [[...near], [...far]], phone)).toBe(true);
  });

  test('keeps the point under the finger in place while zooming', () => {
    const before = centered([800, 500], 1.2, desk);
    const after = zoomed(before, 1.5, 300, 200, desk);
    expect(after.k).toBeCloseTo(1.8);
    for (const [i, value] of placeAt(after, 300, 200).entries()) expect(value).toBeCloseTo(placeAt(before, 300, 200)[i] ?? 0);
  });

  test('stays on the map and within the largest scale', () => {
    expect(clamped({ x: 500, y: 500, k: 1 }, desk)).toEqual({ x: 0, y: 0, k: 1 });
    expect(clamped({ x: -5000, y: -5000, k: 1 }, desk)).toEqual({ x: 1000 - board.width, y: 560 - board.height, k: 1 });
    expect(zoomed(openingCamera(desk), 1e6, 0, 0, desk).k).toBeLessThan(3);
    expect(zoomed(openingCamera(desk), 1e-6, 0, 0, desk).k).toBe(wholeScale(desk));
  });

  test('shows a chart as large as possible', () => {
    const frame: Rectangle = [1050, 42, 508, 312];
    const [x, y, width, height] = visible(fitted(frame, desk), desk);
    expect(
      x <= frame[0] + 0.01 && y <= frame[1] + 0.01 && x + width >= frame[0] + frame[2] - 0.01 && y + height >= frame[1] + frame[3] - 0.01,
    ).toBe(true);
  });

  test('snaps to whole pixels', () => {
    const { x, y, k } = snapped({ x: -100.37, y: -50.81, k: 1.23456 }, desk, 2);
    for (const value of [x * 2, y * 2, board.width * k * 2]) expect(value).toBeCloseTo(Math.round(value), 6);
  });

  test('interpolates between two places', () => {
    const [from, to] = [openingCamera(desk), centered([300, 700], 2, desk)];
    expect(interpolated(from, to, 0)).toEqual(from);
    const end = interpolated(from, to, 1);
    expect([end.x, end.y, end.k].map((value) => value.toFixed(6))).toEqual([to.x, to.y, to.k].map((value) => value.toFixed(6)));
    const half = interpolated(from, to, 0.5).k;
    expect(half).toBeCloseTo(Math.sqrt(from.k * to.k));
  });
});

test('snaps a centered map to whole pixels', () => {
  for (const width of [1011, 1012, 1013]) {
    const { x, y } = snapped(wholeMap({ width, height: 523 }), { width, height: 523 }, 1);
    expect([x, y].every(Number.isInteger)).toBe(true);
  }
});
