/** Writes to a SQLite file: batched by the writer thread, or in a transaction of their own. */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { useDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';

const base = useDatabase();
beforeEach(async () => void (await base.db.deleteFrom('secrets').execute()));
const keep = (name: string, db = base.db) => db.insertInto('secrets').values({ name, value: '' }).execute();
const kept = async () => (await base.db.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name);

test('fails only the invalid ones of several concurrent inserts', async () => {
  await keep('b');
  const made = await Promise.allSettled(['a', 'b', 'c', 'c', 'd'].map((name) => keep(name)));
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await kept()).toEqual(['a', 'b', 'c', 'd']);
});

test('undoes a write if a statement fails, and stops if the first one changes nothing', async () => {
  const insert = (name: string) => base.db.insertInto('secrets').values({ name, value: '' }).compile();
  const nothing = base.db.deleteFrom('secrets').where('name', '=', 'nobody').compile();
  const write = (...statements: Parameters<Database['writeBatch']['write']>[1]) => base.writeBatch.write('t', statements);
  const made = await Promise.allSettled([
    write(insert('a'), insert('b')),
    write(insert('c'), insert('c')),
    write(insert('d'), nothing, insert('e')),
    write(nothing, insert('f')),
  ]);
  expect(made).toMatchObject([{ value: true }, { status: 'rejected' }, { value: true }, { value: false }]);
  expect(await kept()).toEqual(['a', 'b', 'd', 'e']);
});

test('isolates a transaction: only it sees its writes, and its rollback undoes no others', async () => {
  let other: Promise<unknown> | undefined;
  const transaction = base.db.transaction().execute(async (tx) => {
    await keep('mine', tx);
    other = keep('other');
    expect(await tx.selectFrom('secrets').select('name').execute()).toEqual([{ name: 'mine' }]);
    expect(await kept()).toEqual([]);
    throw new Error('taken back');
  });
  await expect(transaction).rejects.toThrow('taken back');
  await other;
  expect(await kept()).toEqual(['other']);
});

test('runs concurrent transactions of two connections one after the other', async () => {
  const other = await openDatabase(base.url);
  await keep('0');
  const count = ({ db }: Database) =>
    db.transaction().execute(async (tx) => {
      const { name } = await tx.selectFrom('secrets').select('name').executeTakeFirstOrThrow();
      await tx
        .updateTable('secrets')
        .set({ name: String(Number(name) + 1) })
        .execute();
    });
  await Promise.all([base, other, base, other, base, other].map(count));
  expect(await kept()).toEqual(['6']);
  await other.close();
});

test('fails a transaction that waits too long for a lock, and goes on after it', async () => {
  const other = await openDatabase(base.url);
  await other.db.transaction().execute(async (tx) => {
    await keep('theirs', tx);
    await expect(base.db.transaction().execute((mine) => keep('mine', mine))).rejects.toThrow('database is locked');
  });
  await base.db.transaction().execute((mine) => keep('again', mine));
  await base.db.transaction().execute(async () => undefined);
  expect(await kept()).toEqual(['again', 'theirs']);
  await other.close();
});

test('reads a snapshot in a read-only transaction, without blocking writers', async () => {
  const other = await openDatabase(base.url);
  await base.db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      expect(await tx.selectFrom('secrets').select('name').execute()).toEqual([]);
      await keep('meanwhile', other.db);
      expect(await tx.selectFrom('secrets').select('name').execute()).toEqual([]);
    });
  expect(await kept()).toEqual(['meanwhile']);
  await other.close();
});

test('runs raw SQL', async () => {
  await sql`insert into secrets (name, value) values ('raw', '')`.execute(base.db);
  expect((await sql`select name from secrets`.execute(base.db)).rows).toEqual([{ name: 'raw' }]);
});

/** Runs a program with the file opened as `db`. Returns its output, after its exit code if that is not 0. */
async function runs(program: string): Promise<string> {
  const whole = `import { openDatabase } from ${JSON.stringify(new URL('database.ts', import.meta.url).href)};
    let thread;
    process.on('worker', (worker) => { thread = worker; });
    const { db, close } = await openDatabase(${JSON.stringify(base.url)});
    const keep = (name) => db.insertInto('secrets').values({ name, value: '' }).execute();
    ${program}`;
  const run = promisify(execFile)(process.execPath, ['--no-warnings', '--input-type=module', '--eval', whole]);
  return run.then(
    ({ stdout }) => stdout,
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => `${code} ${stdout}${stderr}`,
  );
}

test('ends the process with an error if the writer thread has ended', async () => {
  const said = await runs(`
    await keep('early');
    thread.terminate();
    setInterval(() => undefined, 1000);
    await keep('late');`);
  expect(said).toMatch(/^1 .*Error: the thread that writes the database has ended/s);
});

test('finishes writes that have begun, then lets the process end without a close', async () => {
  expect(await runs(`keep('last').then(() => console.log('kept'));`)).toBe('kept\n');
  expect(await kept()).toEqual(['last']);
});

test('finishes writes that have begun before it closes', async () => {
  expect(await runs(`keep('begun'); await new Promise(setImmediate); await close(); console.log('closed');`)).toBe('closed\n');
  expect(await kept()).toEqual(['begun']);
});

test('checkpoints and restarts the WAL while writes go on without a pause', async () => {
  const size = (file: string): number => statSync(file).size;
  const [path, log] = [base.url, `${base.url}-wal`];
  // With 40 chains there is always a write waiting for the disk.
  const write = async (round: number) => {
    const chains = Array.from({ length: 40 }, (_, chain) => chain);
    await Promise.all(
      chains.map(async (chain) => {
        for (let i = 0; i < 100; i++) await keep(`${round}/${chain}/${i}`);
      }),
    );
  };
  const before = size(path);
  await write(0);
  await expect.poll(() => size(path)).toBeGreaterThan(before);
  await write(1);
  const grown = size(log);
  for (let round = 2; round < 8; round++) await write(round);
  expect(size(log)).toBeLessThan(2.5 * grown);
});
