import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Projection } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { type Features, feature, type Topology } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { Box } from './geo.ts';
import { BLEED } from './projection.ts';
import type { Polygon, Ring } from './shapes.ts';

/** Islands smaller than this are left out, in square board units. */
const SMALLEST_ISLAND = 0.9;

/** The land of Natural Earth at 1:10 million. */
export function naturalEarth(): Features {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const land = atlas.objects.land;
  if (!land) throw new Error('world-atlas without land');
  return feature(atlas, land);
}

/**
 * The land of one panel in board units.
 * @param weight the smallest triangle that simplification keeps, in square board units
 * @param smallest the smallest island to keep, in square board units
 */
export function panelLand(land: Features, projection: Projection, frame: Box, weight: number, smallest = SMALLEST_ISLAND): Polygon[] {
  const planar = topology({ land: geoProject(land, projection) }, 1e5);
  const simple = simplify(presimplify(planar), weight);
  const shapes = feature(simple, simple.objects.land ?? {});
  const features = 'features' in shapes ? shapes.features : [shapes];
  // Clipping open water to a box leaves a ring as large as the box, which is no land.
  const box = (frame[2] + 2 * BLEED) * (frame[3] + 2 * BLEED);
  const keeps = (ring: Ring): boolean => ring.length >= 4 && area(ring) >= smallest && area(ring) < 0.99 * box;
  return features
    .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
    .map((polygon) => polygon.filter(keeps))
    .filter((polygon) => polygon.length > 0);
}

function area(ring: Ring): number {
  let twice = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice / 2);
}
