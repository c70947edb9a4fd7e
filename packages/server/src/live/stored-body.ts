/** What is stored of a table beside its choices, once its game has begun. */
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import { readTableBody, type TableBody } from '../tables/table-body.ts';

export interface StoredBody {
  readonly body: TableBody;
  readonly version: number;
  /** How many choices have been made. */
  readonly head: number;
}

/** @throws Refused; BadInput for one that this server can't read. */
export async function bodyOf(db: Db, id: string): Promise<StoredBody> {
  const row = await db.selectFrom('tables').select(['body', 'version', 'head']).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refused('noTable');
  const body = readTableBody(row.body);
  // One that was aborted before its game began has none.
  if (body.stage !== 'gathering' && (body.stage !== 'aborted' || row.head > 0)) return { body, version: row.version, head: row.head };
  throw new Refused('notPlaying');
}

/** Undefined: there is no such table. */
export const versionOf = async (db: Db, id: string): Promise<number | undefined> =>
  (await db.selectFrom('tables').select('version').where('id', '=', id).executeTakeFirst())?.version;
