/** How the stored form came to be what it is, step by step. A step that has been released is never changed. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('changed_at', 'bigint', (c) => c.notNull())
        .addColumn('head', 'integer', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('stage', 'text', (c) => c.notNull())
        .addColumn('is_listed', 'integer', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('tables_listed').on('tables').columns(['is_listed', 'stage', 'created_at']).execute();
      await db.schema
        .createTable('choices')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('key', 'text')
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('choices_pk', ['table_id', 'seq'])
        .addUniqueConstraint('choices_key', ['table_id', 'seat', 'key'])
        .execute();
    },
  },
};
