/** Migration 002: tables name their game, so that the lobby can be filtered by it. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const GAME_COLUMN: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tables')
      .addColumn('game', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  },
};
