import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onBoth } from '../testing/databases.ts';
import { OutsideWorld } from '../testing/outside-world.ts';
import { type Browser, openSite, type Site } from '../testing/site.ts';

const PASSWORD = 'a parrot, a plank';
const OTHER = 'eight pieces of eight';
const HOUR = 3600_000;

onBoth('addresses', (kind) => {
  const world = new OutsideWorld();
  let site: Site;
  let comers = 0;
  beforeAll(async () => {
    await world.open();
    site = await openSite(kind, { notices: world.config });
  });
  afterAll(async () => {
    await site.close();
    await world.close();
  });
  beforeEach(() => {
    site.wait(2 * HOUR);
    world.mails.length = 0;
  });
  const browser = (): Browser => site.browser({ remoteAddress: `198.51.100.${++comers}` });
  async function account(login: string, email: string | null = `${login}@ship.example`): Promise<Browser> {
    const one = browser();
    await one.ask('POST', '/api/account', { login, password: PASSWORD, email });
    return one;
  }
  async function tokenTo(email: string, purpose: 'verify' | 'reset'): Promise<string | undefined> {
    await site.app.desk.work();
    return new RegExp(`${purpose}=([\\w-]+)`).exec(world.textsTo(email).at(-1) ?? '')?.[1];
  }
  async function verified(login: string): Promise<Browser> {
    const one = await account(login);
    await one.ask('POST', '/api/me/email/verify');
    await browser().ask('POST', '/api/email/verify', { token: await tokenTo(`${login}@ship.example`, 'verify') });
    world.mails.length = 0;
    return one;
  }
  const isVerified = async (one: Browser) => (await one.ask('GET', '/api/me/email')).json().isVerified;

  test('an address is his when he has opened the link that was sent there, once and in time', async () => {
    const anne = await account('anne');
    expect(await isVerified(anne)).toBe(false);
    expect(await anne.told('POST', '/api/me/email/verify')).toEqual([202]);
    const late = await tokenTo('anne@ship.example', 'verify');
    site.wait(24 * HOUR);
    expect(await browser().told('POST', '/api/email/verify', { token: late })).toEqual([403, 'wrongLink']);
    await anne.ask('POST', '/api/me/email/verify');
    const replaced = await tokenTo('anne@ship.example', 'verify');
    await anne.ask('POST', '/api/me/email/verify');
    const token = await tokenTo('anne@ship.example', 'verify');
    expect(await browser().told('POST', '/api/email/verify', { token: replaced })).toEqual([403, 'wrongLink']);
    expect(await browser().told('POST', '/api/login/reset', { token, newPassword: OTHER })).toEqual([403, 'wrongLink']);
    expect(await browser().told('POST', '/api/email/verify', { token })).toEqual([204]);
    expect(await browser().told('POST', '/api/email/verify', { token })).toEqual([403, 'wrongLink']);
    expect(await isVerified(anne)).toBe(true);
    expect((await anne.ask('GET', '/api/me/export')).json().notices.isAddressVerified).toBe(true);
    await anne.ask('PATCH', '/api/me', { email: 'another@ship.example', password: PASSWORD });
    expect(await isVerified(anne)).toBe(false);
  });

  test('a link that was sent to another address than that of the account is none', async () => {
    const one = await account('mover');
    await one.ask('POST', '/api/me/email/verify');
    const token = await tokenTo('mover@ship.example', 'verify');
    await one.ask('PATCH', '/api/me', { email: 'victim@ship.example', password: PASSWORD });
    expect(await browser().told('POST', '/api/email/verify', { token })).toEqual([403, 'wrongLink']);
    expect(await isVerified(one)).toBe(false);
  });

  test('a new password is set by a link, which ends all sessions; nobody else learns whether there is such an address', async () => {
    const one = await verified('forgetful');
    const answers = await Promise.all(
      ['forgetful@ship.example', 'nobody@ship.example'].map((email) => browser().ask('POST', '/api/login/forgotten', { email })),
    );
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, '{}'],
      [202, '{}'],
    ]);
    const token = await tokenTo('forgetful@ship.example', 'reset');
    expect(world.mails).toHaveLength(1);
    expect(world.mails[0]?.source).not.toContain('argon2');
    const fresh = browser();
    expect(await fresh.told('POST', '/api/login/reset', { token, newPassword: 'short' })).toEqual([400, 'badPassword']);
    expect(await fresh.told('POST', '/api/login/reset', { token, newPassword: OTHER })).toEqual([200]);
    expect((await fresh.ask('GET', '/api/me')).json().account.login).toBe('forgetful');
    expect((await one.ask('GET', '/api/me')).json().player).toBeNull();
    expect(await browser().told('POST', '/api/login/reset', { token, newPassword: OTHER })).toEqual([403, 'wrongLink']);
    expect(await browser().told('POST', '/api/login', { login: 'forgetful', password: PASSWORD })).toEqual([401, 'wrongLogin']);
    expect(await browser().told('POST', '/api/login', { login: 'forgetful', password: OTHER })).toEqual([200]);
  });

  test('an address that nobody has shown to be his gets no link', async () => {
    await account('claimer', 'stranger@ship.example');
    await browser().ask('POST', '/api/login/forgotten', { email: 'stranger@ship.example' });
    await site.app.desk.work();
    expect(world.mails).toEqual([]);
  });

  test('nobody has mail after mail sent to somebody', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await browser().ask('POST', '/api/login/forgotten', { email: 'Flooded@ship.example' })).statusCode);
    expect(statuses.slice(-1)).toEqual([429]);
    const one = await account('flooder', 'flooded@ship.example');
    expect(await one.told('POST', '/api/me/email/verify')).toEqual([429, 'tooMany']);
  });

  test('the tokens stand nowhere but in the mails', async () => {
    const one = await verified('careful');
    await browser().ask('POST', '/api/login/forgotten', { email: 'careful@ship.example' });
    const token = await tokenTo('careful@ship.example', 'reset');
    const { db } = site.database;
    const stored = [await db.selectFrom('mailed_tokens').selectAll().execute(), await db.selectFrom('jobs').selectAll().execute()];
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(site.log.join('')).not.toContain(token);
    expect((await one.ask('GET', '/api/me/export')).body).not.toContain(token);
  });

  test('the configuration says that mail is sent', async () => {
    expect((await browser().ask('GET', '/api/config')).json()).toEqual({ sendsMail: true });
  });

  test('who has no account or address, and a stranger, is told so', async () => {
    const guest = browser();
    await guest.ask('POST', '/api/guest', { name: 'Guest' });
    expect(await guest.told('POST', '/api/me/email/verify')).toEqual([409, 'noAccount']);
    expect(await (await account('silent', null)).told('POST', '/api/me/email/verify')).toEqual([409, 'noAddress']);
    for (const [method, url, body] of [
      ['GET', '/api/me/email', undefined],
      ['POST', '/api/me/email/verify', {}],
      ['GET', '/api/me/webhooks', undefined],
      ['POST', '/api/me/webhooks', { form: 'json', url: 'https://hooks.example/' }],
      ['DELETE', '/api/me/webhooks/x', {}],
      ['POST', '/api/me/push', { endpoint: 'https://push.example/', keys: { p256dh: 'AA', auth: 'AA' } }],
      ['DELETE', '/api/me/push/x', {}],
    ] as const)
      expect([url, ...(await browser().told(method, url, body))]).toEqual([url, 401, 'notLoggedIn']);
    expect(await browser().told('POST', '/api/email/verify', { token: 'x' })).toEqual([403, 'wrongLink']);
  });
});

