/** A server on a database. It reports its memory, then opens tables for a seat, one after the other. */
import { SYSTEM_ENVIRONMENT } from '@bb/server/src/accounts/environment.ts';
import { messageFor } from '@bb/server/src/play/room/message-for.ts';
import { TableRegistry } from '@bb/server/src/play/table-registry.ts';
import { PubSub } from '@bb/server/src/pubsub/pubsub.ts';
import { ChoiceLog } from '@bb/server/src/storage/choice-log.ts';
import { openDatabase } from '@bb/server/src/storage/database.ts';
import { Tables } from '@bb/server/src/tables/tables.ts';

/** Milliseconds until a table could be sent to a seat, by the clock and in processor time. */
export interface Opened {
  readonly wall: number;
  readonly cpu: number;
}

const database = await openDatabase(process.argv[2] ?? '');
const { db } = database;
const pubsub = new PubSub();
const tables = new Tables(db, SYSTEM_ENVIRONMENT, pubsub);
const onFault = (error: unknown) => console.error(error);
const registry = new TableRegistry({ db, tables, choiceLog: new ChoiceLog(database), pubsub, onFault });
process.once('message', async (ids: readonly string[]) => {
  const times: Opened[] = [];
  for (const id of ids) {
    const [began, before] = [performance.now(), process.cpuUsage()];
    const room = await registry.table(id);
    await messageFor(room, 0);
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
