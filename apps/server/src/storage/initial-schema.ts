/** The tables that `schema.ts` and `table-lifecycle-schema.ts` describe, as migration 001 creates them. */
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { chat, moderation, notifications } from './initial-chat-schema.ts';

const PLAYER = 'players.id';
const TABLE = 'tables.id';

async function players(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('players')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('accounts')
    .addColumn('player_id', 'text', (c) => c.primaryKey().references(PLAYER).onDelete('cascade'))
    .addColumn('login', 'text', (c) => c.notNull())
    .addColumn('login_key', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('email', 'text')
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('player_id', 'text', (c) => c.notNull().references('accounts.player_id').onDelete('cascade'))
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_of_player').on('passkeys').column('player_id').execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('sessions_of_player').on('sessions').column('player_id').execute();
  await db.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute();
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('tokens_of_player').on('tokens').column('player_id').execute();
  await db.schema
    .createTable('challenges')
    .addColumn('challenge', 'text', (c) => c.primaryKey())
    .addColumn('player_id', 'text', (c) => c.references(PLAYER).onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('vacations')
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('begins_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('vacations_pk', ['player_id', 'begins_at'])
    .execute();
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('head', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('is_listed', 'integer', (c) => c.notNull())
    .addColumn('wake_at', 'bigint')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('card', 'text')
    .addColumn('name_key', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('players', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('open_seats', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('clock_kind', 'text', (c) => c.notNull().defaultTo('none'))
    .execute();
  await db.schema.createIndex('tables_listed').on('tables').columns(['is_listed', 'stage', 'created_at']).execute();
  await db.schema.createIndex('tables_newest').on('tables').columns(['is_listed', 'created_at', 'id']).execute();
  await db.schema.createIndex('tables_to_wake').on('tables').columns(['wake_at']).execute();
  await db.schema
    .createTable('sitters')
    .addColumn('table_id', 'text', (c) => c.notNull().references(TABLE).onDelete('cascade'))
    .addColumn('player_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sitters_pk', ['player_id', 'table_id'])
    .execute();
  await db.schema.createIndex('sitters_of_table').on('sitters').column('table_id').execute();
  await db.schema
    .createTable('when_late')
    .addColumn('table_id', 'text', (c) => c.notNull().references(TABLE).onDelete('cascade'))
    .addColumn('player_id', 'text', (c) => c.notNull())
    .addColumn('does', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('when_late_pk', ['table_id', 'player_id'])
    .execute();
  await db.schema.createIndex('when_late_of_player').on('when_late').column('player_id').execute();
}

async function choices(db: Kysely<unknown>): Promise<void> {
  const log = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('table_id', 'text', (c) => c.notNull().references(TABLE).onDelete('cascade'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('key', 'text')
      .addColumn('body', 'text', (c) => c.notNull());
  const made = log('choices').addPrimaryKeyConstraint('choices_pk', ['table_id', 'seq']);
  // SQLite then stores choices in the order of their primary key, in which they are read.
  await (db.getExecutor().adapter instanceof SqliteAdapter ? made.modifyEnd(sql`without rowid`) : made).execute();
  await log('rewound_choices')
    .addColumn('rewind', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('rewound_choices_pk', ['table_id', 'rewind', 'seq'])
    .execute();
  await db.schema
    .createTable('sealed_answers')
    .addColumn('table_id', 'text', (c) => c.notNull().references(TABLE).onDelete('cascade'))
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
    .addColumn('table_id', 'text', (c) => c.notNull().references(TABLE).onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('generation', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('standing_orders_pk', ['table_id', 'seat'])
    .execute();
}

async function access(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('admitted')
    .addColumn('table_id', 'text', (c) => c.notNull().references(TABLE).onDelete('cascade'))
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('is_invited', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('admitted_pk', ['player_id', 'table_id'])
    .execute();
  await db.schema.createIndex('admitted_at_table').on('admitted').column('table_id').execute();
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull().references(TABLE).onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('seat', 'integer')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('invitations_of_table').on('invitations').column('table_id').execute();
  await db.schema
    .createTable('seen_at_tables')
    .addColumn('table_id', 'text', (c) => c.notNull().references(TABLE).onDelete('cascade'))
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('seen_at_tables_pk', ['table_id', 'player_id'])
    .execute();
}

async function server(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tries')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('free_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tries_by_time').on('tries').column('free_at').execute();
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
}

export const INITIAL_SCHEMA: Migration = {
  async up(db: Kysely<unknown>) {
    for (const create of [players, tables, choices, access, server, chat, notifications, moderation]) await create(db);
  },
};
