import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';
import { FORGET_AFTER_MS, FREE_ATTEMPTS, MAX_WAIT_MS, networkOf, RateLimiter } from './rate-limiter.ts';

const PASSWORD = 'a parrot, a plank';

onEachDatabase('guessing passwords', (kind) => {
  let site: TestSite;
  let addresses = 0;
  beforeAll(async () => {
    site = await openTestSite(kind);
  });
  afterAll(() => site.close());
  const from = (remoteAddress = `203.0.113.${++addresses}`): Browser => site.browser({ remoteAddress });
  const logIn = (browser: Browser, login: string, password = 'wrong') => browser.ask('POST', '/api/login', { login, password });
  const join = (login: string) => from().ask('POST', '/api/account', { login, password: PASSWORD });

  test('a login’s password takes longer with each attempt from one address, whether or not the login exists', async () => {
    await join('anne');
    for (const login of ['anne', 'nobody']) {
      const player = from();
      for (let i = 0; i < FREE_ATTEMPTS.login; i++) expect((await logIn(player, login)).statusCode).toBe(401);
      const waits: number[] = [];
      for (let i = 0; i < 12; i++) {
        expect((await logIn(player, login.toUpperCase())).statusCode).toBe(401);
        const early = await logIn(player, login, PASSWORD);
        expect([early.statusCode, early.json().error]).toEqual([429, 'tooMany']);
        const wait = Number(early.headers['retry-after']);
        waits.push(wait);
        site.wait(wait * 1000 - 1);
        expect((await logIn(player, login, PASSWORD)).statusCode).toBe(429);
        site.wait(1);
      }
      expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, ...Array(3).fill(MAX_WAIT_MS / 1000)]);
      if (login === 'anne') expect((await logIn(player, 'anne', PASSWORD)).statusCode).toBe(200);
    }
    const browser = from();
    for (let i = 0; i < FREE_ATTEMPTS.login; i++) expect((await logIn(browser, 'anne')).statusCode).toBe(401);
    expect((await logIn(browser, 'anne', PASSWORD)).statusCode).toBe(200);
  });

  test('a stranger’s guesses don’t lock out the owner at another address', async () => {
    await join('bonnet');
    const stranger = from();
    for (let i = 0; i <= FREE_ATTEMPTS.login; i++) await logIn(stranger, 'bonnet');
    expect((await logIn(stranger, 'bonnet', PASSWORD)).statusCode).toBe(429);
    expect((await logIn(from(), 'bonnet', PASSWORD)).statusCode).toBe(200);
  });

  test('guesses from many addresses are slowed all together, but not for a device on which the player has signed in', async () => {
    const cookies = (await join('rackham')).cookies;
    const device = cookies.find(({ name }) => name === 'bb-device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: expect.any(Number) });
    for (let i = 0; i <= FREE_ATTEMPTS.loginByStrangers; i++)
      expect((await logIn(from(`198.51.100.${i}`), 'rackham')).statusCode).toBe(401);
    expect((await logIn(from(), 'rackham', PASSWORD)).statusCode).toBe(429);
    const known = async (value = '', password = PASSWORD, address?: string) => {
      const headers = { cookie: `bb-device=${value}` };
      return (await from(address).ask('POST', '/api/login', { login: 'rackham', password }, headers)).statusCode;
    };
    const value = device?.value ?? '';
    expect(await known(value)).toBe(200);
    // Neither a made-up device, nor that of another player, is let through.
    const other = (await join('vane')).cookies.find(({ name }) => name === 'bb-device')?.value ?? '';
    const [whose] = value.split('.');
    for (const wrong of ['', 'x', `${value}x`, value.replace(/.$/, '_'), other, other.replace(/^[^.]+/, String(whose))])
      expect([wrong, await known(wrong)]).toEqual([wrong, 429]);
    // Several players share a device.
    expect(await known(`${other}~${value}`)).toBe(200);
    // A stolen device can't be used to guess either, and its guesses count from all addresses together.
    for (let i = 0; i <= FREE_ATTEMPTS.login; i++) expect(await known(value, 'wrong')).toBe(401);
    expect(await known(value)).toBe(429);
  });

  test('a device keeps the players who signed in on it', async () => {
    const cookieOf = (answer: Awaited<ReturnType<typeof logIn>>) => answer.cookies.find(({ name }) => name === 'bb-device')?.value;
    const first = cookieOf(await join('teach')) ?? '';
    await join('hornigold');
    const signIn = async (login: string, cookie: string) =>
      cookieOf(await from().ask('POST', '/api/login', { login, password: PASSWORD }, { cookie: `bb-device=${cookie}` }));
    const both = await signIn('hornigold', first);
    expect(both).toMatch(new RegExp(`^[^~]+~${first}$`));
    // Nothing new is set where both are known.
    for (const login of ['teach', 'hornigold']) expect(await signIn(login, both ?? '')).toBeUndefined();
    expect((await site.browser().ask('POST', '/api/guest', { name: 'Guest' })).cookies.map(({ name }) => name)).toEqual(['bb-session']);
  });

  test('many attempts at once are all counted', async () => {
    await join('mary');
    const player = from();
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(player, 'mary')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(FREE_ATTEMPTS.login + 1);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30 - FREE_ATTEMPTS.login - 1);
  });

  test('two free attempts at once are both allowed, even if a clock is ahead', async () => {
    let now = 1_800_000_000_000;
    const tries = new RateLimiter(site.database.db, { now: () => now--, random: () => Buffer.alloc(0) });
    for (let i = 0; i < FREE_ATTEMPTS.login; i++) await tries.take('login', 'twins');
    await expect(tries.take('login', 'twins')).rejects.toThrow('Too many attempts');
  });

  test('from one address is slowed for all logins, and signing in to one’s own account does not reset it', async () => {
    await join('jack');
    const address = '203.0.113.250';
    for (let i = 0; i < FREE_ATTEMPTS.loginByNetwork; i++) expect((await logIn(from(address), `someone${i}`)).statusCode).toBe(401);
    expect((await logIn(from(address), 'someone')).statusCode).toBe(401);
    expect((await logIn(from(address), 'jack', PASSWORD)).statusCode).toBe(429);
    expect((await logIn(from(), 'jack', PASSWORD)).statusCode).toBe(200);
    site.wait(2000);
    expect((await logIn(from(address), 'jack', PASSWORD)).statusCode).toBe(200);
    expect((await logIn(from(address), 'someone')).statusCode).toBe(401);
    expect((await logIn(from(address), 'jack', PASSWORD)).statusCode).toBe(429);
    site.wait(FORGET_AFTER_MS + MAX_WAIT_MS);
    for (let i = 0; i < FREE_ATTEMPTS.loginByNetwork; i++) expect((await logIn(from(address), `other${i}`)).statusCode).toBe(401);
  });

  test('finding out which logins exist is slowed too', async () => {
    const player = from();
    const statuses: number[] = [];
    for (let i = 0; i < FREE_ATTEMPTS.loginByNetwork + 2; i++) {
      const answer = await player.ask('POST', '/api/account', { login: 'jack', password: PASSWORD });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(FREE_ATTEMPTS.loginByNetwork + 1).fill(409), 429]);
  });

  test('a stolen session can’t be used to guess the password', async () => {
    const player = from();
    await player.ask('POST', '/api/account', { login: 'found', password: PASSWORD });
    const guess = () => player.ask('DELETE', '/api/me', { password: 'wrong' });
    for (let i = 0; i <= FREE_ATTEMPTS.login; i++) expect((await guess()).statusCode).toBe(403);
    expect((await guess()).statusCode).toBe(429);
    const elsewhere = from();
    elsewhere.token = player.token;
    expect((await elsewhere.ask('DELETE', '/api/me', { password: PASSWORD })).statusCode).toBe(429);
  });

  test('a stranger can’t fill the database with guests', async () => {
    const network = 'somewhere';
    const tries = new RateLimiter(site.database.db, { now: () => 1_800_000_000_000, random: () => Buffer.alloc(0) });
    await site.database.db.deleteFrom('tries').execute();
    await tries.take('newcomer', network);
    await site.database.db.updateTable('tries').set({ failures: FREE_ATTEMPTS.newcomer }).execute();
    await tries.take('newcomer', network);
    await expect(tries.take('newcomer', network)).rejects.toThrow('Too many attempts');
  });

  test('all nodes count together', async () => {
    const environment = { now: () => 1_800_000_000_000, random: () => Buffer.alloc(0) };
    const other = await openDatabase(site.url);
    const nodes = [new RateLimiter(site.database.db, environment), new RateLimiter(other.db, environment)];
    const taken = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => nodes[i % 2]?.take('login', 'shared')));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(FREE_ATTEMPTS.login + 1);
    await other.close();
  });

  test('a wrong login takes as long as a wrong password', async () => {
    await join('timed');
    const [there, not]: [number[], number[]] = [[], []];
    const time = async (login: string): Promise<number> => {
      site.wait(MAX_WAIT_MS);
      const player = from();
      const began = performance.now();
      await logIn(player, login);
      return performance.now() - began;
    };
    // Take the fastest: other load can only add to the times. The busier the machine, the more are needed.
    const ratio = (): number => Math.min(...not) / Math.min(...there);
    const isNear = (): boolean => ratio() > 0.5 && ratio() < 2;
    // Alternate, so that other load on the machine affects both.
    for (let i = 0; i < 15 || (i < 60 && !isNear()); i++) {
      there.push(await time('timed'));
      not.push(await time(`nobody${i}`));
    }
    expect(ratio()).toBeGreaterThan(0.5);
    expect(ratio()).toBeLessThan(2);
  });
});

test('an IPv6 address counts by its network', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2::9')).toBe(networkOf('2001:db8:1:2:ffff::1'));
  expect(networkOf('2001:db8::1')).not.toBe(networkOf('2001:db9::1'));
  for (const same of ['2001:db8:0:0:1::', '2001:db8::1:0:0:1', '2001:DB8:0::2', '2001:0db8::3'])
    expect(networkOf(same)).toBe(networkOf('2001:db8::1'));
  expect(networkOf('::ffff:c000:207')).toBe('192.0.2.7');
  for (const wrong of ['', 'unknown', '_hidden.proxy', '192.0.2.7:443']) expect(networkOf(wrong)).toBe(wrong);
});
