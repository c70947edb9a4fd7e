/** Reads secret answers and orders that another node has stored. */
import { readChoice } from '../choice-text.ts';
import type { EndedOrder } from '../order-store.ts';
import type { StoredAnswer } from '../sealed-answer-store.ts';
import { broadcastOpenPasses } from './broadcast.ts';
import { deleteOrders } from './delete-orders.ts';
import { rewindsOf, type TableRoom } from './table-room.ts';
import { openPassers, responseDelayOf, stepOf } from './window.ts';

export function refreshAnswers(room: TableRoom): Promise<void> {
  return room.turns.do(() => readStoredAnswers(room));
}

export async function readStoredAnswers(room: TableRoom): Promise<void> {
  const { answerStore, orderStore, host, game } = room;
  const rewinds = rewindsOf(room);
  const { seq } = room.reached;
  const [answers, stored, whenLate] = await Promise.all([
    answerStore.read(rewinds, room.newestAnswer),
    orderStore.read(rewinds),
    orderStore.whenLate(),
  ]);
  const orders = room.orders.copy();
  const ended: EndedOrder[] = stored.filter((order) => orders.isEnded(order));
  // Another node has stored the order; what has happened since may have ended it.
  const isLate = stored.some((order) => order.seq < seq && orders.isNew(order));
  orders.replace(stored);
  if (isLate) ended.push(...orders.follow(room.record.options, (await host.choiceLog.read(room.id)).slice(0, seq)));
  hear(room, answers);
  const passed = openPassers(room);
  room.orders = orders;
  room.whenLate = whenLate;
  for (const { seq: asked, seat, key, at, body } of answers) {
    if (asked !== room.reached.seq || !room.window) continue;
    [room.window] = stepOf(room, room.window, { type: 'restore', seat, answer: { choice: readChoice(game, body, 'choice'), key, at } });
  }
  broadcastOpenPasses(room, passed, false);
  deleteOrders(room, ended);
}

/** Remembers that these answers were given, and learns how long their players have thought. */
export function hear(room: TableRoom, answers: readonly StoredAnswer[]): void {
  for (const { seat, key, seq, thought } of answers) {
    room.answered.add(seat, key, seq);
    if (thought !== null) responseDelayOf(room, seat).learn([rewindsOf(room), seq], thought);
    room.newestAnswer = seq;
  }
}
