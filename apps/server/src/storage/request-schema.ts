/** Migration 003: the answers to requests, for clients that send them again. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const REQUESTS: Migration = {
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
