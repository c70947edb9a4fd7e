import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator, type Fault } from '../testing/authenticator.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { type Browser, ORIGIN, openTestSite, type TestSite } from '../testing/test-site.ts';
import { RECENT_LOGIN_MS } from './accounts.ts';
import { CHALLENGE_LIFETIME_MS } from './challenges.ts';
import { MAX_PASSKEYS } from './passkeys.ts';

const PASSWORD = 'a parrot, a plank';

onEachDatabase('passkeys', (kind) => {
  let site: TestSite;
  let addresses = 0;
  beforeAll(async () => {
    site = await openTestSite(kind);
  });
  afterAll(() => site.close());
  const browser = (): Browser => site.browser({ remoteAddress: `198.51.100.${++addresses}` });
  const guest = async (): Promise<Browser> => {
    const player = browser();
    await player.ask('POST', '/api/guest', { name: 'Anne' });
    return player;
  };
  const account = async (login: string): Promise<Browser> => {
    const player = browser();
    await player.ask('POST', '/api/account', { login, password: PASSWORD });
    return player;
  };
  const registrationOptions = async (browser: Browser, body: object) =>
    (await browser.ask('POST', '/api/me/passkeys/options', body)).json();
  const loginOptions = async (browser: Browser) => (await browser.ask('POST', '/api/login/passkey/options')).json();
  const add = async (browser: Browser, key: Authenticator, body: object, login?: string, fault: Fault = {}) =>
    browser.statusOf('POST', '/api/me/passkeys', {
      passkey: key.create(await registrationOptions(browser, body), fault),
      ...(login && { login }),
    });
  const logIn = async (browser: Browser, key: Authenticator, fault: Fault = {}) =>
    browser.statusOf('POST', '/api/login/passkey', { passkey: key.get(await loginOptions(browser), fault) });
  const me = async (browser: Browser) => (await browser.ask('GET', '/api/me')).json();

  test('allows no more than the limit, however many are created at once', async () => {
    const bess = await account(`bess-${kind}`);
    const options = [];
    for (let n = 0; n < MAX_PASSKEYS + 3; n++) options.push(await registrationOptions(bess, { password: PASSWORD }));
    const answers = await Promise.all(
      options.map((option) => bess.statusOf('POST', '/api/me/passkeys', { passkey: new Authenticator(ORIGIN).create(option, {}) })),
    );
    expect(answers.filter(([status]) => status === 201)).toHaveLength(MAX_PASSKEYS);
    expect(answers.filter(([status, error]) => status === 400 && error === 'malformed')).toHaveLength(3);
    expect((await me(bess)).account.passkeys).toHaveLength(MAX_PASSKEYS);
  });

  test('a guest creates an account with a passkey instead of a password, and logs in with it', async () => {
    const anne = await guest();
    const { player } = await me(anne);
    const planted = anne.token ?? '';
    const key = new Authenticator(ORIGIN);
    expect(await anne.statusOf('POST', '/api/me/passkeys/options', {})).toEqual([409, 'noAccount']);
    expect(await add(anne, key, { login: 'anne' }, 'anne')).toEqual([201]);
    expect(await site.app.playerOf(planted)).toBeNull();
    expect(await me(anne)).toEqual({
      player: { ...player, isGuest: false },
      account: {
        login: 'anne',
        email: null,
        hasPassword: false,
        passkeys: [{ id: key.id, createdAt: expect.any(Number), usedAt: null }],
      },
    });
    const other = await guest();
    const before = other.token ?? '';
    expect(await logIn(other, key)).toEqual([200]);
    expect((await me(other)).player.id).toBe(player.id);
    expect(await site.app.playerOf(before)).toBeNull();
    expect((await me(other)).account.passkeys[0].usedAt).toEqual(expect.any(Number));
    expect(await browser().statusOf('POST', '/api/login', { login: 'anne', password: '' })).toEqual([401, 'wrongLogin']);
    expect((await other.ask('GET', '/api/me/export')).json().account.passkeys).toHaveLength(1);
  });

  test('a player with a password must enter it to add or remove a passkey', async () => {
    const mary = await account('mary');
    const key = new Authenticator(ORIGIN);
    expect(await mary.statusOf('POST', '/api/me/passkeys/options', {})).toEqual([403, 'wrongPassword']);
    expect(await add(mary, key, { password: PASSWORD })).toEqual([201]);
    expect(await mary.statusOf('DELETE', `/api/me/passkeys/${key.id}`, {})).toEqual([403, 'wrongPassword']);
    expect(await mary.statusOf('DELETE', `/api/me/passkeys/${key.id}`, { password: PASSWORD })).toEqual([204]);
    expect(await mary.statusOf('DELETE', `/api/me/passkeys/${key.id}`, { password: PASSWORD })).toEqual([404, 'notFound']);
    expect(await logIn(browser(), key)).toEqual([401, 'wrongPasskey']);
  });

  test('a player without a password must have logged in recently, and can’t remove the last passkey', async () => {
    const jack = await guest();
    const [first, second] = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)];
    await add(jack, first, { login: 'jack' }, 'jack');
    expect(await jack.statusOf('DELETE', `/api/me/passkeys/${first.id}`, {})).toEqual([409, 'lastWayIn']);
    site.wait(RECENT_LOGIN_MS + 1);
    expect(await jack.statusOf('POST', '/api/me/passkeys/options', {})).toEqual([403, 'logInAgain']);
    expect(await jack.statusOf('PATCH', '/api/me', { newPassword: PASSWORD })).toEqual([403, 'logInAgain']);
    expect(await jack.statusOf('DELETE', '/api/me', {})).toEqual([403, 'logInAgain']);
    expect(await logIn(jack, first)).toEqual([200]);
    expect(await add(jack, second, {})).toEqual([201]);
    const both = [first, second].map(({ id }) => jack.statusOf('DELETE', `/api/me/passkeys/${id}`, {}));
    expect((await Promise.all(both)).map(([status]) => status).sort()).toEqual([204, 409]);
    expect(await jack.statusOf('PATCH', '/api/me', { newPassword: PASSWORD })).toEqual([200]);
    const [left] = (await me(jack)).account.passkeys;
    expect(await jack.statusOf('DELETE', `/api/me/passkeys/${left.id}`, { password: PASSWORD })).toEqual([204]);
  });

  test('a challenge is good once, for a short time, for one player and one purpose', async () => {
    const player = await account('once');
    const key = new Authenticator(ORIGIN);
    const options = await registrationOptions(player, { password: PASSWORD });
    const passkey = key.create(options);
    const other = await account('someoneelse');
    expect(await other.statusOf('POST', '/api/me/passkeys', { passkey })).toEqual([401, 'wrongPasskey']);
    expect(await player.statusOf('POST', '/api/me/passkeys', { passkey })).toEqual([201]);
    expect(await player.statusOf('POST', '/api/me/passkeys', { passkey })).toEqual([401, 'wrongPasskey']);

    const stranger = browser();
    const signed = key.get(await loginOptions(stranger));
    expect(await stranger.statusOf('POST', '/api/login/passkey', { passkey: signed })).toEqual([200]);
    expect(await browser().statusOf('POST', '/api/login/passkey', { passkey: signed })).toEqual([401, 'wrongPasskey']);
    const late = key.get(await loginOptions(stranger));
    site.wait(CHALLENGE_LIFETIME_MS);
    expect(await stranger.statusOf('POST', '/api/login/passkey', { passkey: late })).toEqual([401, 'wrongPasskey']);
    const { challenge } = await registrationOptions(player, { password: PASSWORD });
    expect(await logIn(stranger, key, { challenge })).toEqual([401, 'wrongPasskey']);
    expect(await add(other, key, { password: PASSWORD })).toEqual([401, 'wrongPasskey']);
  });

  test('another site or origin, an unverified user, a cloned key and a forged signature are refused', async () => {
    const player = await account('faulty');
    const key = new Authenticator(ORIGIN);
    const faults: readonly Fault[] = [
      { origin: 'https://evil.example' },
      { origin: 'https://ship.example.evil.example' },
      { site: 'evil.example' },
      { isUnverified: true },
      { challenge: 'AAAA' },
    ];
    for (const fault of faults)
      expect([fault, ...(await add(player, key, { password: PASSWORD }, undefined, fault))]).toEqual([fault, 401, 'wrongPasskey']);
    expect(await add(player, key, { password: PASSWORD })).toEqual([201]);
    for (const fault of faults) expect([fault, ...(await logIn(browser(), key, fault))]).toEqual([fault, 401, 'wrongPasskey']);

    const copied = key.counter;
    expect(await logIn(browser(), key)).toEqual([200]);
    key.counter = copied;
    expect(await logIn(browser(), key)).toEqual([401, 'wrongPasskey']);
    key.counter = copied + 10;
    const stranger = browser();
    const mine = new Authenticator(ORIGIN);
    const forged = { ...mine.get(await loginOptions(stranger)), id: key.id, rawId: key.id };
    expect(await stranger.statusOf('POST', '/api/login/passkey', { passkey: forged })).toEqual([401, 'wrongPasskey']);
    const misnamed = key.get(await loginOptions(stranger));
    const passkey = { ...misnamed, response: { ...misnamed.response, userHandle: 'c29tZWJvZHk' } };
    expect(await stranger.statusOf('POST', '/api/login/passkey', { passkey })).toEqual([401, 'wrongPasskey']);
    expect(await logIn(stranger, key)).toEqual([200]);
  });

  test('requests without a session, malformed, oversized or from another site are refused on every route', async () => {
    const player = browser();
    const key = new Authenticator(ORIGIN);
    const passkey = key.create({
      rp: { name: 'x', id: 'ship.example' },
      user: { id: 'x', name: 'x', displayName: 'x' },
      challenge: 'x',
      pubKeyCredParams: [],
    });
    expect(await player.statusOf('POST', '/api/me/passkeys/options', {})).toEqual([401, 'notLoggedIn']);
    expect(await player.statusOf('POST', '/api/me/passkeys', { passkey })).toEqual([401, 'notLoggedIn']);
    expect(await player.statusOf('DELETE', `/api/me/passkeys/${key.id}`, {})).toEqual([401, 'notLoggedIn']);
    const routes = [
      ['POST', '/api/me/passkeys/options'],
      ['POST', '/api/me/passkeys'],
      ['POST', '/api/login/passkey/options'],
      ['POST', '/api/login/passkey'],
      ['DELETE', '/api/me/passkeys/x'],
    ] as const;
    for (const [method, url] of routes) {
      for (const body of ['{', '[]', 'null', { admin: true }, { passkey: {} }, { passkey: { ...passkey, more: 1 } }])
        expect([url, body, ...(await player.statusOf(method, url, body))]).toEqual([url, body, 400, 'malformed']);
      expect([url, ...(await player.statusOf(method, url, { login: 'x'.repeat(40_000) }))]).toEqual([url, 413, 'tooLarge']);
      expect([url, ...(await player.statusOf(method, url, {}, { origin: 'https://evil.example' }))]).toEqual([url, 403, 'foreign']);
    }
    const garbage = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
    expect(
      await player.statusOf('POST', '/api/login/passkey', { passkey: { id: 'A', rawId: 'A', type: 'public-key', response: garbage } }),
    ).toEqual([401, 'wrongPasskey']);
    const signed = { ...garbage, clientDataJSON: key.get(await loginOptions(player)).response.clientDataJSON };
    const empty = { id: key.id, rawId: key.id, type: 'public-key', response: signed };
    expect(await player.statusOf('POST', '/api/login/passkey', { passkey: empty })).toEqual([401, 'wrongPasskey']);
  });

  test('a player can’t remove another player’s passkey', async () => {
    const [owner, thief] = [await account('owner'), await account('thief')];
    const key = new Authenticator(ORIGIN);
    await add(owner, key, { password: PASSWORD });
    expect(await thief.statusOf('DELETE', `/api/me/passkeys/${key.id}`, { password: PASSWORD })).toEqual([404, 'notFound']);
    expect((await me(owner)).account.passkeys).toHaveLength(1);
  });
});
