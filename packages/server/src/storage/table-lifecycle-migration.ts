/** Adds fast lists of tables, access to tables, rewound choices and vacations. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const ofTable = 'tables.id';

async function lists(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('card', 'text').execute();
  await db.schema
    .alterTable('tables')
    .addColumn('name_key', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('players', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('open_seats', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('clock_kind', 'text', (c) => c.notNull().defaultTo('none'))
    .execute();
  await db.schema.createIndex('tables_newest').on('tables').columns(['is_listed', 'created_at', 'id']).execute();
  await db.schema
    .createTable('sitters')
    .addColumn('table_id', 'text', (c) => c.notNull().references(ofTable).onDelete('cascade'))
    .addColumn('player_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sitters_pk', ['player_id', 'table_id'])
    .execute();
  await db.schema.createIndex('sitters_of_table').on('sitters').column('table_id').execute();
}

interface OldTable {
  id: string;
  body: string;
}
interface OldBody {
  name: string;
  options: { players: number };
  seats: { kind: string; player?: string }[];
}

/** Fills the new columns and `sitters` from the table records that are already there. */
async function fill(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<OldTable>`select id, body from tables`.execute(db);
  for (const { id, body } of rows) {
    const { name, options, seats }: OldBody = JSON.parse(body);
    const open = seats.filter(({ kind }) => kind === 'open').length;
    await sql`update tables set name_key = ${name.toLowerCase()}, players = ${options.players}, open_seats = ${open} where id = ${id}`.execute(
      db,
    );
    for (const { player } of seats)
      if (player !== undefined) await sql`insert into sitters (table_id, player_id) values (${id}, ${player})`.execute(db);
  }
}

async function access(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('admitted')
    .addColumn('table_id', 'text', (c) => c.notNull().references(ofTable).onDelete('cascade'))
    .addColumn('player_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
    .addColumn('is_invited', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('admitted_pk', ['player_id', 'table_id'])
    .execute();
  await db.schema.createIndex('admitted_at_table').on('admitted').column('table_id').execute();
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull().references(ofTable).onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('seat', 'integer')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('invitations_of_table').on('invitations').column('table_id').execute();
  await db.schema
    .createTable('seen_at_tables')
    .addColumn('table_id', 'text', (c) => c.notNull().references(ofTable).onDelete('cascade'))
    .addColumn('player_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('seen_at_tables_pk', ['table_id', 'player_id'])
    .execute();
}

async function history(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rewound_choices')
    .addColumn('table_id', 'text', (c) => c.notNull().references(ofTable).onDelete('cascade'))
    .addColumn('rewind', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('rewound_choices_pk', ['table_id', 'rewind', 'seq'])
    .execute();
  await db.schema
    .createTable('vacations')
    .addColumn('player_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
    .addColumn('begins_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('vacations_pk', ['player_id', 'begins_at'])
    .execute();
}

export const TABLE_LIFECYCLE: Migration = {
  async up(db: Kysely<unknown>) {
    await lists(db);
    await fill(db);
    await access(db);
    await history(db);
  },
};
