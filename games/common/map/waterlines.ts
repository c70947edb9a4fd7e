/** Short horizontal strokes in the sea along coasts, as in engraved maps. */
import { landMask } from './charts.ts';
import type { Box, Point } from './geo.ts';
import { round } from './projection.ts';

/** Vertical distance between strokes, in board units. */
const SPACING = 2.6;
/** How far the strokes reach from the coast, row by row in turn, in board units. */
const REACH = [11.5, 6, 9, 5] as const;
/** Length of the shortest stroke, in board units. */
const MIN_LENGTH = 1.6;
/** Distance between the points tested along a row, in board units. */
const STEP = 0.5;

/** A deterministic pseudo-random fraction, 0 to 1. */
function chance(a: number, b: number): number {
  const hash = Math.imul(Math.imul(a | 0, 374761393) ^ Math.imul(b | 0, 668265263), 2246822519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** Path data of the strokes inside a frame. They start a little inland, where the land is drawn over them. */
export function waterlines([left, top, width, height]: Box): string {
  let path = '';
  let pen: Point = [0, 0];
  for (let row = 0; row * SPACING < height; row++) {
    const y = round(top + 1 + row * SPACING);
    const reach = (x: number): number => (REACH[row % REACH.length] ?? 0) * (0.72 + 0.5 * chance(Math.floor(x / 9), row));
    let from: number | null = null;
    for (let x = left; x <= left + width; x += STEP) {
      const at: Point = [x, y];
      const near =
        x < left + width && (landMask.has(at) ? landMask.has([x + 3, y]) !== landMask.has([x - 3, y]) : landMask.distance(at) < reach(x));
      if (near && from === null) from = x;
      if (!near && from !== null) {
        if (x - from >= MIN_LENGTH) {
          path +=
            path === '' ? `M${round(from)} ${y}h${round(x - from)}` : `m${round(from - pen[0])} ${round(y - pen[1])}h${round(x - from)}`;
          pen = [x, y];
        }
        from = null;
      }
    }
  }
  return path;
}
