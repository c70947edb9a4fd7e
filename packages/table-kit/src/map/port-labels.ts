/** Where each port's name and its Value–Defense figures stand, so that all can be read at any scale and none covers another. */
import type { BoardSites } from './board-sites.ts';
import type { Place, Rectangle, Size, TextSpot } from './geometry.ts';
import { boxAround, gap, letterSize, lineBox, lineWidth, overlap } from './label-boxes.ts';

/** Heights of the letters on a large map, in board units. */
const [NAME_SIZE, FIGURES_SIZE] = [14.5, 12.5];
/** Below this scale the map is too small for labels. */
const MIN_PX_PER_UNIT = 0.42;
/** Half the size of a shield. */
const [SHIELD_WIDTH, SHIELD_HEIGHT] = [11, 13];
/** Distance of what stands beside a shield from its center. */
const BESIDE = SHIELD_WIDTH + 3;
/** Smallest gap around a label. */
const GAP = 1;
/** No label stands farther from its shield. */
const REACH = 320;
/** The number of places compared for a label: the cheapest ones. */
const MAX_OFFERS = 40;
/** How often each port looks for a better place among the others. */
const ROUNDS = 8;
/**
 * What a label costs: for each square unit of a mark, of print or of a counter that it covers, for each unit between the shield, the
 * name and the figures, if a part of it is nearer to the shield of another port, if it has moved, and if it has no figures.
 */
const COST = { mark: 6, print: 4, counter: 1.2, apart: 8, astray: 2500, moved: 90, noFigures: 1300 } as const;

export interface Line {
  readonly text: string;
  /** The name of the port, or its figures. */
  readonly isName: boolean;
  readonly at: TextSpot;
  readonly size: number;
  /** A figure that no longer counts, struck out before the text. No room is kept for it. */
  readonly struck?: string;
}
export interface PortLabel {
  readonly port: string;
  readonly lines: readonly Line[];
  readonly boxes: readonly Rectangle[];
}

/** A port on a board. */
interface Site {
  readonly id: string;
  readonly panel: string;
  /** The center of its shield. */
  readonly shield: Place;
  /** Where its name and its figures are printed on a large map. */
  readonly label: TextSpot;
  readonly ratings: TextSpot;
}

/** A board with ports, and what labels should not cover there. */
export interface PortBoard extends Size {
  readonly panels: readonly { readonly id: string; readonly frame: Rectangle }[];
  readonly ports: readonly Site[];
  /** Where marks of ports lie: of their governors and havens. */
  readonly marks: readonly Rectangle[];
  /** What the board shows. */
  readonly print: readonly Rectangle[];
  /** Where counters lie most of the time. */
  readonly counters: readonly Rectangle[];
}

/** @returns a board with what labels should not cover: the marks at ports, the first berths, and what the game adds */
export const portBoardOf = (board: BoardSites, print: readonly Rectangle[], counters: readonly Rectangle[]): PortBoard => ({
  ...board,
  marks: board.ports.flatMap(({ governor, haven }) => [boxAround(governor, 9), boxAround(haven, 7)]),
  print,
  counters: [
    ...board.ports.flatMap(({ berths, at }) => [...berths.slice(0, 1).map((berth) => boxAround(berth, 12)), boxAround(at, 4)]),
    ...counters,
  ],
});

const SIDES = [
  ['start', 1],
  ['end', -1],
] as const;

/** Beside the shield, on a line with it, higher or lower, and further off by `room`; above and below it. */
function nameSpots({ label, shield: [x, y] }: Site, size: number, room: number): readonly TextSpot[] {
  const [above, below] = [y - SHIELD_HEIGHT - 4, y + SHIELD_HEIGHT + 0.8 * size];
  const heights = [above, above - size, below, below + size];
  return [
    label,
    ...SIDES.flatMap(([anchor, side]): TextSpot[] => [
      ...[0.32, -0.12, -0.6, 1].map((part): TextSpot => ({ x: x + side * BESIDE, y: y + part * size, anchor })),
      { x: x + side * (BESIDE + room), y: y + 0.32 * size, anchor },
      ...heights.map((at): TextSpot => ({ x: x - side * SHIELD_WIDTH, y: at, anchor })),
    ]),
    ...heights.map((at): TextSpot => ({ x, y: at, anchor: 'middle' })),
  ];
}

