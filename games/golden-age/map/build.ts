/** Builds the board: its positions, the board art and the names on it. See "Change the map" in CONTRIBUTING.md. */
import { writeFileSync } from 'node:fs';
import type { BoardArt } from '@bb/ui/map/art/board-art.ts';
import { geoGraticule, geoPath } from 'd3-geo';
import { anchorSpots, nameBox, type Spot } from './anchors.ts';
import { drawCartouche, drawName } from './art/cartouches.ts';
import { boxPath, type Chart } from './art/chart-paths.ts';
import { drawCompass } from './art/compass.ts';
import { drawFrame, drawTitle } from './art/frames.ts';
import { defineRelief, drawLand } from './art/land-and-relief.ts';
import { drawNames } from './art/names-on-map.ts';
import { drawOrnaments } from './art/ornaments.ts';
import { drawPorts } from './art/ports.ts';
import { drawRoutes } from './art/routes.ts';
import { drawSea } from './art/sea.ts';
import { defineShields } from './art/shields.ts';
import { drawTrack } from './art/track.ts';
import { ArtBuilder } from './art-builder.ts';
import { landMask, lands, outsideOf, panelAt, panelOf, polygons, projectionOf, waters } from './charts.ts';
import { degreeScale } from './degrees.ts';
import { LOST, RETIRED, ROSES, ROUTES, rows, TITLE, TRANSIT_BOXES, victoryTrack } from './furniture.ts';
import { type Box, HEIGHT, PANELS, PORTS, type Point, WIDTH } from './geo.ts';
import { EM } from './letters.ts';
import { LOCALES, placeName, TEXTS } from './locales.ts';
import { artObstacles, figuresOf, nameBoxes, nameSpot, scattered, smallNames } from './placement.ts';
import { placed, round } from './projection.ts';
import { boxAround } from './rectangles.ts';
import { HILLS, RIVERS, TREES } from './relief.ts';
import { AREAS, BORDERS, CLOSED } from './sea-areas.ts';
import { border, curve, pathOf } from './shapes.ts';
import { assignMarks, assignSlots, fixedObstacles, type Ground, lettering, type Obstacle, type PortSpots } from './slots.ts';

const OUT = new URL('../table/board/', import.meta.url);

/** Radius of a counter at sea. */
const SPOT = 16;

const spots: PortSpots[] = PORTS.map((source) => {
  const panel = panelAt(source.lonLat);
  const at = placed(projectionOf(panel.id), source.lonLat);
  const shield: Point = [round(at[0] + source.shield[0]), round(at[1] + source.shield[1])];
  return { source, panel, at, shield, ...lettering(source, shield), merchant: at, governor: at, haven: at, attacked: at, berths: [] };
});
const obstacles = [...artObstacles(), ...spots.flatMap(fixedObstacles)];
const grounds = new Map<string, Ground>(PORTS.map((port) => [port.id, { land: landMask, elsewhere: outsideOf(port.areas) }]));
assignSlots(spots, grounds, obstacles);
assignMarks(spots, obstacles);

const track = victoryTrack();
const rounded = <T extends number[]>(values: T): T => values.map(round) as T;

const charts = PANELS.map((panel): Chart => {
  const projection = projectionOf(panel.id);
  const [[west, south], [east, north]] = panel.window;
  const lines = geoGraticule()
    .extent([
      [Math.floor(west / 5) * 5 - 10, Math.floor(south / 5) * 5 - 10],
      [east + 15, north + 15],
    ])
    .step([5, 5])();
  const here = <T extends { panel: string }>(list: readonly T[]): T[] => list.filter((one) => one.panel === panel.id);
  return {
    id: panel.id,
    frame: panel.frame,
    graticule: geoPath(projection).digits(1)(lines) ?? '',
    bars: degreeScale(projection, panel).bars,
    figures: figuresOf(panel),
    rivers: (RIVERS[panel.id] ?? []).map((points) => curve(points.map((lonLat) => placed(projection, lonLat)))).join(''),
    areas: here(AREAS).map(({ id }) => ({ id, d: pathOf(polygons.get(id) ?? []) })),
    closed: here(CLOSED).map(({ id }) => ({ d: pathOf(polygons.get(id) ?? []) })),
    borders: here(bordersInGame()).map(({ id, areas }) => ({ areas, d: curve(border(projection, id)) })),
  };
});

