import type { Box, PanelSource, Point, PortSource } from './geo.ts';
import { widthOf } from './letters.ts';
import { round } from './projection.ts';
import type { Mask } from './raster.ts';
import { type Anchor, boxAround, distance, distanceToBox, gap, lineBox, textBox } from './rectangles.ts';

/** Font sizes and counter sizes, in board units. */
const NAME_SIZE = 14.5;
const RATING_SIZE = 12.5;
const MERCHANT_HALF_WIDTH = 10;
/** The radius of a governor's seal. */
const SEAL_RADIUS = 9;
/** The radius of a counter in port. */
const BERTH_RADIUS = 12;
/** The radius of the marks for a safe haven and for an attack. */
const MARK_RADIUS = 7;
const BERTHS_PER_PORT = 3;

export interface TextSpot {
  x: number;
  y: number;
  anchor: Anchor;
}

interface NameSpot extends TextSpot {
  width: number;
}

/** The positions of everything that belongs to a port, in board units. */
export interface PortSpots {
  source: PortSource;
  panel: PanelSource;
  at: Point;
  shield: Point;
  label: NameSpot;
  ratings: TextSpot;
  merchant: Point;
  governor: Point;
  haven: Point;
  attacked: Point;
  berths: Point[];
}

/** The positions of a port's name and ratings, depending on the side of the shield. */
export function lettering(port: PortSource, shield: Point): { label: NameSpot; ratings: TextSpot } {
  const [x, y] = shield;
  const width = round(widthOf({ text: port.name, face: 'roman', size: NAME_SIZE, at: shield }));
  switch (port.side) {
    case 'e':
      return { label: { x: x + 14, y: y - 0.5, anchor: 'start', width }, ratings: { x: x + 14, y: y + 12.5, anchor: 'start' } };
    case 'w':
      return { label: { x: x - 14, y: y - 0.5, anchor: 'end', width }, ratings: { x: x - 14, y: y + 12.5, anchor: 'end' } };
    case 'n':
      return { label: { x, y: y - 17, anchor: 'middle', width }, ratings: { x: x + 14, y: y + 5, anchor: 'start' } };
    case 's':
      return { label: { x, y: y + 26, anchor: 'middle', width }, ratings: { x, y: y + 39, anchor: 'middle' } };
  }
}

/** Something that others must not overlap: a box, or a disc if `round` is given. */
export interface Obstacle {
  box: Box;
  /** The id of the port that it belongs to. */
  port?: string;
  round?: { at: Point; radius: number };
}

/** What a port prints at fixed positions: its shield, name, dot and ratings. */
export function fixedObstacles(spots: PortSpots): Obstacle[] {
  const port = spots.source.id;
  const { label, ratings } = spots;
  const figures =
    spots.source.nationality === 'pirate' ? [] : [{ box: textBox('5–10', ratings.x, ratings.y, ratings.anchor, RATING_SIZE), port }];
  return [
    { box: boxAround(spots.shield, 11.5, 13.5), port },
    { box: lineBox(label.width, label.x, label.y, label.anchor, NAME_SIZE), port },
    { box: boxAround(spots.at, 4), port },
    ...figures,
  ];
}

/** Whether a disc with a margin around it touches no obstacle. */
function clear(at: Point, radius: number, margin: number, obstacles: Obstacle[]): boolean {
  return obstacles.every(({ box, round: circle }) =>
    circle ? distance(at, circle.at) >= radius + circle.radius + margin : distanceToBox(at, box) >= radius + margin,
  );
}

function insideFrame([x, y]: Point, frame: Box, margin: number): boolean {
  return x >= frame[0] + margin && y >= frame[1] + margin && x <= frame[0] + frame[2] - margin && y <= frame[1] + frame[3] - margin;
}

/** The allowed position with the lowest cost, on a grid around a point; null if there is none. */
function best(around: Point, reach: number, allowed: (at: Point) => boolean, cost: (at: Point) => number): Point | null {
  let found: Point | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (let dx = -reach; dx <= reach; dx += 1) {
    for (let dy = -reach; dy <= reach; dy += 1) {
      const at: Point = [Math.round(around[0]) + dx, Math.round(around[1]) + dy];
      const price = cost(at);
      if (price < lowest && allowed(at)) [found, lowest] = [at, price];
    }
  }
  return found;
}

/** Where a port's merchant can't lie. */
export interface Ground {
  land: Mask;
  /** Everything outside the port's Sea Areas. */
  elsewhere: Mask;
}

