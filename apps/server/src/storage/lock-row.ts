/** Locks one row until the transaction ends, so that a limit can be checked and a row inserted with no other insert between them. */
import type { Db } from './schema.ts';

/** @param tx  a transaction: SQLite has one writer anyway, PostgreSQL makes the next transaction wait */
export async function lockPlayer(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('players')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', id)
    .execute();
}

/** @param tx  a transaction, as for `lockPlayer` */
export async function lockTable(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('tables')
    .set(({ ref }) => ({ head: ref('head') }))
    .where('id', '=', id)
    .execute();
}
