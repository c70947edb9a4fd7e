/** Migration 006: the stages of tables take the names that players read. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const STAGE_NAMES: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update tables set stage = case stage when 'gathering' then 'waiting' when 'playing' then 'inProgress' else 'finished' end
      where stage in ('gathering', 'playing', 'over')`.execute(db);
  },
};
