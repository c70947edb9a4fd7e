/** Builds the board: its positions, the board art and the names on it. See `games/common/README.md`. */
import { writeFileSync } from 'node:fs';
import { anchorSpots, nameBox, type Spot } from '@bb/common/map/anchors.ts';
import { landMask, outsideOf, panelOf, waters } from '@bb/common/map/charts.ts';
import { LOST, RETIRED, rows } from '@bb/common/map/furniture.ts';
import { HEIGHT, PANELS, PORTS, WIDTH } from '@bb/common/map/geo.ts';
import { nameBoxes, nameSpot } from '@bb/common/map/placement.ts';
import { drawnCharts, layOut, portMarks, portSites, printBoard } from '@bb/common/map/printed-board.ts';
import { round } from '@bb/common/map/projection.ts';
import { boxAround } from '@bb/common/map/rectangles.ts';
import { AREAS } from '@bb/common/map/sea-areas.ts';
import { curve, pathOf } from '@bb/common/map/shapes.ts';
import type { Obstacle } from '@bb/common/map/slots.ts';
import { LANGUAGE_IDS } from '@bb/kernel';
import { edition } from './edition.ts';

const OUT = new URL('../table/board/', import.meta.url);

/** Radius of a counter at sea. */
const SPOT = 16;

const layout = layOut(edition);
const { obstacles, ports, track } = layout;
const charts = drawnCharts(edition);
const rounded = <T extends number[]>(values: T): T => values.map(round) as T;

const anchors = new Map(
  AREAS.map((area) => [area.id, anchorSpots(outsideOf([area.id]), landMask, obstacles, nameSpot(area), panelOf(area.panel).frame)]),
);
const spotsOf = (id: string): Spot[] => anchors.get(id) ?? [];
/** Everything that the names of lands and waters must not touch. */
const taken = [
  ...obstacles,
  ...portMarks(ports),
  ...[...anchors.values()]
    .flat()
    .flatMap(({ at, named }): Obstacle[] => [
      { box: boxAround(at, SPOT), round: { at, radius: SPOT } },
      ...(named ? [{ box: nameBox(at) }] : []),
    ]),
];
/** In whole units: counters sail along these paths. */
const inUnits = (d: string): string => d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))));
const sites = portSites(ports);
const board = {
  width: WIDTH,
  height: HEIGHT,
  panels: PANELS.map(({ id, frame }) => ({ id, frame })),
  areas: AREAS.map((area) => ({
    id: area.id,
    panel: area.panel,
    // Whole units: a sea that glows needs no more.
    water: pathOf(waters.get(area.id) ?? [], 1),
    middle: nameSpot(area),
    lettering: nameBoxes(area).map(([x, y, w, h]) => [x, y, w, h].map(Math.round)),
    anchors: spotsOf(area.id).map(({ at }) => at),
    nameless: spotsOf(area.id).flatMap(({ named }, index) => (named ? [] : [index])),
  })),
  ports: ports.map(({ merchant }, i) => {
    const { id, panel, at, shield, label, ratings, ...marks } = sites[i] ?? {};
    return { id, panel, at, shield, label, ratings, merchant, ...marks };
  }),
  borders: charts.flatMap(({ borders }) => borders.map(({ areas, d }) => ({ areas, d: inUnits(d) }))),
  transitBoxes: edition.transitBoxes.map(({ id, box, columns, lines }) => ({ id, box, anchors: rows(box, columns, lines).map(rounded) })),
  routes: edition.routes.map(({ points, ...route }) => ({ ...route, d: inUnits(curve(points)) })),
  retired: { box: RETIRED, anchors: rows(RETIRED, 6, 2).map(rounded) },
  lost: { box: LOST, anchors: rows(LOST, 6, 2).map(rounded) },
  track: track.centers.map(rounded),
};

function write(name: string, content: object): void {
  const text = JSON.stringify(content);
  writeFileSync(new URL(name, OUT), `${text}\n`);
  console.log(`${name} ${text.length} bytes`);
}

const { art, builder } = printBoard(edition, layout, charts, taken);
write('board.json', board);
write('board-art.json', art);
for (const language of LANGUAGE_IDS) write(`map-names.${language}.json`, builder.namesIn(language));
// Data for the tests, which the page does not need.
write('../../map/plan.json', {
  land: Object.fromEntries(PANELS.map(({ id }) => [id, builder.shapes[`land-${id}`]])),
  areas: charts.flatMap(({ areas }) => areas),
  closed: charts.flatMap(({ id, closed }) => closed.map(({ d }) => ({ panel: id, d }))),
  portAreas: PORTS.map(({ areas }) => areas),
  portNames: PORTS.map(({ name }) => name),
  pirateHavens: PORTS.filter(({ nationality }) => nationality === 'pirate').map(({ id }) => id),
  squares: track.squares.map(rounded),
  cell: track.cell,
  lettered: builder.lettered.map(({ text, boxes }) => ({ text, boxes: boxes.map(rounded) })),
});
for (const area of board.areas) if (area.anchors.length < 8) console.warn(`${area.id} has only ${area.anchors.length} anchors`);
