import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backup, restore } from '../admin/dump.ts';
import { onEachDatabase, TEST_DATABASES, type TestDatabase } from '../testing/databases.ts';
import { openDatabase } from './database.ts';
import { INITIAL_MIGRATION } from './migrations.ts';

/** Adds a made-up second migration: players get a motto, by default from their name. */
vi.mock(import('./migrations.ts'), async (original) => {
  const { MIGRATIONS, ...rest } = await original();
  const mottoes = {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('players')
        .addColumn('motto', 'text', (c) => c.notNull().defaultTo(''))
        .execute();
      await sql`update players set motto = 'I am ' || name`.execute(db);
    },
  };
  return { ...rest, MIGRATIONS: { ...MIGRATIONS, '002-mottoes': mottoes } };
});

const ANNE = { id: 'p1', name: 'Anne', created_at: 1 };
const MIGRATED = { ...ANNE, motto: 'I am Anne' };

onEachDatabase('a database', (kind) => {
  const places: TestDatabase[] = [];
  let url: string;
  const empty = async () => {
    const place = await TEST_DATABASES[kind]();
    places.push(place);
    return place.url;
  };
  const playersIn = async (at: string) => {
    const { db, close } = await openDatabase(at);
    const players = await db.selectFrom('players').selectAll().execute();
    await close();
    return players;
  };
  beforeEach(async () => {
    url = await empty();
    const { db, close } = await openDatabase(url, INITIAL_MIGRATION);
    await db.insertInto('players').values(ANNE).execute();
    await close();
  });
  afterEach(async () => {
    for (const { drop } of places.splice(0)) await drop();
  });

  test('of the initial schema is migrated when it is opened, once', async () => {
    expect(await playersIn(url)).toEqual([MIGRATED]);
    expect(await playersIn(url)).toEqual([MIGRATED]);
  });

  test('of the initial schema can be backed up, restored, and then migrated', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bb-dump-'));
    const file = join(folder, 'backup.jsonl');
    const old = await openDatabase(url, null);
    await backup(old, file);
    await old.close();
    const target = await empty();
    await restore(target, file);
    rmSync(folder, { recursive: true });
    expect(await playersIn(target)).toEqual([MIGRATED]);
  });

  test.each([
    ['an unreleased program', "update kysely_migration set name = '001-tables'", /before 1\.0\.0-beta\.1.* Start with a fresh folder/],
    ['a newer program', "insert into kysely_migration values ('003-songs', '2027-01-01')", /has the migration 003-songs of a newer server/],
  ])('of %s is refused, and left as it is', async (_whose, change, message) => {
    const made = await openDatabase(url, null);
    await sql.raw(change).execute(made.db);
    await made.close();
    await expect(openDatabase(url)).rejects.toThrow(message);
    const { db, close } = await openDatabase(url, null);
    expect(await db.selectFrom('players').selectAll().execute()).toEqual([ANNE]);
    await close();
  });
});
