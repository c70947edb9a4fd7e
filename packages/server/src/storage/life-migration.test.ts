import { expect, test } from 'vitest';
import { KINDS, onBoth } from '../testing/databases.ts';
import { openDatabase } from './database.ts';

const BODY = {
  format: 1,
  name: 'Nassau',
  options: { players: 3 },
  seats: [{ kind: 'person', player: 'p1', name: 'Anne' }, { kind: 'open' }, { kind: 'bot', bot: 'captain' }],
};

onBoth('a database from before the life of tables', (kind) => {
  test('knows afterwards who sits where, and what is looked for in lists', async () => {
    const place = await KINDS[kind]();
    const { db: then, close: closeThen } = await openDatabase(place.url, '002-players');
    await then
      .insertInto('tables')
      .values({ id: 't', created_at: 1, changed_at: 1, head: 0, stage: 'gathering', is_listed: 1, body: JSON.stringify(BODY) })
      .execute();
    await closeThen();
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