/** Gives each port positions for its merchant, seal and berths, so that nothing overlaps. Adds them to `obstacles`. @throws Error if there is no room */
export function assignSlots(ports: PortSpots[], grounds: Map<string, Ground>, obstacles: Obstacle[]): void {
  const crowd = (spots: PortSpots): number => ports.filter(({ shield }) => distance(shield, spots.shield) < 90).length;
  const crowded = [...ports].sort((a, b) => crowd(b) - crowd(a));
  const rivals = (spots: PortSpots): PortSpots[] => ports.filter((other) => other !== spots && distance(other.at, spots.at) < 180);
  // Without grounds, ports have no merchants.
  for (const spots of ports) {
    const ground = grounds.get(spots.source.id);
    if (!ground) continue;
    spots.merchant = merchantSpot(spots, rivals(spots), ground, obstacles);
    obstacles.push({ box: boxAround(spots.merchant, MERCHANT_HALF_WIDTH), port: spots.source.id });
  }
  for (const spots of ports) {
    spots.governor = sealSpot(spots, obstacles);
    obstacles.push({
      box: boxAround(spots.governor, SEAL_RADIUS),
      port: spots.source.id,
      round: { at: spots.governor, radius: SEAL_RADIUS },
    });
  }
  for (const spots of crowded) {
    for (let turn = 0; turn < BERTHS_PER_PORT; turn++) {
      const berth = berthSpot(spots, rivals(spots), obstacles);
      spots.berths.push(berth);
      obstacles.push({ box: boxAround(berth, BERTH_RADIUS), port: spots.source.id, round: { at: berth, radius: BERTH_RADIUS } });
    }
  }
}

/** Gives each port positions for its marks beside the shield. They may overlap berths, which are seldom all in use. */
export function assignMarks(ports: PortSpots[], obstacles: Obstacle[]): void {
  const taken = obstacles.filter(({ round: circle }) => circle?.radius !== BERTH_RADIUS);
  const spot = ({ source, shield, panel }: PortSpots, wanted: Point): Point => {
    const close = near(shield, taken);
    const found = best(
      shield,
      40,
      (place) => insideFrame(place, panel.frame, MARK_RADIUS + 2) && clear(place, MARK_RADIUS, 0.3, close),
      (place) => distance(place, wanted) + distance(place, shield),
    );
    if (!found) throw new Error(`no room for a mark at ${source.id}`);
    taken.push({ box: boxAround(found, MARK_RADIUS), port: source.id, round: { at: found, radius: MARK_RADIUS } });
    return found;
  };
  for (const spots of ports) {
    const [x, y] = spots.shield;
    spots.haven = spot(spots, [x - 14, y - 12]);
    spots.attacked = spot(spots, [x + 13, y + 11]);
  }
}

/** How much nearer a position is to another port than to its own, in board units; 0 if no other port is nearer. */
function stray(at: Point, own: number, rivals: Point[]): number {
  return rivals.reduce((worst, rival) => Math.max(worst, own - distance(at, rival)), 0);
}

/** The obstacles less than 150 board units away: no counter is placed farther from its port. */
function near(at: Point, obstacles: Obstacle[]): Obstacle[] {
  return obstacles.filter(({ box }) => distanceToBox(at, box) < 150);
}

function merchantSpot({ source, at, panel }: PortSpots, rivals: PortSpots[], ground: Ground, all: Obstacle[]): Point {
  if (source.merchant) return [round(at[0] + source.merchant[0]), round(at[1] + source.merchant[1])];
  const obstacles = near(at, all);
  const ports = rivals.map((rival) => rival.at);
  const box = (spot: Point): Box => boxAround(spot, MERCHANT_HALF_WIDTH + 1.5);
  for (const shore of [13.5, 11, 8.5, 6]) {
    const spot = best(
      at,
      62,
      (place) =>
        insideFrame(place, panel.frame, 14) &&
        !ground.elsewhere.has(place) &&
        ground.land.distance(place) >= shore &&
        ground.elsewhere.distance(place) >= 6 &&
        obstacles.every((obstacle) => gap(box(place), obstacle.box) >= 1),
      (place) => {
        const own = distance(place, at);
        return own + 1.2 * stray(place, own, ports);
      },
    );
    if (spot) return spot;
  }
  throw new Error(`no merchant slot for ${source.id}`);
}

function sealSpot({ source, shield, panel }: PortSpots, all: Obstacle[]): Point {
  if (source.governor) return [round(shield[0] + source.governor[0]), round(shield[1] + source.governor[1])];
  const obstacles = near(shield, all);
  const spot = best(
    shield,
    48,
    (place) => insideFrame(place, panel.frame, SEAL_RADIUS + 2) && clear(place, SEAL_RADIUS, 1, obstacles),
    (place) => distance(place, shield),
  );
  if (!spot) throw new Error(`no seal slot for ${source.id}`);
  return spot;
}

function berthSpot({ source, shield, berths, panel }: PortSpots, rivals: PortSpots[], all: Obstacle[]): Point {
  const obstacles = near(shield, all);
  const wanted = source.berths;
  const lean = (at: Point): number => {
    const [dx, dy] = [at[0] - shield[0], at[1] - shield[1]];
    return wanted === 'e' ? -dx : wanted === 'w' ? dx : wanted === 'n' ? dy : wanted === 's' ? -dy : 0;
  };
  const shields = rivals.map((rival) => rival.shield);
  const neighbor = berths.at(-1);
  const spot = best(
    shield,
    88,
    (place) => insideFrame(place, panel.frame, BERTH_RADIUS + 2) && clear(place, BERTH_RADIUS, 0.8, obstacles),
    (place) => {
      const own = distance(place, shield);
      return own + 0.4 * lean(place) + 0.8 * stray(place, own, shields) + (neighbor ? 0.35 * distance(place, neighbor) : 0);
    },
  );
  if (!spot) throw new Error(`no berth for ${source.id}`);
  return spot;
}
