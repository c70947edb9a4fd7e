import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { HOST, ORIGIN, openTestSite, type TestSite } from '../testing/test-site.ts';
import { SESSION_LIFETIME_MS } from './sessions.ts';

const HOUR_MS = 3600 * 1000;

onEachDatabase('the player of a request', (kind) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(kind);
    site.app.get('/api/broken', async () => {
      throw new Error('there is no rum left');
    });
    site.app.get('/api/named', async ({ player }) => ({ name: player?.name ?? null }));
  });
  afterAll(() => site.close());
  const guest = async (name = 'Anne') => {
    const browser = site.browser();
    expect((await browser.ask('POST', '/api/guest', { name })).statusCode).toBe(201);
    return browser;
  };

  test('a guest is identified by the cookie on every route, and by its token', async () => {
    const anne = await guest('  Anne   Bonny ');
    const { player } = (await anne.ask('GET', '/api/me')).json();
    expect(player).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), name: 'Anne Bonny', isGuest: true });
    expect((await anne.ask('GET', '/api/named')).json()).toEqual({ name: 'Anne Bonny' });
    expect(await site.app.playerOf(anne.token ?? '')).toEqual(player);
    expect((await site.browser().ask('GET', '/api/named')).json()).toEqual({ name: null });
    for (const token of ['', 'x'.repeat(43), 'x'.repeat(5000), "' or 1=1 --"]) expect(await site.app.playerOf(token)).toBeNull();
  });

  test('scripts can’t read the cookie, and over https it is sent over https only', async () => {
    const answer = await site.browser().ask('POST', '/api/guest', { name: 'Anne' });
    expect(answer.headers['set-cookie']).toMatch(/^bb-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    // Headers of a client that is not a trusted proxy don't count.
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
    const claimed = await site.browser().ask('POST', '/api/guest', { name: 'Anne' }, forwarded);
    expect(claimed.headers['set-cookie']).not.toContain('Secure');
    const behind = await openTestSite('sqlite', { trustProxy: true });
    behind.app.get('/api/from', async ({ ip }) => ({ ip }));
    const secure = await behind.browser().ask('POST', '/api/guest', { name: 'Anne' }, { ...forwarded, origin: `https://${HOST}` });
    expect(secure.headers['set-cookie']).toMatch(/^__Host-bb-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [{ value: token = '' } = {}] = secure.cookies;
    const me = async (cookie: string) => (await behind.app.inject({ url: '/api/me', headers: { ...forwarded, cookie } })).json().player;
    expect(await me(`__Host-bb-session=${token}`)).toMatchObject({ name: 'Anne' });
    // Another host of the domain, or a page without TLS, can set a cookie of this name.
    expect(await me(`bb-session=${token}`)).toBeNull();
    const plain = await behind.browser().statusOf('POST', '/api/guest', { name: 'Jack' }, { ...forwarded, origin: `http://${HOST}` });
    expect(plain).toEqual([403, 'foreign']);
    const lied = { 'x-forwarded-for': '127.0.0.1, 192.0.2.1' };
    expect((await behind.browser().ask('GET', '/api/from', undefined, lied)).json()).toEqual({ ip: '192.0.2.1' });
    await behind.close();
  });

  test('each port has a cookie of its own, and reads the one that all ports shared', async () => {
    const [one, other] = ['ship.example:4400', 'ship.example:4401'];
    const send = (host: string, cookies: Readonly<Record<string, string>>, url = '/api/me', payload?: string) =>
      site.app.inject({
        method: payload === undefined ? 'GET' : 'POST',
        url,
        headers: {
          host,
          origin: `http://${host}`,
          'content-type': 'application/json',
          cookie: Object.entries(cookies)
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
        },
        ...(payload !== undefined && { payload }),
      });
    const nameOf = async (host: string, cookies: Readonly<Record<string, string>>) => (await send(host, cookies)).json().player?.name;
    const made = await send(one, {}, '/api/guest', '{"name":"Anne"}');
    const [{ name, value: token = '' } = { name: '' }] = made.cookies;
    expect(name).toBe('bb-session-4400');
    // A server at another port knows nothing of this token, and one there sets another cookie.
    expect((await send(other, { 'bb-session-4400': 'x'.repeat(43) }, '/api/guest', '{"name":"Mary"}')).cookies[0]?.name).toBe(
      'bb-session-4401',
    );
    expect(await nameOf(one, { 'bb-session-4400': token, 'bb-session-4401': 'x'.repeat(43), 'bb-session': 'y'.repeat(43) })).toBe('Anne');
    // The cookie of an earlier version, and of another node of this server.
    for (const shared of ['bb-session', 'bb-session-4402']) {
      const moved = await send(one, { [shared]: token });
      expect(moved.json().player.name).toBe('Anne');
      expect(moved.cookies[0]).toMatchObject({ name: 'bb-session-4400', value: token });
    }
    expect((await send(one, { 'bb-session-4400': token })).cookies).toEqual([]);
    // A sign-out leaves no session of this server in the browser.
    const second = (await send(other, {}, '/api/guest', '{"name":"Mary"}')).cookies[0]?.value ?? '';
    const both = { 'bb-session-4400': token, 'bb-session-4401': second };
    expect((await send(one, both, '/api/logout', '{}')).cookies[0]).toMatchObject({ name: 'bb-session-4400', value: '' });
    expect(await nameOf(one, both)).toBeUndefined();
  });

  test('a default port in the host is that of the page', async () => {
    const from = (host: string, origin: string) => site.browser().ask('POST', '/api/guest', { name: 'Anne' }, { host, origin });
    for (const [host, origin] of [
      ['ship.example:443', 'https://ship.example'],
      ['ship.example:80', 'http://ship.example'],
      ['SHIP.example', 'https://ship.example'],
    ] as const) {
      const answer = await from(host, origin);
      expect([host, answer.statusCode, answer.cookies[0]?.name]).toEqual([host, 201, 'bb-session']);
    }
    for (const [host, origin] of [
      ['ship.example:443', 'http://ship.example'],
      ['ship.example:80', 'https://ship.example'],
      ['ship.example:443', 'https://ship.example:8443'],
      ['ship.example', 'data://ship.example'],
    ] as const)
      expect([host, (await from(host, origin)).statusCode]).toEqual([host, 403]);
  });

  test('only the hash of a token is stored', async () => {
    const anne = await guest();
    const rows = await site.database.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(anne.token);
    for (const { token_hash } of rows) {
      expect(token_hash).toMatch(/^[\da-f]{64}$/);
      expect(await site.app.playerOf(token_hash)).toBeNull();
    }
  });

  test('a session that is used is prolonged; an unused one expires', async () => {
    const anne = await guest();
    site.wait(SESSION_LIFETIME_MS - HOUR_MS);
    const answer = await anne.ask('GET', '/api/me');
    expect(answer.headers['set-cookie']).toContain(`bb-session=${anne.token}; Max-Age=${SESSION_LIFETIME_MS / 1000}`);
    expect((await anne.ask('GET', '/api/me')).headers['set-cookie']).toBeUndefined();
    site.wait(SESSION_LIFETIME_MS - 1);
    expect((await anne.ask('GET', '/api/me')).json().player).not.toBeNull();
    site.wait(SESSION_LIFETIME_MS);
    expect((await anne.ask('GET', '/api/me')).json()).toEqual({ player: null, account: null });
  });

  test('after a log-out the token is invalid', async () => {
    const anne = await guest();
    const kept = anne.token ?? '';
    expect((await anne.ask('POST', '/api/logout')).statusCode).toBe(204);
    expect(anne.token).toBeNull();
    expect(await site.app.playerOf(kept)).toBeNull();
    expect((await anne.ask('POST', '/api/logout')).statusCode).toBe(204);
  });

  test('only pages of this host can change something', async () => {
    const refused = async (headers: Readonly<Record<string, string>>) => {
      const answer = await site.browser().ask('POST', '/api/guest', { name: 'Anne' }, headers);
      return [answer.statusCode, answer.json().error];
    };
    for (const origin of [
      'http://evil.example',
      `http://${HOST}.evil.example`,
      `http://evil.example/${HOST}`,
      'null',
      '',
      `http://${HOST}:81`,
    ])
      expect([origin, ...(await refused({ origin }))]).toEqual([origin, 403, 'foreign']);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain; application/json'])
      expect([type, ...(await refused({ 'content-type': type }))]).toEqual([type, 415, 'notJson']);
    const bare = (headers: Readonly<Record<string, string>>) =>
      site.app.inject({
        method: 'POST',
        url: '/api/guest',
        headers: { host: HOST, 'content-type': 'application/json', ...headers },
        payload: '{"name":"Anne"}',
      });
    expect((await bare({})).statusCode).toBe(403);
    expect((await bare({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await bare({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201);
    expect((await bare({ origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(403);
    expect((await bare({ origin: ORIGIN })).statusCode).toBe(201);
  });

  test('errors are JSON too, and tell no details', async () => {
    const anne = site.browser();
    const answers = [
      [500, 'broken', await anne.ask('GET', '/api/broken')],
      [404, 'notFound', await anne.ask('GET', '/api/nothing')],
      [404, 'notFound', await anne.ask('POST', '/api/nothing')],
      [400, 'malformed', await anne.ask('POST', '/api/guest', '{"name":')],
      [400, 'malformed', await anne.ask('POST', '/api/guest', { name: 7 })],
      [400, 'malformed', await anne.ask('POST', '/api/guest', {})],
      [400, 'malformed', await anne.ask('POST', '/api/guest', [])],
      [400, 'malformed', await anne.ask('POST', '/api/guest', { name: 'Anne', admin: true })],
      [400, 'malformed', await anne.ask('POST', '/api/guest', '{"name":"Anne","__proto__":{"x":1}}')],
      [413, 'tooLarge', await anne.ask('POST', '/api/guest', { name: 'x'.repeat(5000) })],
    ] as const;
    for (const [status, error, answer] of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([status, { error, message: expect.any(String) }]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toMatch(/rum|\.ts/);
    }
    expect(site.log.join('')).toContain('there is no rum left');
  });
});
