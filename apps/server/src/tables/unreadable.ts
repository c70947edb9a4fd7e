/** The refusal of a table whose stored data can't be read: a fault of the server, which the player who asks can't help. */
import { REFUSALS, Refused } from '../accounts/refused.ts';

/** @throws Refused `unreadableTable` for any error in what is stored, but a `Refused` as it is */
export function readStored<R>(read: () => R): R {
  try {
    return read();
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): Refused {
  if (error instanceof Refused) return error;
  return new Refused('unreadableTable', `${REFUSALS.unreadableTable.message} ${error instanceof Error ? error.message : String(error)}`);
}
