import { geoProjection, type Projection } from 'd3-geo';
import type { PanelSource, Point } from './geo.ts';

/** How far land extends beyond the frame, in board units, so that its cut edge is not drawn as a coast. */
export const BLEED = 24;

/** The panel's projection, scaled so that its window covers its frame. */
export function fitted(panel: PanelSource): Projection {
  const [x, y, width, height] = panel.frame;
  const [[west, south], [east, north]] = panel.window;
  const projection = geoProjection(panel.raw).rotate([-panel.center, 0]).precision(0.05).translate([0, 0]).scale(1);
  const middle = (south + north) / 2;
  const corners: Point[] = [
    [west, south],
    [east, south],
    [west, north],
    [east, north],
    [west, middle],
    [east, middle],
  ];
  const places = corners.map((corner): Point => projection(corner) ?? [0, 0]);
  const xs = places.map((place) => place[0]);
  const ys = places.map((place) => place[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.max(width / (right - left), height / (bottom - top));
  return projection
    .scale(scale)
    .translate([x + width / 2 - (scale * (left + right)) / 2, y + height / 2 - (scale * (top + bottom)) / 2])
    .clipExtent([
      [x - BLEED, y - BLEED],
      [x + width + BLEED, y + height + BLEED],
    ]);
}

/** Projects a point that lies on the panel. @throws Error if it does not */
export function placed(projection: Projection, lonLat: Point): Point {
  const place = projection(lonLat);
  if (!place) throw new Error(`off the panel: ${lonLat}`);
  return [round(place[0]), round(place[1])];
}

/** Rounds to a tenth of a board unit. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
