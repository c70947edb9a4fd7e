import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { hasPostgres, onEachDatabase, TEST_DATABASES, type TestDatabase } from '../testing/databases.ts';
import { TABLE_SETTINGS } from '../testing/test-players.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';
import { readAllRows } from './database-rows.ts';
import { tableLayouts } from './database-tables.ts';
import { AdminError, backup, restore } from './dump.ts';
import { moveDatabase } from './move-database.ts';

/** More than one page. */
const CHOICES = 2345;

onEachDatabase('a backup', (kind) => {
  let site: TestSite;
  let folder: string;
  const places: TestDatabase[] = [];
  const empty = async (other: keyof typeof TEST_DATABASES): Promise<string> => {
    const place = await TEST_DATABASES[other]();
    places.push(place);
    return place.url;
  };
  const digests = async (url: string) => {
    const base = await openDatabase(url);
    const all = await readAllRows(base, () => undefined);
    await base.close();
    return Object.fromEntries([...all].map(([table, { text }]) => [table, text]));
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bb-dump-'));
    site = await openTestSite(kind);
    const anne = site.browser();
    await anne.ask('POST', '/api/account', { login: 'anne', password: 'a chest of rum', name: '’é\u{1F3F4}"\\' });
    await anne.ask('POST', '/api/me/tokens', { name: 'bot', password: 'a chest of rum' });
    const settings = { ...TABLE_SETTINGS, bots: [null, 'mate'] };
    const { id } = (await anne.ask('POST', '/api/tables', settings)).json().table;
    const rows = Array.from({ length: CHOICES }, (_, seq) => ({
      table_id: id,
      seq,
      at: 1,
      seat: -1,
      key: seq % 2 ? `k${seq}` : null,
      // Both are line separators to `readline`.
      body: `{"n":"${seq}\u2028\u2029"}`,
    }));
    for (let i = 0; i < CHOICES; i += 1000)
      await site.database.db
        .insertInto('choices')
        .values(rows.slice(i, i + 1000))
        .execute();
  });
  afterAll(async () => {
    await site.close();
    for (const { drop } of places) await drop();
    rmSync(folder, { recursive: true });
  });

  test('lists all tables, each after those it refers to', async () => {
    const form = await tableLayouts(site.database);
    const names = form.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['tables', 'choices', 'players', 'accounts', 'sessions', 'tokens', 'tries']));
    expect(names.indexOf('players')).toBeLessThan(names.indexOf('accounts'));
    expect(names.indexOf('accounts')).toBeLessThan(names.indexOf('passkeys'));
    expect(form.find(({ name }) => name === 'choices')?.key).toEqual(['table_id', 'seq']);
    expect(form.filter(({ key }) => key.length === 0)).toEqual([]);
  });

  test('can be written while the server runs, and restored to either kind of database', async () => {
    const file = join(folder, 'backup.jsonl');
    const counts = await backup(site.database, file);
    expect(counts).toMatchObject({ choices: CHOICES, players: 1, tokens: 1 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backup(site.database, file)).rejects.toThrow('EEXIST');
    const before = await digests(site.url);
    for (const other of hasPostgres ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)) {
      const url = await empty(other);
      expect(await restore(url, file)).toEqual(counts);
      expect(await digests(url)).toEqual(before);
      await expect(restore(url, file)).rejects.toThrow('is not empty');
    }
  });

  test('is not needed to move a database to either kind, and back', async () => {
    const before = await digests(site.url);
    const there = await empty(hasPostgres && kind === 'sqlite' ? 'postgres' : 'sqlite');
    expect(await moveDatabase(site.url, there)).toMatchObject({ choices: CHOICES });
    expect(await digests(there)).toEqual(before);
    const back = await empty(kind);
    await moveDatabase(there, back);
    expect(await digests(back)).toEqual(before);
    await expect(moveDatabase(there, back)).rejects.toThrow('is not empty');
  });

  test('is refused if it is incomplete, changed, from a newer server or something else, and leaves the database empty', async () => {
    const file = join(folder, 'good.jsonl');
    await backup(site.database, file);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const bad = join(folder, 'bad.jsonl');
    const url = await empty(kind);
    const last = lines.at(-1) ?? '';
    const faults: readonly (readonly [string, readonly string[], string])[] = [
      ['cut off', lines.slice(0, -1), `it ends after line ${lines.length - 1}`],
      ['a missing row', lines.toSpliced(5, 1), 'its hash does not match'],
      [
        'a changed row',
        lines.with(
          -2,
          (lines.at(-2) ?? '').replace(/\d(?=[^\d]*$)/, (d) => String((Number(d) + 1) % 10)),
        ),
        'its hash does not match',
      ],
      ['no row', lines.with(7, '{"table":"nowhere","values":{}}'), 'line 8: not a row'],
      ['no JSON', lines.with(7, 'x'), 'line 8: not a JSON object'],
      ['newer', lines.with(0, '{"blackbeard":"dump","format":1,"step":"999-later"}'), 'from a newer server'],
      ['another format', lines.with(0, '{"blackbeard":"dump","format":2,"step":"001-initial"}'), 'has format 2'],
      ['something else', ['{}', last], 'is not a Blackbeard backup'],
      ['empty', [''], 'not a JSON object'],
    ];
    for (const [what, text, message] of faults) {
      writeFileSync(bad, `${text.join('\n')}\n`);
      await expect(restore(url, bad), what).rejects.toThrow(message);
      await expect(restore(url, bad), what).rejects.toThrow(AdminError);
    }
    await expect(restore(url, join(folder, 'nowhere'))).rejects.toThrow();
    await restore(url, file);
    expect(await digests(url)).toEqual(await digests(site.url));
  });
});
