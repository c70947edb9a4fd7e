import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { fullWidth } from '../testing/full-width.ts';
import { TABLE_SETTINGS } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';
import { SESSION_LIFETIME_MS } from './sessions.ts';

const PASSWORD = 'a parrot, a plank';
const NEW_PASSWORD = 'eight pieces of eight';

onEachDatabase('accounts', (kind) => {
  let site: TestSite;
  let addresses = 0;
  beforeAll(async () => {
    site = await openTestSite(kind);
  });
  afterAll(() => site.close());
  /** Each browser has its own IP address. */
  const browser = (): Browser => site.browser({ remoteAddress: `198.51.100.${++addresses}` });
  const account = async (login: string): Promise<Browser> => {
    const player = browser();
    expect((await player.ask('POST', '/api/account', { login, password: PASSWORD })).statusCode).toBe(201);
    return player;
  };
  const me = async (browser: Browser) => (await browser.ask('GET', '/api/me')).json();

  test('a guest who creates an account stays the same player, and the old session token ends', async () => {
    const anne = browser();
    const { player } = (await anne.ask('POST', '/api/guest', { name: 'Anne' })).json();
    const planted = anne.token ?? '';
    const answer = await anne.ask('POST', '/api/account', { login: 'Anne.Bonny', password: PASSWORD, email: 'anne@ship.example' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        player: { ...player, isGuest: false },
        account: { login: 'Anne.Bonny', email: 'anne@ship.example', hasPassword: true, passkeys: [] },
      },
    ]);
    expect(await site.app.playerOf(planted)).toBeNull();
    expect((await me(anne)).player.id).toBe(player.id);
    expect(await anne.statusOf('POST', '/api/account', { login: 'again', password: PASSWORD })).toEqual([409, 'hasAccount']);
    expect(await anne.statusOf('POST', '/api/guest', { name: 'Anne' })).toEqual([409, 'alreadyKnown']);
  });

  test('each log-in creates a new session token, and ends the session that it replaces', async () => {
    const mary = await account('mary');
    const second = browser();
    await second.ask('POST', '/api/guest', { name: 'Nobody' });
    const planted = second.token ?? '';
    expect(await second.statusOf('POST', '/api/login', { login: 'MARY', password: PASSWORD })).toEqual([200]);
    expect(new Set([mary.token, second.token, planted]).size).toBe(3);
    expect(await site.app.playerOf(planted)).toBeNull();
    expect((await me(second)).player).toEqual((await me(mary)).player);
    const third = browser();
    third.token = 'f'.repeat(43);
    await third.ask('POST', '/api/login', { login: 'mary', password: PASSWORD });
    expect(third.token).not.toBe('f'.repeat(43));
    expect(await third.statusOf('POST', '/api/logout', { everywhere: true })).toEqual([204]);
    for (const player of [mary, second]) expect((await me(player)).player).toBeNull();
  });

  test('a login is the same in upper and lower case, and only one of two concurrent sign-ups gets it', async () => {
    await account('jack');
    expect(await browser().statusOf('POST', '/api/account', { login: 'JACK', password: PASSWORD })).toEqual([409, 'loginTaken']);
    const both = await Promise.all([1, 2].map(() => browser().statusOf('POST', '/api/account', { login: 'twice', password: PASSWORD })));
    expect(both.map(([status]) => status).sort()).toEqual([201, 409]);
    const { count } = await site.database.db
      .selectFrom('players')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('name', '=', 'twice')
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test('invalid names, logins and passwords are refused, each with its own error code', async () => {
    const player = browser();
    for (const name of [
      '',
      '   ',
      'x'.repeat(25),
      'a\u0001b',
      'a\nb',
      'Anne\u202egnorw',
      '\u2066Anne',
      '\u200b',
      '\u3164',
      '\u2800',
      '\ud800',
    ])
      expect([name, ...(await player.statusOf('POST', '/api/guest', { name }))]).toEqual([name, 400, 'badName']);
    // PostgreSQL can't store U+0000.
    for (const [path, body] of [
      ['/api/guest', { name: 'a\0b' }],
      ['/api/login', { login: 'a\0b', password: PASSWORD }],
    ] as const)
      expect(await player.statusOf('POST', path, body)).toEqual([400, 'malformed']);
    const deep = JSON.parse(`${'['.repeat(1900)}${']'.repeat(1900)}`);
    expect(await player.statusOf('POST', '/api/guest', { name: deep })).toEqual([400, 'malformed']);
    for (const login of ['', 'ab', 'x'.repeat(25), 'a b c', 'ännchen', '-anne', "a'--", '<b>anne', 'anne\n'])
      expect([login, ...(await player.statusOf('POST', '/api/account', { login, password: PASSWORD }))]).toEqual([login, 400, 'badLogin']);
    expect(await player.statusOf('POST', '/api/account', { login: 'short', password: '1234567' })).toEqual([400, 'badPassword']);
    for (const email of ['none', 'a@b@c', 'a b@c', 'a@b\n', '<a@b>', 'a@b,c', 'a@b>', 'Anne <a@b.example>', '"a"@b', 'a@b(c)', 'a;b@c'])
      expect(await player.statusOf('POST', '/api/account', { login: 'mailed', password: PASSWORD, email })).toEqual([400, 'malformed']);
  });

  test('a username is found as people type and paste it', async () => {
    const player = browser();
    const made = await player.ask('POST', '/api/account', { login: ` ${fullWidth('Calico')}\u00ad.Jack\u200b `, password: PASSWORD });
    expect(made.json().account.login).toBe('Calico.Jack');
    for (const login of [
      'calico.jack',
      'CALICO.JACK ',
      '\ufeffCalico.Jack',
      'calico\u00ad.jack',
      fullWidth('calico.jack'),
      '\u00a0calico.jack\t',
    ])
      expect([login, ...(await browser().statusOf('POST', '/api/login', { login, password: PASSWORD }))]).toEqual([login, 200]);
    expect(await browser().statusOf('POST', '/api/account', { login: `${fullWidth('CALICO')}.jack `, password: PASSWORD })).toEqual([
      409,
      'loginTaken',
    ]);
    const host = browser();
    await host.ask('POST', '/api/guest', { name: 'Anne' });
    const { table } = (await host.ask('POST', '/api/tables', TABLE_SETTINGS)).json();
    expect(await host.statusOf('POST', `/api/tables/${table.id}/invitations`, { login: 'Calico.Jack ' })).toEqual([204]);
  });

  test('HTML in a name is plain text, and Unicode is normalized', async () => {
    for (const [typed, name] of [
      ['<script>alert(1)</script>'.slice(0, 24), '<script>alert(1)</script'],
      ['<img src=x onerror=a()>', '<img src=x onerror=a()>'],
      ['Rene\u0301', 'Ren\u00e9'],
      ['Anne\u3000Bonny ', 'Anne Bonny'],
      [`${fullWidth('Anne')}\u00ad Bon\u200bny\ufeff`, 'Anne Bonny'],
      ['\uff76\uff9e', '\u30ac'],
      ['👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
      [
        '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
        '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
      ],
      [`Z${'\u0316'.repeat(12)}o`, `Z${'\u0316'.repeat(4)}o`],
      ['"; drop table players;', '"; drop table players;'],
    ]) {
      const player = browser();
      const answer = await player.ask('POST', '/api/guest', { name: typed });
      expect([answer.statusCode, answer.json().player.name]).toEqual([201, name]);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('without a session, there is no account to read or change', async () => {
    const player = browser();
    expect(await me(player)).toEqual({ player: null, account: null });
    expect(await player.statusOf('PATCH', '/api/me', { name: 'Anne' })).toEqual([401, 'notLoggedIn']);
    expect(await player.statusOf('GET', '/api/me/export')).toEqual([401, 'notLoggedIn']);
    expect(await player.statusOf('DELETE', '/api/me', {})).toEqual([401, 'notLoggedIn']);
    expect(await player.statusOf('POST', '/api/logout', {})).toEqual([204]);
  });

  test('malformed and oversized bodies are refused on every route', async () => {
    const player = await account('bodies');
    const routes = [
      ['POST', '/api/guest'],
      ['POST', '/api/account'],
      ['POST', '/api/login'],
      ['POST', '/api/logout'],
      ['PATCH', '/api/me'],
      ['DELETE', '/api/me'],
    ] as const;
    for (const [method, url] of routes) {
      const why = `${method} ${url}`;
      for (const body of ['{', '[]', '7', 'null', '""', { admin: true }, { name: { $ne: 1 }, login: ['a'], password: 7 }])
        expect([why, body, ...(await player.statusOf(method, url, body))]).toEqual([why, body, 400, 'malformed']);
      expect([why, ...(await player.statusOf(method, url, { name: 'x'.repeat(10_000) }))]).toEqual([why, 413, 'tooLarge']);
      const foreign = { origin: 'https://evil.example' };
      expect([why, ...(await player.statusOf(method, url, {}, foreign))]).toEqual([why, 403, 'foreign']);
    }
    expect((await me(player)).player.name).toBe('bodies');
  });

  test('the name can be changed freely, password and address only with the password; a new password ends other sessions', async () => {
    const player = await account('changer');
    const second = browser();
    await second.ask('POST', '/api/login', { login: 'changer', password: PASSWORD });
    expect((await player.ask('PATCH', '/api/me', { name: ' Jim  Hawkins ' })).json().player.name).toBe('Jim Hawkins');
    expect(await player.statusOf('PATCH', '/api/me', { newPassword: NEW_PASSWORD })).toEqual([403, 'wrongPassword']);
    expect(await player.statusOf('PATCH', '/api/me', { newPassword: NEW_PASSWORD, password: NEW_PASSWORD })).toEqual([
      403,
      'wrongPassword',
    ]);
    expect(await player.statusOf('PATCH', '/api/me', { email: 'x@y', password: 'no' })).toEqual([403, 'wrongPassword']);
    expect(await player.statusOf('PATCH', '/api/me', { newPassword: 'short', password: PASSWORD })).toEqual([400, 'badPassword']);
    const before = player.token ?? '';
    expect(await player.statusOf('PATCH', '/api/me', { newPassword: NEW_PASSWORD, password: PASSWORD })).toEqual([200]);
    expect([(await me(player)).player.name, (await me(second)).player]).toEqual(['Jim Hawkins', null]);
    expect(await site.app.playerOf(before)).toBeNull();
    expect(await browser().statusOf('POST', '/api/login', { login: 'changer', password: PASSWORD })).toEqual([401, 'wrongLogin']);
    expect(await browser().statusOf('POST', '/api/login', { login: 'changer', password: NEW_PASSWORD })).toEqual([200]);
    const guest = browser();
    await guest.ask('POST', '/api/guest', { name: 'Anne' });
    expect(await guest.statusOf('PATCH', '/api/me', { newPassword: NEW_PASSWORD })).toEqual([409, 'noAccount']);
  });

  test('an export contains only the player’s own data, and no secrets', async () => {
    const browser = await account('exporter');
    const other = await account('another');
    const answer = await browser.ask('GET', '/api/me/export');
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    const { player } = await me(browser);
    expect(answer.json()).toMatchObject({
      player: { id: player.id, name: 'exporter', createdAt: expect.any(Number) },
      account: { login: 'exporter', email: null, hasPassword: true, passkeys: [] },
      sessions: [{ createdAt: expect.any(Number), seenAt: expect.any(Number), expiresAt: expect.any(Number) }],
    });
    expect(answer.body).not.toMatch(/argon2|another|[\da-f]{64}/);
    expect(answer.body).not.toContain(browser.token);
    expect((await other.ask('GET', '/api/me/export')).json().player.name).toBe('another');
  });

  test('deleting an account deletes all its data, and no other account', async () => {
    const leaver = await account('leaver');
    const stays = await account('stayer');
    const { player } = await me(leaver);
    const forgotten: string[] = [];
    site.app.playerData.set('hats', { export: async () => ['tricorne'], forget: async (id) => void forgotten.push(id) });
    expect((await leaver.ask('GET', '/api/me/export')).json().hats).toEqual(['tricorne']);
    expect(await leaver.statusOf('DELETE', '/api/me', {})).toEqual([403, 'wrongPassword']);
    expect(await leaver.statusOf('DELETE', '/api/me', { password: NEW_PASSWORD })).toEqual([403, 'wrongPassword']);
    expect(await leaver.statusOf('DELETE', '/api/me', { password: PASSWORD })).toEqual([204]);
    expect([leaver.token, forgotten]).toEqual([null, [player.id]]);
    for (const [table, column] of [
      ['players', 'id'],
      ['accounts', 'player_id'],
      ['sessions', 'player_id'],
    ] as const)
      expect(await site.database.db.selectFrom(table).selectAll().where(column, '=', player.id).execute()).toEqual([]);
    expect((await me(stays)).account.login).toBe('stayer');
    expect(await browser().statusOf('POST', '/api/login', { login: 'leaver', password: PASSWORD })).toEqual([401, 'wrongLogin']);
    const guest = browser();
    await guest.ask('POST', '/api/guest', { name: 'Anne' });
    expect(await guest.statusOf('DELETE', '/api/me', {})).toEqual([204]);
  });

  test('an expired session identifies nobody', async () => {
    const player = await account('sleeper');
    site.wait(SESSION_LIFETIME_MS);
    for (const [method, url] of [
      ['PATCH', '/api/me'],
      ['GET', '/api/me/export'],
      ['DELETE', '/api/me'],
    ] as const)
      expect(await player.statusOf(method, url, {})).toEqual([401, 'notLoggedIn']);
  });

  test('the log and the database contain no secret', async () => {
    const player = await account('secretive');
    await player.statusOf('POST', '/api/login', { login: 'secretive', password: NEW_PASSWORD });
    const { db } = site.database;
    const tables = ['players', 'accounts', 'sessions', 'tries'] as const;
    const stored = JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
    expect(site.log.length).toBeGreaterThan(10);
    for (const secret of [PASSWORD, NEW_PASSWORD, player.token]) {
      expect(stored).not.toContain(secret);
      expect(site.log.join('')).not.toContain(secret);
    }
    expect(site.log.join('')).not.toContain('bb-session=');
    const { password_hash } = await db.selectFrom('accounts').selectAll().where('login', '=', 'secretive').executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
