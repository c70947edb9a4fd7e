/**
 * On SQLite, stores choices in the order of their primary key, in which they are read. On both databases, drops the index of message keys:
 * a node that appends has read all keys before the head, so it knows a message that was sent twice.
 */
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const CHOICES: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof SqliteAdapter) await rebuild(db);
    else await db.schema.alterTable('choices').dropConstraint('choices_key').execute();
  },
};

async function rebuild(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('new_choices')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('choices_pk', ['table_id', 'seq'])
    .modifyEnd(sql`without rowid`)
    .execute();
  const columns = sql`table_id, seq, at, seat, key, body`;
  await sql`insert into new_choices (${columns}) select ${columns} from choices order by table_id, seq`.execute(db);
  await db.schema.dropTable('choices').execute();
  await db.schema.alterTable('new_choices').renameTo('choices').execute();
}
