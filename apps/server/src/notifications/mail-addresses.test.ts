import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { ExternalServices } from '../testing/external-services.ts';
import { fullWidth } from '../testing/full-width.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';

const PASSWORD = 'a parrot, a plank';
const OTHER = 'eight pieces of eight';
const HOUR_MS = 3600_000;

onEachDatabase('mail addresses', (kind) => {
  const services = new ExternalServices();
  let site: TestSite;
  let visitors = 0;
  beforeAll(async () => {
    await services.open();
    site = await openTestSite(kind, { notifications: services.config, isManual: true });
  });
  afterAll(async () => {
    await site.close();
    await services.close();
  });
  beforeEach(() => {
    site.wait(2 * HOUR_MS);
    services.mails.length = 0;
  });
  const browser = (): Browser => site.browser({ remoteAddress: `198.51.100.${++visitors}` });
  async function account(login: string, email: string | null = `${login}@ship.example`): Promise<Browser> {
    const player = browser();
    await player.ask('POST', '/api/account', { login, password: PASSWORD, email });
    return player;
  }
  async function tokenTo(email: string, purpose: 'verify' | 'reset'): Promise<string | undefined> {
    await site.app.delivery.runDueJobs();
    return new RegExp(`${purpose}=([\\w-]+)`).exec(services.textsTo(email).at(-1) ?? '')?.[1];
  }
  async function verified(login: string): Promise<Browser> {
    const player = await account(login);
    await player.ask('POST', '/api/me/email/verify');
    await browser().ask('POST', '/api/email/verify', { token: await tokenTo(`${login}@ship.example`, 'verify') });
    services.mails.length = 0;
    return player;
  }
  const isVerified = async (browser: Browser) => (await browser.ask('GET', '/api/me/email')).json().isVerified;

  test('finds an account by its address as people type it, and writes to the one that is verified', async () => {
    const player = await account('vane', 'Vane@ship.example');
    await player.ask('POST', '/api/me/email/verify');
    await browser().ask('POST', '/api/email/verify', { token: await tokenTo('Vane@ship.example', 'verify') });
    for (const email of [
      'vane@ship.example',
      'VANE@SHIP.EXAMPLE ',
      ' vane@ship.example',
      'va\u00adne@ship.example',
      `${fullWidth('vane@')}ship.example`,
    ]) {
      services.mails.length = 0;
      site.wait(2 * HOUR_MS);
      expect([email, ...(await browser().statusOf('POST', '/api/login/forgotten', { email }))]).toEqual([email, 202]);
      expect(await tokenTo('Vane@ship.example', 'reset'), email).toBeDefined();
    }
    expect(await browser().statusOf('POST', '/api/login/forgotten', { email: 'vane' })).toEqual([400, 'malformed']);
  });

  test('two accounts that write one address in two ways get a mail each', async () => {
    for (const [login, email] of [
      ['kidd', 'Kidd@ship.example'],
      ['kidd2', 'kidd@ship.example'],
    ] as const) {
      const player = await account(login, email);
      await player.ask('POST', '/api/me/email/verify');
      await browser().ask('POST', '/api/email/verify', { token: await tokenTo(email, 'verify') });
    }
    services.mails.length = 0;
    await browser().ask('POST', '/api/login/forgotten', { email: 'KIDD@ship.example' });
    const [first, second] = [await tokenTo('Kidd@ship.example', 'reset'), await tokenTo('kidd@ship.example', 'reset')];
    expect(new Set([first, second, undefined]).size).toBe(3);
    for (const token of [first, second])
      expect(await browser().statusOf('POST', '/api/login/reset', { token, newPassword: OTHER })).toEqual([200]);
  });

  test('confirms an address by the link that was sent there, once and in time', async () => {
    const anne = await account('anne');
    expect(await isVerified(anne)).toBe(false);
    expect(await anne.statusOf('POST', '/api/me/email/verify')).toEqual([202]);
    const late = await tokenTo('anne@ship.example', 'verify');
    site.wait(24 * HOUR_MS);
    expect(await browser().statusOf('POST', '/api/email/verify', { token: late })).toEqual([403, 'wrongLink']);
    await anne.ask('POST', '/api/me/email/verify');
    const replaced = await tokenTo('anne@ship.example', 'verify');
    await anne.ask('POST', '/api/me/email/verify');
    const token = await tokenTo('anne@ship.example', 'verify');
    expect(await browser().statusOf('POST', '/api/email/verify', { token: replaced })).toEqual([403, 'wrongLink']);
    expect(await browser().statusOf('POST', '/api/login/reset', { token, newPassword: OTHER })).toEqual([403, 'wrongLink']);
    expect(await browser().statusOf('POST', '/api/email/verify', { token })).toEqual([204]);
    expect(await browser().statusOf('POST', '/api/email/verify', { token })).toEqual([403, 'wrongLink']);
    expect(await isVerified(anne)).toBe(true);
    expect((await anne.ask('GET', '/api/me/export')).json().notices.isAddressVerified).toBe(true);
    await anne.ask('PATCH', '/api/me', { email: 'another@ship.example', password: PASSWORD });
    expect(await isVerified(anne)).toBe(false);
  });

  test('refuses a link sent to an address that is not the account’s any more', async () => {
    const player = await account('mover');
    await player.ask('POST', '/api/me/email/verify');
    const token = await tokenTo('mover@ship.example', 'verify');
    await player.ask('PATCH', '/api/me', { email: 'victim@ship.example', password: PASSWORD });
    expect(await browser().statusOf('POST', '/api/email/verify', { token })).toEqual([403, 'wrongLink']);
    expect(await isVerified(player)).toBe(false);
  });

  test('resets a password by a link, ends all sessions, and does not tell whether an address is known', async () => {
    const player = await verified('forgetful');
    const answers = await Promise.all(
      ['forgetful@ship.example', 'nobody@ship.example'].map((email) => browser().ask('POST', '/api/login/forgotten', { email })),
    );
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, '{}'],
      [202, '{}'],
    ]);
    const token = await tokenTo('forgetful@ship.example', 'reset');
    expect(services.mails).toHaveLength(1);
    expect(services.mails[0]?.source).not.toContain('argon2');
    const fresh = browser();
    expect(await fresh.statusOf('POST', '/api/login/reset', { token, newPassword: 'short' })).toEqual([400, 'badPassword']);
    expect(await fresh.statusOf('POST', '/api/login/reset', { token, newPassword: OTHER })).toEqual([200]);
    expect((await fresh.ask('GET', '/api/me')).json().account.login).toBe('forgetful');
    expect((await player.ask('GET', '/api/me')).json().player).toBeNull();
    expect(await browser().statusOf('POST', '/api/login/reset', { token, newPassword: OTHER })).toEqual([403, 'wrongLink']);
    expect(await browser().statusOf('POST', '/api/login', { login: 'forgetful', password: PASSWORD })).toEqual([401, 'wrongLogin']);
    expect(await browser().statusOf('POST', '/api/login', { login: 'forgetful', password: OTHER })).toEqual([200]);
  });

  test('sends no password link to an unconfirmed address', async () => {
    await account('claimer', 'stranger@ship.example');
    await browser().ask('POST', '/api/login/forgotten', { email: 'stranger@ship.example' });
    await site.app.delivery.runDueJobs();
    expect(services.mails).toEqual([]);
  });

  test('limits how many mails can be requested for one address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await browser().ask('POST', '/api/login/forgotten', { email: 'Flooded@ship.example' })).statusCode);
    expect(statuses.slice(-1)).toEqual([429]);
    const player = await account('flooder', 'flooded@ship.example');
    expect(await player.statusOf('POST', '/api/me/email/verify')).toEqual([429, 'tooMany']);
  });

  test('stores, logs and exports no token', async () => {
    const player = await verified('careful');
    await browser().ask('POST', '/api/login/forgotten', { email: 'careful@ship.example' });
    const token = await tokenTo('careful@ship.example', 'reset');
    const { db } = site.database;
    const stored = [await db.selectFrom('mailed_tokens').selectAll().execute(), await db.selectFrom('jobs').selectAll().execute()];
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(site.log.join('')).not.toContain(token);
    expect((await player.ask('GET', '/api/me/export')).body).not.toContain(token);
  });

  test('says in the configuration that it sends mail', async () => {
    expect((await browser().ask('GET', '/api/config')).json()).toEqual({ sendsMail: true });
  });

  test('refuses guests, accounts without an address, and requests without a session', async () => {
    const guest = browser();
    await guest.ask('POST', '/api/guest', { name: 'Guest' });
    expect(await guest.statusOf('POST', '/api/me/email/verify')).toEqual([409, 'noAccount']);
    expect(await (await account('silent', null)).statusOf('POST', '/api/me/email/verify')).toEqual([409, 'noAddress']);
    for (const [method, url, body] of [
      ['GET', '/api/me/email', undefined],
      ['POST', '/api/me/email/verify', {}],
      ['GET', '/api/me/webhooks', undefined],
      ['POST', '/api/me/webhooks', { form: 'json', url: 'https://hooks.example/' }],
      ['DELETE', '/api/me/webhooks/x', {}],
      ['POST', '/api/me/push', { endpoint: 'https://push.example/', keys: { p256dh: 'AA', auth: 'AA' } }],
      ['DELETE', '/api/me/push/x', {}],
    ] as const)
      expect([url, ...(await browser().statusOf(method, url, body))]).toEqual([url, 401, 'notLoggedIn']);
    expect(await browser().statusOf('POST', '/api/email/verify', { token: 'x' })).toEqual([403, 'wrongLink']);
  });
});

