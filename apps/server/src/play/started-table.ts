/** Reads the table record of a table whose game has started. */
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import { requireTableRecord, type TableRecord } from '../tables/table-record.ts';

export interface StartedTable {
  readonly record: TableRecord;
  readonly version: number;
  /** The number of choices so far. */
  readonly head: number;
}

/** @throws Refused */
export async function recordAt(db: Db, id: string): Promise<StartedTable> {
  const row = await db.selectFrom('tables').select(['body', 'version', 'head']).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refused('noTable');
  const record = requireTableRecord(row.body);
  // A table that was aborted before its game started has no game.
  if (record.stage !== 'waiting' && (record.stage !== 'aborted' || row.head > 0)) return { record, version: row.version, head: row.head };
  throw new Refused('notInProgress');
}

/** @returns undefined if the table does not exist */
export const versionOf = async (db: Db, id: string): Promise<number | undefined> =>
  (await db.selectFrom('tables').select('version').where('id', '=', id).executeTakeFirst())?.version;
