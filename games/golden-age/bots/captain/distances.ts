/** Distances on the map, in Moves. A route can begin or end in a port, but not lead through one. */
import { isPort, PLACE_COUNT, PLACES, type PlaceId, type Tables } from '@bb/golden-age/rules';

/** By place, then place: Moves from the first to the second, or `FAR` if there is no route. */
export type Distances = readonly (readonly number[])[];

/** More Moves than any route takes. */
export const FAR = 99;

const cache = new WeakMap<Tables, Distances>();

/** Computed once for each component set, without regard to ports or areas that are closed to a pirate. */
export function distancesOf(t: Tables): Distances {
  const known = cache.get(t);
  if (known) return known;
  const distances = PLACES.map((from) => distancesFrom(t, from));
  cache.set(t, distances);
  return distances;
}

/** A breadth-first search. */
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

export const distance = (distances: Distances, from: PlaceId, to: PlaceId): number => distances[from]?.[to] ?? FAR;
