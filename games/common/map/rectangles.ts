import type { Box, Point } from './geo.ts';

export type Anchor = 'start' | 'middle' | 'end';

/** The estimated box of a line of text. `spacing` is the letter spacing in board units. */
export function textBox(text: string, x: number, y: number, anchor: Anchor, size: number, spacing = 0): Box {
  return lineBox(text.length * (0.46 * size + spacing), x, y, anchor, size);
}

/** The box of a line of text of known width. */
export function lineBox(width: number, x: number, y: number, anchor: Anchor, size: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - 0.76 * size, width, size];
}

/** The smallest box around some boxes. */
export function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...boxes.map(([x, , width]) => x + width)), Math.max(...boxes.map(([, y, , height]) => y + height))];
  return [left, top, right - left, bottom - top];
}

export function boxAround([x, y]: Point, halfWidth: number, halfHeight = halfWidth): Box {
  return [x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight];
}

/** The distance from a point to a box; 0 inside. */
export function distanceToBox([px, py]: Point, [x, y, width, height]: Box): number {
  return Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));
}

/** The gap between two boxes, negative if they overlap. */
export function gap(a: Box, b: Box): number {
  const across = Math.max(b[0] - a[0] - a[2], a[0] - b[0] - b[2]);
  const down = Math.max(b[1] - a[1] - a[3], a[1] - b[1] - b[3]);
  return Math.max(across, down);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
