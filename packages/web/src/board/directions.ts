/** The way over the map by arrows: which place lies next to which, and in what direction. */
import { isArea, isPort, PLACE_NAMES, type PlaceId, type Tables } from '@bb/engine';
import { board, type Place } from './board.ts';

/** By the name of a place: where it stands on the plate, a Sea Area at its name. */
const centers = new Map<string, Place>([
  ...board.areas.map(({ id, middle }): [string, Place] => [id, middle]),
  ...board.transitBoxes.map(({ id, box: [x, y, width, height] }): [string, Place] => [id, [x + width / 2, y + height / 2]]),
  ...board.ports.map(({ id, shield }): [string, Place] => [id, shield]),
]);

export const centerOf = (place: PlaceId): Place => centers.get(PLACE_NAMES[place] ?? '') ?? [0, 0];

const isTransit = (place: PlaceId): boolean => !isArea(place) && !isPort(place);

/** Where one or two Moves lead: from a port also along the coast, from a Sea Area past the ports at its rim. */
function around(place: PlaceId, tables: Tables): readonly PlaceId[] {
  const moves = tables.moves[place] ?? [];
  const near = new Set([...moves, ...moves.flatMap((next) => tables.moves[next] ?? [])]);
  return [...near].filter((other) => other !== place);
}

/** Widest angle off the wanted direction, as its cosine. */
const ASKEW = Math.cos((62 * Math.PI) / 180);

/** A Transit Box lies far off and is the only way to another chart: it counts as this much nearer. */
const FERRY = 0.3;

/** The nearest neighbor of a place in a direction, `dx` to the right and `dy` downward; null if none lies there. */
export function neighborInDirection(place: PlaceId, dx: number, dy: number, tables: Tables): PlaceId | null {
  // Between two charts there is only forward, eastward, and back.
  if (isTransit(place)) return tables.moves[place]?.[dx + dy > 0 ? 1 : 0] ?? null;
  const [x, y] = centerOf(place);
  const length = Math.hypot(dx, dy);
  let nearest: PlaceId | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const other of around(place, tables)) {
    const [ox, oy] = centerOf(other);
    const away = Math.hypot(ox - x, oy - y);
    const along = ((ox - x) * dx + (oy - y) * dy) / (away * length);
    // A place straight ahead wins over a nearer one askew.
    const cost = away * (1 + 2.5 * (1 - along)) * (isTransit(other) ? FERRY : 1);
    if (along >= ASKEW && cost < lowest) [nearest, lowest] = [other, cost];
  }
  return nearest;
}
