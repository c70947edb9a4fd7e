import type { Projection } from 'd3-geo';
import type { PanelSource, Point } from './geo.ts';
import { round } from './projection.ts';

/** Width of the scale, in board units. */
const BAND = 6.5;

interface DegreeScale {
  /** The dark bars of the frame's scale, one degree each, as path data. */
  bars: string;
  /** Labels at every fifth degree, just inside the frame. */
  figures: { text: string; x: number; y: number; rotate: number }[];
}

/** The scale of degrees around a frame. */
export function degreeScale(projection: Projection, panel: PanelSource): DegreeScale {
  const [x, y, width, height] = panel.frame;
  const to = (lon: number, lat: number): Point => projection([lon, lat]) ?? [0, 0];
  const latAt = (level: number): number => solve(level, (lat) => -to(panel.center, lat)[1], -80, 80);
  const lonAt = (level: number, lat: number): number => solve(level, (lon) => to(lon, lat)[0], panel.center - 80, panel.center + 80);
  const [south, north] = [latAt(-(y + height)), latAt(-y)];
  let bars = '';
  const figures: DegreeScale['figures'] = [];
  for (const [lat, edge, outer] of [
    [north, y, y - BAND],
    [south, y + height, y + height],
  ] as const) {
    const [west, east] = [lonAt(x, lat), lonAt(x + width, lat)];
    for (let lon = Math.floor(west); lon < east; lon++) {
      const from = Math.max(x, to(lon, lat)[0]);
      const until = Math.min(x + width, to(lon + 1, lat)[0]);
      if (lon % 2 === 0) bars += `M${round(from)} ${round(outer)}h${round(until - from)}v${BAND}h${round(from - until)}z`;
      if (lon % 5 === 0 && from > x + 12 && from < x + width - 12) {
        figures.push({ text: String(Math.abs(lon)), x: round(from), y: edge === y ? y + 9 : y + height - 3.5, rotate: 0 });
      }
    }
  }
  for (let lat = Math.floor(south); lat < north; lat++) {
    const from = Math.min(y + height, to(panel.center, lat)[1]);
    const until = Math.max(y, to(panel.center, lat + 1)[1]);
    for (const left of lat % 2 === 0 ? [x - BAND, x + width] : []) {
      bars += `M${round(left)} ${round(until)}h${BAND}v${round(from - until)}h${-BAND}z`;
    }
    if (lat % 5 === 0 && from > y + 14 && from < y + height - 14) {
      figures.push({ text: String(Math.abs(lat)), x: x + 8, y: round(from), rotate: -90 });
      figures.push({ text: String(Math.abs(lat)), x: x + width - 8, y: round(from), rotate: 90 });
    }
  }
  return { bars, figures };
}

/** The argument at which an increasing function reaches a value, by bisection. */
function solve(level: number, rising: (value: number) => number, low: number, high: number): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 50; step++) {
    const middle = (from + to) / 2;
    if (rising(middle) < level) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
