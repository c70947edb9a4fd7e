/** A player passes in advance. */
import type { Seat } from '@bb/kernel';
import type { OwnState } from '@bb/protocol';
import { Refused } from '../../accounts/refused.ts';
import { resolveWindow } from './make-choices.ts';
import { rewindsOf, type TableRoom } from './table-room.ts';
import { ownState, secretAskOf } from './window.ts';

/** Sets the seat's standing order; null removes it. Resolves when that is durable. @throws BadInput for an invalid order; Refused if the game has none */
export function setOrder(room: TableRoom, seat: Seat, json: object | null): Promise<OwnState> {
  return room.turns.do(async () => {
    const { orders, store, host } = room;
    const kind = room.game.orders;
    if (!kind) throw new Refused('noOrders');
    const { position, seq } = room.reached;
    const at = host.now();
    const asked = secretAskOf(room, seat)?.decision ?? null;
    const given = json && { seat, seq, at, order: kind.give(kind.parse(json, 'order'), position, seat, asked) };
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
