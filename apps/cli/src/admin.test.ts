import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, onEachDatabase, TEST_DATABASES, type TestDatabase } from '@bb/server/src/testing/databases.ts';
import { type Browser, openTestSite, type TestSite } from '@bb/server/src/testing/test-site.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bb, parsed } from './testing/run-bb.ts';

onEachDatabase('bb admin', (kind) => {
  let site: TestSite;
  let folder: string;
  let id: string;
  let players: readonly Browser[];
  const places: TestDatabase[] = [];
  const here = (args: string) => bb(`admin --database ${site.url} ${args}`);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bb-admin-'));
    site = await openTestSite(kind);
    const [anne, jack] = [site.browser(), site.browser()];
    players = [anne, jack];
    await anne.ask('POST', '/api/account', { login: 'anne', password: 'a chest of rum' });
    await jack.ask('POST', '/api/guest', { name: 'Jack' });
    const settings = { name: 'Nassau', options: { players: 2 }, bots: [null, null], isListed: true, hasSpectators: true, windows: 'fast' };
    await anne.ask('POST', '/api/tables', { ...settings, name: 'Empty' });
    ({ id } = (await anne.ask('POST', '/api/tables', settings)).json().table);
    await jack.ask('POST', `/api/tables/${id}/join`);
    for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${id}/ready`, { clientSeed: 'salt' });
    for (let n = 0; n < 20; n++)
      for (const player of [anne, jack]) {
        const { seq, choices } = (await player.ask('GET', `/api/tables/${id}/game`)).json();
        if (choices[0]) await player.ask('POST', `/api/tables/${id}/choices`, { seq, key: `k${seq}`, choice: choices[0] });
      }
  });
  afterAll(async () => {
    await site.close();
    for (const { drop } of places) await drop();
    rmSync(folder, { recursive: true });
  });

  test('lists tables, by stage', async () => {
    const all = await here('tables --json');
    expect(new Set(parsed(all.out).map(({ name }) => name))).toEqual(new Set(['Nassau', 'Empty']));
    const playing = await here('tables --stage inProgress');
    expect([playing.code, playing.out.length]).toEqual([0, 1]);
    expect(playing.out[0]).toContain(`${id}  inProgress`);
    expect((await here('tables --stage sunk')).code).toBe(2);
  });

  test('shows the public facts of a table, and the hands only with --reveal', async () => {
    const found = await here(`inspect ${id} --json`);
    expect(found.code).toBe(0);
    const [facts = {}] = parsed(found.out);
    expect(facts).toMatchObject({
      name: 'Nassau',
      stage: 'inProgress',
      health: { isWhole: true, fault: null, dice: { right: expect.any(Number), wrong: 0 } },
    });
    const { body } = await site.database.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    const shown = [...found.out, ...(await here(`inspect ${id}`)).out].join();
    for (const hidden of [JSON.parse(body).seed, 'salt', 'hand', 'password']) expect(shown).not.toContain(hidden);
    const revealed = await here(`inspect ${id} --reveal`);
    expect(revealed.out.filter((line) => line.startsWith('hand ')).length).toBe(2);
    expect(revealed.err.join()).toContain('nobody who plays in it should see them');
    expect(await here('inspect nowhere')).toMatchObject({ code: 1, err: ['bb admin: There is no table nowhere.'] });
  });

  test('detects a changed die, and a missing choice', async () => {
    const { db } = site.database;
    const row = await db
      .selectFrom('choices')
      .selectAll()
      .where('table_id', '=', id)
      .where('seat', '=', -1)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    const last = await db.selectFrom('choices').selectAll().where('table_id', '=', id).orderBy('seq', 'desc').executeTakeFirstOrThrow();
    const where = { table: id, seq: last.seq };
    await db.deleteFrom('choices').where('table_id', '=', where.table).where('seq', '=', where.seq).execute();
    const gone = await here(`inspect ${id}`);
    expect([gone.code, gone.out.join('\n')]).toEqual([1, expect.stringContaining('not as many as the table record says')]);
    await db.insertInto('choices').values(last).execute();
    await db
      .updateTable('choices')
      .set({ body: '{"type":"face","face":9}' })
      .where('table_id', '=', id)
      .where('seq', '=', row.seq)
      .execute();
    expect(await here(`inspect ${id}`)).toMatchObject({
      code: 1,
      out: expect.arrayContaining([expect.stringMatching(`^replay +choice ${row.seq}: `)]),
    });
    await db.updateTable('choices').set({ body: row.body }).where('table_id', '=', id).where('seq', '=', row.seq).execute();
    expect((await here(`inspect ${id}`)).code).toBe(0);
  });

  test('rewinds a game if all players agree, with new dice after it', async () => {
    const { db } = site.database;
    const rows = () => db.selectFrom('choices').select(['seq', 'seat', 'body']).where('table_id', '=', id).orderBy('seq').execute();
    const before = await rows();
    const to = (
      await db
        .selectFrom('choices')
        .select('seq')
        .where('table_id', '=', id)
        .where('key', 'like', 'k%')
        .orderBy('seq', 'desc')
        .executeTakeFirstOrThrow()
    ).seq;
    const at = `rewind ${id} ${to}`;
    expect(await here(at)).toMatchObject({ code: 2, err: [expect.stringContaining('--by-consent')] });
    expect(await here(`${at} --by-consent anne`)).toMatchObject({
      code: 1,
      err: ['bb admin: All players at the table must agree: give --by-consent once for each of anne, Jack.'],
    });
    const both = '--by-consent anne --by-consent Jack';
    const chance = before.find(({ seat }) => seat < 0)?.seq;
    expect(await here(`rewind ${id} ${chance} ${both}`)).toMatchObject({ code: 1 });
    expect(await here(`rewind ${id} 99999 ${both}`)).toMatchObject({ code: 1 });
    expect(await here(`rewind nowhere 1 ${both}`)).toMatchObject({ code: 1 });
    expect(await rows()).toEqual(before);
    expect(await here(`${at} ${both}`)).toEqual({ code: 0, out: [`rewound: ${before.length - to} choices`], err: [] });
    expect(await rows()).toEqual(before.slice(0, to));
    const [facts = {}] = parsed((await here(`inspect ${id} --json`)).out);
    expect(facts).toMatchObject({ head: to, rewinds: [to], health: { isWhole: true, fault: null } });
    // A server that was not told notices the rewind at the next choice, and goes on.
    const choose = async (key: string) => {
      for (const player of players) {
        const { seq, choices } = (await player.ask('GET', `/api/tables/${id}/game`)).json();
        if (choices[0]) return (await player.ask('POST', `/api/tables/${id}/choices`, { seq, key, choice: choices[0] })).json();
      }
    };
    expect(await choose('behind')).toMatchObject({ error: 'stale', seq: to });
    expect(await choose('anew')).toEqual({ seq: to, isSealed: false });
    expect(await here(`inspect ${id}`)).toMatchObject({ code: 0 });
  });

  test('backs up, restores and moves', async () => {
    const file = join(folder, 'backup.jsonl');
    const counts = parsed((await here(`backup ${file} --json`)).out);
    expect(counts).toEqual([expect.objectContaining({ players: 2, tables: 2 })]);
    expect(await here(`backup ${file}`)).toMatchObject({ code: 1, err: [expect.stringContaining('EEXIST')] });
    const other = await TEST_DATABASES[hasPostgres && kind === 'sqlite' ? 'postgres' : 'sqlite']();
    const third = await TEST_DATABASES[kind]();
    places.push(other, third);
    expect(parsed((await bb(`admin restore ${file} --database ${other.url} --json`)).out)).toEqual(counts);
    expect(parsed((await bb(`admin move ${other.url} ${third.url} --json`)).out)).toEqual(counts);
    expect((await bb(`admin inspect ${id} --database ${third.url}`)).code).toBe(0);
    expect(await bb(`admin restore ${file} --database ${third.url}`)).toMatchObject({
      code: 1,
      err: [expect.stringContaining('not empty')],
    });
  });

  test('bans players by username or id, for days or for good, lifts bans, and appoints moderators', async () => {
    const banned = () => site.database.db.selectFrom('sanctions').select(['kind', 'until', 'reason']).execute();
    expect((await here('ban anne')).code).toBe(2);
    expect((await here('ban ANNE --reason cheating --days 2')).code).toBe(0);
    expect(await banned()).toEqual([{ kind: 'ban', until: expect.any(Number), reason: 'cheating' }]);
    const { id: player } = await site.database.db.selectFrom('players').select('id').where('name', '=', 'anne').executeTakeFirstOrThrow();
    expect((await here(`ban --reason again -- ${player}`)).code).toBe(0);
    expect(await banned()).toEqual([{ kind: 'ban', until: null, reason: 'again' }]);
    expect((await here('unban anne')).code).toBe(0);
    expect(await here('unban anne')).toMatchObject({ code: 1 });
    const log = await site.database.db.selectFrom('moderation_log').select(['moderator', 'deed']).orderBy('at').execute();
    expect(log.map(({ moderator, deed }) => `${moderator} ${deed}`).toSorted()).toEqual(['null ban', 'null ban', 'null unban']);
    expect((await here('moderator ANNE')).out).toEqual(['moderator: ANNE']);
    expect(await site.database.db.selectFrom('moderators').selectAll().execute()).toEqual([{ player_id: player }]);
    expect(await here('ban anne --reason x')).toMatchObject({ code: 1 });
    expect((await here('moderator anne --off')).code).toBe(0);
    expect(await site.database.db.selectFrom('moderators').selectAll().execute()).toEqual([]);
    expect(await here('moderator nobody')).toMatchObject({ code: 1, err: ['bb admin: nobody has the username "nobody"'] });
    expect(await here('ban nobody --reason x')).toMatchObject({ code: 1, err: [expect.stringContaining('There is no player')] });
  });
});

test('answers bad usage with one line', async () => {
  expect(await bb('admin')).toMatchObject({ code: 2, err: [expect.stringContaining('no task is given')] });
  expect(await bb('admin sink')).toMatchObject({ code: 2, err: [expect.stringContaining('there is no task "sink"')] });
  expect(await bb('admin backup')).toMatchObject({ code: 2, err: [expect.stringContaining('FILE is missing')] });
  expect(await bb('admin tables more')).toMatchObject({ code: 2 });
  expect(await bb('admin tables --database /nowhere/at/all.db')).toMatchObject({
    code: 1,
    err: ['bb admin: there is no database /nowhere/at/all.db'],
  });
  expect((await bb('admin --help')).out.join()).toContain('restore FILE');
});

test('finds the database of a server started in this folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bb-env-'));
  writeFileSync(join(folder, 'blackbeard.env'), `BB_DATA=${join(folder, 'elsewhere')}\n`);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.stubEnv('DATABASE_URL', undefined);
  vi.stubEnv('BB_DATA', undefined);
  expect((await bb('admin tables')).err.join()).toContain(`there is no database ${join(folder, 'elsewhere', 'blackbeard.db')}`);
  vi.stubEnv('BB_DATA', join(folder, 'said'));
  expect((await bb('admin tables')).err.join()).toContain(join(folder, 'said', 'blackbeard.db'));
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