onBoth('a server that sends nothing', (kind) => {
  test('says so, and writes no jobs', async () => {
    const site = await openSite(kind);
    const one = site.browser();
    await one.ask('POST', '/api/account', { login: 'anne', password: PASSWORD, email: 'anne@ship.example' });
    expect((await site.browser().ask('GET', '/api/config')).json()).toEqual({ sendsMail: false });
    expect((await one.ask('GET', '/api/me/notices/settings')).json()).toMatchObject({ available: ['page'], pushKey: null });
    for (const [url, body, error] of [
      ['/api/me/email/verify', {}, 'noMails'],
      ['/api/login/forgotten', { email: 'anne@ship.example' }, 'noMails'],
      ['/api/me/webhooks', { form: 'json', url: 'https://hooks.example/' }, 'noWay'],
      ['/api/me/push', { endpoint: 'https://push.example/', keys: { p256dh: 'AA', auth: 'AA' } }, 'noWay'],
    ] as const)
      expect(await one.told('POST', url, body)).toEqual([404, error]);
    const { id } = (await one.ask('GET', '/api/me')).json().player;
    await site.app.notices.webhookOff(id, 'x');
    expect((await one.ask('GET', '/api/me/notices')).json().unread).toBe(1);
    expect(await site.database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
    await site.close();
  });
});
