/** Adds what a player has chosen to happen when they run out of time at a table. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const OUT_OF_TIME: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('when_late')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('player_id', 'text', (c) => c.notNull())
      .addColumn('does', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('when_late_pk', ['table_id', 'player_id'])
      .execute();
    await db.schema.createIndex('when_late_of_player').on('when_late').column('player_id').execute();
  },
};
