import type { Box, Point } from './geo.ts';
import type { Mask } from './raster.ts';
import { distance, distanceToBox, gap } from './rectangles.ts';
import type { Obstacle } from './slots.ts';

/** Smallest distance between the centers of two spots, in board units. */
const MIN_DISTANCE = 41;
/** The most spots of a Sea Area. */
const SPOT_LIMIT = 14;
/** Radius of a counter. */
const COUNTER = 16;

/** The box of a pirate's name, relative to the center of his counter above it. */
const NAME_BOX = { half: 29, top: 18, bottom: 31 } as const;
export const nameBox = ([x, y]: Point): Box => [x - NAME_BOX.half, y + NAME_BOX.top, 2 * NAME_BOX.half, NAME_BOX.bottom - NAME_BOX.top];
/** Penalties for a spot without room for a name, tried in this order until there are `ENOUGH` spots. */
const NAMELESS_PENALTIES = [16, 8, 4, 0] as const;
const ENOUGH = 10;

export interface Spot {
  at: Point;
  named: boolean;
}

/** Spots for counters on the open water of a Sea Area. Those with much room near its name come first. */
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
      const name = nameBox(at);
      const named = name[0] > left && name[0] + name[2] < left + width && obstacles.every((obstacle) => gap(name, obstacle.box) >= 0);
      candidates.push({ at, room: Math.min(room, 26), named });
    }
  }
  const tries = NAMELESS_PENALTIES.map((penalty) => chosenOf(candidates, label, penalty));
  return tries.find((chosen) => chosen.length >= ENOUGH) ?? tries.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

interface Candidate extends Spot {
  readonly room: number;
}

/** Picks the best spots in turn, each far enough from those before it. */
function chosenOf(candidates: readonly Candidate[], label: Point, nameless: number): Spot[] {
  const worth = ({ at, room, named }: Candidate): number => room * 1.6 - 0.22 * distance(at, label) - (named ? 0 : nameless);
  const chosen: Spot[] = [];
  for (const { at, named } of candidates.toSorted((a, b) => worth(b) - worth(a)))
    if (chosen.length < SPOT_LIMIT && chosen.every((other) => distance(at, other.at) >= MIN_DISTANCE)) chosen.push({ at, named });
  return chosen;
}