/** As printed, below the name, after it and before it, and beside the shield, above and below it. */
function figureSpots({ ratings, shield: [x, y] }: Site, name: Line, size: number): readonly TextSpot[] {
  const [left, , width] = lineBox(name.text, name.at, name.size);
  return [
    ratings,
    { ...name.at, y: name.at.y + 0.45 * name.size + 0.58 * size },
    { x: left + width + 0.3 * size, y: name.at.y, anchor: 'start' },
    { x: left - 0.3 * size, y: name.at.y, anchor: 'end' },
    ...SIDES.map(([anchor, side]): TextSpot => ({ x: x + side * BESIDE, y: y + 0.34 * size, anchor })),
    { x, y: y + SHIELD_HEIGHT + 0.8 * size, anchor: 'middle' },
    { x, y: y - SHIELD_HEIGHT - 4, anchor: 'middle' },
  ];
}

/** @returns the places where a port's label could stand, the printed one first, and without its figures */
function candidates(site: Site, { name, figures }: PortText, scale: number): readonly (readonly Line[])[] {
  const [big, small] = [letterSize(NAME_SIZE, scale), letterSize(FIGURES_SIZE, scale)];
  return nameSpots(site, big, lineWidth(figures, small) + 0.3 * small).flatMap((at): (readonly Line[])[] => {
    const line: Line = { text: name, isName: true, size: big, at };
    const withFigures = (spot: TextSpot): readonly Line[] => [line, { text: figures, isName: false, size: small, at: spot }];
    return figures === '' ? [[line]] : [...figureSpots(site, line, small).map(withFigures), [line]];
  });
}

const inFrame = ([x, y, width, height]: Rectangle, [left, top, across, down]: Rectangle): boolean =>
  x >= left + 2 && y >= top + 2 && x + width <= left + across - 2 && y + height <= top + down - 2;

export interface PortText {
  readonly name: string;
  /** `4–9`; empty where there are none. */
  readonly figures: string;
}

interface Candidate extends PortLabel {
  /** Without regard to other labels. */
  readonly cost: number;
}

/** Weighs the places where a port's label covers neither a shield nor itself, without regard to other labels. The cheapest come first. */
function weighed(board: PortBoard, site: Site, text: PortText, scale: number): readonly Candidate[] {
  const reach = boxAround(site.shield, REACH, REACH / 2);
  const isNear = (box: Rectangle): boolean => overlap(box, reach) > 0;
  const shields = board.ports.map(({ shield }) => boxAround(shield, SHIELD_WIDTH - 1, SHIELD_HEIGHT - 1));
  const [nearShields, nearMarks] = [shields.filter(isNear), board.marks.filter(isNear)];
  const [nearPrint, nearCounters] = [board.print.filter(isNear), board.counters.filter(isNear)];
  const frame = board.panels.find(({ id }) => id === site.panel)?.frame ?? [0, 0, board.width, board.height];
  const offers = candidates(site, text, scale).flatMap((lines, i): Candidate[] => {
    const boxes = lines.map(({ text: line, at, size }) => lineBox(line, at, size));
    const covered = (others: readonly Rectangle[]): number =>
      boxes.reduce((sum, box) => sum + others.reduce((area, other) => area + overlap(box, other), 0), 0);
    const [name, figures] = boxes;
    const isApart = !name || !figures || overlap(name, figures) === 0;
    if (!isApart || boxes.some((box) => !inFrame(box, frame)) || covered(nearShields) > 0) return [];
    const missing = figures || text.figures === '' ? 0 : COST.noFigures;
    const own = boxAround(site.shield, SHIELD_WIDTH, SHIELD_HEIGHT);
    const apart = Math.min(...boxes.map((box) => gap(box, own))) + (name && figures ? gap(name, figures) : 0);
    const astray = boxes.filter((box) => nearShields.some((other) => gap(box, other) < gap(box, own))).length;
    const cost =
      COST.mark * covered(nearMarks) +
      COST.print * covered(nearPrint) +
      COST.counter * covered(nearCounters) +
      COST.apart * apart +
      COST.astray * astray +
      missing +
      (i === 0 ? 0 : COST.moved);
    return [{ port: site.id, lines, boxes, cost }];
  });
  return offers.toSorted((a, b) => a.cost - b.cost).slice(0, MAX_OFFERS);
}

