import type { Point } from './geo.ts';
import type { Mask } from './raster.ts';
import { distance, distanceToBox } from './rectangles.ts';
import type { Obstacle } from './slots.ts';

const APART = 41;
const MOST = 14;
const COUNTER = 16;

/** Open-water spots for counters in a sea area, the roomiest near its name first. */
export function anchorSpots(outside: Mask, land: Mask, obstacles: Obstacle[], label: Point, box: readonly number[]): Point[] {
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const candidates: { at: Point; room: number }[] = [];
  for (let x = Math.ceil(left); x < left + width; x += 3) {
    for (let y = Math.ceil(top); y < top + height; y += 3) {
      const at: Point = [x, y];
      if (outside.has(at) || land.has(at)) continue;
      const shore = Math.min(land.distance(at), outside.distance(at)) - COUNTER;
      if (shore < 3) continue;
      let room = shore;
      for (const obstacle of obstacles) {
        room = Math.min(room, distanceToBox(at, obstacle.box) - COUNTER - 3);
        if (room < 0) break;
      }
      if (room >= 0) candidates.push({ at, room: Math.min(room, 26) });
    }
  }
  const chosen: Point[] = [];
  const worth = ({ at, room }: { at: Point; room: number }): number => room * 1.6 - 0.22 * distance(at, label);
  candidates.sort((a, b) => worth(b) - worth(a));
  for (const { at } of candidates) {
    if (chosen.length < MOST && chosen.every((other) => distance(at, other) >= APART)) chosen.push(at);
  }
  return chosen;
}
