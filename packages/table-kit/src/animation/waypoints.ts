/** The points at which a moving counter turns. */
import type { Place } from '../map/geometry.ts';

const apart = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);

interface Waypoint {
  readonly at: Place;
  /** Fraction of the path covered on arrival, 0 to 1. */
  readonly done: number;
}

/** The path with the fraction covered at each point, for an even speed. */
export function waypoints(course: readonly Place[]): readonly Waypoint[] {
  const legs = course.map((at, i) => apart(at, course[i - 1] ?? at));
  const length = legs.reduce((sum, leg) => sum + leg, 0) || 1;
  let sum = 0;
  return course.map((at, i) => {
    sum += legs[i] ?? 0;
    return { at, done: i === course.length - 1 ? 1 : sum / length };
  });
}
