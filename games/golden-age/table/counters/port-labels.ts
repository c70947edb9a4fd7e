/** Where each port's name and its Value–Defense figures stand, so that all can be read at any scale and none covers another. */
import { PORT_NAMES, PORTS } from '@bb/golden-age/rules';
import type { Names } from '@bb/golden-age/text';
import { board, type PortSite, type Rectangle, type TextSpot } from '../board/board.ts';
import { boxAround, letterSize, lineBox, lineWidth, overlap } from './label-boxes.ts';

/** Heights of the letters on a large map, in board units. */
const [NAME_SIZE, FIGURES_SIZE] = [14.5, 12.5];
/** Below this scale the map is too small for labels. */
const MIN_PX_PER_UNIT = 0.42;
/** Half the size of a shield. */
const [SHIELD_WIDTH, SHIELD_HEIGHT] = [11, 13];
/** Smallest gap around a label. */
const GAP = 1;
/** No label stands farther from its shield. */
const REACH = 200;
/** How often each port looks for a better place among the others. */
const ROUNDS = 6;
/** What a label costs: for each square unit of another label or a shield that it covers, of anything else, and if something is left out. */
const COST = { hard: 200, soft: 1.5, light: 1.2, moved: 90, noFigures: 500, noLabel: 20_000 } as const;

export interface Line {
  readonly text: string;
  /** The name of the port, or its figures. */
  readonly isName: boolean;
  readonly at: TextSpot;
  readonly size: number;
}
export interface PortLabel {
  readonly port: string;
  readonly lines: readonly Line[];
  readonly boxes: readonly Rectangle[];
}

/** What the ports and seas print: covering a shield is wrong, the rest should stay visible. */
const shields = board.ports.map(({ shield }) => boxAround(shield, SHIELD_WIDTH, SHIELD_HEIGHT));
const soft: readonly Rectangle[] = [
  ...board.ports.flatMap(({ merchant, governor, haven }) => [boxAround(merchant, 10), boxAround(governor, 9), boxAround(haven, 7)]),
  ...board.areas.flatMap(({ lettering }) => lettering),
];
/** The first berth of each port, and where most counters lie at sea: pirates on the first spots, warships on the last. */
const light: readonly Rectangle[] = [
  ...board.ports.flatMap(({ berths, at }) => [...berths.slice(0, 1).map((berth) => boxAround(berth, 12)), boxAround(at, 4)]),
  ...board.areas.flatMap(({ anchors }) => [...anchors.slice(0, 4), ...anchors.slice(-1)].map((at) => boxAround(at, 16))),
];

/** @returns the places where a port's label could stand, the printed one first */
function candidates(site: PortSite, name: string, figures: string, scale: number): readonly (readonly Line[])[] {
  const [x, y] = site.shield;
  const [big, small] = [letterSize(NAME_SIZE, scale), letterSize(FIGURES_SIZE, scale)];
  const [right, left] = [x + SHIELD_WIDTH + 3, x - SHIELD_WIDTH - 3];
  const leading = big * 0.45 + small * 0.58;
  const line = (text: string, size: number, at: TextSpot): Line => ({ text, isName: text === name, size, at });
  const both = (at: TextSpot): readonly Line[] => [line(name, big, at), line(figures, small, { ...at, y: at.y + leading })];
  const inOneLine = ({ x: from, y: base, anchor }: TextSpot): readonly Line[] => {
    const [long, short] = [lineWidth(name, big) + 0.3 * big, lineWidth(figures, small)];
    const start = anchor === 'start' ? from : from - (long + short) / (anchor === 'end' ? 1 : 2);
    return [line(name, big, { x: start, y: base, anchor: 'start' }), line(figures, small, { x: start + long, y: base, anchor: 'start' })];
  };
  const asPrinted = [line(name, big, site.label), line(figures, small, site.ratings)];
  const above: TextSpot = { x, y: y - SHIELD_HEIGHT - 4, anchor: 'middle' };
  const below: TextSpot = { x, y: y + SHIELD_HEIGHT + 0.8 * big, anchor: 'middle' };
  const beside = (anchor: 'start' | 'end', dy: number): TextSpot => ({ x: anchor === 'start' ? right : left, y: y + dy, anchor });
  const wide: readonly TextSpot[] = [above, below];
  const sides = (['start', 'end'] as const).flatMap((anchor) => [0.32 * big, -0.5 * big, 1.1 * big].map((dy) => beside(anchor, dy)));
  const corners = (['start', 'end'] as const).flatMap((anchor): TextSpot[] => {
    const across = anchor === 'start' ? x - SHIELD_WIDTH : x + SHIELD_WIDTH;
    return [
      { ...above, x: across, anchor },
      { ...below, x: across, anchor },
    ];
  });
  if (figures === '') return [[line(name, big, site.label)], ...[...wide, ...sides, ...corners].map((at) => [line(name, big, at)])];
  return [
    asPrinted,
    ...(['start', 'end'] as const).flatMap((anchor) => [-0.12 * big, -0.7 * big, 0.4 * big].map((dy) => both(beside(anchor, dy)))),
    ...[below, ...corners.filter(({ y: at }) => at > y)].map(both),
    ...[above, ...corners.filter(({ y: at }) => at < y)].map((at) => both({ ...at, y: at.y - leading })),
    ...(['start', 'end'] as const).flatMap((anchor) => [0.32, -0.3, 0.9].map((part) => inOneLine(beside(anchor, part * big)))),
    ...[below, above, ...corners].map(inOneLine),
    // The figures on another side of the shield.
    ...wide.flatMap((at) =>
      (['start', 'end'] as const).map((anchor) => [line(name, big, at), line(figures, small, beside(anchor, 0.34 * small))]),
    ),
    ...(['start', 'end'] as const).map((anchor) => [
      line(name, big, beside(anchor, 0.32 * big)),
      line(figures, small, beside(anchor === 'start' ? 'end' : 'start', 0.34 * small)),
    ]),
    ...(['start', 'end'] as const).flatMap((anchor) =>
      [above, { ...below, y: y + SHIELD_HEIGHT + 0.8 * small }].map((at) => [
        line(name, big, beside(anchor, 0.32 * big)),
        line(figures, small, at),
      ]),
    ),
    ...[site.label, ...wide, ...sides, ...corners].map((at) => [line(name, big, at)]),
    [],
  ];
}

