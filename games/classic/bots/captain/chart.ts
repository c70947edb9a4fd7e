/** Ways by sea: how far all places are, and the first step towards each. */
import { itemAt } from '@bb/kernel';
import {
  hasHunter,
  isBox,
  isPort,
  mayEnter,
  NO_PORT,
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
    steps[place] = (steps[before] ?? 0) + 1;
    from[place] = before;
    queue.push(place);
  };
  // The list grows while it is read.
  for (const at of queue) {
    if (at !== start && (isPort(at) || avoids(at))) continue;
    if (isPort(at)) {
      visit(itemAt(PLACES, itemAt(t.hexOf, at)), at);
      continue;
    }
    for (const hex of (isBox(at) ? t.arrows[at] : t.adjacent[at]) ?? []) visit(hex, at);
    const port = t.portIn[at] ?? NO_PORT;
    if (port !== NONE && enters(placeOf(port))) visit(placeOf(port), at);
  }
  return { steps, from };
}

/** For a pirate, who keeps away from hunters. */
export const pirateChart = (sight: Sight, pirate: PirateId): Chart =>
  chartFrom(
    sight,
    itemAt(sight.at, pirate),
    (place) => mayEnter(sight.tables, sight, pirate, itemAt(sight.tables.portIn, itemAt(sight.tables.hexOf, place))),
    (hex) => hasHunter(sight, hex, itemAt(sight.owner, pirate)),
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
  while ((steps[at] ?? 0) > 1) at = itemAt(PLACES, itemAt(from, at));
  return at;
}

/** @returns whether a seat's pirates meet a hunter there */
export const isHunted = (sight: Sight, place: PlaceId, seat: Seat): boolean => !isPort(place) && hasHunter(sight, place, seat);
