/** The animations that the table can show when something happens. */
import type { CardId, LossCause, PlaceId } from '@bb/golden-age/rules';

/** An element of the page that can move, or that something can move to. The page marks it with `data-actor`. */
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

/** Candidates in order of preference: the first that is on the page is used. */
export type Where = readonly Spot[];

export type Weather = 'storm' | 'disease' | 'turmoil';

export type AnimationSpec =
  /** Sails along the routes of the board. `goesOn`: another move of the same counter follows. */
  | { readonly kind: 'sail'; readonly actor: Actor; readonly from: PlaceId; readonly to: PlaceId; readonly goesOn: boolean }
  | { readonly kind: 'appear' | 'turn' | 'vanish' | 'rock'; readonly actor: Actor }
  /** A pirate leaves the game, and his counter goes to the Retired or Lost box. */
  | { readonly kind: 'leave'; readonly actor: Actor; readonly how: LossCause | 'retired' }
  | { readonly kind: 'coins'; readonly from: Where; readonly to: Where; readonly doubloons: number }
  | { readonly kind: 'dice'; readonly by: Where; readonly dice: readonly number[] }
  /** Shown face down if `card` is `NO_CARD`. */
  | { readonly kind: 'card'; readonly card: CardId; readonly from: Where; readonly to: Where }
  /** Weather that crosses Sea Areas. An empty list means the whole board. */
  | { readonly kind: 'sweep'; readonly areas: readonly PlaceId[]; readonly weather: Weather }
  | { readonly kind: 'pop'; readonly at: Where; readonly by: number }
  /** Two counters lean toward each other (`formed`), or apart. */
  | { readonly kind: 'bond'; readonly one: Actor; readonly other: Actor; readonly formed: boolean };

export type AnimationKind = AnimationSpec['kind'];
