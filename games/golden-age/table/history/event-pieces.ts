/** The seat of an event, and the pieces that it names. */
import type { CardId, GameEvent, PirateId, PlaceId, Seat } from '@bb/golden-age/rules';
import { placeOf } from '@bb/golden-age/rules';

/** The owner of each pirate. */
export interface Owners {
  readonly owner: readonly Seat[];
}

/** @returns the seat that the event names, and the owners of its pirates */
export function seatsOf(event: GameEvent, { owner }: Owners): readonly Seat[] {
  return known([...('seat' in event ? [event.seat] : []), ...piratesOf(event).map((pirate) => owner[pirate] ?? -1)]);
}
/** @returns the first of them; −1 if there is none */
export const seatOf = (event: GameEvent, view: Owners): Seat => seatsOf(event, view)[0] ?? -1;

/** The places, pirates and cards that a line mentions. */
export interface Pieces {
  readonly places: readonly PlaceId[];
  readonly pirates: readonly PirateId[];
  readonly cards: readonly CardId[];
}

export const NO_PIECES: Pieces = { places: [], pirates: [], cards: [] };

export function piecesOf(events: readonly GameEvent[]): Pieces {
  return {
    places: known(events.flatMap(placesOf)),
    pirates: known(events.flatMap(piratesOf)),
    cards: known(
      events.flatMap((event) => ('card' in event ? [event.card] : 'cards' in event && typeof event.cards !== 'number' ? event.cards : [])),
    ),
  };
}

const known = <Id extends number>(ids: readonly Id[]): readonly Id[] => [...new Set(ids.filter((id) => id >= 0))];

function piratesOf(event: GameEvent): readonly PirateId[] {
  if (event.type === 'contested') return known(event.sides.map(({ pirate }) => pirate));
  if (event.type === 'pardonProclaimed') return event.pirates;
  return 'pirate' in event ? known([event.pirate]) : [];
}

function placesOf(event: GameEvent): readonly PlaceId[] {
  switch (event.type) {
    case 'pirateMoved':
    case 'pirateOusted':
      return [event.from, event.to];
    case 'pirateDeployed':
    case 'commissionerMoved':
      return [event.to];
    case 'commissionerReacted':
      return [event.from];
    case 'commissionerDeployed':
      return [event.at];
    case 'stormStruck':
      return [...event.areas, placeOf(event.port)];
    case 'warshipSighted':
    case 'warshipRemoved':
      return [event.area];
    case 'actionAnnounced':
      return [event.target];
    case 'contested':
      return event.sides.flatMap(({ port }) => (port >= 0 ? [placeOf(port)] : []));
    default:
      return 'port' in event && event.port >= 0 ? [placeOf(event.port)] : [];
  }
}
