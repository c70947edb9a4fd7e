/** Ways by sea: how far all places are, and the first step towards each. */
import {
  HEXES,
  hasHunter,
  isBox,
  isPort,
  mayEnter,
  NONE,
  type PirateId,
  PLACES,
  type PlaceId,
  portAt,
  type Seat,
  type Tables,
  type VisibleBoard,
} from '../../rules/index.ts';
import { remember } from './remember.ts';

/** Ways from one place to the hexes and boxes. */
export interface Chart {
  /** By place: the steps to it; `UNREACHED` for ports, and if there is no way. */
  readonly steps: Int16Array;
  /** By place: the place before it on the way. */
  readonly from: Int16Array;
  /** Hexes that can be reached, not crossed: nobody goes on from there, nor into their ports. */
  readonly avoided: readonly PlaceId[];
  /** Hexes that a Move can come to, without the avoided ones. */
  readonly near: readonly PlaceId[];
}

export const UNREACHED = 999;
/** C8.1 The points of the fastest ship with the best roll, and some to spare. */
const LONGEST_MOVE = 16;

function chartFrom(t: Tables, start: PlaceId, avoided: readonly PlaceId[]): Chart {
  const steps = new Int16Array(PLACES.length).fill(UNREACHED);
  const from = new Int16Array(PLACES.length).fill(NONE);
  steps[start] = 0;
  const queue: PlaceId[] = [start];
  const visit = (place: PlaceId, before: PlaceId): void => {
    if (steps[place] !== UNREACHED) return;
    steps[place] = (steps[before] ?? 0) + 1;
    from[place] = before;
    queue.push(place);
  };
  // The list grows while it is read.
  for (const at of queue) {
    if (at !== start && avoided.includes(at)) continue;
    if (isPort(at)) visit(PLACES[t.hexOf[at]], at);
    else for (const hex of (isBox(at) ? t.arrows[at] : t.adjacent[at]) ?? []) visit(hex, at);
  }
  const near = HEXES.filter((hex) => (steps[hex] ?? UNREACHED) <= LONGEST_MOVE && !avoided.includes(hex));
  return { steps, from, avoided, near };
}

/** By start: the latest charts, each for where hunters lay then. They rarely move. */
const charts = remember((_: Tables, _start): Chart[] => []);
const MOST_CHARTS = 16;

function chartOf(t: Tables, start: PlaceId, avoided: readonly PlaceId[]): Chart {
  const known = charts(t, start);
  const found = known.find((chart) => chart.avoided.length === avoided.length && chart.avoided.every((hex, i) => hex === avoided[i]));
  if (found) return found;
  const chart = chartFrom(t, start, avoided);
  if (known.length === MOST_CHARTS) known.shift();
  known.push(chart);
  return chart;
}

/** @returns the chart of a pirate, who keeps away from hunters */
export function pirateChart(sight: VisibleBoard, pirate: PirateId): Chart {
  const seat = sight.owner[pirate];
  const hunters = [...sight.slotAt, ...sight.commissionerAt];
  const avoided = hunters.filter((hex, i): hex is PlaceId => hex !== NONE && hunters.indexOf(hex) === i && hasHunter(sight, hex, seat));
  return chartOf(sight.tables, sight.at[pirate], avoided);
}

/** @returns the chart of hunters, who keep to the sea */
export const hunterChart = (sight: VisibleBoard, start: PlaceId): Chart => chartOf(sight.tables, start, []);

/** @returns the steps that a pirate takes to a place, which may be a port that he may enter; `UNREACHED` if there is no way */
export function stepsTo({ steps, avoided }: Chart, sight: VisibleBoard, pirate: PirateId, to: PlaceId): number {
  const known = steps[to] ?? UNREACHED;
  if (known !== UNREACHED || !isPort(to)) return known;
  const hex = PLACES[sight.tables.hexOf[to]];
  const before = steps[hex] ?? UNREACHED;
  const isWay = before !== UNREACHED && (before === 0 || !avoided.includes(hex)) && mayEnter(sight.tables, sight, pirate, portAt(to));
  return isWay ? before + 1 : UNREACHED;
}

/** @returns the first step on the way to a place; the place itself if it is next */
export function firstStep({ steps, from }: Chart, t: Tables, to: PlaceId): PlaceId {
  let next = to;
  let at = isPort(to) ? PLACES[t.hexOf[to]] : to;
  for (; (steps[at] ?? 0) > 0; at = PLACES[from[at]]) next = at;
  return next;
}

/** @returns whether a seat's pirates meet a hunter there */
export const isHunted = (sight: VisibleBoard, place: PlaceId, seat: Seat): boolean => !isPort(place) && hasHunter(sight, place, seat);
