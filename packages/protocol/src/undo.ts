/** How far who has chosen may take it back by himself. */
import { CHANCE, type Choice, type EventOf, type GameEvent, NONE, type Seat, type View } from '@bb/engine';

/** What he may not take back: there is nothing, or this lies behind him. */
export type Barrier = 'nothing' | 'over' | 'die' | 'draw' | 'reveal' | 'otherSeat';

export type Undo = { readonly to: number } | { readonly barrier: Barrier };

/** A game as it was played. */
export interface Past {
  readonly isOver: boolean;
  /** How many choices were made, Chance's too. */
  readonly length: number;
  choice(at: number): Choice | undefined;
  /** Who made it. */
  maker(at: number): Seat | undefined;
  /** What the seat saw after so many choices. */
  view(length: number, seat: Seat): View;
  /** All that it brought. */
  events(at: number): readonly GameEvent[];
  /** Whether the question was put to a person, and so is a place to go back to. */
  wasAsked(at: number): boolean;
}

/** Chance has no other choice that is thrown. */
const barrierOf = (choice: Choice | undefined): Barrier => (choice?.type === 'face' ? 'die' : 'draw');

/** Back to the last question that was put to this seat, if nothing but its own choices has been made since. */
export function undoOf(past: Past, seat: Seat): Undo {
  if (past.isOver) return { barrier: 'over' };
  for (let at = past.length - 1; at >= 0; at--) {
    const maker = past.maker(at);
    if (maker === CHANCE) return { barrier: barrierOf(past.choice(at)) };
    if (maker !== seat) return { barrier: 'otherSeat' };
    if (hasRevealed(past.view(at, seat), past.view(at + 1, seat), past.events(at))) return { barrier: 'reveal' };
    if (past.wasAsked(at)) return { to: at };
  }
  return { barrier: 'nothing' };
}

/** Something that lay hidden from this seat came to light, or may have. */
export function hasRevealed(before: View, after: View, events: readonly GameEvent[]): boolean {
  const others = before.handSizes.flatMap((_, seat) => (seat === before.you ? [] : [seat]));
  return (
    after.hand.some((card) => !before.hand.includes(card)) ||
    after.pirateHand.some((pirate) => !before.pirateHand.includes(pirate)) ||
    others.some(
      (seat) =>
        after.handSizes[seat] !== before.handSizes[seat] ||
        after.pirateHandSizes[seat] !== before.pirateHandSizes[seat] ||
        after.sealedBy[seat] !== before.sealedBy[seat],
    ) ||
    // 6.32 A merchant that lay face down, whatever became of it.
    before.merchantSince.some(
      (since, port) => since < 0 && (before.merchantAt[port] ?? NONE) !== NONE && after.merchantAt[port] !== before.merchantAt[port],
    ) ||
    events.some((event) => isUnsealing(event) && after.owner[event.pirate] !== before.you)
  );
}

/** During setup ships and places are chosen in secret, and shown together. */
const isUnsealing = (event: GameEvent): event is EventOf<'shipChosen' | 'pirateDeployed'> =>
  event.type === 'shipChosen' || event.type === 'pirateDeployed';
