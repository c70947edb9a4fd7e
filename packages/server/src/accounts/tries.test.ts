import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { onBoth } from '../testing/databases.ts';
import { type Browser, openSite, type Site } from '../testing/site.ts';
import { FORGOTTEN, FREE, LONGEST_WAIT, networkOf, Tries } from './tries.ts';

const PASSWORD = 'a parrot, a plank';

onBoth('guessing passwords', (kind) => {
  let site: Site;
  let comers = 0;
  beforeAll(async () => {
    site = await openSite(kind);
  });
  afterAll(() => site.close());
  const from = (remoteAddress = `203.0.113.${++comers}`): Browser => site.browser({ remoteAddress });
  const logIn = (one: Browser, login: string, password = 'wrong') => one.ask('POST', '/api/login', { login, password });
  const join = (login: string) => from().ask('POST', '/api/account', { login, password: PASSWORD });

  test('at one login takes longer with each try, from wherever it is tried, and whether there is one or not', async () => {
    await join('anne');
    for (const login of ['anne', 'nobody']) {
      for (let i = 0; i < FREE.login; i++) expect((await logIn(from(), login)).statusCode).toBe(401);
      const waits: number[] = [];
      for (let i = 0; i < 12; i++) {
        expect((await logIn(from(), login.toUpperCase())).statusCode).toBe(401);
        const early = await logIn(from(), login, PASSWORD);
        expect([early.statusCode, early.json().error]).toEqual([429, 'tooMany']);
        const wait = Number(early.headers['retry-after']);
        waits.push(wait);
        site.wait(wait * 1000 - 1);
        expect((await logIn(from(), login, PASSWORD)).statusCode).toBe(429);
        site.wait(1);
      }
      expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, ...Array(3).fill(LONGEST_WAIT / 1000)]);
    }
    expect((await logIn(from(), 'anne', PASSWORD)).statusCode).toBe(200);
    for (let i = 0; i < FREE.login; i++) expect((await logIn(from(), 'anne')).statusCode).toBe(401);
    expect((await logIn(from(), 'anne', PASSWORD)).statusCode).toBe(200);
  });

  test('many at once are as many tries', async () => {
    await join('mary');
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(from(), 'mary')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(FREE.login + 1);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30 - FREE.login - 1);
  });

  test('of two at once, free ones, none is too early, whichever is written first', async () => {
    let now = 1_800_000_000_000;
    const tries = new Tries(site.database.db, { now: () => now--, random: () => Buffer.alloc(0) });
    for (let i = 0; i < FREE.login; i++) await tries.take('login', 'twins');
    await expect(tries.take('login', 'twins')).rejects.toThrow('Too many tries');
  });

  test('from one address is slowed for all logins; one’s own right password gives no new tries', async () => {
    await join('jack');
    const one = '203.0.113.250';
    for (let i = 0; i < FREE.address; i++) expect((await logIn(from(one), `someone${i}`)).statusCode).toBe(401);
    expect((await logIn(from(one), 'someone')).statusCode).toBe(401);
    expect((await logIn(from(one), 'jack', PASSWORD)).statusCode).toBe(429);
    expect((await logIn(from(), 'jack', PASSWORD)).statusCode).toBe(200);
    site.wait(2000);
    expect((await logIn(from(one), 'jack', PASSWORD)).statusCode).toBe(200);
    expect((await logIn(from(one), 'someone')).statusCode).toBe(401);
    expect((await logIn(from(one), 'jack', PASSWORD)).statusCode).toBe(429);
    site.wait(FORGOTTEN + LONGEST_WAIT);
    for (let i = 0; i < FREE.address; i++) expect((await logIn(from(one), `other${i}`)).statusCode).toBe(401);
  });

  test('asking which logins there are is slowed, too', async () => {
    const one = from();
    const statuses: number[] = [];
    for (let i = 0; i < FREE.address + 2; i++) {
      const answer = await one.ask('POST', '/api/account', { login: 'jack', password: PASSWORD });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(FREE.address + 1).fill(409), 429]);
  });

  test('a found session can’t be used to guess the password', async () => {
    const one = from();
    await one.ask('POST', '/api/account', { login: 'found', password: PASSWORD });
    const guess = () => one.ask('DELETE', '/api/me', { password: 'wrong' });
    for (let i = 0; i <= FREE.login; i++) expect((await guess()).statusCode).toBe(403);
    expect((await guess()).statusCode).toBe(429);
  });

  test('a stranger can’t fill the database with guests', async () => {
    const network = 'somewhere';
    const tries = new Tries(site.database.db, { now: () => 1_800_000_000_000, random: () => Buffer.alloc(0) });
    await site.database.db.deleteFrom('tries').execute();
    await tries.take('stranger', network);
    await site.database.db.updateTable('tries').set({ failures: FREE.stranger }).execute();
    await tries.take('stranger', network);
    await expect(tries.take('stranger', network)).rejects.toThrow('Too many tries');
  });

  test('all nodes count together', async () => {
    const outside = { now: () => 1_800_000_000_000, random: () => Buffer.alloc(0) };
    const other = await openDatabase(site.url);
    const nodes = [new Tries(site.database.db, outside), new Tries(other.db, outside)];
    const taken = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => nodes[i % 2]?.take('login', 'shared')));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(FREE.login + 1);
    await other.close();
  });

  test('a wrong login takes as long as a wrong password', async () => {
    await join('timed');
    const [there, not]: [number[], number[]] = [[], []];
    const time = async (login: string): Promise<number> => {
      site.wait(LONGEST_WAIT);
      const one = from();
      const began = performance.now();
      await logIn(one, login);
      return performance.now() - began;
    };
    // By turns, so that what else the machine does falls on both.
    for (let i = 0; i < 15; i++) {
      there.push(await time('timed'));
      not.push(await time(`nobody${i}`));
    }
    // What else the machine does can only add to them.
    const ratio = Math.min(...not) / Math.min(...there);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

test('of an IPv6 address the network counts', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2::9')).toBe(networkOf('2001:db8:1:2:ffff::1'));
  expect(networkOf('2001:db8::1')).not.toBe(networkOf('2001:db9::1'));
});
