/** Moving over the map with arrow keys: which place is next in a direction. */
import { isTransit, PLACE_NAMES, type PlaceId, type Tables } from '@bb/golden-age/rules';
import { nearestInDirection } from '@bb/table-kit/map/nearest.ts';
import { board, type Place } from './board.ts';

/** Positions on the board by name of the place; a Sea Area's is that of its lettering. */
const centers = new Map<string, Place>([
  ...board.areas.map(({ id, middle }): [string, Place] => [id, middle]),
  ...board.transitBoxes.map(({ id, box: [x, y, width, height] }): [string, Place] => [id, [x + width / 2, y + height / 2]]),
  ...board.ports.map(({ id, shield }): [string, Place] => [id, shield]),
]);

export const centerOf = (place: PlaceId): Place => centers.get(PLACE_NAMES[place] ?? '') ?? [0, 0];

/** The places within two Moves, so that arrows also lead along a coast, and from one Sea Area to the next past its ports. */
function around(place: PlaceId, tables: Tables): readonly PlaceId[] {
  const moves = tables.moves[place] ?? [];
  const near = new Set([...moves, ...moves.flatMap((next) => tables.moves[next] ?? [])]);
  return [...near].filter((other) => other !== place);
}

/** Cosine of the widest angle off the wanted direction. */
const MIN_COSINE = Math.cos((62 * Math.PI) / 180);

/** Factor on the distance of a Transit Box, which lies far away but is the only way to another chart. */
const TRANSIT_FACTOR = 0.3;

/** @returns the nearest place in a direction, `dx` to the right and `dy` downward; null if there is none */
export function neighborInDirection(place: PlaceId, dx: number, dy: number, tables: Tables): PlaceId | null {
  // A Transit Box has two neighbors: the one to the east is forward, the other back.
  if (isTransit(place)) return tables.moves[place]?.[dx + dy > 0 ? 1 : 0] ?? null;
  return nearestInDirection(place, [dx, dy], around(place, tables), {
    centerOf,
    minCosine: MIN_COSINE,
    // A place straight ahead is preferred to a nearer one at an angle.
    costOf: (other, length, cosine) => length * (1 + 2.5 * (1 - cosine)) * (isTransit(other) ? TRANSIT_FACTOR : 1),
  });
}
