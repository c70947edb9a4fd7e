import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { expect, test } from 'vitest';
import { KINDS, onBoth } from '../testing/databases.ts';
import { openDatabase } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

const BODY = {
  format: 1,
  name: 'Nassau',
  options: { players: 3 },
  seats: [{ kind: 'person', player: 'p1', name: 'Anne' }, { kind: 'open' }, { kind: 'bot', bot: 'captain' }],
};

onBoth('a database from before the life of tables', (kind) => {
  test('knows afterwards who sits where, and what is looked for in lists', async () => {
    const place = await KINDS[kind]();
    const dialect =
      kind === 'sqlite' ? sqliteDialect(place.url) : new PostgresDialect({ pool: new pg.Pool({ connectionString: place.url, max: 1 }) });
    const then = new Kysely<Schema>({ dialect });
    const { '001-tables': tables, '002-players': players } = MIGRATIONS;
    if (!tables || !players) throw new Error('there are no such steps');
    const before = { '001-tables': tables, '002-players': players };
    const { error } = await new Migrator({ db: then, provider: { getMigrations: async () => before } }).migrateToLatest();
    expect(error).toBeUndefined();
    await then
      .insertInto('tables')
      .values({ id: 't', created_at: 1, changed_at: 1, head: 0, stage: 'gathering', is_listed: 1, body: JSON.stringify(BODY) })
      .execute();
    await then.destroy();
    const { db, close } = await openDatabase(place.url);
    const columns = ['name_key', 'players', 'open_seats', 'clock_kind', 'card'] as const;
    expect(await db.selectFrom('tables').select(columns).execute()).toEqual([
      { name_key: 'nassau', players: 3, open_seats: 1, clock_kind: 'none', card: null },
    ]);
    expect(await db.selectFrom('sitters').selectAll().execute()).toEqual([{ table_id: 't', player_id: 'p1' }]);
    await close();
    await place.drop();
  });
});
