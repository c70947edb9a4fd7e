/** The places and counters that an event, a choice or a question names. */
import {
  type CommissionerId,
  type PirateId,
  PLACES,
  type PlaceId,
  type PortId,
  placeOf,
  type SightingId,
  type SlotId,
} from '@bb/classic/rules';
import { type CounterKey, keyOf } from './counters.ts';

export interface Pieces {
  readonly places: readonly PlaceId[];
  readonly counters: readonly CounterKey[];
}

export const NO_PIECES: Pieces = { places: [], counters: [] };

/** Whatever may name a piece. */
export interface Naming {
  readonly type?: string;
  /** A place only beside `to`. */
  readonly from?: number;
  readonly to?: PlaceId;
  readonly at?: PlaceId;
  readonly place?: PlaceId;
  readonly port?: PortId;
  readonly pirate?: PirateId;
  readonly other?: PirateId;
  readonly commissioner?: CommissionerId;
  readonly slot?: SlotId;
  readonly sighting?: SightingId;
}

export const piecesOf = (all: readonly Naming[]): Pieces => ({
  places: [...new Set(all.flatMap(placesIn).filter((place) => place >= 0))],
  counters: [...new Set(all.flatMap(countersIn))],
});

function placesIn({ from, to, at, place, port }: Naming): readonly PlaceId[] {
  const start = to === undefined ? undefined : PLACES.find((one) => one === from);
  return [start, to, at, place, port === undefined || port < 0 ? undefined : placeOf(port)].filter((one) => one !== undefined);
}

/** Counters that have left the board are among them. */
function countersIn({ pirate, other, commissioner, slot, sighting }: Naming): readonly CounterKey[] {
  const found: CounterKey[] = [];
  if (pirate !== undefined) found.push(keyOf({ kind: 'pirate', id: pirate }));
  if (other !== undefined) found.push(keyOf({ kind: 'pirate', id: other }));
  if (commissioner !== undefined) found.push(keyOf({ kind: 'commissioner', id: commissioner }));
  if (slot !== undefined) found.push(keyOf({ kind: 'warship', id: slot }));
  if (sighting !== undefined) found.push(keyOf({ kind: 'merchant', id: sighting }));
  return found;
}
