/** Where things stand on the board. `games/classic/map/build.ts` prints it. */
import { BOX_COUNT, HEX_COUNT, isBox, isHex, type PlaceId, portAt } from '@bb/classic/rules';
import type { BoardSites } from '@bb/table-kit/map/board-sites.ts';
import type { Place, Rectangle } from '@bb/table-kit/map/geometry.ts';
import { boxAround } from '@bb/table-kit/map/label-boxes.ts';
import { portBoardOf } from '@bb/table-kit/map/port-labels.ts';
import source from './board.json' with { type: 'json' };

interface HexSite {
  readonly at: Place;
  /** Its water, as path data. */
  readonly water: string;
  /** Centers for counters, the best first. */
  readonly berths: readonly Place[];
}

interface Board extends BoardSites {
  /** By hex. */
  readonly hexes: readonly HexSite[];
  /** The sides of all hexes on water, those that land blocks, and those between two oceans, as path data. */
  readonly grid: string;
  readonly blocked: string;
  readonly oceanBorder: string;
}

// The compiler widens a JSON file's tuples to arrays.
export const board = source as unknown as Board;

/** Labels of ports leave free the transit boxes with their ribbons, and the first places for counters. */
export const portBoard = portBoardOf(
  board,
  [
    ...board.ports.map(({ attacked }) => boxAround(attacked, 7)),
    ...board.transitBoxes.map(({ box: [x, y, width, height] }): Rectangle => [x - 24, y - 36, width + 48, height + 44]),
  ],
  board.hexes.flatMap(({ berths }) => berths.slice(0, 1).map((at) => boxAround(at, 11))),
);

/** @returns the places for counters there, the best first */
export function berthsAt(place: PlaceId): readonly Place[] {
  if (place < 0) return [];
  if (isHex(place)) return board.hexes[place]?.berths ?? [];
  if (isBox(place)) return board.transitBoxes[place - HEX_COUNT]?.anchors ?? [];
  return board.ports[portAt(place)]?.berths ?? [];
}

/** @returns the position that stands for a place: a port's shield, the middle of a hex's water or of a box */
export function spotOf(place: PlaceId): Place {
  if (!isHex(place) && !isBox(place)) return board.ports[place - HEX_COUNT - BOX_COUNT]?.shield ?? [0, 0];
  if (isHex(place)) return berthsAt(place)[0] ?? [0, 0];
  const [x, y, width, height] = board.transitBoxes[place - HEX_COUNT]?.box ?? [0, 0, 0, 0];
  return [x + width / 2, y + height / 2];
}
