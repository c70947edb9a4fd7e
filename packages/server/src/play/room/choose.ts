/** A seat makes a choice. */
import type { Seat } from '@bb/golden-age/rules';
import { type ChoiceResult, checkedChoice, refused, taken } from './check-choice.ts';
import { makeChoices } from './make-choices.ts';
import { readOn } from './read-on.ts';
import { seal } from './seal.ts';
import { isEnded, rewindsOf, type TableRoom } from './table-room.ts';
import { secretAskOf } from './window.ts';

/**
 * A seat makes choice number `seq`, or answers in the window that opened then. `key` identifies the message: sent again, it gets the same
 * result and counts once. A choice is acknowledged when it is durable.
 */
export function choose(room: TableRoom, seat: Seat, seq: number, json: unknown, key: string, rewinds?: number): Promise<ChoiceResult> {
  return room.turns.do(async () => {
    if (rewinds !== undefined && rewinds > rewindsOf(room)) await readOn(room, false);
    // A message from before a rewind does not answer the present question.
    if (rewinds !== undefined && rewinds !== rewindsOf(room)) return refused({ why: 'stale', seq: room.reached.seq });
    return chooseNow(room, seat, seq, json, key);
  });
}

async function chooseNow(room: TableRoom, seat: Seat, seq: number, json: unknown, key: string): Promise<ChoiceResult> {
  // The client has seen more than this node: another node has written it.
  if (seq > room.reached.seq) await readOn(room, false);
  const before = room.answered.get(seat, key);
  if (before !== undefined) return taken(before);
  if (isEnded(room)) return refused({ why: 'notPlaying' });
  const choice = checkedChoice(room, seat, seq, json);
  if ('why' in choice) return refused(choice);
  if (secretAskOf(room, seat)) return seal(room, seat, choice, key);
  const { game } = room.reached;
  const isMade = await makeChoices(room, [{ seat, key, choice }]);
  if (isMade || room.answered.has(seat, key)) return taken(seq);
  // It was not another choice that got in the way, but a change of the table record.
  if (room.reached.seq === seq && room.reached.game === game) return chooseNow(room, seat, seq, json, key);
  return refused({ why: 'stale', seq: room.reached.seq });
}
