import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KINDS, onBoth, type TestDatabase } from '../testing/databases.ts';
import { type Database, NoDatabase, openDatabase } from './database.ts';
import { Ledger, type NewChoice } from './ledger.ts';
import { isOrphan } from './orphan.ts';

const WRITERS = 50;
const choice = (seat: number, body = '{}', key: string | null = null): NewChoice => ({ seat, key, body });

onBoth('storage', (kind) => {
  let place: TestDatabase;
  let base: Database;
  let ledger: Ledger;
  beforeAll(async () => {
    place = await KINDS[kind]();
    base = await openDatabase(place.url);
    ledger = new Ledger(base, () => 1_700_000_000_000);
  });
  afterAll(async () => {
    await base.close();
    await place.drop();
  });
  const lay = (id: string) =>
    base.db
      .insertInto('tables')
      .values({ id, created_at: 1, changed_at: 1, head: 0, stage: 'playing', is_listed: 0, body: '{}' })
      .execute();
  const headOf = async (id: string) =>
    (await base.db.selectFrom('tables').select(['head', 'changed_at']).where('id', '=', id).executeTakeFirstOrThrow()).head;

  test('what is appended is read again, in order, as it was', async () => {
    await lay('a');
    expect(await ledger.append('a', 0, 0, [choice(1, '{"type":"pass"}', 'k1'), choice(-1, '{"type":"face","face":6}')])).toBe(true);
    expect(await ledger.append('a', 2, 0, [choice(0, '{"text":"’é"}')])).toBe(true);
    expect(await ledger.read('a')).toEqual([
      { seq: 0, at: 1_700_000_000_000, seat: 1, key: 'k1', body: '{"type":"pass"}' },
      { seq: 1, at: 1_700_000_000_000, seat: -1, key: null, body: '{"type":"face","face":6}' },
      { seq: 2, at: 1_700_000_000_000, seat: 0, key: null, body: '{"text":"’é"}' },
    ]);
    expect((await ledger.read('a', 2)).map(({ seq }) => seq)).toEqual([2]);
    expect(await headOf('a')).toBe(3);
  });

  test('who is behind, ahead, or at no table writes nothing', async () => {
    await lay('b');
    await ledger.append('b', 0, 0, [choice(0), choice(0)]);
    for (const from of [0, 1, 3]) expect(await ledger.append('b', from, 0, [choice(1)])).toBe(false);
    expect(await ledger.append('b', 2, 1, [choice(1)])).toBe(false);
    expect(await ledger.append('nowhere', 0, 0, [choice(1)])).toBe(false);
    expect((await ledger.read('b')).map(({ seat }) => seat)).toEqual([0, 0]);
  });

  test(`of ${WRITERS} writers at one table exactly one wins each number, in one node and in two`, async () => {
    await lay('c');
    const other = await openDatabase(place.url);
    const ledgers = [ledger, new Ledger(other)];
    for (let seq = 0; seq < 20; seq++) {
      const won = await Promise.all(
        Array.from({ length: WRITERS }, (_, writer) => ledgers[writer % 2]?.append('c', seq, 0, [choice(writer)])),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await ledger.read('c', seq)).map(({ seat }) => seat)).toEqual([won.indexOf(true)]);
    }
    await other.close();
  });

  test('two nodes that write to the same tables in any order all come through', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `d${i}`);
    for (const id of ids) await lay(id);
    const other = await openDatabase(place.url);
    const second = new Ledger(other);
    for (let round = 0; round < 10; round++) {
      const shuffled = round % 2 ? ids.toReversed() : ids;
      const results = await Promise.all([
        ...ids.map((id) => ledger.append(id, round, 0, [choice(1)])),
        ...shuffled.map((id) => second.append(id, round, 0, [choice(2)])),
      ]);
      expect(results.filter(Boolean)).toHaveLength(ids.length);
    }
    for (const id of ids) expect((await ledger.read(id)).map(({ seq }) => seq)).toEqual([...Array(10).keys()]);
    await other.close();
  });

  test('a number that is taken is refused by the database itself, whatever the head says, and takes no other with it', async () => {
    await lay('e');
    await lay('f');
    await ledger.append('e', 0, 0, [choice(0, '{"was":"first"}')]);
    await base.db.updateTable('tables').set({ head: 0 }).where('id', '=', 'e').execute();
    const [twice, fine] = await Promise.allSettled([ledger.append('e', 0, 0, [choice(0)]), ledger.append('f', 0, 0, [choice(0)])]);
    expect(twice.status).toBe('rejected');
    expect(fine).toEqual({ status: 'fulfilled', value: true });
    expect([await headOf('e'), await headOf('f')]).toEqual([0, 1]);
    expect(await ledger.read('e')).toMatchObject([{ body: '{"was":"first"}' }]);
  });

  test('what hangs on nothing is known as such', async () => {
    const orphan = base.db
      .insertInto('choices')
      .values({ table_id: 'nowhere', seq: 0, at: 1, ...choice(0) })
      .execute();
    expect(isOrphan(await orphan.catch((error: Error) => error))).toBe(true);
    const twice = async () => lay('a');
    expect(isOrphan(await twice().catch((error: Error) => error))).toBe(false);
  });

  test('many choices are one statement or several, and all there', async () => {
    await lay('g');
    const many = Array.from({ length: 5000 }, (_, i) => choice(i % 4, `{"n":${i}}`));
    expect(await ledger.append('g', 0, 0, many)).toBe(true);
    expect((await ledger.read('g')).map(({ body }) => body)).toEqual(many.map(({ body }) => body));
  });

  test('opened again it is as it was', async () => {
    const again = await openDatabase(place.url);
    expect((await new Ledger(again).read('a')).length).toBe(3);
    await again.close();
  });
});

test('processes that open a new file at once all find its tables', async () => {
  const { url, drop } = await KINDS.sqlite();
  const program = `import { openDatabase } from ${JSON.stringify(new URL('database.ts', import.meta.url).href)}; await (await openDatabase(${JSON.stringify(url)})).close();`;
  const open = () => promisify(execFile)(process.execPath, ['--conditions=bb-source', '--input-type=module', '--eval', program]);
  await Promise.all(Array.from({ length: 4 }, open));
  await drop();
});

test('a database that can’t be opened is one clear error, without its password', async () => {
  const refused = async (url: string): Promise<string> => {
    try {
      await openDatabase(url);
    } catch (error) {
      if (error instanceof NoDatabase) return error.message;
    }
    return '';
  };
  expect(await refused('/nowhere/at/all.db')).toMatch(/^The database \/nowhere\/at\/all.db can't be opened: /);
  const message = await refused('postgres://jim:secret@127.0.0.1:1/none');
  expect(message).toMatch(/^The database postgres:\/\/jim@127.0.0.1:1\/none can't be opened: .*ECONNREFUSED/);
  expect(message).not.toContain('secret');
});
