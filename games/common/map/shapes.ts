import type { Projection } from 'd3-geo';
import pc from 'polygon-clipping';
import type { Box, Point } from './geo.ts';
import { round } from './projection.ts';
import { type AreaSource, BORDERS } from './sea-areas.ts';

export type Ring = Point[];
export type Polygon = Ring[];

/** The number of pieces into which `smooth` divides the curve between two points. */
const STEPS = 6;

/** A Catmull-Rom curve through the points. */
function smooth(points: Point[]): Point[] {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const curve: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const along = (axis: 0 | 1): number =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
      curve.push([round(along(0)), round(along(1))]);
    }
  }
  return [...curve, at(points.length - 1)];
}

/** Path data of an open curve through the points, as cubic Béziers. */
export function curve(points: Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const handle = (from: Point, before: Point, after: Point, sign: number): string =>
    `${round(from[0] + (sign * (after[0] - before[0])) / 6)} ${round(from[1] + (sign * (after[1] - before[1])) / 6)}`;
  let path = `M${at(0).map(round).join(' ')}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [from, to] = [at(index), at(index + 1)];
    path += `C${handle(from, at(index - 1), to, 1)} ${handle(to, from, at(index + 2), -1)} ${to.map(round).join(' ')}`;
  }
  return path;
}

/** A border, in board units. */
export function border(projection: Projection, id: string): Point[] {
  const source = BORDERS[id];
  if (!source) throw new Error(`no border ${id}`);
  return source.map((lonLat) => place(projection, lonLat));
}

function place(projection: Projection, lonLat: Point): Point {
  const [x, y] = projection(lonLat) ?? [0, 0];
  return [round(x), round(y)];
}

/** The polygons of a Sea Area, clipped to the frame. */
export function areaPolygons(projection: Projection, area: AreaSource, frame: Box): Polygon[] {
  const ring: Point[] = [];
  for (const part of area.ring) {
    if (typeof part !== 'string') ring.push(place(projection, part));
    else if (part.startsWith('-')) ring.push(...smooth(border(projection, part.slice(1))).reverse());
    else ring.push(...smooth(border(projection, part)));
  }
  const [x, y, width, height] = frame;
  const clip: Ring = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
  return pc.intersection([ring], [clip]);
}

/** Path data of absolute starts and relative lines, rounded to as many parts of a unit. */
export function pathOf(polygons: Polygon[], parts = 10): string {
  return polygons
    .flat()
    .map((ring) => ringPath(ring, parts))
    .join('');
}

function ringPath(ring: Ring, parts: number): string {
  const part = (value: number): string => short(value / parts);
  const open = ring.slice(0, -1);
  const [start] = open;
  if (!start) return '';
  let [px, py] = start.map((value) => Math.round(value * parts)) as Point;
  const path = `M${part(px)} ${part(py)}l`;
  let text = '';
  for (const [x, y] of open.slice(1)) {
    const [dx, dy] = [Math.round(x * parts) - px, Math.round(y * parts) - py];
    if (!dx && !dy) continue;
    text += `${joined(text, part(dx))}${joined('0', part(dy))}`;
    [px, py] = [px + dx, py + dy];
  }
  // All of a small ring may round to one point.
  return text === '' ? '' : `${path}${text}z`;
}

function joined(before: string, number: string): string {
  return before === '' || number.startsWith('-') ? number : ` ${number}`;
}

function short(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}
