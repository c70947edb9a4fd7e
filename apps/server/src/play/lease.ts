/** A table whose answers are not in its choice log yet must go on even if this node dies. */
import type { Compilable } from 'kysely';
import type { Db } from '../storage/schema.ts';
import { LEASE_MS } from './wake-delays.ts';

/** Lets another node go on with the table if this one dies. */
export const wakeAfter = (db: Db, table: string, now: number): Compilable =>
  db
    .updateTable('tables')
    .set({ wake_at: now + LEASE_MS })
    .where('id', '=', table);
