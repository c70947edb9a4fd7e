import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { isForeignKeyError } from '../accounts/refused.ts';
import { onEachDatabase, TEST_DATABASES } from '../testing/databases.ts';
import { useDatabase } from '../testing/test-database.ts';
import { ChoiceLog, type NewChoice } from './choice-log.ts';
import { DatabaseOpenError, openDatabase } from './database.ts';

const WRITERS = 50;
const choice = (seat: number, body = '{}', key: string | null = null): NewChoice => ({ seat, key, body });

onEachDatabase('storage', (kind) => {
  const base = useDatabase(kind);
  let choiceLog: ChoiceLog;
  beforeAll(async () => {
    choiceLog = new ChoiceLog(base, () => 1_700_000_000_000);
  });
  const insertTable = (id: string) =>
    base.db
      .insertInto('tables')
      .values({ id, created_at: 1, changed_at: 1, head: 0, stage: 'inProgress', is_listed: 0, body: '{}' })
      .execute();
  const headOf = async (id: string) =>
    (await base.db.selectFrom('tables').select(['head', 'changed_at']).where('id', '=', id).executeTakeFirstOrThrow()).head;

  test('reads choices as they were appended, in order', async () => {
    await insertTable('a');
    expect(await choiceLog.append('a', 0, 0, [choice(1, '{"type":"pass"}', 'k1'), choice(-1, '{"type":"face","face":6}')])).toBe(true);
    expect(await choiceLog.append('a', 2, 0, [choice(0, '{"text":"’é"}')])).toBe(true);
    expect(await choiceLog.read('a')).toEqual([
      { seq: 0, at: 1_700_000_000_000, seat: 1, key: 'k1', body: '{"type":"pass"}' },
      { seq: 1, at: 1_700_000_000_000, seat: -1, key: null, body: '{"type":"face","face":6}' },
      { seq: 2, at: 1_700_000_000_000, seat: 0, key: null, body: '{"text":"’é"}' },
    ]);
    expect((await choiceLog.read('a', 2)).map(({ seq }) => seq)).toEqual([2]);
    expect(await headOf('a')).toBe(3);
  });

  test('appends nothing for a wrong head, a wrong version or an unknown table', async () => {
    await insertTable('b');
    await choiceLog.append('b', 0, 0, [choice(0), choice(0)]);
    for (const from of [0, 1, 3]) expect(await choiceLog.append('b', from, 0, [choice(1)])).toBe(false);
    expect(await choiceLog.append('b', 2, 1, [choice(1)])).toBe(false);
    expect(await choiceLog.append('nowhere', 0, 0, [choice(1)])).toBe(false);
    expect((await choiceLog.read('b')).map(({ seat }) => seat)).toEqual([0, 0]);
  });

  test(`lets exactly one of ${WRITERS} writers in two nodes win each number`, async () => {
    await insertTable('c');
    const other = await openDatabase(base.url);
    const logs = [choiceLog, new ChoiceLog(other)];
    for (let seq = 0; seq < 20; seq++) {
      const won = await Promise.all(
        Array.from({ length: WRITERS }, (_, writer) => logs[writer % 2]?.append('c', seq, 0, [choice(writer)])),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await choiceLog.read('c', seq)).map(({ seat }) => seat)).toEqual([won.indexOf(true)]);
    }
    await other.close();
  });

  test('does not deadlock when two nodes write to the same tables in different orders', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `d${i}`);
    for (const id of ids) await insertTable(id);
    const other = await openDatabase(base.url);
    const second = new ChoiceLog(other);
    for (let round = 0; round < 10; round++) {
      const shuffled = round % 2 ? ids.toReversed() : ids;
      const results = await Promise.all([
        ...ids.map((id) => choiceLog.append(id, round, 0, [choice(1)])),
        ...shuffled.map((id) => second.append(id, round, 0, [choice(2)])),
      ]);
      expect(results.filter(Boolean)).toHaveLength(ids.length);
    }
    for (const id of ids) expect((await choiceLog.read(id)).map(({ seq }) => seq)).toEqual([...Array(10).keys()]);
    await other.close();
  });

  test('rejects a number that is taken even if the head is wrong, and no other append with it', async () => {
    await insertTable('e');
    await insertTable('f');
    await choiceLog.append('e', 0, 0, [choice(0, '{"was":"first"}')]);
    await base.db.updateTable('tables').set({ head: 0 }).where('id', '=', 'e').execute();
    const [twice, fine] = await Promise.allSettled([choiceLog.append('e', 0, 0, [choice(0)]), choiceLog.append('f', 0, 0, [choice(0)])]);
    expect(twice.status).toBe('rejected');
    expect(fine).toEqual({ status: 'fulfilled', value: true });
    expect([await headOf('e'), await headOf('f')]).toEqual([0, 1]);
    expect(await choiceLog.read('e')).toMatchObject([{ body: '{"was":"first"}' }]);
  });

  test('recognizes foreign key errors', async () => {
    const orphan = base.db
      .insertInto('choices')
      .values({ table_id: 'nowhere', seq: 0, at: 1, ...choice(0) })
      .execute();
    expect(isForeignKeyError(await orphan.catch((error: Error) => error))).toBe(true);
    const twice = async () => insertTable('a');
    expect(isForeignKeyError(await twice().catch((error: Error) => error))).toBe(false);
  });

  test('appends more choices than fit into one statement', async () => {
    await insertTable('g');
    const many = Array.from({ length: 5000 }, (_, i) => choice(i % 4, `{"n":${i}}`));
    expect(await choiceLog.append('g', 0, 0, many)).toBe(true);
    expect((await choiceLog.read('g')).map(({ body }) => body)).toEqual(many.map(({ body }) => body));
  });

  test('still has the choices when it is opened again', async () => {
    const again = await openDatabase(base.url);
    expect((await new ChoiceLog(again).read('a')).length).toBe(3);
    await again.close();
  });
});

test('lets several processes open a new file at once', async () => {
  const { url, drop } = await TEST_DATABASES.sqlite();
  const program = `import { openDatabase } from ${JSON.stringify(new URL('database.ts', import.meta.url).href)}; await (await openDatabase(${JSON.stringify(url)})).close();`;
  const open = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  await Promise.all(Array.from({ length: 4 }, open));
  await drop();
});

test('names a database that can’t be opened, without its password', async () => {
  const refused = async (url: string): Promise<string> => {
    try {
      await openDatabase(url);
    } catch (error) {
      if (error instanceof DatabaseOpenError) return error.message;
    }
    return '';
  };
  expect(await refused('/nowhere/at/all.db')).toMatch(/^The database \/nowhere\/at\/all.db can't be opened: /);
  const message = await refused('postgres://jim:secret@127.0.0.1:1/none');
  expect(message).toMatch(/^The database postgres:\/\/jim@127.0.0.1:1\/none can't be opened: .*ECONNREFUSED/);
  expect(message).not.toContain('secret');
});
