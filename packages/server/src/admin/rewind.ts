/** Takes a game back to a choice, when all who sit there have agreed to it elsewhere. */
import { BadInput } from '@bb/engine';
import { OUTSIDE } from '../accounts/outside.ts';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import { TableStore } from '../tables/table-store.ts';
import { Votes } from '../tables/votes.ts';
import { NoAdmin } from './dump.ts';

/**
 * Choice number `seq` is made anew, and what Chance does from there is thrown anew. `consenting`: the name of each person who sits there.
 * Yields how many choices were taken back. @throws NoAdmin
 */
export async function rewind(db: Db, id: string, seq: number, consenting: readonly string[]): Promise<number> {
  const store = new TableStore(db, OUTSIDE);
  try {
    const { body, head } = await store.read(id);
    const persons = body.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
    if (persons.toSorted().join('\n') !== consenting.toSorted().join('\n'))
      throw new NoAdmin(`All who sit there must agree, and be named: ${persons.join(', ')}.`);
    await new Votes(store).carry(id, { kind: 'undo', to: seq });
    return head - seq;
  } catch (error) {
    if (error instanceof BadInput) throw new NoAdmin(error.message.replace('motion.to', 'SEQ'));
    if (error instanceof Refused) throw new NoAdmin(error.message);
    throw error;
  }
}
