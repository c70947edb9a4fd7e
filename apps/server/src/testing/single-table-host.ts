/** A node with one open table, and no other nodes. */
import type { TableHost } from '../play/table-host.ts';
import type { ChoiceLog } from '../storage/choice-log.ts';
import type { Db } from '../storage/schema.ts';
import { uninterrupted } from '../time/counted-time.ts';

export const singleTableNode = (db: Db, choiceLog: ChoiceLog, now: () => number = Date.now): TableHost => ({
  db,
  choiceLog,
  time: uninterrupted(now),
  now,
  replan: () => undefined,
  tellOthers: () => undefined,
  sealed: () => undefined,
});
