import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { onEachDatabase } from '../testing/databases.ts';
import { guest } from '../testing/test-players.ts';
import { type Browser, HOST, openTestSite, type TestSite } from '../testing/test-site.ts';
import { MAX_TOKENS } from './tokens.ts';

const PASSWORD = 'a chest of rum';

onEachDatabase('a token', (kind) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(kind);
  });
  afterAll(() => site.close());

  const tokenOf = async (browser: Browser, body: object = { name: 'bot' }) => {
    const answer = await browser.ask('POST', '/api/me/tokens', body);
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  /** A program: no cookie, no `Origin`. */
  const program = (token: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body: unknown = {}, headers = {}) =>
    site.app.inject({
      method,
      url,
      headers: {
        host: HOST,
        authorization: `Bearer ${token}`,
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method !== 'GET' && { payload: JSON.stringify(body) }),
    });
  const told = async (...asked: Parameters<typeof program>) => {
    const answer = await program(...asked);
    return answer.statusCode < 300 ? answer.statusCode : [answer.statusCode, answer.json().error];
  };

  test('is shown once, and only its hash is stored', async () => {
    const anne = await guest(site, 'Anne');
    const made = await tokenOf(anne, { name: '  My   bot ' });
    expect(made).toEqual({
      id: expect.stringMatching(/^[\da-f]{16}$/),
      name: 'My bot',
      createdAt: expect.any(Number),
      usedAt: null,
      token: expect.stringMatching(/^bbt_[\w-]{43}$/),
    });
    const { token, ...card } = made;
    expect((await anne.ask('GET', '/api/me/tokens')).json()).toEqual({ tokens: [card] });
    expect((await anne.ask('GET', '/api/me/export')).json().tokens).toEqual([card]);
    const stored = JSON.stringify(await site.database.db.selectFrom('tokens').selectAll().execute());
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(token.slice(4));
  });

  test('lets a program do what its player may do, from anywhere, and records its last use', async () => {
    const anne = await guest(site, 'Anne');
    const { token } = await tokenOf(anne);
    const { player } = (await anne.ask('GET', '/api/me')).json();
    expect((await program(token, 'GET', '/api/me')).json()).toEqual({ player, account: null });
    const wish = { game: 'landfall', name: 'Nassau', options: { players: 2 }, bots: [null, null], isListed: false, hasSpectators: false };
    for (const origin of [{}, { origin: 'http://elsewhere.example' }])
      expect(await told(token, 'POST', '/api/tables', wish, origin)).toBe(201);
    expect((await anne.ask('GET', '/api/me/tokens')).json().tokens[0].usedAt).toEqual(expect.any(Number));
    // Requests that are not JSON are refused with a token too.
    expect(await told(token, 'POST', '/api/tables', wish, { 'content-type': 'text/plain' })).toEqual([415, 'notJson']);
  });

  test('can’t create or revoke tokens, nor change or delete the account', async () => {
    const anne = site.browser();
    await anne.ask('POST', '/api/account', { login: `anne-${kind}`, password: PASSWORD });
    const { token, id } = await tokenOf(anne, { name: 'bot', password: PASSWORD });
    const asked = [
      ['PATCH', '/api/me', { name: 'Mary' }],
      ['PATCH', '/api/me', { newPassword: 'another chest', password: PASSWORD }],
      ['PATCH', '/api/me', { email: 'mary@ship.example', password: PASSWORD }],
      ['DELETE', '/api/me', { password: PASSWORD }],
      ['GET', '/api/me/export'],
      ['GET', '/api/me/tokens'],
      ['POST', '/api/me/tokens', { name: 'another', password: PASSWORD }],
      ['DELETE', `/api/me/tokens/${id}`, {}],
      ['POST', '/api/me/passkeys/options', { password: PASSWORD }],
      ['POST', '/api/login/passkey/options', {}],
      ['POST', '/api/login', { login: `anne-${kind}`, password: PASSWORD }],
      ['POST', '/api/account', { login: 'mary', password: PASSWORD }],
      ['POST', '/api/logout', { everywhere: true }],
    ] as const;
    for (const [method, url, body] of asked) expect([url, await told(token, method, url, body)]).toEqual([url, [403, 'notByToken']]);
    expect(await told(token, 'POST', '/api/guest', { name: 'Mary' })).toEqual([409, 'alreadyKnown']);
    expect((await program(token, 'GET', '/api/me')).json().account).toBeNull();
  });

  test('of an account needs its password', async () => {
    const anne = site.browser();
    await anne.ask('POST', '/api/account', { login: `mary-${kind}`, password: PASSWORD });
    expect(await anne.statusOf('POST', '/api/me/tokens', { name: 'bot' })).toEqual([403, 'wrongPassword']);
    expect(await anne.statusOf('POST', '/api/me/tokens', { name: 'bot', password: 'a chest of gold' })).toEqual([403, 'wrongPassword']);
    expect(await site.browser().statusOf('POST', '/api/me/tokens', { name: 'bot' })).toEqual([401, 'notLoggedIn']);
  });

  test('that is wrong or revoked is refused, even with a valid cookie', async () => {
    const anne = await guest(site, 'Anne');
    const { token, id } = await tokenOf(anne);
    expect(await (await guest(site, 'Anne')).statusOf('DELETE', `/api/me/tokens/${id}`)).toEqual([404, 'notFound']);
    expect(await told(token, 'GET', '/api/me')).toBe(200);
    expect(await anne.statusOf('DELETE', `/api/me/tokens/${id}`)).toEqual([204]);
    expect(await anne.statusOf('DELETE', `/api/me/tokens/${id}`)).toEqual([404, 'notFound']);
    const cookie = { cookie: `bb-session=${anne.token}` };
    for (const wrong of [token, 'bbt_', `bbt_${'x'.repeat(43)}`, `bbt_${'x'.repeat(5000)}`])
      expect(await told(wrong, 'GET', '/api/me', undefined, cookie)).toEqual([401, 'wrongToken']);
    // An `Authorization` header of another form is ignored: a proxy may use it.
    expect(await told('x', 'GET', '/api/me')).toBe(200);
    expect(await told('x', 'POST', '/api/logout', {}, cookie)).toEqual([403, 'foreign']);
  });

  test(`is one of ${MAX_TOKENS} at most, however many are created at once`, async () => {
    const anne = await guest(site, 'Anne');
    const answers = await Promise.all(
      Array.from({ length: MAX_TOKENS + 5 }, () => anne.statusOf('POST', '/api/me/tokens', { name: 'bot' })),
    );
    expect(answers.filter(([status]) => status === 201)).toHaveLength(MAX_TOKENS);
    expect(answers.filter(([status, error]) => status === 409 && error === 'tooManyTokens')).toHaveLength(5);
  });

  test('ends when its player logs out everywhere, sets a new password, or deletes the account', async () => {
    const mary = site.browser();
    await mary.ask('POST', '/api/account', { login: `read-${kind}`, password: PASSWORD });
    const [first, second] = [
      await tokenOf(mary, { name: 'a', password: PASSWORD }),
      await tokenOf(mary, { name: 'b', password: PASSWORD }),
    ];
    await mary.ask('PATCH', '/api/me', { newPassword: 'another chest', password: PASSWORD });
    for (const { token } of [first, second]) expect(await told(token, 'GET', '/api/me')).toEqual([401, 'wrongToken']);
    const jack = await guest(site, 'Anne');
    const { token } = await tokenOf(jack);
    await jack.ask('DELETE', '/api/me', {});
    expect(await told(token, 'GET', '/api/me')).toEqual([401, 'wrongToken']);
    expect(await site.database.db.selectFrom('tokens').select('id').where('id', '=', first.id).execute()).toEqual([]);
  });

  test('opens a socket without an Origin; a cookie doesn’t', async () => {
    const anne = await guest(site, 'Anne');
    const { token } = await tokenOf(anne);
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    const address = site.app.server.address();
    const url = `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/live`;
    const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
    await once(socket, 'open');
    socket.send('{"type":"ping"}');
    const [pong] = await once(socket, 'message');
    expect(JSON.parse(String(pong))).toEqual({ type: 'pong' });
    socket.close();
    await once(socket, 'close');
    for (const [headers, status] of [
      [{ cookie: `bb-session=${anne.token}` }, 403],
      [{ authorization: `Bearer bbt_${'x'.repeat(43)}` }, 401],
    ] as const) {
      const refused = new WebSocket(url, { headers });
      const [error] = await once(refused, 'error').catch((thrown: unknown) => [thrown]);
      expect(String(error)).toContain(`Unexpected server response: ${status}`);
    }
  });
});
