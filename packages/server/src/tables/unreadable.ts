/** The refusal of a table whose stored data can't be read: a fault of the server, which the player who asks can't help. */
import { REFUSALS, Refused } from '../accounts/refused.ts';

/** @returns the refusal for an error in what is stored; a `Refused` as it is */
export function unreadable(error: unknown): Refused {
  if (error instanceof Refused) return error;
  return new Refused('unreadableTable', `${REFUSALS.unreadableTable.message} ${error instanceof Error ? error.message : String(error)}`);
}
