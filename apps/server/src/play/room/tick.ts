/** Time passes. */
import { closesAt, halfTime, isLate, mayHaveCome } from './clocks.ts';
import { resolveWindow } from './make-choices.ts';
import { readStoredAnswers } from './stored-answers.ts';
import type { TableRoom } from './table-room.ts';
import { readVacations } from './vacations.ts';
import { dueChoices } from './window.ts';

/** Does what is due: resolves a window, or acts for a player who ran out of time. */
export function tick(room: TableRoom): Promise<void> {
  return room.turns.do(async () => {
    if (mayHaveCome(room, closesAt(room)) || mayHaveCome(room, halfTime(room))) await room.host.time.look();
    const now = room.host.now();
    // Another node may have stored an answer.
    if (dueChoices(room).length > 0) await readStoredAnswers(room);
    if (isLate(room, now)) await readVacations(room);
    await resolveWindow(room);
  });
}
