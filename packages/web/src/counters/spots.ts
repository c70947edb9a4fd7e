/** Where each counter stands on the plate. */
import { AREAS, isArea, isPort, LOST, NONE, PIRATES, type PirateId, PLACE_NAMES, type PlaceId, RETIRED, type View } from '@bb/engine';
import { board, type Place, type PortSite } from '../board/board.ts';
import { berthsOf, IN_PORT } from './berths.ts';

const areas = new Map(board.areas.map((area) => [area.id, area]));
const transits = new Map(board.transitBoxes.map((box) => [box.id, box]));
const ports = new Map(board.ports.map((port) => [port.id, port]));

export const siteOf = (port: string): PortSite | undefined => ports.get(port);

/** The spots of a place, the best first. */
function spotsOf(place: PlaceId): readonly Place[] {
  const name = PLACE_NAMES[place] ?? '';
  const port = ports.get(name);
  return areas.get(name)?.anchors ?? transits.get(name)?.anchors ?? (port ? berthsOf(port) : []);
}

/** The middle of a place: of a port its shield. */
export const spotOf = (place: PlaceId): Place | null => siteOf(PLACE_NAMES[place] ?? '')?.shield ?? spotsOf(place)[0] ?? null;

/** Spots so ordered that each is as far as can be from those before it: names under counters need room. */
const spread = new Map<PlaceId, readonly Place[]>();
function spreadSpots(place: PlaceId): readonly Place[] {
  const known = spread.get(place);
  if (known) return known;
  const [first, ...rest] = spotsOf(place);
  const order = first ? [first] : [];
  while (rest.length > 0) {
    const room = rest.map(([x, y]) => Math.min(...order.map(([a, b]) => Math.hypot(x - a, (y - b) * 2))));
    order.push(...rest.splice(room.indexOf(Math.max(...room)), 1));
  }
  spread.set(place, order);
  return order;
}

/** Keeps each pirate on his spot while he stays where he is. */
export class Moorings {
  private readonly slots = new Map<PirateId, { place: PlaceId; slot: number }>();

  slot(view: View, pirate: PirateId, place: PlaceId): number {
    const known = this.slots.get(pirate);
    if (known?.place === place) return known.slot;
    const taken = PIRATES.flatMap((other) => {
      const mooring = this.slots.get(other);
      return other !== pirate && mooring?.place === place && view.at[other] === place ? [mooring.slot] : [];
    });
    let slot = 0;
    while (taken.includes(slot)) slot += 1;
    this.slots.set(pirate, { place, slot });
    return slot;
  }
}

/** The `i`th spot; when they run out the counters are fanned. */
function nth(spots: readonly Place[], i: number): Place {
  const [x, y] = spots[i % Math.max(1, spots.length)] ?? [0, 0];
  const round = Math.floor(i / Math.max(1, spots.length));
  return [x + 9 * round, y - 9 * round];
}

/** Radius of a counter at sea. */
const AT_SEA = 16;

export interface PirateSpot {
  readonly pirate: PirateId;
  readonly at: Place;
  /** Smaller in port and in the boxes of those who are gone. */
  readonly radius: number;
  /** The port a distant berth belongs to. */
  readonly tie: Place | null;
  /** There is room for his name below him. */
  readonly named: boolean;
}

/** Spots on the water where a name below the counter would lie on print. */
const nameless = new Set(board.areas.flatMap(({ anchors, nameless }) => nameless.map((index) => anchors[index]?.join())));
/** Half the width of a name, at its largest, by its letters; and where it stands below the counter. */
const LETTER = 4.2;
const NAME = { top: 18, bottom: 36 } as const;

/** Would a name below this place lie on a counter? */
function isOn([x, y]: Place, name: string, others: readonly { readonly at: Place; readonly radius: number }[]): boolean {
  return others.some(
    ({ at, radius }) =>
      Math.abs(at[0] - x) < LETTER * name.length + radius && at[1] + radius > y + NAME.top && at[1] - radius < y + NAME.bottom,
  );
}

/** Every pirate who is or was in play. */
export function pirateSpots(view: View, moorings: Moorings, nameOf: (pirate: PirateId) => string): readonly PirateSpot[] {
  const taken = new Map<number, number>();
  const next = (key: number): number => {
    const i = taken.get(key) ?? 0;
    taken.set(key, i + 1);
    return i;
  };
  const lying = PIRATES.flatMap((pirate): Omit<PirateSpot, 'named'>[] => {
    const fate = view.fate[pirate];
    if (fate === RETIRED) return [{ pirate, at: nth(board.retired.anchors, next(-RETIRED)), radius: 11, tie: null }];
    if (fate === LOST) return [{ pirate, at: nth(board.lost.anchors, next(-LOST)), radius: 11, tie: null }];
    const place = view.at[pirate];
    if (place === undefined || place < 0) return [];
    const slot = moorings.slot(view, pirate, place);
    const at = nth(isPort(place) ? spotsOf(place) : spreadSpots(place), slot);
    if (!isPort(place)) return [{ pirate, at, radius: AT_SEA, tie: null }];
    const shield = siteOf(PLACE_NAMES[place] ?? '')?.shield ?? at;
    return [{ pirate, at, radius: IN_PORT, tie: Math.hypot(at[0] - shield[0], at[1] - shield[1]) > 32 ? shield : null }];
  });
  const all = [...lying, ...navySpots(view).map(({ at }) => ({ at, radius: 15 }))];
  return lying.map((spot) => {
    const named = spot.radius === AT_SEA && !nameless.has(spot.at.join()) && !isOn(spot.at, nameOf(spot.pirate), all);
    return { ...spot, named };
  });
}

/** Warships and Commissioners take an area's last spots, so that pirates keep theirs. */
export function navySpots(
  view: View,
): readonly { readonly kind: 'warship' | 'commissioner'; readonly id: number; readonly seat: number; readonly at: Place }[] {
  const taken = new Map<number, number>();
  const last = (place: PlaceId): Place => {
    const i = taken.get(place) ?? 0;
    taken.set(place, i + 1);
    const spots = spotsOf(place);
    return nth([...spots].reverse(), i);
  };
  const warships = AREAS.flatMap((area) => {
    const id = view.warshipAt[area] ?? NONE;
    return id === NONE ? [] : [{ kind: 'warship' as const, id, seat: NONE, at: last(area) }];
  });
  const commissioners = view.commissioner.flatMap((id, seat) => {
    const place = view.commissionerAt[seat];
    return id === NONE || place === undefined || !isArea(place) ? [] : [{ kind: 'commissioner' as const, id, seat, at: last(place) }];
  });
  return [...warships, ...commissioners];
}

/** The victory point square of each seat; those that share one are fanned out. */
export function trackSpots(vp: readonly number[]): readonly { readonly seat: number; readonly at: Place; readonly hundreds: number }[] {
  const taken = new Map<number, number>();
  return vp.map((points, seat) => {
    const square = points > 100 ? ((points - 1) % 100) + 1 : points;
    const i = taken.get(square) ?? 0;
    taken.set(square, i + 1);
    const [x, y] = board.track[square] ?? [0, 0];
    return { seat, at: [x + i * 6 - 3, y + i * 2 - 2], hundreds: points > 100 ? Math.floor((points - 1) / 100) : 0 };
  });
}
