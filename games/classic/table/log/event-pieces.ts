/** The places and counters that a line of the log speaks of. */
import { type GameEvent, type PlaceId, placeOf } from '@bb/classic/rules';
import { type CounterKey, keyOf } from '../board/counters.ts';

export interface Pieces {
  readonly places: readonly PlaceId[];
  readonly counters: readonly CounterKey[];
}

export const NO_PIECES: Pieces = { places: [], counters: [] };

export const piecesOf = (events: readonly GameEvent[]): Pieces => ({
  places: [...new Set(events.flatMap(placesIn).filter((place) => place >= 0))],
  counters: [...new Set(events.flatMap(countersIn))],
});

function placesIn(event: GameEvent): readonly PlaceId[] {
  if ('from' in event) return [event.from, event.to];
  if ('at' in event) return [event.at];
  return 'port' in event && event.port >= 0 ? [placeOf(event.port)] : [];
}

/** Counters that have left the board since are among them. */
function countersIn(event: GameEvent): readonly CounterKey[] {
  const found: CounterKey[] = [];
  if ('pirate' in event) found.push(keyOf({ kind: 'pirate', id: event.pirate }));
  if ('other' in event) found.push(keyOf({ kind: 'pirate', id: event.other }));
  if ('commissioner' in event) found.push(keyOf({ kind: 'commissioner', id: event.commissioner }));
  if ('slot' in event) found.push(keyOf({ kind: 'warship', id: event.slot }));
  if ('sighting' in event) found.push(keyOf({ kind: 'merchant', id: event.sighting }));
  return found;
}
