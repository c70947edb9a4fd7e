/** A player passes in advance. */
import { BadInput, type Seat } from '@bb/kernel';
import type { OwnState } from '@bb/protocol';
import { Refused } from '../../accounts/refused.ts';
import { broadcastOpenPasses } from './broadcast.ts';
import { resolveWindow } from './make-choices.ts';
import { rewindsOf, type TableRoom } from './table-room.ts';
import { openPassers, ownState, secretAskOf } from './window.ts';

/**
 * Sets the seat's standing order; null removes it. Resolves when that is durable.
 *
 * @param json  undefined keeps the present order, and changes only whether it is open
 * @param isOpen  tells all others that the seat passes, so that no window waits for it
 * @throws BadInput for an invalid order, or an open one that would tell something of the hand; Refused if the game has none
 */
export function setOrder(room: TableRoom, seat: Seat, json: object | null | undefined, isOpen = false): Promise<OwnState> {
  return room.turns.do(async () => {
    const { orders, orderStore, host } = room;
    const kind = room.game.orders;
    if (!kind) throw new Refused('noOrders');
    const { position, seq } = room.reached;
    const at = host.now();
    const asked = secretAskOf(room, seat)?.decision ?? null;
    const order = json === undefined ? orders.of(seat) : json && kind.give(kind.parse(json, 'order'), position, seat, asked);
    if (order && isOpen && !kind.mayBeOpen(order))
      throw new BadInput('isOpen', 'must be false: this order would tell something of the hand');
    const stored = order && { seat, seq, at, order, isOpen };
    const before = orders.seqOf(seat);
    if (stored) await orderStore.store(rewindsOf(room), stored);
    else if (before !== null) await orderStore.delete(rewindsOf(room), [{ seat, seq: before }]);
    const passed = openPassers(room);
    orders.set(seat, stored);
    broadcastOpenPasses(room, passed, true);
    host.tellOthers();
    host.replan();
    await resolveWindow(room);
    return ownState(room, seat);
  });
}
