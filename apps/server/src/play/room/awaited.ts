/** The seats that a table waits for, so that their players can be notified. */
import type { AwaitedChoice } from '../announcer.ts';
import { closesAt } from './clocks.ts';
import { isOver, isPaused, peopleOf, type TableRoom } from './table-room.ts';
import { seatsWaitedFor } from './window.ts';

/** The seats that the table waits for; null while it is paused or when it is over. */
export function awaited(room: TableRoom): AwaitedChoice | null {
  if (isPaused(room) || isOver(room)) return null;
  const table = { id: room.id, people: peopleOf(room) };
  return { table, seats: seatsWaitedFor(room), seq: room.reached.seq, dueAt: closesAt(room) };
}
