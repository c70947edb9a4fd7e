import type { Box, Point } from './geo.ts';
import type { Mask } from './raster.ts';
import { distance, distanceToBox, gap } from './rectangles.ts';
import type { Obstacle } from './slots.ts';

const APART = 41;
const MOST = 14;
const COUNTER = 16;

/** A pirate's name below his counter. */
const PLATE = { half: 29, top: 18, bottom: 31 } as const;
export const namePlate = ([x, y]: Point): Box => [x - PLATE.half, y + PLATE.top, 2 * PLATE.half, PLATE.bottom - PLATE.top];
/** How much a spot is worth less where a name would lie on print. */
const NAMELESS = [16, 8, 4, 0] as const;
const ENOUGH = 10;

export interface Spot {
  at: Point;
  named: boolean;
}

/** Open-water spots for counters in a sea area, the roomiest near its name first. */
export function anchorSpots(outside: Mask, land: Mask, obstacles: Obstacle[], label: Point, box: readonly number[]): Spot[] {
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const candidates: Candidate[] = [];
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
      if (room < 0) continue;
      const plate = namePlate(at);
      const named = plate[0] > left && plate[0] + plate[2] < left + width && obstacles.every((obstacle) => gap(plate, obstacle.box) >= 0);
      candidates.push({ at, room: Math.min(room, 26), named });
    }
  }
  const tries = NAMELESS.map((penalty) => chosenOf(candidates, label, penalty));
  return tries.find((chosen) => chosen.length >= ENOUGH) ?? tries.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

interface Candidate extends Spot {
  readonly room: number;
}

/** The best spots, one after the other, each apart from those before it. */
function chosenOf(candidates: readonly Candidate[], label: Point, nameless: number): Spot[] {
  const worth = ({ at, room, named }: Candidate): number => room * 1.6 - 0.22 * distance(at, label) - (named ? 0 : nameless);
  const chosen: Spot[] = [];
  for (const { at, named } of candidates.toSorted((a, b) => worth(b) - worth(a)))
    if (chosen.length < MOST && chosen.every((other) => distance(at, other.at) >= APART)) chosen.push({ at, named });
  return chosen;
}
