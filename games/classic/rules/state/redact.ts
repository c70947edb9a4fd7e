/** Removes from an event what a seat may not know. */
import { NO_CARD, NO_MERCHANT, NO_PORT, NO_WARSHIP, NONE, type Seat } from '../data/ids.ts';
import type { GameEvent } from './events.ts';

/** @param you  the seat, or null for a spectator @returns the event, with hidden pieces replaced by none */
export function redact(event: GameEvent, you: Seat | null): GameEvent {
  switch (event.type) {
    case 'cardDrawn':
      return event.seat === NONE || event.seat === you ? event : { ...event, card: NO_CARD };
    case 'merchantInspected':
      return event.seat === you ? event : { ...event, merchant: NO_MERCHANT };
    case 'merchantTurnedUp':
      return event.seat === NONE || event.seat === you ? event : { ...event, seat: NONE };
    case 'hostageTaken':
      return event.seat === NONE || event.seat === you ? event : { ...event, home: NO_PORT };
    case 'merchantPlaced':
      return event.up ? event : { ...event, merchant: NO_MERCHANT };
    case 'warshipPlaced':
      return event.up ? event : { ...event, warship: NO_WARSHIP };
    default:
      return event;
  }
}
