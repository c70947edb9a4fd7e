/** How much room a label takes on the map, in board units. */
import type { Place, Rectangle, TextSpot } from './geometry.ts';

/** The smallest letters of a label on the screen, in CSS pixels. */
const MIN_LABEL_PX = 12;
/** No label is enlarged further; on a map that is shown still smaller, letters may be smaller. */
const MAX_ENLARGED = 1.9;

/** @returns the size of letters that are `size` high on a large map, at a scale in CSS pixels per board unit; all in board units */
export const letterSize = (size: number, scale: number): number => Math.min(size * MAX_ENLARGED, Math.max(size, MIN_LABEL_PX / scale));

/** Whether letters that are `size` high on a large map can be read at this scale. */
export const isReadable = (size: number, scale: number): boolean => MIN_LABEL_PX / scale <= size * MAX_ENLARGED;

/** Widths of letters as parts of their height; others are `USUAL_WIDTH`. */
const WIDTHS = [
  [/[ijl.,’' –-]|[frt]/, 0.35],
  [/[MW]/, 1],
  [/[mw]/, 0.8],
  [/[A-ZÉ0-9]/, 0.68],
] as const;
const USUAL_WIDTH = 0.52;
const letterWidth = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH;

/** @returns the width of a line; no font on the map sets it wider */
export const lineWidth = (text: string, size: number): number => size * [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** @returns the box of a line whose baseline is at this spot */
export function lineBox(text: string, { x, y, anchor }: TextSpot, size: number): Rectangle {
  const width = lineWidth(text, size);
  return [anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2, y - 0.76 * size, width, size];
}

export const boxAround = ([x, y]: Place, halfWidth: number, halfHeight = halfWidth): Rectangle => [
  x - halfWidth,
  y - halfHeight,
  2 * halfWidth,
  2 * halfHeight,
];

/** @returns the area that two boxes share */
export function overlap([ax, ay, aw, ah]: Rectangle, [bx, by, bw, bh]: Rectangle): number {
  const across = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const down = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return across > 0 && down > 0 ? across * down : 0;
}

/** @returns the distance between two boxes, across or down; 0 if they touch */
export const gap = ([ax, ay, aw, ah]: Rectangle, [bx, by, bw, bh]: Rectangle): number =>
  Math.max(0, bx - ax - aw, ax - bx - bw, by - ay - ah, ay - by - bh);
