/** A seat makes a choice. */
import type { Seat } from '@bb/kernel';
import { Refused } from '../../accounts/refused.ts';
import { reloadTable } from './catch-up.ts';
import { checkedChoice, stale, type TakenChoice } from './check-choice.ts';
import { makeChoices } from './make-choices.ts';
import { seal } from './seal.ts';
import { isEnded, rewindsOf, type TableRoom } from './table-room.ts';
import { secretAskOf } from './window.ts';

/**
 * A seat makes choice number `seq`, or answers in the window that opened then. `key` identifies the message: sent again, it gets the same
 * result and counts once. A choice is acknowledged when it is durable.
 *
 * @throws Refused
 */
export function choose(room: TableRoom, seat: Seat, seq: number, json: unknown, key: string, rewinds?: number): Promise<TakenChoice> {
  return room.turns.do(async () => {
    await room.host.time.settle();
    if (rewinds !== undefined && rewinds > rewindsOf(room)) await reloadTable(room, false);
    // A message from before a rewind does not answer the present question.
    if (rewinds !== undefined && rewinds !== rewindsOf(room)) throw stale(room);
    return chooseNow(room, seat, seq, json, key);
  });
}

async function chooseNow(room: TableRoom, seat: Seat, seq: number, json: unknown, key: string): Promise<TakenChoice> {
  // The client has seen more than this node: another node has written it.
  if (seq > room.reached.seq) await reloadTable(room, false);
  const before = room.answered.get(seat, key);
  if (before !== undefined) return { seq: before, isSealed: false };
  if (isEnded(room)) throw new Refused('notInProgress');
  const choice = checkedChoice(room, seat, seq, json);
  if (secretAskOf(room, seat)) return seal(room, seat, choice, key);
  const { position } = room.reached;
  const isMade = await makeChoices(room, [{ seat, key, choice }]);
  if (isMade || room.answered.has(seat, key)) return { seq, isSealed: false };
  // It was not another choice that got in the way, but a change of the table record.
  if (room.reached.seq === seq && room.reached.position === position) return chooseNow(room, seat, seq, json, key);
  throw stale(room);
}
