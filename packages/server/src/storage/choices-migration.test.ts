import { expect, test } from 'vitest';
import { KINDS, onBoth } from '../testing/databases.ts';
import { openDatabase } from './database.ts';
import { Ledger } from './ledger.ts';

const TABLES = ['t', 'a', 'm'];
const COUNT = 40;

onBoth('a database from before choices lay by their numbers', (kind) => {
  test('has all of them afterwards, and takes more', async () => {
    const place = await KINDS[kind]();
    const then = await openDatabase(place.url, '009-late');
    const table = { created_at: 1, changed_at: 1, head: COUNT, stage: 'playing', is_listed: 0, body: '{}' };
    await then.db
      .insertInto('tables')
      .values(TABLES.map((id) => ({ id, ...table })))
      .execute();
    // As they come: of all tables by turns.
    const rows = Array.from({ length: COUNT }, (_, seq) =>
      TABLES.map((id) => ({ table_id: id, seq, at: seq, seat: seq % 3, key: seq % 2 ? `k${seq}` : null, body: `{"of":"${id}"}` })),
    ).flat();
    await then.db.insertInto('choices').values(rows).execute();
    await then.close();
    const now = await openDatabase(place.url);
    const ledger = new Ledger(now);
    for (const id of TABLES) {
      const mine = rows.filter(({ table_id }) => table_id === id).map(({ table_id, ...rest }) => rest);
      expect(await ledger.read(id)).toEqual(mine);
      expect(await ledger.append(id, COUNT, 0, [{ seat: 1, key: 'k1', body: '{}' }])).toBe(true);
    }
    await now.db.deleteFrom('tables').where('id', '=', 'a').execute();
    expect(await ledger.read('a')).toEqual([]);
    expect(await ledger.read('t')).toHaveLength(COUNT + 1);
    await now.close();
    await place.drop();
  });
});
