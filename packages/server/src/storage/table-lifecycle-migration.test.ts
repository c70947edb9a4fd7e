import { expect, test } from 'vitest';
import { onEachDatabase, TEST_DATABASES } from '../testing/databases.ts';
import { openDatabase } from './database.ts';

const BODY = {
  format: 1,
  name: 'Nassau',
  options: { players: 3 },
  seats: [{ kind: 'person', player: 'p1', name: 'Anne' }, { kind: 'open' }, { kind: 'bot', bot: 'captain' }],
};

onEachDatabase('a database from before migration 007', (kind) => {
  test('gets its players and list columns from the table records', async () => {
    const place = await TEST_DATABASES[kind]();
    const { db: old, close: closeOld } = await openDatabase(place.url, '002-players');
    await old
      .insertInto('tables')
      .values({ id: 't', created_at: 1, changed_at: 1, head: 0, stage: 'gathering', is_listed: 1, body: JSON.stringify(BODY) })
      .execute();
    await closeOld();
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
