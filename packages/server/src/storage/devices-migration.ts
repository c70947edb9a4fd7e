/** Adds the device of a session. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const DEVICES: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  },
};
