/** The migrations of the database schema, by id, in order. A migration that has been released is never changed. */

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { ADDRESS_KEYS } from './address-keys.ts';
import { BEATS_TABLE } from './beats-table.ts';
import { INITIAL_SCHEMA } from './initial-schema.ts';

/** Migration 002: tables name their game, so that the lobby can be filtered by it. */
const GAME_COLUMN: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('game', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  },
};

/** Migration 003: the answers to requests, for clients that send them again. */
const REQUESTS: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('requests')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('request', 'text', (c) => c.notNull())
      .addColumn('player_id', 'text', (c) => c.references('players.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('answer', 'text')
      .execute();
    await db.schema.createIndex('requests_by_time').on('requests').column('at').execute();
    await db.schema.createIndex('requests_of_player').on('requests').column('player_id').execute();
  },
};

/** Migration 006: the stages of tables take the names that players read. */
const STAGE_NAMES: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update tables set stage = case stage when 'gathering' then 'waiting' when 'playing' then 'inProgress' else 'finished' end
      where stage in ('gathering', 'playing', 'over')`.execute(db);
  },
};

/** The id of the first migration. */
export const INITIAL_MIGRATION = '001-initial';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  [INITIAL_MIGRATION]: INITIAL_SCHEMA,
  '002-game': GAME_COLUMN,
  '003-requests': REQUESTS,
  '004-address-keys': ADDRESS_KEYS,
  '005-beats': BEATS_TABLE,
  '006-stage-names': STAGE_NAMES,
};
