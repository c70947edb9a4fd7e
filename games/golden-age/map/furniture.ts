import { type Box, HEIGHT, type Point, WIDTH } from './geo.ts';

/** The areas for counters inside the cartouches, in board units. */
export const TRANSIT_BOXES: { id: string; name: string; box: Box }[] = [
  { id: 'transit-south-america-gold-coast', name: 'South America – Gold Coast', box: [951, 246, 154, 92] },
  { id: 'transit-gold-coast-east-africa', name: 'Gold Coast – East Africa', box: [1370, 848, 154, 92] },
];
export const RETIRED: Box = [80, 201, 186, 64];
export const LOST: Box = [60, 872, 186, 72];
export const TITLE: Box = [66, 62, 290, 100];

/** The dotted routes between Sea Areas and Transit Boxes, in board units. */
export const ROUTES: { id: string; transit: string; area: string; sea: Point; points: Point[] }[] = [
  {
    id: 'trade-wind',
    transit: 'transit-south-america-gold-coast',
    area: 'south-america',
    sea: [968, 836],
    points: [
      [968, 836],
      [994, 802],
      [1006, 740],
      [1008, 640],
      [1006, 520],
      [1004, 430],
      [1006, 352],
    ],
  },
  {
    id: 'guinea-passage',
    transit: 'transit-south-america-gold-coast',
    area: 'gold-coast',
    sea: [1196, 272],
    points: [
      [1118, 292],
      [1150, 300],
      [1176, 292],
      [1196, 272],
    ],
  },
  {
    id: 'cape-southward',
    transit: 'transit-gold-coast-east-africa',
    area: 'gold-coast',
    sea: [1236, 322],
    points: [
      [1236, 322],
      [1228, 344],
      [1206, 361],
      [1170, 365],
      [1060, 365],
      [1042, 368],
      [1036, 384],
      [1036, 470],
      [1036, 600],
      [1036, 760],
      [1036, 900],
      [1039, 932],
      [1060, 944],
      [1150, 946],
      [1260, 941],
      [1310, 928],
      [1354, 900],
    ],
  },
  {
    id: 'cape-northward',
    transit: 'transit-gold-coast-east-africa',
    area: 'east-africa',
    sea: [1330, 772],
    points: [
      [1392, 818],
      [1380, 796],
      [1358, 780],
      [1330, 772],
    ],
  },
];

/** The positions of the names along routes, in board units and degrees clockwise. `afloat`: the name is on water. */
export const ROUTE_NAMES: { x: number; y: number; rotate: number; afloat: boolean }[] = [
  { x: 999, y: 560, rotate: -90, afloat: true },
  { x: 1039, y: 640, rotate: -90, afloat: false },
];

/** The compass roses, in board units. With radius 0, only the rhumb lines are drawn. */
export const ROSES: { panel: string; at: Point; radius: number }[] = [
  { panel: 'americas', at: [912, 486], radius: 46 },
  { panel: 'guinea', at: [1096, 316], radius: 0 },
  { panel: 'indies', at: [1490, 752], radius: 34 },
];

/** The victory point track: its margin and depth in board units, and its squares along the width and the height. */
const MARGIN = 6;
const DEPTH = 25;
const ACROSS = 32;
const DOWN = 19;

export interface Track {
  /** Centers of the squares 0 to 100, clockwise from the top left corner. */
  centers: Point[];
  /** The squares. Those along the top and bottom differ in size from those along the sides. */
  squares: Box[];
  /** Width and height that fit into every square around its center. */
  cell: [number, number];
  /** The four corners, and the unused square after 100. */
  corners: Box[];
}

/** The victory point track, which runs around the edge of the board. */
export function victoryTrack(): Track {
  const [left, top] = [MARGIN, MARGIN];
  const [right, bottom] = [WIDTH - MARGIN, HEIGHT - MARGIN];
  const wide = (right - left - 2 * DEPTH) / ACROSS;
  const tall = (bottom - top - 2 * DEPTH) / DOWN;
  const squares: Box[] = [];
  for (let index = 0; index < ACROSS; index++) squares.push([left + DEPTH + index * wide, top, wide, DEPTH]);
  for (let index = 0; index < DOWN; index++) squares.push([right - DEPTH, top + DEPTH + index * tall, DEPTH, tall]);
  for (let index = 0; index < ACROSS; index++) squares.push([right - DEPTH - (index + 1) * wide, bottom - DEPTH, wide, DEPTH]);
  for (let index = 0; index < DOWN; index++) squares.push([left, bottom - DEPTH - (index + 1) * tall, DEPTH, tall]);
  const spare = squares.pop() ?? [left, top, DEPTH, DEPTH];
  const [sx, sy, sw, sh] = spare;
  return {
    centers: squares.map(([x, y, width, height]) => [x + width / 2, y + height / 2]),
    squares,
    cell: [DEPTH, DEPTH],
    corners: [
      [left, top, DEPTH, DEPTH],
      [right - DEPTH, top, DEPTH, DEPTH],
      [right - DEPTH, bottom - DEPTH, DEPTH, DEPTH],
      [left, bottom - DEPTH, DEPTH, DEPTH],
      [sx, sy, sw, sh],
    ],
  };
}

/** Positions for counters, in rows inside a box. */
export function rows([x, y, width, height]: Box, columns: number, lines: number): Point[] {
  const spots: Point[] = [];
  for (let line = 0; line < lines; line++) {
    for (let column = 0; column < columns; column++) {
      spots.push([x + (width * (column + 0.5)) / columns, y + (height * (line + 0.5)) / lines]);
    }
  }
  return spots;
}
