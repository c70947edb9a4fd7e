import { type Box, HEIGHT, type Point, WIDTH } from './geo.ts';

/** The areas for counters inside the cartouches, in board units. */
export const RETIRED: Box = [80, 201, 186, 64];
export const LOST: Box = [60, 872, 186, 72];
export const TITLE: Box = [66, 62, 290, 100];

/** The track: its margin and depth in board units, and its squares along the width and the height. */
const MARGIN = 6;
const DEPTH = 25;
const ACROSS = 32;
const DOWN = 19;

export interface Track {
  /** Centers of the squares 0 to 100, clockwise from the top left corner. */
  centers: Point[];
  /** The squares. Those along the top and bottom differ in size from those along the sides. */
  squares: Box[];
  /** Width and height that fit into every square around its center. */
  cell: [number, number];
  /** The four corners, and the unused square after 100. */
  corners: Box[];
}

/** The track, which runs around the edge of the board. */
export function edgeTrack(): Track {
  const [left, top] = [MARGIN, MARGIN];
  const [right, bottom] = [WIDTH - MARGIN, HEIGHT - MARGIN];
  const wide = (right - left - 2 * DEPTH) / ACROSS;
  const tall = (bottom - top - 2 * DEPTH) / DOWN;
  const squares: Box[] = [];
  for (let index = 0; index < ACROSS; index++) squares.push([left + DEPTH + index * wide, top, wide, DEPTH]);
  for (let index = 0; index < DOWN; index++) squares.push([right - DEPTH, top + DEPTH + index * tall, DEPTH, tall]);
  for (let index = 0; index < ACROSS; index++) squares.push([right - DEPTH - (index + 1) * wide, bottom - DEPTH, wide, DEPTH]);
  for (let index = 0; index < DOWN; index++) squares.push([left, bottom - DEPTH - (index + 1) * tall, DEPTH, tall]);
  const spare = squares.pop() ?? [left, top, DEPTH, DEPTH];
  const [sx, sy, sw, sh] = spare;
  return {
    centers: squares.map(([x, y, width, height]) => [x + width / 2, y + height / 2]),
    squares,
    cell: [DEPTH, DEPTH],
    corners: [
      [left, top, DEPTH, DEPTH],
      [right - DEPTH, top, DEPTH, DEPTH],
      [right - DEPTH, bottom - DEPTH, DEPTH, DEPTH],
      [left, bottom - DEPTH, DEPTH, DEPTH],
      [sx, sy, sw, sh],
    ],
  };
}

/** Positions for counters, in rows inside a box. */
export function rows([x, y, width, height]: Box, columns: number, lines: number): Point[] {
  const spots: Point[] = [];
  for (let line = 0; line < lines; line++) {
    for (let column = 0; column < columns; column++) {
      spots.push([x + (width * (column + 0.5)) / columns, y + (height * (line + 0.5)) / lines]);
    }
  }
  return spots;
}
