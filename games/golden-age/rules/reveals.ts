/** What a choice has brought to light, so that its seat can't take it back. */
import { NONE } from './data/ids.ts';
import type { EventOf, GameEvent } from './state/events.ts';
import type { View } from './state/views.ts';

/** Whether a choice revealed something hidden from this seat, or may have. `before` and `after` are the seat's views, `events` those of the choice. */
export function reveals(before: View, after: View, events: readonly GameEvent[]): boolean {
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
