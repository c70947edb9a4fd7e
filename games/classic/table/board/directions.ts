/** The way of the map cursor from place to place. */
import { BOXES, HEXES, isHex, type PlaceId } from '@bb/classic/rules';
import type { Place } from '@bb/table-kit/map/geometry.ts';
import { board, spotOf } from './board.ts';

/** @returns the middle of a hex or of a box */
export const centerOf = (place: PlaceId): Place => (isHex(place) ? (board.hexes[place]?.at ?? [0, 0]) : spotOf(place));

const STOPS: readonly PlaceId[] = [...HEXES, ...BOXES];
/** The cosine of the largest angle between a key's direction and the way. */
const MIN_COSINE = 0.45;

/** @returns the nearest hex or box in a direction, or null at the edge */
export function neighborInDirection(from: PlaceId, dx: number, dy: number): PlaceId | null {
  const [x, y] = centerOf(from);
  let best: PlaceId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of STOPS) {
    const [px, py] = centerOf(place);
    const length = Math.hypot(px - x, py - y);
    if (place === from || length === 0) continue;
    const cosine = ((px - x) * dx + (py - y) * dy) / length;
    if (cosine < MIN_COSINE) continue;
    const cost = length * (2 - cosine);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
