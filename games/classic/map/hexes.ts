/** The hexes on the charts: their water, the sides that land blocks, and where counters lie in them. */
import { RECONSTRUCTED as SET } from '@bb/classic/rules';
import { coarseLands, landMask } from '@bb/common/map/charts.ts';
import { type Box, PANELS, type PanelId, type Point } from '@bb/common/map/geo.ts';
import { round } from '@bb/common/map/projection.ts';
import { distance, distanceToBox } from '@bb/common/map/rectangles.ts';
import { type Polygon, pathOf } from '@bb/common/map/shapes.ts';
import type { Obstacle } from '@bb/common/map/slots.ts';
import pc from 'polygon-clipping';

/** The charts of the component set's hexes, by the letter of their names: the width of a hex from corner to corner, in board units. */
const WIDTHS: Readonly<Record<string, number>> = { A: 82, G: 84, I: 86 };
const CHARTS: Readonly<Record<string, PanelId>> = { A: 'americas', G: 'guinea', I: 'indies' };
/** Pieces of water smaller than this are left out, in square board units. */
const SMALLEST_WATER = 40;
/** The radius of a counter, in board units. */
const RADIUS = 12;
/** The most places for counters in a hex. */
const MOST = 6;

export type HexId = string;
interface Hex {
  readonly id: HexId;
  readonly at: Point;
  readonly adjacent: readonly HexId[];
  readonly ocean: string;
}
const point = ([x = 0, y = 0]: readonly number[]): Point => [x, y];
export const HEXES: readonly Hex[] = SET.hexes.map(({ id, at, adjacent, ocean }) => ({ id, at: point(at), adjacent, ocean }));
const byId = new Map(HEXES.map((hex) => [hex.id, hex]));
const chartOf = ({ id }: Hex): string => id.charAt(0);

/** The corners of a hex, clockwise from the right. */
function corners(hex: Hex): Point[] {
  const half = (WIDTHS[chartOf(hex)] ?? 0) / 2;
  return Array.from(
    { length: 6 },
    (_, i): Point => [round(hex.at[0] + half * Math.cos((i * Math.PI) / 3)), round(hex.at[1] + half * Math.sin((i * Math.PI) / 3))],
  );
}

const closed = (ring: Point[]): Point[] => [...ring, ...ring.slice(0, 1)];
const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * (ring[(i + 1) % ring.length]?.[1] ?? y) - (ring[(i + 1) % ring.length]?.[0] ?? x) * y, 0),
  ) / 2;

/** The water of a hex within its chart. */
function waterOf(hex: Hex): Polygon[] {
  const chart = CHARTS[chartOf(hex)];
  const frame = PANELS.find(({ id }) => id === chart)?.frame ?? [0, 0, 0, 0];
  const [x, y, width, height] = frame;
  const window: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
  const inFrame = pc.intersection([closed(corners(hex))], [window]);
  const water = pc.difference(inFrame, coarseLands.get(chart ?? '') ?? []);
  return water.filter(([ring]) => ring !== undefined && areaOf(ring) >= SMALLEST_WATER);
}

/** In whole units. Pieces that shrink to a point are left out. */
export const waterPath = (hex: Hex): string => pathOf(waterOf(hex), 1).replace(/M[\d. -]+lz/g, '');

/** What no hex covers of a chart, as path data. */
export function outsideOf(chart: PanelId): string {
  const [x, y, width, height] = PANELS.find(({ id }) => id === chart)?.frame ?? [0, 0, 0, 0];
  const frame: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
  const hexes = HEXES.filter((hex) => CHARTS[chartOf(hex)] === chart).map((hex): Polygon => [closed(corners(hex))]);
  return pathOf(pc.difference([frame], ...hexes.map((hex) => [hex])));
}

/** The parts of all sides of hexes that lie on water, each once, as path data in whole units. */
export function gridPath(): string {
  const drawn = new Set<string>();
  return HEXES.flatMap((hex) => {
    const chart = PANELS.find(({ id }) => id === CHARTS[chartOf(hex)]);
    const ring = corners(hex);
    return ring.map((from, i) => {
      const to = ring[(i + 1) % ring.length] ?? from;
      const [mx, my] = [Math.round((from[0] + to[0]) / 4), Math.round((from[1] + to[1]) / 4)];
      const key = `${mx} ${my}`;
      if (!chart || drawn.has(key)) return '';
      drawn.add(key);
      return onWater(from, to, chart.frame);
    });
  }).join('');
}

