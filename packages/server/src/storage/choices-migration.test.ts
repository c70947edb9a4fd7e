import { expect, test } from 'vitest';
import { onEachDatabase, TEST_DATABASES } from '../testing/databases.ts';
import { ChoiceLog } from './choice-log.ts';
import { openDatabase } from './database.ts';

const TABLES = ['t', 'a', 'm'];
const COUNT = 40;

onEachDatabase('a database from before migration 010', (kind) => {
  test('keeps all choices, and accepts more', async () => {
    const place = await TEST_DATABASES[kind]();
    const old = await openDatabase(place.url, '009-late');
    const table = { created_at: 1, changed_at: 1, head: COUNT, stage: 'playing', is_listed: 0, body: '{}' };
    await old.db
      .insertInto('tables')
      .values(TABLES.map((id) => ({ id, ...table })))
      .execute();
    // In the order of time: the choices of the tables alternate.
    const rows = Array.from({ length: COUNT }, (_, seq) =>
      TABLES.map((id) => ({ table_id: id, seq, at: seq, seat: seq % 3, key: seq % 2 ? `k${seq}` : null, body: `{"of":"${id}"}` })),
    ).flat();
    await old.db.insertInto('choices').values(rows).execute();
    await old.close();
    const now = await openDatabase(place.url);
    const choiceLog = new ChoiceLog(now);
    for (const id of TABLES) {
      const mine = rows.filter(({ table_id }) => table_id === id).map(({ table_id, ...rest }) => rest);
      expect(await choiceLog.read(id)).toEqual(mine);
      expect(await choiceLog.append(id, COUNT, 0, [{ seat: 1, key: 'k1', body: '{}' }])).toBe(true);
    }
    await now.db.deleteFrom('tables').where('id', '=', 'a').execute();
    expect(await choiceLog.read('a')).toEqual([]);
    expect(await choiceLog.read('t')).toHaveLength(COUNT + 1);
    await now.close();
    await place.drop();
  });
});
