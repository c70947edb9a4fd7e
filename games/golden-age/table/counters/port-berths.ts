/** Positions of pirates' counters in a port, also of more than it has berths in `board.json`. */
import { board, type Place, type PortSite } from '../board/board.ts';

/** Radius of a counter in port, in board units. */
export const PORT_COUNTER_RADIUS = 13;
/** One for each player; there may be ten. */
const MAX_BERTHS = 10;
/** Where to look for further berths: distances from the shield in board units, their step, and the number of directions. */
const [NEAREST, FARTHEST, STEP, DIRECTIONS] = [28, 150, 4, 24];

interface Disc {
  readonly at: Place;
  readonly radius: number;
}

/** Everything around the ports that a counter must not cover. */
const obstacles: readonly Disc[] = board.ports.flatMap(({ shield, merchant, governor, berths }): readonly Disc[] => [
  { at: shield, radius: 14 },
  { at: merchant, radius: 12 },
  { at: governor, radius: 10 },
  ...berths.map((at) => ({ at, radius: PORT_COUNTER_RADIUS })),
]);

const known = new Map<string, readonly Place[]>();

/** The berths of `board.json`, then the nearest positions around the shield where a counter covers nothing. */
export function berthsOf(port: PortSite): readonly Place[] {
  const before = known.get(port.id);
  if (before) return before;
  const berths = [...port.berths];
  const frame = board.panels.find(({ id }) => id === port.panel)?.frame ?? [0, 0, board.width, board.height];
  for (let far = NEAREST; far <= FARTHEST && berths.length < MAX_BERTHS; far += STEP)
    for (let turn = 0; turn < DIRECTIONS && berths.length < MAX_BERTHS; turn++) {
      const angle = (turn * 2 * Math.PI) / DIRECTIONS;
      const at: Place = [Math.round(port.shield[0] + far * Math.cos(angle)), Math.round(port.shield[1] + far * Math.sin(angle))];
      const taken = [...obstacles, ...berths.map((berth): Disc => ({ at: berth, radius: PORT_COUNTER_RADIUS }))];
      if (
        isInside(at, frame) &&
        taken.every((other) => Math.hypot(at[0] - other.at[0], at[1] - other.at[1]) >= other.radius + PORT_COUNTER_RADIUS)
      )
        berths.push(at);
    }
  known.set(port.id, berths);
  return berths;
}

const isInside = ([x, y]: Place, [left, top, width, height]: readonly [number, number, number, number]): boolean =>
  x >= left + PORT_COUNTER_RADIUS &&
  y >= top + PORT_COUNTER_RADIUS &&
  x <= left + width - PORT_COUNTER_RADIUS &&
  y <= top + height - PORT_COUNTER_RADIUS;