const grown = ([x, y, width, height]: Rectangle): Rectangle => [x - GAP, y - GAP, width + 2 * GAP, height + 2 * GAP];
const between = (portLabel: PortLabel, other: PortLabel): number =>
  portLabel.boxes.reduce((sum, box) => sum + other.boxes.reduce((area, covered) => area + overlap(grown(box), covered), 0), 0);

/** @returns the labels of all ports at a scale. Each port takes in turn the cheapest place; what still collides is left out. */
export function portLabels(board: PortBoard, texts: ReadonlyMap<string, PortText>, scale: number): readonly PortLabel[] {
  if (scale < MIN_PX_PER_UNIT) return [];
  const offers = board.ports.map((site) => weighed(board, site, texts.get(site.id) ?? { name: '', figures: '' }, scale));
  const chosen: (Candidate | undefined)[] = offers.map(([first]) => first);
  for (let round = 0; round < ROUNDS; round++)
    offers.forEach((own, i) => {
      // To cover another label costs more from round to round: labels settle near their ports first, and then apart.
      const others = chosen.flatMap((other, j) => (other && j !== i && isNear(board, i, j) ? [other] : []));
      chosen[i] = cheapest(own, (one) => one.cost + 3 ** round * others.reduce((sum, other) => sum + between(one, other), 0));
    });
  const placed: PortLabel[] = [];
  for (const own of offers) {
    const free = own.filter((one) => placed.every((other) => between(one, other) === 0));
    const wanted = chosen[offers.indexOf(own)];
    const label = wanted && free.includes(wanted) ? wanted : cheapest(free, ({ cost }) => cost);
    if (label) placed.push(label);
  }
  return placed;
}

/** Whether the labels of two ports may touch. */
function isNear(board: PortBoard, one: number, other: number): boolean {
  const [x, y] = board.ports[one]?.shield ?? [0, 0];
  const [a, b] = board.ports[other]?.shield ?? [0, 0];
  return Math.abs(x - a) < 2 * REACH && Math.abs(y - b) < REACH / 2;
}

function cheapest<T>(all: readonly T[], costOf: (one: T) => number): T | undefined {
  const costs = all.map(costOf);
  return all[costs.indexOf(Math.min(...costs))];
}

/** Labels are placed anew when their letters would change by this part of a CSS pixel per board unit. */
const SCALES_PER_UNIT = 50;

/** The labels of a board and texts, by scale. Laying them out takes long, and all tables in a language have the same texts. */
const laidOut = new Map<PortBoard, Map<string, Map<number, readonly PortLabel[]>>>();

/** @returns the labels at a scale; each scale's are computed once */
export function labelsByScale(board: PortBoard, texts: ReadonlyMap<string, PortText>): (scale: number) => readonly PortLabel[] {
  const key = JSON.stringify([...texts]);
  const ofBoard = laidOut.get(board) ?? new Map<string, Map<number, readonly PortLabel[]>>();
  laidOut.set(board, ofBoard);
  const known = ofBoard.get(key) ?? new Map<number, readonly PortLabel[]>();
  ofBoard.set(key, known);
  return (scale) => {
    // Above this scale all letters have their usual size.
    const step = Math.min(1, Math.floor(scale * SCALES_PER_UNIT) / SCALES_PER_UNIT);
    const labels = known.get(step) ?? portLabels(board, texts, step);
    known.set(step, labels);
    return labels;
  };
}
