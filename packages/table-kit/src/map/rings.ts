/** Rings around what the player's attention is led to: one for each place, and none across another. */
import type { Place } from './geometry.ts';

export interface Ring {
  readonly at: Place;
  /** In board units. */
  readonly r: number;
}

/** Between two rings, for the width of their lines. */
const GAP = 6;

const distance = ([x, y]: Place, [a, b]: Place): number => Math.hypot(x - a, y - b);

/** @returns the rings, without those whose middle lies inside a larger one; neighbors are made smaller, so that they don't cross */
export function separateRings(rings: readonly Ring[]): readonly Ring[] {
  const kept: Ring[] = [];
  for (const ring of rings.toSorted((a, b) => b.r - a.r)) if (kept.every(({ at, r }) => distance(at, ring.at) >= r)) kept.push(ring);
  return kept.map((ring) => {
    const limits = kept.flatMap((other) => {
      const between = distance(ring.at, other.at) - GAP;
      return other === ring ? [] : [Math.max(between / 2, between - other.r)];
    });
    return { ...ring, r: Math.min(ring.r, ...limits) };
  });
}
