/** Clocks that stand still at times. All moments and times are in milliseconds. */

/** Both times are in milliseconds since 1970. */
export type Pause = readonly [from: number, to: number];

/** @returns the moment at which `time` has passed outside the stops */
export function timeAfter(from: number, time: number, stops: readonly Pause[]): number {
  let [at, left] = [from, time];
  for (const [start, end] of stops.toSorted(([a], [b]) => a - b)) {
    if (end <= at) continue;
    if (start >= at + left) break;
    left -= Math.max(0, start - at);
    at = end;
  }
  return at + left;
}

/** @returns the latest moment such that, from it to `until`, `time` has passed outside the stops */
export function timeBefore(until: number, time: number, stops: readonly Pause[]): number {
  let [at, left] = [until, time];
  for (const [start, end] of stops.toSorted(([, a], [, b]) => b - a)) {
    if (start >= at) continue;
    if (end <= at - left) break;
    left -= Math.max(0, at - end);
    at = start;
  }
  return at - left;
}

/** @returns the milliseconds of the stops between the two moments; where stops overlap, they count once */
function timeStopped(stops: readonly Pause[], from: number, to: number): number {
  let [sum, counted] = [0, from];
  for (const [start, end] of stops.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, Math.min(end, to) - Math.max(start, counted));
    counted = Math.max(counted, end);
  }
  return sum;
}

/** @returns those that end after `from`, of stops in order */
export function stopsSince(stops: readonly Pause[], from: number): readonly Pause[] {
  const last = stops.findLastIndex(([, end]) => end <= from);
  return stops.slice(last + 1);
}

/** @returns the milliseconds outside the stops between the two moments; none if the second one is earlier */
export const timeBetween = (from: number, to: number, stops: readonly Pause[]): number =>
  Math.max(0, to - from - timeStopped(stops, from, to));
