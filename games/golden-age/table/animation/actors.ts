/** What the page marks with `data-actor` and `data-part`, for animations. */
import type { AnimationSpec as SpecOf, Spot as SpotOf, Where as WhereOf } from '@bb/table-kit/animation/animation-spec.ts';

export type Actor =
  | `${'pirate' | 'warship' | 'commissioner' | 'merchant' | 'governor' | 'haven' | 'ruin' | 'display' | 'seat' | 'hand' | 'card'}-${number}`
  | 'deck'
  | 'nowDeck'
  | 'deckSize'
  | 'discards'
  | 'table';
/** A part of a pirate's display. */
export type Part = 'holds' | `hold-${number}` | 'netWorth' | 'notoriety' | 'loyalty' | 'combat' | 'speed' | 'cunning';

export type Spot = SpotOf<Actor, Part>;
export type Where = WhereOf<Actor, Part>;
export type AnimationSpec = SpecOf<Actor, Part>;
