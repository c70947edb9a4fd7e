/** A node that has one table open, and no others beside it. */
import type { Node } from '../live/node.ts';
import type { Ledger } from '../storage/ledger.ts';
import type { Db } from '../storage/schema.ts';

export const nodeOn = (db: Db, ledger: Ledger, now: () => number = Date.now): Node => ({
  db,
  ledger,
  now,
  replan: () => undefined,
  tellOthers: () => undefined,
  sealed: () => undefined,
});
