/** Ways by sea: how far all places are, and the first step towards each. */
import {
  hasHunter,
  isBox,
  isPort,
  mayEnter,
  NONE,
  type PirateId,
  PLACES,
  type PlaceId,
  placeOf,
  type Seat,
  type Sight,
} from '../../rules/index.ts';

export interface Chart {
  /** By place: the steps to it; `UNREACHED` if there is no way. */
  readonly steps: Int16Array;
  /** By place: the place before it on the way. */
  readonly from: Int16Array;
}

export const UNREACHED = 999;

/** Goes round hexes that `avoids`: they can be reached, not crossed. */
function chartFrom(sight: Sight, start: PlaceId, enters: (place: PlaceId) => boolean, avoids: (hex: PlaceId) => boolean): Chart {
  const t = sight.tables;
  const steps = new Int16Array(PLACES.length).fill(UNREACHED);
  const from = new Int16Array(PLACES.length).fill(NONE);
  steps[start] = 0;
  const queue: PlaceId[] = [start];
  const visit = (place: PlaceId, before: PlaceId): void => {
    if (steps[place] !== UNREACHED) return;
    steps[place] = steps[before] + 1;
    from[place] = before;
    queue.push(place);
  };
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head];
    if (at !== start && (isPort(at) || avoids(at))) continue;
    if (isPort(at)) {
      visit(PLACES[t.hexOf[at]], at);
      continue;
    }
    for (const hex of isBox(at) ? t.arrows[at] : t.adjacent[at]) visit(hex, at);
    const port = t.portIn[at];
    if (port !== NONE && enters(placeOf(port))) visit(placeOf(port), at);
  }
  return { steps, from };
}

/** For a pirate, who keeps away from hunters. */
export const pirateChart = (sight: Sight, pirate: PirateId): Chart =>
  chartFrom(
    sight,
    sight.at[pirate],
    (place) => mayEnter(sight.tables, sight, pirate, sight.tables.portIn[sight.tables.hexOf[place]]),
    (hex) => hasHunter(sight, hex, sight.owner[pirate]),
  );

/** For hunters, who keep to the sea. */
export const hunterChart = (sight: Sight, start: PlaceId): Chart =>
  chartFrom(
    sight,
    start,
    () => false,
    () => false,
  );

/** @returns the first step on the way to a place; the place itself if it is next */
export function firstStep({ steps, from }: Chart, to: PlaceId): PlaceId {
  let at = to;
  while (steps[at] > 1) at = PLACES[from[at]];
  return at;
}

/** @returns whether a seat's pirates meet a hunter there */
export const isHunted = (sight: Sight, place: PlaceId, seat: Seat): boolean => !isPort(place) && hasHunter(sight, place, seat);