onEachDatabase('a server without channels', (kind) => {
  test('says so, and adds no jobs', async () => {
    const site = await openTestSite(kind);
    const player = site.browser();
    await player.ask('POST', '/api/account', { login: 'anne', password: PASSWORD, email: 'anne@ship.example' });
    expect((await site.browser().ask('GET', '/api/config')).json()).toEqual({ sendsMail: false });
    expect((await player.ask('GET', '/api/me/notices/settings')).json()).toMatchObject({ available: ['page'], pushKey: null });
    for (const [url, body, error] of [
      ['/api/me/email/verify', {}, 'noMails'],
      ['/api/login/forgotten', { email: 'anne@ship.example' }, 'noMails'],
      ['/api/me/webhooks', { form: 'json', url: 'https://hooks.example/' }, 'noWay'],
      ['/api/me/push', { endpoint: 'https://push.example/', keys: { p256dh: 'AA', auth: 'AA' } }, 'noWay'],
    ] as const)
      expect(await player.statusOf('POST', url, body)).toEqual([404, error]);
    const { id } = (await player.ask('GET', '/api/me')).json().player;
    await site.app.notifications.webhookDisabled(id, 'x');
    expect((await player.ask('GET', '/api/me/notices')).json().unread).toBe(1);
    expect(await site.database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
    await site.close();
  });
});
