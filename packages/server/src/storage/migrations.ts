/** The migrations of the database schema, by id, in order. A migration that has been released is never changed. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { CHAT } from './chat-migration.ts';
import { CHOICES } from './choices-migration.ts';
import { DEVICES } from './devices-migration.ts';
import { DOWNTIMES } from './downtimes-migration.ts';
import { OUT_OF_TIME } from './out-of-time-migration.ts';
import { TABLE_LIFECYCLE } from './table-lifecycle-migration.ts';
import { WINDOWS } from './windows-migration.ts';

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
  '002-players': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('players')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('accounts')
        .addColumn('player_id', 'text', (c) => c.primaryKey().references('players.id').onDelete('cascade'))
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
        .addColumn('player_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('seen_at', 'bigint', (c) => c.notNull())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('sessions_of_player').on('sessions').column('player_id').execute();
      await db.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute();
      await db.schema
        .createTable('challenges')
        .addColumn('challenge', 'text', (c) => c.primaryKey())
        .addColumn('player_id', 'text', (c) => c.references('players.id').onDelete('cascade'))
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('tries')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('failures', 'integer', (c) => c.notNull())
        .addColumn('free_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('tries_by_time').on('tries').column('free_at').execute();
    },
  },
  '003-windows': WINDOWS,
  '005-tokens': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('tokens')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('player_id', 'text', (c) => c.notNull().references('players.id').onDelete('cascade'))
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('token_hash', 'text', (c) => c.notNull().unique())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('used_at', 'bigint')
        .execute();
      await db.schema.createIndex('tokens_of_player').on('tokens').column('player_id').execute();
    },
  },
  '006-talk': CHAT,
  '007-life': TABLE_LIFECYCLE,
  '008-devices': DEVICES,
  '009-late': OUT_OF_TIME,
  '010-choices': CHOICES,
  '011-downtimes': DOWNTIMES,
};
