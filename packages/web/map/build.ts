import { writeFileSync } from 'node:fs';
import { geoGraticule, geoPath } from 'd3-geo';
import { anchorSpots } from './anchors.ts';
import { landMask, lands, outsideOf, panelAt, panelOf, polygons, projectionOf, waters } from './charts.ts';
import { degreeScale } from './degrees.ts';
import { LOST, RETIRED, ROSES, ROUTE_NAMES, ROUTES, rows, TITLE, TRANSIT_BOXES, victoryTrack } from './furniture.ts';
import { HEIGHT, PANELS, PORTS, type Point, WIDTH } from './geo.ts';
import { LAND_NAMES, WATER_NAMES } from './names.ts';
import { placed, round } from './projection.ts';
import { HILLS, RIVERS, TREES } from './relief.ts';
import { areaLabel, engravedObstacles, scattered } from './scenery.ts';
import { AREAS, BORDERS, CLOSED } from './sea-areas.ts';
import { border, curve, pathOf } from './shapes.ts';
import { assignSlots, fixedObstacles, type Ground, lettering, type PortSpots } from './slots.ts';

const OUT = new URL('../src/board/board.json', import.meta.url);

const spots: PortSpots[] = PORTS.map((source) => {
  const panel = panelAt(source.lonLat);
  const at = placed(projectionOf(panel.id), source.lonLat);
  const shield: Point = [round(at[0] + source.shield[0]), round(at[1] + source.shield[1])];
  return { source, panel, at, shield, ...lettering(source, shield), merchant: at, governor: at, berths: [] };
});
const obstacles = [...engravedObstacles(), ...spots.flatMap(fixedObstacles)];
const grounds = new Map<string, Ground>(PORTS.map((port) => [port.id, { land: landMask, elsewhere: outsideOf(port.areas) }]));
assignSlots(spots, grounds, obstacles);

const track = victoryTrack();
const rounded = <T extends number[]>(values: T): T => values.map(round) as T;

const board = {
  width: WIDTH,
  height: HEIGHT,
  panels: PANELS.map((panel) => {
    const projection = projectionOf(panel.id);
    const [[west, south], [east, north]] = panel.window;
    const lines = geoGraticule()
      .extent([
        [Math.floor(west / 5) * 5 - 10, Math.floor(south / 5) * 5 - 10],
        [east + 15, north + 15],
      ])
      .step([5, 5])();
    return {
      id: panel.id,
      title: panel.title,
      frame: panel.frame,
      land: pathOf(lands.get(panel.id) ?? []),
      graticule: geoPath(projection).digits(1)(lines) ?? '',
      scale: degreeScale(projection, panel),
      rivers: (RIVERS[panel.id] ?? []).map((points) => curve(points.map((lonLat) => placed(projection, lonLat)))).join(''),
    };
  }),
  areas: AREAS.map(({ id, panel, name }) => ({
    id,
    panel,
    name,
    d: pathOf(polygons.get(id) ?? []),
    water: pathOf(waters.get(id) ?? []),
    label: areaLabel(id),
    anchors: anchorSpots(outsideOf([id]), landMask, obstacles, [areaLabel(id).x, areaLabel(id).y], panelOf(panel).frame),
  })),
  closed: CLOSED.map(({ id, panel, name }) => ({ id, panel, name, d: pathOf(polygons.get(id) ?? []), label: areaLabel(id) })),
  borders: bordersInGame().map(({ panel, id, areas }) => ({ panel, areas, d: curve(border(projectionOf(panel), id)) })),
  ports: spots.map(({ source, panel, at, shield, label, ratings, merchant, governor, berths }) => ({
    id: source.id,
    name: source.name,
    nationality: source.nationality,
    areas: source.areas,
    panel: panel.id,
    at,
    shield,
    label: tidy(label),
    ratings: tidy(ratings),
    merchant,
    governor,
    berths,
  })),
  transitBoxes: TRANSIT_BOXES.map(({ id, name, box }) => ({ id, name, box, anchors: rows(box, 4, 2).map(rounded) })),
  routes: ROUTES.map(({ points, ...route }) => ({ ...route, d: curve(points) })),
  routeNames: ROUTE_NAMES,
  retired: { box: RETIRED, anchors: rows(RETIRED, 6, 2).map(rounded) },
  lost: { box: LOST, anchors: rows(LOST, 6, 2).map(rounded) },
  title: TITLE,
  roses: ROSES,
  track: track.centres.map(rounded),
  trackCell: track.cell,
  trackSquares: track.squares.map(rounded),
  trackCorners: track.corners.map(rounded),
  lands: LAND_NAMES.map(({ lonLat, panel, text, ...rest }) => ({ text, panel, ...point(panel, lonLat), ...rest })),
  waters: WATER_NAMES.map(({ lonLat, panel, text, ...rest }) => ({ text, panel, ...point(panel, lonLat), ...rest })),
  hills: scattered(HILLS, obstacles),
  trees: scattered(TREES, obstacles),
};

/** Borders that part two sea areas or a sea area from closed water, once each. */
function bordersInGame(): { panel: string; id: string; areas: string[] }[] {
  const sides = (id: string): typeof AREAS => AREAS.filter(({ ring }) => ring.includes(id) || ring.includes(`-${id}`));
  return Object.keys(BORDERS).flatMap((id) => {
    const [first, ...others] = sides(id);
    return first ? [{ panel: first.panel, id, areas: [first, ...others].map((area) => area.id) }] : [];
  });
}

function point(panel: string, lonLat: Point): { x: number; y: number } {
  const [x, y] = placed(projectionOf(panel), lonLat);
  return { x, y };
}

function tidy<T extends { x: number; y: number }>(spot: T): T {
  return { ...spot, x: round(spot.x), y: round(spot.y) };
}

writeFileSync(OUT, `${JSON.stringify(board)}\n`);
for (const area of board.areas) if (area.anchors.length < 8) console.warn(`${area.id} has only ${area.anchors.length} anchors`);
console.log(`board.json ${JSON.stringify(board).length} bytes`);
