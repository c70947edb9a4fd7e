/** The position of each counter on the board. */
import {
  COMMISSIONERS,
  type CommissionerId,
  isHex,
  isPort,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  portAt,
  SIGHTINGS,
  type SightingId,
  SLOTS,
  type SlotId,
  type View,
} from '@bb/classic/rules';
import type { Place } from '@bb/table-kit/map/geometry.ts';
import { berthsAt, board } from './board.ts';

type Piece =
  | { readonly kind: 'pirate'; readonly id: PirateId }
  | { readonly kind: 'commissioner'; readonly id: CommissionerId }
  | { readonly kind: 'warship'; readonly id: SlotId }
  | { readonly kind: 'merchant'; readonly id: SightingId };

/** What a player presses on the map. */
export type OnMap = Piece | { readonly kind: 'place'; readonly id: PlaceId };

export type CounterKey = `${Piece['kind']}-${number}`;
export const keyOf = ({ kind, id }: Piece): CounterKey => `${kind}-${id}`;

/** A counter on the map. */
export type Counter = Piece & {
  readonly place: PlaceId;
  readonly at: Place;
  /** The shield of the port, if the berth is so far away that a line must join them; else null. */
  readonly tie: Place | null;
};

/** Distance at which a line joins a counter in port to the shield. */
const TIE_DISTANCE = 32;
/** When a place is full, its counters lie on a circle of this radius. */
const CROWD_RADIUS = 21;

/** Pirates come first, so that they keep their places when others come and go. */
function pieces(view: View): readonly (Piece & { readonly place: PlaceId })[] {
  const at = (place: PlaceId | undefined): PlaceId | null => (place === undefined || place === NONE ? null : place);
  const found: (Piece & { place: PlaceId })[] = [];
  for (const fleet of view.fleet)
    for (const id of fleet) {
      const place = at(view.at[id]);
      if (place !== null) found.push({ kind: 'pirate', id, place });
    }
  for (const id of COMMISSIONERS) {
    const place = view.commissionerOf[id] === NONE ? null : at(view.commissionerAt[id]);
    if (place !== null) found.push({ kind: 'commissioner', id, place });
  }
  for (const id of SLOTS.slice(0, view.slotAt.length)) {
    const place = at(view.slotAt[id]);
    if (place !== null) found.push({ kind: 'warship', id, place });
  }
  for (const id of SIGHTINGS.slice(0, view.sightingAt.length)) {
    const place = at(view.sightingAt[id]);
    if (place !== null) found.push({ kind: 'merchant', id, place });
  }
  return found;
}

/** @returns the place of the `i`th of `count` counters */
function spotFor(place: PlaceId, i: number, count: number): Place {
  const berths = berthsAt(place);
  const own = berths[i];
  if (own && count <= berths.length) return own;
  const [x, y] = isHex(place) ? (board.hexes[place]?.at ?? [0, 0]) : (berths[i % berths.length] ?? [0, 0]);
  if (!isHex(place)) return [x + 7 * Math.floor(i / berths.length), y - 7 * Math.floor(i / berths.length)];
  const angle = (2 * Math.PI * i) / count - Math.PI / 2;
  return [x + CROWD_RADIUS * Math.cos(angle), y + CROWD_RADIUS * Math.sin(angle)];
}

export function countersOn(view: View): readonly Counter[] {
  const all = pieces(view);
  const seen = new Map<PlaceId, number>();
  return all.map((piece) => {
    const { place } = piece;
    const i = seen.get(place) ?? 0;
    seen.set(place, i + 1);
    const at = spotFor(place, i, all.filter((other) => other.place === place).length);
    const shield = isPort(place) ? (board.ports[portAt(place)]?.shield ?? at) : at;
    return { ...piece, at, tie: Math.hypot(at[0] - shield[0], at[1] - shield[1]) > TIE_DISTANCE ? shield : null };
  });
}

/** Pirates who have left the game, in the boxes for the retired and the lost. */
export function departed(
  view: View,
  isRetired: (pirate: PirateId) => boolean,
): readonly { readonly pirate: PirateId; readonly at: Place }[] {
  const gone = PIRATES.filter((pirate) => (view.owner[pirate] ?? NONE) >= 0 && !view.fleet.flat().includes(pirate));
  const inBox = (list: readonly PirateId[], anchors: readonly Place[]) =>
    list.map((pirate, i) => ({ pirate, at: anchors[i % anchors.length] ?? ([0, 0] as Place) }));
  return [
    ...inBox(gone.filter(isRetired), board.retired.anchors),
    ...inBox(
      gone.filter((pirate) => !isRetired(pirate)),
      board.lost.anchors,
    ),
  ];
}

/** The position of each pirate's marker on the Notoriety track. Markers on one square are fanned out. */
export function trackSpots(view: View): readonly { readonly pirate: PirateId; readonly at: Place }[] {
  const taken = new Map<number, number>();
  return view.fleet.flat().map((pirate) => {
    const square = Math.min(board.track.length - 1, Math.max(0, view.notoriety[pirate] ?? 0));
    const i = taken.get(square) ?? 0;
    taken.set(square, i + 1);
    const [x, y] = board.track[square] ?? [0, 0];
    return { pirate, at: [x + i * 6 - 2, y + i * 3 - 2] };
  });
}
