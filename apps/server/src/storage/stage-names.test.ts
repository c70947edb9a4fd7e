import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachDatabase, TEST_DATABASES } from '../testing/databases.ts';
import { openDatabase } from './database.ts';

const NAMES = { gathering: 'waiting', playing: 'inProgress', over: 'finished', aborted: 'aborted' };

onEachDatabase('tables of an earlier version', (kind) => {
  test('have their stages by the names of today', async () => {
    const place = await TEST_DATABASES[kind]();
    const old = await openDatabase(place.url, '005-beats');
    for (const stage of Object.keys(NAMES))
      await sql`insert into tables (id, created_at, changed_at, head, stage, is_listed, body) values (${stage}, 1, 1, 0, ${stage}, 0, '{}')`.execute(
        old.db,
      );
    await old.close();
    const { db, close } = await openDatabase(place.url);
    const tables = await db.selectFrom('tables').select(['id', 'stage']).execute();
    expect(Object.fromEntries(tables.map(({ id, stage }) => [id, stage]))).toEqual(NAMES);
    await close();
    await place.drop();
  });
});
