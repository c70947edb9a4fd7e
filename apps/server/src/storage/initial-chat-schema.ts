/** The tables of chat, notifications and moderation, which `chat-schema.ts` describes, as migration 001 creates them. */
import type { Kysely } from 'kysely';

const PLAYER = 'players.id';
const TABLE = 'tables.id';

export async function chat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lines')
    .addColumn('table_id', 'text', (c) => c.notNull().references(TABLE).onDelete('cascade'))
    .addColumn('room', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('player_id', 'text')
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('lines_pk', ['table_id', 'room', 'seq'])
    .addUniqueConstraint('lines_key', ['table_id', 'player_id', 'key'])
    .execute();
  await db.schema.createIndex('lines_of_player').on('lines').columns(['player_id', 'at']).execute();
  await db.schema
    .createTable('notes')
    .addColumn('table_id', 'text', (c) => c.notNull().references(TABLE).onDelete('cascade'))
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notes_pk', ['player_id', 'table_id'])
    .execute();
}

export async function notifications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.references(TABLE).onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('seq', 'integer')
    .addColumn('due_at', 'bigint')
    .addColumn('read_at', 'bigint')
    .addUniqueConstraint('notices_key', ['player_id', 'key'])
    .execute();
  await db.schema.createIndex('notices_of_player').on('notices').columns(['player_id', 'at']).execute();
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('player_id', 'text', (c) => c.references(PLAYER).onDelete('cascade'))
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('jobs_by_time').on('jobs').column('due_at').execute();
  await db.schema
    .createTable('bundled')
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('notice_id', 'text', (c) => c.notNull().references('notices.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('bundled_pk', ['player_id', 'channel', 'notice_id'])
    .execute();
  await db.schema
    .createTable('floods')
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('told', 'integer', (c) => c.notNull())
    .addColumn('digest_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('floods_pk', ['player_id', 'channel'])
    .execute();
  await db.schema
    .createTable('notice_settings')
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notice_settings_pk', ['player_id', 'table_id'])
    .execute();
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('push_of_player').on('push_subscriptions').column('player_id').execute();
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('disabled_at', 'bigint')
    .execute();
  await db.schema.createIndex('webhooks_of_player').on('webhooks').column('player_id').execute();
  await db.schema
    .createTable('presence')
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('node', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('presence_pk', ['player_id', 'node'])
    .execute();
  await db.schema
    .createTable('verified_addresses')
    .addColumn('player_id', 'text', (c) => c.primaryKey().references(PLAYER).onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('mailed_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

export async function moderation(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('moderators')
    .addColumn('player_id', 'text', (c) => c.primaryKey().references(PLAYER).onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('by_player', 'text')
    .addColumn('about_player', 'text')
    .addColumn('table_id', 'text')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('quote', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('handled_at', 'bigint')
    .addColumn('handled_by', 'text')
    .addUniqueConstraint('reports_once', ['by_player', 'subject'])
    .execute();
  await db.schema.createIndex('reports_open').on('reports').columns(['handled_at', 'at']).execute();
  // Players muted by other players.
  await db.schema
    .createTable('mutes')
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('muted_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('mutes_pk', ['player_id', 'muted_id'])
    .execute();
  await db.schema
    .createTable('sanctions')
    .addColumn('player_id', 'text', (c) => c.notNull().references(PLAYER).onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sanctions_pk', ['player_id', 'kind'])
    .execute();
  await db.schema
    .createTable('moderation_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('moderator', 'text')
    .addColumn('deed', 'text', (c) => c.notNull())
    .addColumn('about_player', 'text')
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('moderation_log_by_time').on('moderation_log').column('at').execute();
}
