/** What happens at a table when a player's time is over. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const LATE: Migration = {
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
