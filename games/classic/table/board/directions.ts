/** The way of the map cursor from place to place. */
import { BOXES, HEXES, isHex, type PlaceId } from '@bb/classic/rules';
import type { Place } from '@bb/table-kit/map/geometry.ts';
import { nearestInDirection } from '@bb/table-kit/map/nearest.ts';
import { board, spotOf } from './board.ts';

/** @returns the middle of a hex or of a box */
export const centerOf = (place: PlaceId): Place => (isHex(place) ? (board.hexes[place]?.at ?? [0, 0]) : spotOf(place));

const STOPS: readonly PlaceId[] = [...HEXES, ...BOXES];
/** The cosine of the largest angle between a key's direction and the way. */
const MIN_COSINE = 0.45;

/** @returns the nearest hex or box in a direction, or null at the edge */
export const neighborInDirection = (from: PlaceId, dx: number, dy: number): PlaceId | null =>
  nearestInDirection(from, [dx, dy], STOPS, { centerOf, minCosine: MIN_COSINE, costOf: (_, length, cosine) => length * (2 - cosine) });
