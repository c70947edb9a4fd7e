/** Adds a heartbeat, and the gaps found in it: the times in which no server ran. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const DOWNTIMES: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('heartbeat')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('downtimes')
      .addColumn('started_at', 'bigint', (c) => c.primaryKey())
      .addColumn('ended_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