const anchors = new Map(
  AREAS.map(({ id, panel }) => [id, anchorSpots(outsideOf([id]), landMask, obstacles, nameSpot(id), panelOf(panel).frame)]),
);
const spotsOf = (id: string): Spot[] => anchors.get(id) ?? [];
/** Everything that the names of lands and waters must not touch. */
const taken = [
  ...obstacles,
  ...spots.flatMap(({ haven, attacked }) => [haven, attacked]).map((at) => ({ box: boxAround(at, 7), round: { at, radius: 7 } })),
  ...[...anchors.values()]
    .flat()
    .flatMap(({ at, named }): Obstacle[] => [
      { box: boxAround(at, SPOT), round: { at, radius: SPOT } },
      ...(named ? [{ box: nameBox(at) }] : []),
    ]),
];
const names = smallNames(taken);
const board = {
  width: WIDTH,
  height: HEIGHT,
  panels: PANELS.map(({ id, frame }) => ({ id, frame })),
  areas: AREAS.map(({ id, panel, name }) => ({
    id,
    panel,
    name,
    // Whole units: a sea that glows needs no more.
    water: pathOf(waters.get(id) ?? [], 1),
    middle: nameSpot(id),
    lettering: nameBoxes(id).map(([x, y, w, h]) => [x, y, w, h].map(Math.round)),
    anchors: spotsOf(id).map(({ at }) => at),
    nameless: spotsOf(id).flatMap(({ named }, index) => (named ? [] : [index])),
  })),
  ports: spots.map(({ source, panel, at, shield, label, ratings, merchant, governor, haven, attacked, berths }) => ({
    id: source.id,
    name: source.name,
    nationality: source.nationality,
    panel: panel.id,
    at,
    shield,
    label: tidy({ x: label.x, y: label.y, anchor: label.anchor }),
    ratings: tidy(ratings),
    merchant,
    governor,
    haven,
    attacked,
    berths,
  })),
  borders: charts.flatMap(({ borders }) => borders),
  transitBoxes: TRANSIT_BOXES.map(({ id, name, box }) => ({ id, name, box, anchors: rows(box, 4, 2).map(rounded) })),
  routes: ROUTES.map(({ points, ...route }) => ({ ...route, d: curve(points) })),
  retired: { box: RETIRED, anchors: rows(RETIRED, 6, 2).map(rounded) },
  lost: { box: LOST, anchors: rows(LOST, 6, 2).map(rounded) },
  track: track.centers.map(rounded),
};

const e = new ArtBuilder();
function drawBoard(): BoardArt {
  for (const { id, frame } of charts) {
    e.shapes[`frame-${id}`] = boxPath(frame);
    e.shapes[`land-${id}`] = pathOf(lands.get(id) ?? []);
  }
  defineShields(e);
  defineRelief(e);
  e.shades.paper = {
    around: [WIDTH * 0.46, HEIGHT * 0.42, WIDTH * 0.78],
    stops: [
      [0.5, 'plate-paper'],
      [1, 'plate-paper-edge'],
    ],
  };
  const whole: Box = [0, 0, WIDTH, HEIGHT];
  e.draw(boxPath(whole), { fill: 'paper' });
  drawTrack(e, track);
  e.draw(boxPath([33.5, 33.5, WIDTH - 67, HEIGHT - 67]), { stroke: 'plate-line', width: 0.8 });
  const hills = scattered(HILLS, obstacles, names);
  const trees = scattered(TREES, obstacles, names);
  for (const chart of charts) {
    e.within(`#frame-${chart.id}`, () => {
      drawSea(e, chart);
      drawLand(e, chart, hills, trees);
      drawOrnaments(e, chart.id);
      for (const { at, radius } of ROSES.filter((rose) => rose.panel === chart.id && rose.radius > 0)) drawCompass(e, at, radius);
    });
    drawFrame(e, chart);
  }
  e.grain();
  for (const chart of charts) drawTitle(e, chart);
  drawRoutes(e);
  for (const { id, box, name } of TRANSIT_BOXES)
    drawCartouche(e, box, (language) => placeName(language, id, name), 'galleon', rows(box, 4, 2), 16);
  drawCartouche(e, RETIRED, (language) => TEXTS[language].retired, 'palm-tree', rows(RETIRED, 6, 2), 13);
  drawCartouche(e, LOST, (language) => TEXTS[language].lost, 'skull-crossed-bones', rows(LOST, 6, 2), 13);
  drawName(e, TITLE);
  for (const { id } of charts) e.within(`#frame-${id}`, () => drawNames(e, id, names));
  drawPorts(e, spots);
  const { shades, shapes, pens, marks } = e;
  return { width: WIDTH, height: HEIGHT, inks: e.inks(), shades, shapes, pens, em: EM, outlines: e.outlineTable.outlines, marks };
}

/** Borders between two Sea Areas, or a Sea Area and closed water, once each. */
function bordersInGame(): { panel: string; id: string; areas: string[] }[] {
  const sides = (id: string): typeof AREAS => AREAS.filter(({ ring }) => ring.includes(id) || ring.includes(`-${id}`));
  return Object.keys(BORDERS).flatMap((id) => {
    const [first, ...others] = sides(id);
    return first ? [{ panel: first.panel, id, areas: [first, ...others].map((area) => area.id) }] : [];
  });
}

function tidy<T extends { x: number; y: number }>(spot: T): T {
  return { ...spot, x: round(spot.x), y: round(spot.y) };
}

function write(name: string, content: object): void {
  const text = JSON.stringify(content);
  writeFileSync(new URL(name, OUT), `${text}\n`);
  console.log(`${name} ${text.length} bytes`);
}

write('board.json', board);
write('board-art.json', drawBoard());
for (const language of LOCALES) write(`map-names.${language}.json`, e.namesIn(language));
// Data for the tests, which the page does not need.
write('../../map/plan.json', {
  land: Object.fromEntries(PANELS.map(({ id }) => [id, e.shapes[`land-${id}`]])),
  areas: charts.flatMap(({ areas }) => areas),
  closed: charts.flatMap(({ id, closed }) => closed.map(({ d }) => ({ panel: id, d }))),
  portAreas: PORTS.map(({ areas }) => areas),
  squares: track.squares.map(rounded),
  cell: track.cell,
  lettered: e.lettered.map(({ text, boxes }) => ({ text, boxes: boxes.map(rounded) })),
});
for (const area of board.areas) if (area.anchors.length < 8) console.warn(`${area.id} has only ${area.anchors.length} anchors`);