const inFrame = ([x, y, width, height]: Rectangle, [left, top, across, down]: Rectangle): boolean =>
  x >= left + 2 && y >= top + 2 && x + width <= left + across - 2 && y + height <= top + down - 2;

export interface PortText {
  readonly name: string;
  /** `4–9`; empty where there are none. */
  readonly figures: string;
}

/** @returns the text of each port's label, by the port's id */
export const portTexts = (names: Names): ReadonlyMap<string, PortText> =>
  new Map(
    PORTS.map((port) => {
      const { portValue, portDefense } = names.tables;
      return [
        PORT_NAMES[port] ?? '',
        { name: names.port(port), figures: portValue[port] ? `${portValue[port]}–${portDefense[port]}` : '' },
      ];
    }),
  );

interface Candidate extends PortLabel {
  /** Without regard to other labels. */
  readonly cost: number;
}

/** Weighs the places where a port's label could stand, without regard to other labels. */
function weighed(site: PortSite, { name, figures }: PortText, scale: number): readonly Candidate[] {
  const reach = boxAround(site.shield, REACH);
  const [ownHard, ownSoft, ownLight] = [shields, soft, light].map((all) => all.filter((box) => overlap(box, reach) > 0));
  const frame = board.panels.find(({ id }) => id === site.panel)?.frame ?? [0, 0, board.width, board.height];
  return candidates(site, name, figures, scale).flatMap((lines, i): Candidate[] => {
    const boxes = lines.map(({ text, at, size }) => lineBox(text, at, size));
    if (boxes.some((box) => !inFrame(box, frame))) return [];
    const covered = (others: readonly Rectangle[] = []): number =>
      boxes.reduce((sum, box) => sum + others.reduce((area, other) => area + overlap(box, other), 0), 0);
    const missing = lines.length === 0 ? COST.noLabel : lines.length === 1 && figures !== '' ? COST.noFigures : 0;
    const [first, second] = boxes;
    const itself = first && second ? overlap(first, second) : 0;
    const cost = COST.hard * (covered(ownHard) + itself) + COST.soft * covered(ownSoft) + COST.light * covered(ownLight);
    return [{ port: site.id, lines, boxes, cost: cost + missing + (i === 0 ? 0 : COST.moved) }];
  });
}

const grown = ([x, y, width, height]: Rectangle): Rectangle => [x - GAP, y - GAP, width + 2 * GAP, height + 2 * GAP];
const between = (one: PortLabel, other: PortLabel): number =>
  one.boxes.reduce((sum, box) => sum + other.boxes.reduce((area, covered) => area + overlap(grown(box), covered), 0), 0);

/** @returns the labels of all ports at a scale. Each port takes in turn the cheapest place; what still collides is left out. */
export function portLabels(texts: ReadonlyMap<string, PortText>, scale: number): readonly PortLabel[] {
  if (scale < MIN_PX_PER_UNIT) return [];
  const offers = board.ports.map((site) => weighed(site, texts.get(site.id) ?? { name: site.name, figures: '' }, scale));
  const chosen = offers.map(([first]) => first);
  for (let round = 0; round < ROUNDS; round++)
    offers.forEach((own, i) => {
      const others = chosen.flatMap((other, j) => (other && j !== i && isNear(i, j) ? [other] : []));
      chosen[i] = cheapest(own, (one) => one.cost + COST.hard * others.reduce((sum, other) => sum + between(one, other), 0));
    });
  const placed: PortLabel[] = [];
  for (const own of offers) {
    const free = own.filter((one) => placed.every((other) => between(one, other) === 0));
    const wanted = chosen[offers.indexOf(own)];
    const label = wanted && free.includes(wanted) ? wanted : cheapest(free, ({ cost }) => cost);
    if (label && label.lines.length > 0) placed.push(label);
  }
  return placed;
}

/** Whether the labels of two ports may touch. */
function isNear(one: number, other: number): boolean {
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

/** @returns the labels at a scale; each scale's are computed once */
export function labelsByScale(texts: ReadonlyMap<string, PortText>): (scale: number) => readonly PortLabel[] {
  const known = new Map<number, readonly PortLabel[]>();
  return (scale) => {
    // Above this scale all letters have their usual size.
    const step = Math.min(1, Math.floor(scale * SCALES_PER_UNIT) / SCALES_PER_UNIT);
    const labels = known.get(step) ?? portLabels(texts, step);
    known.set(step, labels);
    return labels;
  };
}
