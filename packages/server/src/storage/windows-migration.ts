/** Adds secret answers, standing orders, and when a table has to be woken. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const WINDOWS: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sealed_answers')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('generation', 'integer', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('thought', 'bigint')
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('sealed_answers_pk', ['table_id', 'generation', 'seq', 'seat'])
      .execute();
    await db.schema
      .createTable('standing_orders')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('generation', 'integer', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('standing_orders_pk', ['table_id', 'seat'])
      .execute();
    await db.schema.alterTable('tables').addColumn('wake_at', 'bigint').execute();
    await db.schema.createIndex('tables_to_wake').on('tables').columns(['wake_at']).execute();
  },
};
