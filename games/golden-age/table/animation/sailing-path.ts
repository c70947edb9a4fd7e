/** The path along which a counter sails between two places on the board. */
import { isTransit, PLACE_NAMES, PLACES, type PlaceId } from '@bb/golden-age/rules';
import { board, type Place } from '../board/board.ts';

/** The points through which path data of `M` and `C` commands runs, without control points. */
function pointsOf(d: string): readonly Place[] {
  return d.split('M').flatMap((part) => {
    const numbers = (part.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    return numbers.flatMap((x, i): Place[] => (i % 6 === 0 ? [[x, numbers[i + 1] ?? 0]] : []));
  });
}

const apart = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);
const nearest = (to: Place, points: readonly Place[]): Place | null =>
  points.reduce<Place | null>((best, point) => (best === null || apart(point, to) < apart(best, to) ? point : best), null);

/** The point on the border of two Sea Areas through which the path is shortest; null if they share no border. */
function crossing(a: string, b: string, from: Place, to: Place): Place | null {
  const points = board.borders.filter(({ areas }) => areas.includes(a) && areas.includes(b)).flatMap(({ d }) => pointsOf(d));
  const way = (point: Place): number => apart(from, point) + apart(point, to);
  return points.reduce<Place | null>((best, point) => (best === null || way(point) < way(best) ? point : best), null);
}

/** The points of the dotted route between a Transit Box and a Sea Area, in the direction of travel. */
function route(box: string, area: string, toBox: boolean): readonly Place[] {
  const found = board.routes.find((route) => route.transit === box && route.area === area);
  if (!found) return [];
  const points = pointsOf(found.d);
  const [first] = points;
  const fromSea = first !== undefined && nearest(found.sea, [first, points.at(-1) ?? first]) === first;
  return fromSea === toBox ? points : points.toReversed();
}

/** The Sea Area or Transit Box whose counter spots are nearest to a point of the board. */
export function seaPlaceAt(at: Place): PlaceId | null {
  const waters = [...board.areas, ...board.transitBoxes].map(({ id, anchors }) => ({
    id,
    far: Math.min(...anchors.map((anchor) => apart(anchor, at))),
  }));
  const best = waters.reduce((water, other) => (other.far < water.far ? other : water));
  return PLACES.find((place) => PLACE_NAMES[place] === best.id) ?? null;
}

/** The path from `start` to `end`, with the points at which it turns in between. */
export function sailingPath(from: PlaceId, to: PlaceId, start: Place, end: Place): readonly Place[] {
  const a = PLACE_NAMES[from] ?? '';
  const b = PLACE_NAMES[to] ?? '';
  const between = isTransit(to) ? route(b, a, true) : isTransit(from) ? route(a, b, false) : [crossing(a, b, start, end)];
  return [start, ...between.flatMap((point) => (point ? [point] : [])), end];
}
