/** Builds the board of the 1991 edition: its positions, the board art and the names on it. See `games/common/README.md`. */
import { writeFileSync } from 'node:fs';
import { RECONSTRUCTED as SET } from '@bb/classic/rules';
import { LOST, RETIRED, rows } from '@bb/common/map/furniture.ts';
import { HEIGHT, PANELS, type Point, WIDTH } from '@bb/common/map/geo.ts';
import { drawnCharts, layOut, portMarks, portSites, printBoard } from '@bb/common/map/printed-board.ts';
import { round } from '@bb/common/map/projection.ts';
import { LANGUAGE_IDS } from '@bb/kernel';
import { edition } from './edition.ts';
import { berthsOf, blockedSides, gridPath, HEXES, oceanBorder, waterPath } from './hexes.ts';

const OUT = new URL('../table/board/', import.meta.url);

const layout = layOut(edition);
const { obstacles, ports, track } = layout;
const charts = drawnCharts(edition);
const rounded = <T extends number[]>(values: T): T => values.map(round) as T;
const segments = (sides: readonly [Point, Point][]): string =>
  sides.map(([a, b]) => `M${a.map(round).join(' ')}L${b.map(round).join(' ')}`).join('');

// Seals and names of waters may lie under a ship for a while; shields, names of ports and figures may not.
const printed = obstacles.filter(({ port, round: disc }) => port !== undefined && disc?.radius !== 12);
const board = {
  width: WIDTH,
  height: HEIGHT,
  panels: PANELS.map(({ id, frame }) => ({ id, frame })),
  hexes: HEXES.map((hex) => ({
    at: hex.at.map(round),
    /** In whole units, which is enough for what glows. */
    water: waterPath(hex),
    berths: berthsOf(hex, printed),
  })),
  grid: gridPath(),
  blocked: segments(blockedSides()),
  oceanBorder: segments(oceanBorder()),
  ports: portSites(ports),
  transitBoxes: edition.transitBoxes.map(({ id, box, columns, lines }) => ({ id, box, anchors: rows(box, columns, lines).map(rounded) })),
  retired: { box: RETIRED, anchors: rows(RETIRED, 6, 2).map(rounded) },
  lost: { box: LOST, anchors: rows(LOST, 6, 2).map(rounded) },
  track: track.centers.map(rounded),
};

function write(name: string, content: object): void {
  const text = JSON.stringify(content);
  writeFileSync(new URL(name, OUT), `${text}\n`);
  console.log(`${name} ${text.length} bytes`);
}

const { art, builder } = printBoard(edition, layout, charts, [...obstacles, ...portMarks(ports)]);
write('board.json', board);
write('board-art.json', art);
for (const language of LANGUAGE_IDS) write(`map-names.${language}.json`, builder.namesIn(language));
for (const [i, { berths }] of board.hexes.entries())
  if (berths.length < 2) console.warn(`${SET.hexes[i]?.id} has ${berths.length} places for counters`);
