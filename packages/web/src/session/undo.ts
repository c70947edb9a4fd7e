/** How far a person may take back what he chose. */
import {
  CHANCE,
  type Choice,
  type Decision,
  decision,
  type EventOf,
  type GameEvent,
  legal,
  NONE,
  type Seat,
  type View,
  view,
} from '@bb/engine';
import type { History } from './history.ts';

/** What he may not take back: there is nothing, or this lies behind him. */
type Barrier = 'nothing' | 'over' | 'die' | 'draw' | 'reveal' | 'otherSeat';

export type Undo = { readonly to: number } | { readonly barrier: Barrier };

/** Chance has no other choice that is thrown. */
const barrierOf = (choice: Choice | undefined): Barrier => (choice?.type === 'face' ? 'die' : 'draw');

/**
 * Back to the last question that was put to this seat, if nothing but its own choices has been made since.
 * `unasked`: what would not be put to the person at all, and so is no place to go back to.
 */
export function undoOf(history: History, seat: Seat, unasked: (d: Decision, choices: readonly Choice[]) => boolean): Undo {
  if (history.game.ending !== '') return { barrier: 'over' };
  for (let at = history.length - 1; at >= 0; at--) {
    const maker = history.maker(at);
    if (maker === CHANCE) return { barrier: barrierOf(history.choice(at)) };
    if (maker !== seat) return { barrier: 'otherSeat' };
    const before = history.at(at);
    if (hasRevealed(view(before, seat), view(history.at(at + 1), seat), history.events.slice(history.heardAt(at), history.heardAt(at + 1))))
      return { barrier: 'reveal' };
    const d = decision(before);
    if (d && !unasked(d, legal(before))) return { to: at };
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
