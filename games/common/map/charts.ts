import type { Projection } from 'd3-geo';
import pc from 'polygon-clipping';
import { type Box, PANELS, type PanelSource, type Point } from './geo.ts';
import { naturalEarth, panelLand } from './land.ts';
import { fitted } from './projection.ts';
import { Mask } from './raster.ts';
import { AREAS, CLOSED } from './sea-areas.ts';
import { areaPolygons, type Polygon } from './shapes.ts';

/** Simplification of coastlines, in square board units: fine for the art, coarse for highlighting Sea Areas. */
const FINE = 0.5;
const COARSE = 6;
/** The smallest island of the coarse coastlines, in square board units. */
const COARSE_ISLE = 25;

const earth = naturalEarth();
const projections = new Map<string, Projection>(PANELS.map((panel) => [panel.id, fitted(panel)]));

export function projectionOf(panel: string): Projection {
  const projection = projections.get(panel);
  if (!projection) throw new Error(`no panel ${panel}`);
  return projection;
}

export function panelOf(id: string): PanelSource {
  const panel = PANELS.find((other) => other.id === id);
  if (!panel) throw new Error(`no panel ${id}`);
  return panel;
}

/** The panel whose window shows a place. */
export function panelAt([lon, lat]: Point): PanelSource {
  const panel = PANELS.find(({ window: [[west, south], [east, north]] }) => lon > west && lon < east && lat > south && lat < north);
  if (!panel) throw new Error(`no panel shows ${lon}, ${lat}`);
  return panel;
}

/** The land of each panel, to a little beyond its frame. */
export const lands = new Map<string, Polygon[]>(
  PANELS.map((panel) => [panel.id, panelLand(earth, projectionOf(panel.id), panel.frame, FINE)]),
);
export const landMask = new Mask().fill(PANELS.flatMap((panel) => clipped(lands.get(panel.id) ?? [], panel.frame)));

function clipped(polygons: Polygon[], [x, y, width, height]: Box): Polygon[] {
  const [right, bottom] = [x + width, y + height];
  const frame: Point[] = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
    [x, y],
  ];
  return pc.intersection(polygons, [frame]);
}

/** Polygons of Sea Areas and closed waters, including the land inside them. */
export const polygons = new Map<string, Polygon[]>(
  [...AREAS, ...CLOSED].map((area) => [area.id, areaPolygons(projectionOf(area.panel), area, panelOf(area.panel).frame)]),
);

/** The land of each panel with coarse coastlines, for water that glows. */
export const coarseLands = new Map<string, Polygon[]>(
  PANELS.map((panel) => [panel.id, panelLand(earth, projectionOf(panel.id), panel.frame, COARSE, COARSE_ISLE)]),
);

/** Polygons of Sea Areas without land, with coarse coastlines. */
export const waters = new Map<string, Polygon[]>(
  AREAS.map((area) => [area.id, pc.difference(polygons.get(area.id) ?? [], coarseLands.get(area.panel) ?? [])]),
);

const outsides = new Map<string, Mask>();

/** A mask of everything outside the given Sea Areas. */
export function outsideOf(areas: string[]): Mask {
  const key = areas.join();
  const mask = outsides.get(key) ?? new Mask().fill(areas.flatMap((id) => polygons.get(id) ?? [])).inverted();
  outsides.set(key, mask);
  return mask;
}
