/** Distances on the map, in Moves. Ports are ends of a way, never a way through. */
import { isPort, PLACE_COUNT, PLACES, type PlaceId, type Tables } from '@bb/engine';

/** By place, then place: Moves from the one to the other, `FAR` where no way leads. */
export type Chart = readonly (readonly number[])[];

export const FAR = 99;

const charts = new WeakMap<Tables, Chart>();

export function chartOf(t: Tables): Chart {
  const known = charts.get(t);
  if (known) return known;
  const made = PLACES.map((from) => distancesFrom(t, from));
  charts.set(t, made);
  return made;
}

/** Breadth first. */
function distancesFrom(t: Tables, from: PlaceId): readonly number[] {
  const distance = Array.from({ length: PLACE_COUNT }, () => FAR);
  distance[from] = 0;
  const open: PlaceId[] = [from];
  for (const place of open) {
    if (isPort(place) && place !== from) continue;
    const next = (distance[place] ?? FAR) + 1;
    for (const to of t.moves[place] ?? []) {
      if ((distance[to] ?? FAR) <= next) continue;
      distance[to] = next;
      open.push(to);
    }
  }
  return distance;
}

export const distance = (chart: Chart, from: PlaceId, to: PlaceId): number => chart[from]?.[to] ?? FAR;
