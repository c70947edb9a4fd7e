/** Migration 005: each node writes its own heartbeats, so that all of them find the times in which none ran. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The row of `heartbeat` that servers wrote before; `/healthz` writes another one. */
const FORMER_ROW = 1;

export const BEATS_TABLE: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('beats')
      .addColumn('node', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('reference', 'bigint', (c) => c.notNull())
      .addColumn('is_last', 'integer', (c) => c.notNull())
      .execute();
    // A clock that was wrong may have left a moment that has not come yet.
    await sql`insert into beats (node, at, reference, is_last) select 'former', at, at, 0 from heartbeat where id = ${FORMER_ROW} and at <= ${Date.now()}`.execute(
      db,
    );
    await sql`delete from heartbeat where id = ${FORMER_ROW}`.execute(db);
  },
};
