/** A player passes in advance. */
import type { Seat } from '@bb/golden-age/rules';
import type { OwnState, PassOrder } from '@bb/protocol';
import { resolveWindow } from './make-choices.ts';
import { rewindsOf, type TableRoom } from './table-room.ts';
import { ownState, secretAskOf } from './window.ts';

/** Sets the seat's standing order; null removes it. Resolves when that is durable. */
export function setOrder(room: TableRoom, seat: Seat, order: PassOrder | null): Promise<OwnState> {
  return room.turns.do(async () => {
    const { orders, store, host } = room;
    const { game, seq } = room.reached;
    const at = host.now();
    const about = secretAskOf(room, seat)?.decision.about;
    const given = order && { seat, seq, at, order: orders.made(order, game, seat, about) };
    const before = orders.seqOf(seat);
    if (given) await store.order(rewindsOf(room), given);
    else if (before !== null) await store.end(rewindsOf(room), [{ seat, seq: before }]);
    orders.set(seat, given);
    host.tellOthers();
    host.replan();
    await resolveWindow(room);
    return ownState(room, seat);
  });
}