/** The stretches of a side that lie on water within the frame, as path data. */
function onWater([ax, ay]: Point, [bx, by]: Point, [left, top, width, height]: Box): string {
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay));
  let path = '';
  let begun: Point | null = null;
  for (let step = 0; step <= steps + 1; step++) {
    const at: Point = [Math.round(ax + ((bx - ax) * step) / steps), Math.round(ay + ((by - ay) * step) / steps)];
    const inside = at[0] > left && at[1] > top && at[0] < left + width && at[1] < top + height;
    if (step <= steps && inside && !landMask.has(at)) begun ??= at;
    else if (begun) {
      const last: Point = [Math.round(ax + ((bx - ax) * (step - 1)) / steps), Math.round(ay + ((by - ay) * (step - 1)) / steps)];
      if (distance(begun, last) >= 2) path += `M${begun[0]} ${begun[1]}L${last[0]} ${last[1]}`;
      begun = null;
    }
  }
  return path;
}

/** The sides between two hexes of the map that are not adjacent: land lies between. Each once. */
export function blockedSides(): [Point, Point][] {
  return HEXES.flatMap((hex) =>
    HEXES.flatMap((other): [Point, Point][] => {
      if (other.id <= hex.id || chartOf(other) !== chartOf(hex) || hex.adjacent.includes(other.id)) return [];
      const shared = sharedSide(hex, other);
      return shared ? [shared] : [];
    }),
  );
}

/** The sides on which two oceans meet. Each once. */
export function oceanBorder(): [Point, Point][] {
  return HEXES.flatMap((hex) =>
    hex.adjacent.flatMap((id): [Point, Point][] => {
      const other = byId.get(id);
      if (!other || other.id <= hex.id || other.ocean === hex.ocean) return [];
      const shared = sharedSide(hex, other);
      return shared ? [shared] : [];
    }),
  );
}

function sharedSide(a: Hex, b: Hex): [Point, Point] | null {
  const near = corners(a).filter((corner) => corners(b).some((other) => distance(corner, other) < 2));
  const [from, to] = near;
  return near.length === 2 && from && to ? [from, to] : null;
}

const isInside = ([px, py]: Point, hex: Hex, margin: number): boolean => {
  const half = (WIDTHS[chartOf(hex)] ?? 0) / 2;
  const [dx, dy] = [Math.abs(px - hex.at[0]), Math.abs(py - hex.at[1])];
  const height = (half * Math.sqrt(3)) / 2;
  return dy <= height - margin && dx * Math.sqrt(3) + dy <= half * Math.sqrt(3) - 2 * margin;
};

/**
 * The places for counters in a hex, the best first: on its water, well inside, clear of what is printed, and apart from each other. A hex with little
 * water has at least one.
 */
export function berthsOf(hex: Hex, obstacles: readonly Obstacle[]): Point[] {
  const near = obstacles.filter(({ box }) => distanceToBox(hex.at, box) < 90);
  const clear = (at: Point, room: number): boolean =>
    near.every(({ box, round: disc }) => (disc ? distance(at, disc.at) >= disc.radius + room : distanceToBox(at, box) >= room));
  const found: Point[] = [];
  // Each pass asks for less.
  for (const { shore, margin, room, most } of [
    { shore: 8, margin: 11, room: RADIUS, most: MOST },
    { shore: 3, margin: 9, room: RADIUS - 2, most: 4 },
    { shore: 1, margin: 6, room: RADIUS - 6, most: 2 },
    { shore: -99, margin: 6, room: RADIUS - 5, most: 2 },
    { shore: -99, margin: 4, room: -99, most: 1 },
  ]) {
    const candidates: { at: Point; worth: number }[] = [];
    for (let x = Math.ceil(hex.at[0] - 44); x < hex.at[0] + 44; x += 2)
      for (let y = Math.ceil(hex.at[1] - 40); y < hex.at[1] + 40; y += 2) {
        const at: Point = [x, y];
        if (!isInside(at, hex, margin) || !clear(at, room)) continue;
        const toLand = landMask.has(at) ? -1 : landMask.distance(at);
        if (toLand < shore) continue;
        candidates.push({ at, worth: Math.min(toLand, 16) - 0.35 * distance(at, hex.at) });
      }
    for (const { at } of candidates.toSorted((a, b) => b.worth - a.worth))
      if (found.length < most && found.every((other) => distance(at, other) >= 2 * RADIUS)) found.push(at);
  }
  return found;
}
