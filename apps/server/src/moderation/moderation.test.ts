import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { TABLE_SETTINGS } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { Moderators, setModerator } from './moderators.ts';

const PASSWORD = 'a parrot, a plank';
const HOUR_MS = 3600_000;

onEachDatabase('moderation', (kind) => {
  let site: TestSite;
  let hornigold: Browser;
  let anne: Browser;
  let addresses = 0;
  let keys = 0;
  beforeAll(async () => {
    site = await openTestSite(kind);
    hornigold = await account('hornigold');
    await setModerator(site.database.db, 'Hornigold', true);
    anne = await guest('Anne');
  });
  afterAll(() => site.close());
  const browser = (): Browser => site.browser({ remoteAddress: `198.51.100.${++addresses}` });
  async function account(login: string): Promise<Browser> {
    const player = browser();
    await player.ask('POST', '/api/account', { login, password: PASSWORD });
    return player;
  }
  async function guest(name: string): Promise<Browser> {
    const player = browser();
    await player.ask('POST', '/api/guest', { name });
    return player;
  }
  const idOf = async (browser: Browser): Promise<string> => (await browser.ask('GET', '/api/me')).json().player.id;
  const createTable = async (host: Browser, settings: object = {}): Promise<string> =>
    (await host.ask('POST', '/api/tables', { ...TABLE_SETTINGS, ...settings })).json().table.id;
  const say = (browser: Browser, table: string, text: string) =>
    browser.statusOf('POST', `/api/tables/${table}/talk`, { key: `k${keys++}`, text });
  const texts = async (browser: Browser, table: string): Promise<readonly string[]> =>
    (await browser.ask('GET', `/api/tables/${table}/talk`)).json().lines.map(({ text }: { text: string }) => text);
  const open = async () => (await hornigold.ask('GET', '/api/moderation/reports')).json().reports;
  const lastLogged = async () => (await hornigold.ask('GET', '/api/moderation/log')).json().log[0];

  test('only moderators see reports and impose sanctions, and the server tells whether a player is one', async () => {
    const id = await idOf(await guest('Nobody in particular'));
    for (const [method, url, body] of [
      ['GET', '/api/moderation/reports', undefined],
      ['GET', '/api/moderation/reports/x', undefined],
      ['POST', '/api/moderation/reports/x', {}],
      ['GET', '/api/moderation/sanctions', undefined],
      ['POST', '/api/moderation/sanctions', { player: id, kind: 'ban', hours: 1, reason: 'rude' }],
      ['DELETE', `/api/moderation/sanctions/${id}`, { kind: 'ban' }],
      ['GET', '/api/moderation/log', undefined],
    ] as const) {
      expect([url, ...(await browser().statusOf(method, url, body))]).toEqual([url, 401, 'notLoggedIn']);
      expect([url, ...(await anne.statusOf(method, url, body))]).toEqual([url, 403, 'notModerator']);
      expect((await hornigold.statusOf(method, url, body))[0]).not.toBe(403);
    }
    const answers = [await anne.ask('GET', '/api/moderation'), await hornigold.ask('GET', '/api/moderation')];
    expect(answers.map((answer) => answer.json())).toEqual([
      { isModerator: false, waiting: 0 },
      { isModerator: true, waiting: expect.any(Number) },
    ]);
  });

  test('a login named in the environment is a moderator’s, and nobody else can take it', async () => {
    const id = await idOf(hornigold);
    const { db } = site.database;
    await setModerator(db, 'hornigold', false);
    const named = new Moderators(db, ['Hornigold', 'Teach']);
    expect([await named.has(id), await named.unknownLogins(), await new Moderators(db, []).has(id)]).toEqual([true, ['teach'], false]);
    await setModerator(db, 'hornigold', true);
    const other = await openTestSite(kind, { moderators: ['Teach'] });
    const teach = { login: 'teach', password: PASSWORD };
    expect(await other.browser().statusOf('POST', '/api/account', teach)).toEqual([409, 'loginTaken']);
    expect(other.log.filter((line) => line.includes('nobody has the login teach'))).toHaveLength(1);
    await other.close();
  });

  test('the operator can appoint and dismiss moderators', async () => {
    const rackham = await account('rackham');
    const { db } = site.database;
    expect([await setModerator(db, 'RACKHAM', true), await setModerator(db, 'nobody', true)]).toEqual([true, false]);
    expect(await rackham.statusOf('GET', '/api/moderation/log')).toEqual([200]);
    await setModerator(db, 'rackham', false);
    expect(await rackham.statusOf('GET', '/api/moderation/log')).toEqual([403, 'notModerator']);
  });

  test('a line, a name and a table can be reported, once by each player, and are quoted as they were then', async () => {
    const jack = await guest('Rude name');
    const table = await createTable(jack, { name: 'Rude table' });
    await say(jack, table, '<b>rude</b>');
    for (const what of [{ line: { room: 'table', seq: 0 } }, { seat: 0 }, {}]) {
      site.wait(1);
      for (const player of [anne, anne, hornigold])
        expect(await player.statusOf('POST', '/api/reports', { table, ...what, reason: 'That is rude.' })).toEqual([201]);
    }
    const mine = (await open()).filter((report: { table: string }) => report.table === table);
    expect(mine).toHaveLength(6);
    const [annes, jacks] = [await idOf(anne), await idOf(jack)];
    expect(mine.filter((report: { by: { name: string } }) => report.by.name === 'Anne')).toEqual(
      ['<b>rude</b>', 'Rude name', 'Rude table'].map((quote, n) => ({
        id: expect.any(String),
        at: expect.any(Number),
        what: ['line', 'seat', 'table'][n],
        quote,
        reason: 'That is rude.',
        table,
        handledAt: null,
        by: { id: annes, name: 'Anne' },
        about: { id: jacks, name: 'Rude name' },
      })),
    );
    const [{ id }] = mine;
    expect(await hornigold.statusOf('POST', `/api/moderation/reports/${id}`)).toEqual([204]);
    expect(await hornigold.statusOf('POST', `/api/moderation/reports/${id}`)).toEqual([404, 'noReport']);
    expect((await open()).some((report: { id: string }) => report.id === id)).toBe(false);
    expect(await lastLogged()).toMatchObject({
      deed: 'handled',
      by: { name: 'hornigold' },
      about: { name: 'Rude name' },
      more: { report: id },
    });
  });

  test('a moderator reads the lines around a reported one, or around the time of a report', async () => {
    const jack = await guest('Jack');
    const table = await createTable(jack);
    const around = async (text: string) => {
      const report = (await open()).find((line: { quote: string; table: string }) => line.table === table && line.quote === text);
      return (await hornigold.ask('GET', `/api/moderation/reports/${report.id}`)).json().lines;
    };
    for (let n = 0; n < 20; n++) {
      await say(n % 2 === 0 ? jack : hornigold, table, `line ${n}`);
      site.wait(10_000);
    }
    await anne.ask('POST', '/api/reports', { table, line: { room: 'table', seq: 12 }, reason: 'x' });
    const lines = await around('line 12');
    expect(lines.map(({ text }: { text: string }) => text)).toEqual(Array.from({ length: 16 }, (_, n) => `line ${n + 2}`));
    expect(lines[10]).toEqual({
      room: 'table',
      seq: 12,
      at: expect.any(Number),
      name: 'Jack',
      text: 'line 12',
      isReported: true,
      isTheirs: true,
    });
    expect(lines[9]).toMatchObject({ name: 'hornigold', isReported: false, isTheirs: false });

    await anne.ask('POST', '/api/reports', { table, seat: 0, reason: 'x' });
    site.wait(10_000);
    await say(jack, table, 'later');
    const seats = await around('Jack');
    expect(seats.map(({ text }: { text: string }) => text)).toEqual([...Array.from({ length: 10 }, (_, n) => `line ${n + 10}`), 'later']);
    expect(seats.some(({ isReported }: { isReported: boolean }) => isReported)).toBe(false);

    // Deleting an account removes its words here too.
    await jack.ask('DELETE', '/api/me');
    const report = (await open()).find((line: { table: string; what: string }) => line.table === table && line.what === 'line');
    expect((await hornigold.ask('GET', `/api/moderation/reports/${report.id}`)).json().lines[10]).toMatchObject({ name: '', text: '' });
  });

  test('a moderator with a seat can’t read the gallery before the game is over', async () => {
    const table = await createTable(hornigold);
    const jack = await guest('Jack');
    await jack.ask('POST', `/api/tables/${table}/join`);
    for (const player of [hornigold, jack]) await player.ask('POST', `/api/tables/${table}/ready`, { clientSeed: null });
    await say(await guest('Onlooker'), table, 'He bluffs.');
    await anne.ask('POST', '/api/reports', { table, line: { room: 'gallery', seq: 0 }, reason: 'x' });
    const { id } = (await open()).find((line: { table: string }) => line.table === table);
    expect(await hornigold.statusOf('GET', `/api/moderation/reports/${id}`)).toEqual([403, 'notYet']);
    const rackham = await account('rackham-the-elder');
    await setModerator(site.database.db, 'rackham-the-elder', true);
    expect((await rackham.ask('GET', `/api/moderation/reports/${id}`)).json().lines).toMatchObject([
      { text: 'He bluffs.', room: 'gallery' },
    ]);
  });

  test('a player can’t report what they can’t read, and has to wait after too many reports', async () => {
    const table = await createTable(hornigold, { hasSpectators: false });
    await say(hornigold, table, 'among us');
    const reporter = await guest('Reporter');
    const report = (more: object) => reporter.statusOf('POST', '/api/reports', { table, reason: 'x', ...more });
    expect(await report({ line: { room: 'table', seq: 0 } })).toEqual([403, 'noSpectators']);
    expect(await hornigold.statusOf('POST', '/api/reports', { table, reason: 'x', line: { room: 'table', seq: 9 } })).toEqual([
      404,
      'noLine',
    ]);
    expect(await report({ seat: 1 })).toEqual([404, 'nobodyThere']);
    expect(await report({ table: 'nowhere' })).toEqual([404, 'noTable']);
    expect(await report({ reason: '' })).toEqual([400, 'badLine']);
    expect(await report({ reason: '\u202e' })).toEqual([400, 'badLine']);
    const busy = await guest('Busy');
    const statuses: unknown[] = [];
    for (let n = 0; n < 13; n++) statuses.push((await busy.statusOf('POST', '/api/reports', { table, reason: 'x' }))[0]);
    expect(statuses.at(-1)).toBe(429);
  });

  test('a muted player can’t write for that time, and is told why', async () => {
    const loud = await guest('Loud');
    const table = await createTable(anne);
    expect(
      await hornigold.statusOf('POST', '/api/moderation/sanctions', {
        player: await idOf(loud),
        kind: 'mute',
        hours: 1,
        reason: 'Shouts.',
      }),
    ).toEqual([204]);
    const answer = await loud.ask('POST', `/api/tables/${table}/talk`, { key: 'k', text: 'ARR' });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: 'muted', reason: 'Shouts.', until: expect.any(Number) }]);
    expect(await loud.statusOf('POST', `/api/tables/${table}/join`)).toEqual([200]);
    site.wait(HOUR_MS);
    expect(await say(loud, table, 'arr')).toEqual([201]);
  });

  test('a banned player is refused in all sessions, and loses the sockets, but can export and delete the account', async () => {
    const teach = await account('teach');
    const [second, late] = [browser(), browser()];
    await second.ask('POST', '/api/login', { login: 'teach', password: PASSWORD });
    const { token } = (await teach.ask('POST', '/api/me/tokens', { name: 'bot', password: PASSWORD })).json();
    const table = await createTable(teach);
    const ear = await TestSocket.open(site, second.token);
    await ear.roundTrip();
    const player = await idOf(teach);
    const sanction = { player, kind: 'ban', hours: 24, reason: 'Plundered.' };
    expect(await hornigold.statusOf('POST', '/api/moderation/sanctions', sanction)).toEqual([204]);
    expect(await ear.waitForClose()).toMatchObject({ code: 1008 });

    const answer = await teach.ask('POST', '/api/tables', TABLE_SETTINGS);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: 'banned', reason: 'Plundered.', until: expect.any(Number) }]);
    expect(await late.statusOf('POST', '/api/login', { login: 'teach', password: PASSWORD })).toEqual([200]);
    for (const player of [teach, second, late]) {
      for (const [method, url, body] of [
        ['GET', '/api/tables', undefined],
        ['GET', `/api/tables/${table}`, undefined],
        ['POST', `/api/tables/${table}/talk`, { key: 'k', text: 'ARR' }],
        ['POST', `/api/tables/${table}/choices`, { seq: 0, key: 'k', choice: { type: 'pass' } }],
        ['PATCH', '/api/me', { name: 'Blackbeard' }],
        ['POST', '/api/guest', { name: 'Blackbeard' }],
      ] as const)
        expect([url, ...(await player.statusOf(method, url, body))]).toEqual([url, 403, 'banned']);
      expect(await player.statusOf('GET', '/api/me')).toEqual([200]);
      expect(await player.statusOf('GET', '/api/me/export')).toEqual([200]);
    }
    expect(await browser().statusOf('GET', '/api/tables', undefined, { authorization: `Bearer ${token}` })).toEqual([403, 'banned']);
    await expect(TestSocket.open(site, late.token)).rejects.toThrow('403');
    expect(await second.statusOf('POST', '/api/logout')).toEqual([204]);
    expect((await hornigold.ask('GET', '/api/moderation/sanctions')).json().sanctions).toContainEqual({
      player: { id: player, name: 'teach' },
      kind: 'ban',
      until: expect.any(Number),
      reason: 'Plundered.',
    });

    site.wait(1);
    expect(await hornigold.statusOf('DELETE', `/api/moderation/sanctions/${player}`, { kind: 'ban' })).toEqual([204]);
    expect(await hornigold.statusOf('DELETE', `/api/moderation/sanctions/${player}`, { kind: 'ban' })).toEqual([404, 'noSanction']);
    expect(await teach.statusOf('GET', '/api/tables')).toEqual([200]);
    expect(await lastLogged()).toMatchObject({ deed: 'unban', by: { name: 'hornigold' }, about: { id: player } });
    await hornigold.statusOf('POST', '/api/moderation/sanctions', { ...sanction, hours: null });
    site.wait(1000 * HOUR_MS);
    expect(await teach.statusOf('GET', '/api/tables')).toEqual([403, 'banned']);
  });

  test('the others at a banned player’s table can replace that player by a bot at once', async () => {
    const [low, jack] = [await guest('Low'), await guest('Jack')];
    const table = await createTable(low);
    await jack.ask('POST', `/api/tables/${table}/join`);
    for (const player of [low, jack]) await player.ask('POST', `/api/tables/${table}/ready`, { clientSeed: null });
    for (const player of [low, jack]) await player.ask('GET', `/api/tables/${table}/game`);
    const replace = async () =>
      (await jack.ask('POST', `/api/tables/${table}/votes`, { proposal: { kind: 'replace', seat: 0, bot: 'mate' } })).json();
    expect((await replace()).table.seats[0].kind).toBe('person');
    await hornigold.ask('POST', '/api/moderation/sanctions', { player: await idOf(low), kind: 'ban', hours: 1, reason: 'Cruel.' });
    // A banned player has no vote: the other one pauses alone.
    const paused = (await jack.ask('POST', `/api/tables/${table}/votes`, { proposal: { kind: 'pause' } })).json().table;
    expect(paused).toMatchObject({ isPaused: true, votes: [] });
    expect((await replace()).table.seats[0]).toMatchObject({ kind: 'bot', replaces: 'Low' });
  });

  test('moderators can’t be sanctioned, nor players who don’t exist', async () => {
    const ban = async (player: string) =>
      hornigold.statusOf('POST', '/api/moderation/sanctions', { player, kind: 'ban', hours: 1, reason: 'x' });
    expect(await ban(await idOf(hornigold))).toEqual([409, 'isModerator']);
    expect(await ban('nobody')).toEqual([404, 'noPlayer']);
    for (const more of [{ hours: 0 }, { kind: 'keelhaul' }, { hours: 1.5 }])
      expect(
        await hornigold.statusOf('POST', '/api/moderation/sanctions', {
          player: await idOf(anne),
          kind: 'ban',
          hours: 1,
          reason: 'x',
          ...more,
        }),
      ).toEqual([400, 'malformed']);
  });

  test('a player who mutes another gets no more of their messages, by socket neither; everybody else does, and the other is not told', async () => {
    const [jack, mary] = [await guest('Jack'), await guest('Mary')];
    const table = await createTable(anne);
    await jack.ask('POST', `/api/tables/${table}/join`);
    await say(jack, table, 'one');
    const { mutes } = (await anne.ask('POST', '/api/me/mutes', { table, line: { room: 'table', seq: 0 } })).json();
    expect(mutes).toEqual([{ id: await idOf(jack), name: 'Jack' }]);
    const ear = await TestSocket.open(site, anne.token);
    ear.send({ type: 'watch', table });
    await ear.waitFor('table');
    await say(jack, table, 'two');
    await say(mary, table, 'three');
    await ear.waitFor('talk', ({ lines }) => lines.some(({ text }) => text === 'three'));
    expect(JSON.stringify(ear.received)).not.toMatch(/"one"|"two"/);
    await ear.close();
    expect([await texts(anne, table), await texts(mary, table), await texts(jack, table)]).toEqual([
      ['three'],
      ['one', 'two', 'three'],
      ['one', 'two', 'three'],
    ]);
    expect(await anne.statusOf('POST', '/api/me/mutes', { table, seat: 0 })).toEqual([404, 'nobodyThere']);
    expect((await anne.ask('DELETE', `/api/me/mutes/${mutes[0].id}`)).json().mutes).toEqual([]);
    expect(await texts(anne, table)).toHaveLength(3);
  });

  test('data about a player is exported without the names of reporters, and deleted with the account', async () => {
    const jack = await guest('Goner');
    const table = await createTable(jack, { name: 'Goner’s table' });
    await say(jack, table, 'goner’s words');
    await anne.ask('POST', '/api/reports', { table, line: { room: 'table', seq: 0 }, reason: 'hm' });
    await jack.ask('POST', '/api/reports', { table, reason: 'my own' });
    await hornigold.ask('POST', '/api/moderation/sanctions', { player: await idOf(jack), kind: 'mute', hours: 1, reason: 'hush' });
    const exported = (await jack.ask('GET', '/api/me/export')).json().moderation;
    expect(exported).toMatchObject({ reports: [{ table, reason: 'my own' }], muted: 0, sanctions: [{ kind: 'mute', reason: 'hush' }] });
    expect(JSON.stringify(exported)).not.toContain('hm');
    const id = await idOf(jack);
    await jack.ask('DELETE', '/api/me');
    const { db } = site.database;
    const left = [
      await db.selectFrom('reports').selectAll().execute(),
      await db.selectFrom('moderation_log').selectAll().execute(),
      await db.selectFrom('sanctions').selectAll().execute(),
    ];
    expect(JSON.stringify(left)).not.toContain('goner’s words');
    expect(JSON.stringify(left.slice(1))).not.toContain(id);
  });
});
