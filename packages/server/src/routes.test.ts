/** Nobody gets in where he should not: each route of testing/routes.ts, tried by those who may not and with what may not be. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBoth } from './testing/databases.ts';
import { ROUTES, type Route, registered } from './testing/routes.ts';
import { type Browser, openSite, type Site } from './testing/site.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
interface Row extends Route {
  readonly name: string;
  readonly method: Method;
  readonly url: string;
}
const METHODS: readonly Method[] = ['GET', 'POST', 'PATCH', 'DELETE'];
const ROWS: readonly Row[] = Object.entries(ROUTES).map(([name, route]) => {
  const [verb, url = ''] = name.split(' ');
  const method = METHODS.find((one) => one === verb);
  if (!method) throw new Error(`${name}: no such method`);
  return { ...route, name, method, url };
});
const CHANGES = ROWS.filter(({ method }) => method !== 'GET');
const OF_TABLES = ROWS.filter(({ url }) => url.startsWith('/api/tables/:id'));
const HUGE = 'x'.repeat(200_000);

onBoth('a route', (kind) => {
  let site: Site;
  let anne: Browser;
  let jack: Browser;
  let id: string;
  beforeAll(async () => {
    site = await openSite(kind);
    [anne, jack] = [site.browser(), site.browser()];
    await anne.ask('POST', '/api/guest', { name: 'Anne' });
    await jack.ask('POST', '/api/guest', { name: 'Jack' });
    const wish = { name: 'Nassau', options: { players: 2 }, bots: [null, null], isListed: false, hasSpectators: false };
    id = (await anne.ask('POST', '/api/tables', wish)).json().table.id;
    await jack.ask('POST', `/api/tables/${id}/join`);
    for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${id}/ready`, { pinch: null });
    // Chance begins, whoever looks first.
    await anne.ask('GET', `/api/tables/${id}/game`);
  });
  afterAll(() => site.close());

  async function guest(): Promise<Browser> {
    const one = site.browser();
    await one.ask('POST', '/api/guest', { name: 'Mary' });
    return one;
  }
  const urlOf = (row: Row): string => row.url.replace(':id', row.id ?? id);
  const stored = async () =>
    JSON.stringify([
      await site.database.db.selectFrom('tables').selectAll().where('id', '=', id).execute(),
      await site.database.db.selectFrom('choices').selectAll().where('table_id', '=', id).execute(),
    ]);

  test('is in the table of routes, and what is there is a route', () => {
    expect(registered(site.app.printRoutes({ commonPrefix: false })).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  });

  test.each(ROWS.filter(({ who }) => who === 'player'))('$name is nothing for who has no name here, or no name any more', async (row) => {
    const url = urlOf(row);
    const before = await stored();
    expect(await site.browser().told(row.method, url, row.body)).toEqual([401, 'notLoggedIn']);
    const gone = await guest();
    const { token } = gone;
    await gone.ask('POST', '/api/logout');
    for (const cookie of [`bb-session=${token}`, `bb-session=${'A'.repeat(43)}`, 'bb-session=', `bb-session=${'x'.repeat(5000)}`])
      expect(await site.browser().told(row.method, url, row.body, { cookie })).toEqual([401, 'notLoggedIn']);
    expect(await stored()).toBe(before);
  });

  test.each(CHANGES)('$name comes from a page of this host, as JSON, or not at all', async (row) => {
    const one = await guest();
    const url = urlOf(row);
    const before = await stored();
    for (const origin of ['https://evil.example', 'http://ship.example.evil.example', 'null', 'http://ship.example:81', ''])
      expect(await one.told(row.method, url, row.body, { origin })).toEqual([403, 'foreign']);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', 'multipart/form-data; boundary=x'])
      expect(await one.told(row.method, url, row.body, { 'content-type': type })).toEqual([415, 'notJson']);
    expect(await stored()).toBe(before);
  });

  test.each(CHANGES)('$name takes nothing that is malformed or too large', async (row) => {
    const one = await guest();
    const url = urlOf(row);
    const before = await stored();
    const bodies = ['{', '[]', '7', 'null', '""', '{"__proto__":{"isAdmin":true}}', { ...row.body, isAdmin: true }];
    for (const body of bodies) expect([body, ...(await one.told(row.method, url, body))]).toEqual([body, 400, 'malformed']);
    expect(await one.told(row.method, url, { ...row.body, name: HUGE })).toEqual([413, 'tooLarge']);
    expect(await stored()).toBe(before);
  });

  test.each(OF_TABLES)('$name is nothing for an outsider, and there is no other table behind its address', async (row) => {
    const one = row.who === 'player' ? await guest() : site.browser();
    const before = await stored();
    expect(await one.told(row.method, urlOf(row), row.body)).toEqual(row.outsider);
    expect(await anne.told(row.method, row.url.replace(':id', '0'.repeat(32)), row.body)).toEqual([404, 'noTable']);
    for (const other of ['%3Cscript%3E', "'%20or%201=1--", 'x'.repeat(65), '%F0%9F%8F%B4', '%2e%2e%2fme'])
      expect([other, ...(await anne.told(row.method, row.url.replace(':id', other), row.body))]).toEqual([other, 400, 'malformed']);
    expect(await stored()).toBe(before);
  });
});
