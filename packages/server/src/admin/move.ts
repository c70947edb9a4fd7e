/** All that one database holds, into another one, of whichever kind. */
import { type Database, openDatabase } from '../storage/database.ts';
import { type Counts, NoAdmin, openEmpty } from './dump.ts';
import { stepOf } from './form.ts';
import { readAll, Writer } from './rows.ts';

/** The server must not run. What has arrived is read again and compared, row by row by its hash. @throws NoAdmin */
export async function move(from: string, to: string): Promise<Counts> {
  const source = await openDatabase(from);
  try {
    const target = await openEmpty(to, (await stepOf(source)) ?? '');
    try {
      return await copied(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copied(source: Database, target: Database): Promise<Counts> {
  const sent = await target.db.transaction().execute(async (tx) => {
    const writer = new Writer(tx);
    const digests = await readAll(source, (row) => writer.add(row));
    await writer.flush();
    return digests;
  });
  const arrived = await readAll(target, () => undefined);
  const again = await readAll(source, () => undefined);
  for (const [table, digest] of sent) {
    if (arrived.get(table)?.text !== digest.text) throw new NoAdmin(`${table} has not arrived as it was: begin again with a new database.`);
    if (again.get(table)?.text !== digest.text) throw new NoAdmin(`${table} has changed meanwhile: stop the server, and begin again.`);
  }
  return Object.fromEntries([...sent].map(([table, { count }]) => [table, count]));
}
