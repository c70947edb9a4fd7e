/** Moving over the map with arrow keys: which place is next in a direction. */
import type { Place } from './geometry.ts';

interface Steering<P> {
  readonly centerOf: (place: P) => Place;
  /** The cosine of the widest angle off the wanted direction. */
  readonly minCosine: number;
  /** @returns what the way to a place costs, with its length and the cosine of its angle off the wanted direction */
  readonly costOf: (place: P, length: number, cosine: number) => number;
}

/** @returns the cheapest of these places in a direction, `dx` to the right and `dy` downward; null if there is none */
export function nearestInDirection<P>(
  from: P,
  [dx, dy]: readonly [number, number],
  places: readonly P[],
  { centerOf, minCosine, costOf }: Steering<P>,
): P | null {
  const [x, y] = centerOf(from);
  const offers = places.flatMap((place) => {
    const [px, py] = centerOf(place);
    const length = Math.hypot(px - x, py - y);
    const cosine = ((px - x) * dx + (py - y) * dy) / (length * Math.hypot(dx, dy));
    return cosine >= minCosine ? [{ place, cost: costOf(place, length, cosine) }] : [];
  });
  return offers.toSorted((a, b) => a.cost - b.cost)[0]?.place ?? null;
}
