/** A seat answers in a window. */
import type { AnyChoice, Seat } from '@bb/kernel';
import { Refused } from '../../accounts/refused.ts';
import { choiceText } from '../choice-text.ts';
import type { WindowEffect } from '../windows.ts';
import { stale, type TakenChoice } from './check-choice.ts';
import { makeChoices, resolveWindow } from './make-choices.ts';
import { peopleOf, rewindsOf, type TableRoom } from './table-room.ts';
import { responseDelayOf, stepOf } from './window.ts';

/** Takes a choice as a secret answer, unless it counts at once. @throws Refused */
export async function seal(room: TableRoom, seat: Seat, choice: AnyChoice, key: string): Promise<TakenChoice> {
  const { window: before } = room;
  if (!before) throw new Refused('notYours');
  const { seq } = room.reached;
  const [after, [effect]] = stepOf(room, before, { type: 'seal', seat, choice, key });
  if (effect?.type === 'refuse') throw new Refused(effect.error);
  room.window = after;
  try {
    if (effect?.type === 'resolve') {
      await makeChoices(room, effect.choices);
      const answeredAt = room.answered.get(seat, key);
      if (answeredAt === undefined) throw stale(room);
      return { seq: answeredAt, isSealed: false };
    }
    if (effect) await store(room, effect);
  } catch (error) {
    // The answer does not count. The window may have been resolved meanwhile.
    if (room.window === after) room.window = before;
    throw error;
  }
  room.host.replan();
  await resolveWindow(room);
  return { seq, isSealed: true };
}

/** Resolves when the answer is durable. */
async function store(room: TableRoom, { seat, answer, thoughtMs }: Extract<WindowEffect, { readonly type: 'store' }>): Promise<void> {
  const { game, host } = room;
  const { seq } = room.reached;
  const rewinds = rewindsOf(room);
  const { choice, key, at } = answer;
  await room.answerStore.store(rewinds, { seq, seat, key, at, thought: thoughtMs, body: choiceText(game, choice) });
  room.answered.add(seat, key, seq);
  if (thoughtMs !== null) responseDelayOf(room, seat).learn([rewinds, seq], thoughtMs);
  host.tellOthers();
  host.sealed(peopleOf(room), seat);
}
