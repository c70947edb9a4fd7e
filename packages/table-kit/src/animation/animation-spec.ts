/** The animations that any table can show when something happens. */

/** An element of the page that can move, or that something can move to: `actor` is its `data-actor`, `part` the `data-part` of an element in it. */
export interface Spot<Actor extends string = string, Part extends string = string> {
  readonly actor: Actor;
  readonly part: Part | null;
}

/** Candidates in order of preference: the first that is on the page is used. */
export type Where<Actor extends string = string, Part extends string = string> = readonly Spot<Actor, Part>[];

/** How a counter leaves the map: it is carried to its box, hangs, fades, or sinks. */
export type Farewell = 'retired' | 'hanged' | 'faded' | 'sunk';
export type Weather = 'storm' | 'disease' | 'turmoil';

/** A game names its own actors and parts. Places and cards are its ids. */
export type AnimationSpec<Actor extends string = string, Part extends string = string> =
  /** Sails the way that the game's `AnimatedBoard` knows. `goesOn`: another move of the same counter follows. */
  | { readonly kind: 'sail'; readonly actor: Actor; readonly from: number; readonly to: number; readonly goesOn: boolean }
  | { readonly kind: 'appear' | 'turn' | 'vanish' | 'rock'; readonly actor: Actor }
  | { readonly kind: 'leave'; readonly actor: Actor; readonly how: Farewell }
  | { readonly kind: 'coins'; readonly from: Where<Actor, Part>; readonly to: Where<Actor, Part>; readonly coins: number }
  | { readonly kind: 'dice'; readonly by: Where<Actor, Part>; readonly dice: readonly number[] }
  | { readonly kind: 'card'; readonly card: number; readonly from: Where<Actor, Part>; readonly to: Where<Actor, Part> }
  /** Weather that crosses a part of the board. `outline`: its path data. */
  | { readonly kind: 'sweep'; readonly outline: string; readonly weather: Weather }
  | { readonly kind: 'pop'; readonly at: Where<Actor, Part>; readonly by: number }
  /** Two counters lean toward each other (`formed`), or apart. */
  | { readonly kind: 'bond'; readonly one: Actor; readonly other: Actor; readonly formed: boolean };

export type AnimationKind = AnimationSpec['kind'];

const MAX_COINS = 7;

/** @returns the number of coins that fly for a sum. @param each  the sum for each coin beyond the first two */
export const coinsFor = (sum: number, each: number): number => Math.min(MAX_COINS, 2 + Math.floor(sum / each));
