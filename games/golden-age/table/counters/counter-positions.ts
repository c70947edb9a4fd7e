/** The position of each counter on the board. */
import {
  AREAS,
  isArea,
  isPort,
  LOST,
  NONE,
  PIRATES,
  type PirateId,
  PLACE_NAMES,
  type PlaceId,
  RETIRED,
  type View,
} from '@bb/golden-age/rules';
import { board, type Place, type PortSite } from '../board/board.ts';
import { berthsOf, PORT_COUNTER_RADIUS } from './port-berths.ts';

const areas = new Map(board.areas.map((area) => [area.id, area]));
const transits = new Map(board.transitBoxes.map((box) => [box.id, box]));
const ports = new Map(board.ports.map((port) => [port.id, port]));

export const siteOf = (port: string): PortSite | undefined => ports.get(port);

/** Positions for counters at a place, best first. */
function spotsOf(place: PlaceId): readonly Place[] {
  const name = PLACE_NAMES[place] ?? '';
  const port = ports.get(name);
  return areas.get(name)?.anchors ?? transits.get(name)?.anchors ?? (port ? berthsOf(port) : []);
}

/** The position that stands for a place: a port's shield, else its best spot for a counter. */
export const spotOf = (place: PlaceId): Place | null => siteOf(PLACE_NAMES[place] ?? '')?.shield ?? spotsOf(place)[0] ?? null;

/** The spots of each place, ordered so that each is as far as possible from those before it: names below counters need room. */
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

/** Keeps each pirate on the same spot as long as he stays at the same place. */
export class StableSlots {
  private readonly taken = new Map<PirateId, { place: PlaceId; slot: number }>();

  slot(view: View, pirate: PirateId, place: PlaceId): number {
    const known = this.taken.get(pirate);
    if (known?.place === place) return known.slot;
    const taken = PIRATES.flatMap((other) => {
      const mooring = this.taken.get(other);
      return other !== pirate && mooring?.place === place && view.at[other] === place ? [mooring.slot] : [];
    });
    let slot = 0;
    while (taken.includes(slot)) slot += 1;
    this.taken.set(pirate, { place, slot });
    return slot;
  }
}

/** The `i`th spot. Further counters are fanned out over the same spots. */
function slotAt(spots: readonly Place[], i: number): Place {
  const [x, y] = spots[i % Math.max(1, spots.length)] ?? [0, 0];
  const round = Math.floor(i / Math.max(1, spots.length));
  return [x + 9 * round, y - 9 * round];
}

/** Radius of a counter at sea, in board units. */
export const SEA_COUNTER_RADIUS = 16;

export interface PirateSpot {
  readonly pirate: PirateId;
  readonly at: Place;
  /** Smaller in port and in the Retired and Lost boxes. */
  readonly radius: number;
  /** The shield of the port, if the berth is so far away that a line must join them; else null. */
  readonly tie: Place | null;
}

/** Positions of all pirates who are or were in play. */
export function pirateSpots(view: View, slots: StableSlots): readonly PirateSpot[] {
  const taken = new Map<number, number>();
  /** Counts the pirates in each box. */
  const next = (key: number): number => {
    const i = taken.get(key) ?? 0;
    taken.set(key, i + 1);
    return i;
  };
  return PIRATES.flatMap((pirate): PirateSpot[] => {
    const fate = view.fate[pirate];
    if (fate === RETIRED) return [{ pirate, at: slotAt(board.retired.anchors, next(-RETIRED)), radius: 11, tie: null }];
    if (fate === LOST) return [{ pirate, at: slotAt(board.lost.anchors, next(-LOST)), radius: 11, tie: null }];
    const place = view.at[pirate];
    if (place === undefined || place < 0) return [];
    const slot = slots.slot(view, pirate, place);
    const at = slotAt(isPort(place) ? spotsOf(place) : spreadSpots(place), slot);
    if (!isPort(place)) return [{ pirate, at, radius: SEA_COUNTER_RADIUS, tie: null }];
    const shield = siteOf(PLACE_NAMES[place] ?? '')?.shield ?? at;
    return [{ pirate, at, radius: PORT_COUNTER_RADIUS, tie: Math.hypot(at[0] - shield[0], at[1] - shield[1]) > 32 ? shield : null }];
  });
}

/** Positions of warships and Commissioners: an area's last spots, which leaves the best to pirates. */
export function navySpots(
  view: View,
): readonly { readonly kind: 'warship' | 'commissioner'; readonly id: number; readonly seat: number; readonly at: Place }[] {
  const taken = new Map<number, number>();
  const last = (place: PlaceId): Place => {
    const i = taken.get(place) ?? 0;
    taken.set(place, i + 1);
    const spots = spotsOf(place);
    return slotAt([...spots].reverse(), i);
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

/** The position of each seat's marker on the victory point track. Markers on one square are fanned out. */
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
