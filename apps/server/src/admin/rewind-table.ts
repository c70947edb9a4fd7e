/** Rewinds a game by the operator, when its players have agreed to it outside the game. */
import { BadInput } from '@bb/kernel';
import { SYSTEM_ENVIRONMENT } from '../accounts/environment.ts';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import { TableStore } from '../tables/table-store.ts';
import { TableVotes } from '../tables/table-votes.ts';
import { AdminError } from './dump.ts';

/**
 * Removes choice number `seq` and all later ones. Dice after it are rolled anew.
 * @param consenting  the names of all people at the table
 * @returns how many choices were removed
 * @throws AdminError
 */
export async function rewindTable(db: Db, id: string, seq: number, consenting: readonly string[]): Promise<number> {
  const store = new TableStore(db, SYSTEM_ENVIRONMENT);
  try {
    const { record, head } = await store.read(id);
    const persons = record.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
    if (persons.toSorted().join('\n') !== consenting.toSorted().join('\n'))
      throw new AdminError(`All players at the table must agree: give --by-consent once for each of ${persons.join(', ')}.`);
    await new TableVotes(store).carryOut(id, { kind: 'undo', to: seq });
    return head - seq;
  } catch (error) {
    if (error instanceof BadInput) throw new AdminError(error.message.replace('proposal.to', 'SEQ'));
    if (error instanceof Refused) throw new AdminError(error.message);
    throw error;
  }
}
