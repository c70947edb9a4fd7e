/** A server on a database, which says what memory it takes, and then opens tables for a seat, one after the other. */

import { OUTSIDE } from '@bb/server/src/accounts/outside.ts';
import { Bulletin } from '@bb/server/src/fanout/bulletin.ts';
import { Harbor } from '@bb/server/src/live/harbor.ts';
import { openDatabase } from '@bb/server/src/storage/database.ts';
import { Ledger } from '@bb/server/src/storage/ledger.ts';
import { Tables } from '@bb/server/src/tables/tables.ts';

/** Milliseconds until a table could be told: by the clock, and of processor time. */
export interface Opened {
  readonly wall: number;
  readonly cpu: number;
}

const database = await openDatabase(process.argv[2] ?? '');
const { db } = database;
const bulletin = new Bulletin();
const tables = new Tables(db, OUTSIDE, bulletin);
const onFault = (error: unknown) => console.error(error);
const harbor = new Harbor({ db, tables, ledger: new Ledger(database), bulletin, onFault });
process.once('message', async (ids: readonly string[]) => {
  const times: Opened[] = [];
  for (const id of ids) {
    const [began, before] = [performance.now(), process.cpuUsage()];
    const table = await harbor.table(id);
    await table.told(0);
    const wall = performance.now() - began;
    const { user, system } = process.cpuUsage(before);
    times.push({ wall, cpu: (user + system) / 1000 });
  }
  process.send?.(times);
});
process.on('disconnect', () => process.exit());
await db.selectFrom('tables').select('id').where('is_listed', '=', 1).limit(50).execute();
globalThis.gc?.();
process.send?.(process.memoryUsage.rss());
