/** Copies one database into another one. Either can be SQLite or PostgreSQL. */
import { type Database, openDatabase } from '../storage/database.ts';
import { RowWriter, readAllRows } from './database-rows.ts';
import { lastMigration } from './database-tables.ts';
import { AdminError, type Counts, openEmpty } from './dump.ts';

/**
 * The server must not run. Reads the copy again and compares its digests.
 * @returns the number of rows of each table
 * @throws AdminError if the target is not empty, or a digest differs
 */
export async function moveDatabase(from: string, to: string): Promise<Counts> {
  const source = await openDatabase(from);
  try {
    const target = await openEmpty(to, (await lastMigration(source)) ?? '');
    try {
      return await copy(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copy(source: Database, target: Database): Promise<Counts> {
  const sent = await target.db.transaction().execute(async (tx) => {
    const writer = new RowWriter(tx);
    const digests = await readAllRows(source, (row) => writer.add(row));
    await writer.flush();
    return digests;
  });
  const arrived = await readAllRows(target, () => undefined);
  const again = await readAllRows(source, () => undefined);
  for (const [table, digest] of sent) {
    if (arrived.get(table)?.text !== digest.text)
      throw new AdminError(`The copy of the table ${table} differs from the original. Start again with a new database.`);
    if (again.get(table)?.text !== digest.text)
      throw new AdminError(`The table ${table} changed during the move. Stop the server, then start again with a new database.`);
  }
  return Object.fromEntries([...sent].map(([table, { count }]) => [table, count]));
}
