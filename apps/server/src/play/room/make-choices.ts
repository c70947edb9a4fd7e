/** Makes choices that count now. */
import type { SeatChoice } from '../windows.ts';
import { append } from './append.ts';
import { readConflictingChange, reloadTable } from './catch-up.ts';
import type { TableRoom } from './table-room.ts';
import { dueChoices } from './window.ts';

/** @returns false if the choices were not made, because others were written first; those have been read */
export async function makeChoices(room: TableRoom, choices: readonly SeatChoice[]): Promise<boolean> {
  let fault: unknown = null;
  const isMade = await append(room, choices).catch((error: unknown) => {
    fault = error ?? new Error('unknown');
    return false;
  });
  if (isMade) return true;
  // Another node was first, or the outcome is unknown: what is written counts, and in the latter case other nodes don't know of it yet.
  if (fault === null) await readConflictingChange(room);
  else await reloadTable(room, true);
  if (fault !== null && !choices.some(({ seat, key }) => key !== null && room.answered.has(seat, key))) throw fault;
  return false;
}

/** Makes the choices of the open window, if they count now. */
export async function resolveWindow(room: TableRoom): Promise<void> {
  const due = dueChoices(room);
  if (due.length > 0) await makeChoices(room, due);
}
