/** What the table shows when something happens: short pictures, played one after another. */
import type { CardId, LossCause, PlaceId } from '@bb/engine';

/** A thing on the page that can move or be moved to; the page marks it with `data-actor`. */
export type Actor =
  | `${'pirate' | 'warship' | 'commissioner' | 'merchant' | 'governor' | 'haven' | 'ruin' | 'display' | 'seat' | 'hand' | 'card'}-${number}`
  | 'deck'
  | 'nowDeck'
  | 'deckSize'
  | 'discards'
  | 'table';
/** A part of a pirate's display, marked with `data-part`. */
export type Part = 'holds' | `hold-${number}` | 'netWorth' | 'notoriety' | 'loyalty' | 'combat' | 'speed' | 'cunning';

export interface Spot {
  readonly actor: Actor;
  readonly part: Part | null;
}

/** The first that is on the page counts. */
export type Where = readonly Spot[];

export type Weather = 'storm' | 'disease' | 'turmoil';

export type Scene =
  /** Along the courses of the board; `goesOn`: he does not stay there. */
  | { readonly kind: 'sail'; readonly actor: Actor; readonly from: PlaceId; readonly to: PlaceId; readonly goesOn: boolean }
  | { readonly kind: 'appear' | 'turn' | 'vanish' | 'rock'; readonly actor: Actor }
  /** A pirate's end; his counter comes to lie in its box. */
  | { readonly kind: 'leave'; readonly actor: Actor; readonly how: LossCause | 'retired' }
  | { readonly kind: 'coins'; readonly from: Where; readonly to: Where; readonly doubloons: number }
  | { readonly kind: 'dice'; readonly by: Where; readonly dice: readonly number[] }
  /** Face down if the card is none. */
  | { readonly kind: 'card'; readonly card: CardId; readonly from: Where; readonly to: Where }
  /** No areas: all of them. */
  | { readonly kind: 'sweep'; readonly areas: readonly PlaceId[]; readonly weather: Weather }
  | { readonly kind: 'pop'; readonly at: Where; readonly by: number }
  /** Two counters, drawn to one another or parted. */
  | { readonly kind: 'bond'; readonly one: Actor; readonly other: Actor; readonly formed: boolean };

export type SceneKind = Scene['kind'];
