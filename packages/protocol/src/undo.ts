/** Undo: how far a player may take back their own choices without a vote. */
import { CHANCE, type Choice, type EventOf, type GameEvent, NONE, type Seat, type View } from '@bb/golden-age/rules';

/**
 * Why nothing can be undone. `nothing`: the player has not chosen yet; `over`: the game is over. The others have happened since the player's last
 * choice: a die was thrown, a card or counter was drawn, something hidden was revealed, or another seat chose.
 */
export type Barrier = 'nothing' | 'over' | 'die' | 'draw' | 'reveal' | 'otherSeat';

/** The number of the choice that undo returns to, or why there is none. */
export type Undo = { readonly to: number } | { readonly barrier: Barrier };

/** What `undoOf` needs to know of a game. `at` is the number of a choice, from 0. */
export interface GameHistory {
  readonly isOver: boolean;
  /** The number of choices made, including those of Chance. */
  readonly length: number;
  choice(at: number): Choice | undefined;
  /** The seat that made the choice, or CHANCE. */
  maker(at: number): Seat | undefined;
  /** What the seat saw after the first `length` choices. */
  view(length: number, seat: Seat): View;
  /** The events of the choice. */
  events(at: number): readonly GameEvent[];
  /** Whether a person was asked to make this choice, so that undo can return to it. */
  wasAsked(at: number): boolean;
}

/** A choice of Chance is the face of a die, or else a draw. */
const barrierOf = (choice: Choice | undefined): Barrier => (choice?.type === 'face' ? 'die' : 'draw');

/** @returns the last choice that this seat was asked to make, if only its own choices have followed and nothing hidden has been revealed */
export function undoOf(history: GameHistory, seat: Seat): Undo {
  if (history.isOver) return { barrier: 'over' };
  for (let at = history.length - 1; at >= 0; at--) {
    const maker = history.maker(at);
    if (maker === CHANCE) return { barrier: barrierOf(history.choice(at)) };
    if (maker !== seat) return { barrier: 'otherSeat' };
    if (hasRevealed(history.view(at, seat), history.view(at + 1, seat), history.events(at))) return { barrier: 'reveal' };
    if (history.wasAsked(at)) return { to: at };
  }
  return { barrier: 'nothing' };
}

/** Whether a choice revealed something hidden from this seat, or may have. `before` and `after` are the seat's views, `events` those of the choice. */
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
    // 6.32 A merchant that lay face down was turned up or removed.
    before.merchantSince.some(
      (since, port) => since < 0 && (before.merchantAt[port] ?? NONE) !== NONE && after.merchantAt[port] !== before.merchantAt[port],
    ) ||
    events.some((event) => isReveal(event) && after.owner[event.pirate] !== before.you)
  );
}

/** During setup ships and places are chosen in secret, and revealed together. */
const isReveal = (event: GameEvent): event is EventOf<'shipChosen' | 'pirateDeployed'> =>
  event.type === 'shipChosen' || event.type === 'pirateDeployed';
