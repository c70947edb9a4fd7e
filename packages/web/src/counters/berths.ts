/** Where more pirates lie in a port than it has berths on the plate. */
import { board, type Place, type PortSite } from '../board/board.ts';

/** Radius of a counter in port. */
export const IN_PORT = 13;
/** As many as there may be players, each with a pirate there. */
const MOST = 10;
/** How far from the shield they are looked for, in board units, and by what steps. */
const [NEAREST, FARTHEST, PACE, DIRECTIONS] = [28, 150, 4, 24];

interface Disc {
  readonly at: Place;
  readonly radius: number;
}

/** What stands about the ports. */
const things: readonly Disc[] = board.ports.flatMap(({ shield, merchant, governor, berths }): readonly Disc[] => [
  { at: shield, radius: 14 },
  { at: merchant, radius: 12 },
  { at: governor, radius: 10 },
  ...berths.map((at) => ({ at, radius: IN_PORT })),
]);

const known = new Map<string, readonly Place[]>();

/** The berths on the plate, and then the nearest places around the shield where a counter covers no other thing. */
export function berthsOf(port: PortSite): readonly Place[] {
  const before = known.get(port.id);
  if (before) return before;
  const berths = [...port.berths];
  const frame = board.panels.find(({ id }) => id === port.panel)?.frame ?? [0, 0, board.width, board.height];
  for (let far = NEAREST; far <= FARTHEST && berths.length < MOST; far += PACE)
    for (let turn = 0; turn < DIRECTIONS && berths.length < MOST; turn++) {
      const angle = (turn * 2 * Math.PI) / DIRECTIONS;
      const at: Place = [Math.round(port.shield[0] + far * Math.cos(angle)), Math.round(port.shield[1] + far * Math.sin(angle))];
      const taken = [...things, ...berths.map((berth): Disc => ({ at: berth, radius: IN_PORT }))];
      if (isInside(at, frame) && taken.every((thing) => Math.hypot(at[0] - thing.at[0], at[1] - thing.at[1]) >= thing.radius + IN_PORT))
        berths.push(at);
    }
  known.set(port.id, berths);
  return berths;
}

const isInside = ([x, y]: Place, [left, top, width, height]: readonly [number, number, number, number]): boolean =>
  x >= left + IN_PORT && y >= top + IN_PORT && x <= left + width - IN_PORT && y <= top + height - IN_PORT;
