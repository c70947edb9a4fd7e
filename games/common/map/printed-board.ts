/** Lays out and prints a board: the charts, the ports with their places for counters, the cartouches and the names. */
import type { BoardArt } from '@bb/table-kit/map/art/board-art.ts';
import { geoGraticule, geoPath } from 'd3-geo';
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
import { landMask, lands, outsideOf, panelAt, polygons, projectionOf } from './charts.ts';
import { degreeScale } from './degrees.ts';
import type { Edition } from './edition.ts';
import { edgeTrack, LOST, RETIRED, rows, TITLE, type Track } from './furniture.ts';
import { type Box, HEIGHT, PANELS, PORTS, type Point, WIDTH } from './geo.ts';
import { EM } from './letters.ts';
import { artObstacles, figuresOf, scattered, smallNames } from './placement.ts';
import { placed, round } from './projection.ts';
import { boxAround } from './rectangles.ts';
import { HILLS, RIVERS, TREES } from './relief.ts';
import { AREAS, BORDERS } from './sea-areas.ts';
import { border, curve, pathOf } from './shapes.ts';
import { assignMarks, assignSlots, fixedObstacles, type Ground, lettering, type Obstacle, type PortSpots } from './slots.ts';

/** Where everything lies that counters and names must not cover. */
export interface Layout {
  readonly ports: PortSpots[];
  readonly obstacles: Obstacle[];
  readonly track: Track;
}

export function layOut(edition: Edition): Layout {
  const ports: PortSpots[] = PORTS.map((source) => {
    const panel = panelAt(source.lonLat);
    const at = placed(projectionOf(panel.id), source.lonLat);
    const shield: Point = [round(at[0] + source.shield[0]), round(at[1] + source.shield[1])];
    return { source, panel, at, shield, ...lettering(source, shield), merchant: at, governor: at, haven: at, attacked: at, berths: [] };
  });
  const obstacles = [...artObstacles(edition), ...ports.flatMap(fixedObstacles)];
  const grounds = PORTS.map((port): [string, Ground] => [port.id, { land: landMask, elsewhere: outsideOf(port.areas) }]);
  assignSlots(ports, new Map(edition.hasMerchants ? grounds : []), obstacles);
  assignMarks(ports, obstacles);
  return { ports, obstacles, track: edgeTrack() };
}

/** The marks of ports, which no name may touch. */
export const portMarks = (ports: readonly PortSpots[]): Obstacle[] =>
  ports.flatMap(({ haven, attacked }) => [haven, attacked]).map((at) => ({ box: boxAround(at, 7), round: { at, radius: 7 } }));

/** What the page needs of a port, in board units. */
export const portSites = (ports: readonly PortSpots[]) =>
  ports.map(({ source: { id }, panel, at, shield, label, ratings, governor, haven, attacked, berths }) => ({
    id,
    panel: panel.id,
    at,
    shield,
    label: tidy({ x: label.x, y: label.y, anchor: label.anchor }),
    ratings: tidy(ratings),
    governor,
    haven,
    attacked,
    berths,
  }));

function tidy<T extends { x: number; y: number }>(spot: T): T {
  return { ...spot, x: round(spot.x), y: round(spot.y) };
}

/** The charts as path data. */
export function drawnCharts(edition: Edition): Chart[] {
  return PANELS.map((panel): Chart => {
    const projection = projectionOf(panel.id);
    const [[west, south], [east, north]] = panel.window;
    const lines = geoGraticule()
      .extent([
        [Math.floor(west / 5) * 5 - 10, Math.floor(south / 5) * 5 - 10],
        [east + 15, north + 15],
      ])
      .step([5, 5])();
    const here = <T extends { panel: string }>(list: readonly T[]): T[] => list.filter((item) => item.panel === panel.id);
    return {
      id: panel.id,
      frame: panel.frame,
      graticule: geoPath(projection).digits(1)(lines) ?? '',
      bars: degreeScale(projection, panel).bars,
      figures: figuresOf(edition, panel),
      rivers: (RIVERS[panel.id] ?? []).map((points) => curve(points.map((lonLat) => placed(projection, lonLat)))).join(''),
      areas: edition.hasSeaAreas ? here(AREAS).map(({ id }) => ({ id, d: pathOf(polygons.get(id) ?? []) })) : [],
      closed: edition.closedIn(panel.id).map((d) => ({ d })),
      borders: edition.hasSeaAreas ? here(bordersInGame()).map(({ id, areas }) => ({ areas, d: curve(border(projection, id)) })) : [],
    };
  });
}

/** Borders between two Sea Areas, or a Sea Area and closed water, once each. */
function bordersInGame(): { panel: string; id: string; areas: string[] }[] {
  const sides = (id: string): typeof AREAS => AREAS.filter(({ ring }) => ring.includes(id) || ring.includes(`-${id}`));
  return Object.keys(BORDERS).flatMap((id) => {
    const [first, ...others] = sides(id);
    return first ? [{ panel: first.panel, id, areas: [first, ...others].map((area) => area.id) }] : [];
  });
}

/** @param taken  what the names of lands and small waters must not touch. @returns the art, and the builder with the names in each language */
export function printBoard(
  edition: Edition,
  layout: Layout,
  charts: readonly Chart[],
  taken: Obstacle[],
): { art: BoardArt; builder: ArtBuilder } {
  const { ports, obstacles, track } = layout;
  const { texts } = edition;
  const names = smallNames(taken);
  const e = new ArtBuilder();
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
  drawTrack(e, track, edition.track);
  e.draw(boxPath([33.5, 33.5, WIDTH - 67, HEIGHT - 67]), { stroke: 'plate-line', width: 0.8 });
  const hills = scattered(HILLS, obstacles, names);
  const trees = scattered(TREES, obstacles, names);
  for (const chart of charts) {
    e.within(`#frame-${chart.id}`, () => {
      drawSea(e, chart, edition);
      drawLand(e, chart, hills, trees);
      if (edition.ornaments.includes(chart.id)) drawOrnaments(e, chart.id);
      for (const { at, radius } of edition.roses.filter((rose) => rose.panel === chart.id && rose.radius > 0)) drawCompass(e, at, radius);
    });
    drawFrame(e, chart);
  }
  e.grain();
  for (const chart of charts) drawTitle(e, chart, edition);
  drawRoutes(e, edition);
  for (const { id, box, name, columns, lines, radius } of edition.transitBoxes)
    drawCartouche(e, box, (language) => edition.placeName(language, id, name), 'galleon', rows(box, columns, lines), radius);
  drawCartouche(e, RETIRED, (language) => texts[language].retired, 'palm-tree', rows(RETIRED, 6, 2), 13);
  drawCartouche(e, LOST, (language) => texts[language].lost, 'skull-crossed-bones', rows(LOST, 6, 2), 13);
  drawName(e, TITLE, edition);
  for (const { id } of charts) e.within(`#frame-${id}`, () => drawNames(e, edition, id, names));
  drawPorts(e, ports, edition.hasMerchants);
  const { shades, shapes, pens, marks } = e;
  const art = { width: WIDTH, height: HEIGHT, inks: e.inks(), shades, shapes, pens, em: EM, outlines: e.outlineTable.outlines, marks };
  return { art, builder: e };
}
