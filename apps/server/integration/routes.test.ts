/** Tries each route of testing/all-routes.ts without the needed rights and with invalid input. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES, type Route, registeredRoutes } from '../src/testing/all-routes.ts';
import { onEachDatabase } from '../src/testing/databases.ts';
import { guest } from '../src/testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../src/testing/test-site.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
interface Row extends Route {
  readonly name: string;
  readonly method: Method;
  readonly url: string;
}
const METHODS: readonly Method[] = ['GET', 'POST', 'PATCH', 'DELETE'];
const ROWS: readonly Row[] = Object.entries(ROUTES).map(([name, route]) => {
  const [verb, url = ''] = name.split(' ');
  const method = METHODS.find((method) => method === verb);
  if (!method) throw new Error(`${name}: no such method`);
  return { ...route, name, method, url };
});
const CHANGES = ROWS.filter(({ method }) => method !== 'GET');
const OF_TABLES = ROWS.filter(({ url }) => url.startsWith('/api/tables/:id'));
const HUGE_TEXT = 'x'.repeat(200_000);

onEachDatabase('a route', (kind) => {
  let site: TestSite;
  let anne: Browser;
  let jack: Browser;
  let id: string;
  beforeAll(async () => {
    site = await openTestSite(kind);
    [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
    const settings = {
      game: 'landfall',
      name: 'Nassau',
      options: { players: 2 },
      bots: [null, null],
      isListed: false,
      hasSpectators: false,
    };
    id = (await anne.ask('POST', '/api/tables', settings)).json().table.id;
    await jack.ask('POST', `/api/tables/${id}/join`);
    for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${id}/ready`, { clientSeed: null });
    // The first request makes the server play the choices of Chance.
    await anne.ask('GET', `/api/tables/${id}/game`);
  });
  afterAll(() => site.close());
  const urlOf = (row: Row): string => row.url.replace(':id', row.id ?? id);
  const stored = async () =>
    JSON.stringify([
      await site.database.db.selectFrom('tables').selectAll().where('id', '=', id).execute(),
      await site.database.db.selectFrom('choices').selectAll().where('table_id', '=', id).execute(),
    ]);

  test('is listed in testing/all-routes.ts, and nothing else is', () => {
    expect(registeredRoutes(site.app.printRoutes({ commonPrefix: false })).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  });

  test.each(ROWS.filter(({ who }) => who === 'player'))('$name needs a player with a valid session', async (row) => {
    const url = urlOf(row);
    const before = await stored();
    expect(await site.browser().statusOf(row.method, url, row.body)).toEqual([401, 'notLoggedIn']);
    const gone = await guest(site, 'Mary');
    const { token } = gone;
    await gone.ask('POST', '/api/logout');
    for (const cookie of [`bb-session=${token}`, `bb-session=${'A'.repeat(43)}`, 'bb-session=', `bb-session=${'x'.repeat(5000)}`])
      expect(await site.browser().statusOf(row.method, url, row.body, { cookie })).toEqual([401, 'notLoggedIn']);
    expect(await stored()).toBe(before);
  });

  test.each(CHANGES)('$name must come from a page of this host, as JSON', async (row) => {
    const player = await guest(site, 'Mary');
    const url = urlOf(row);
    const before = await stored();
    for (const origin of ['https://evil.example', 'http://ship.example.evil.example', 'null', 'http://ship.example:81', ''])
      expect(await player.statusOf(row.method, url, row.body, { origin })).toEqual([403, 'foreign']);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', 'multipart/form-data; boundary=x'])
      expect(await player.statusOf(row.method, url, row.body, { 'content-type': type })).toEqual([415, 'notJson']);
    expect(await stored()).toBe(before);
  });

  test.each(CHANGES)('$name refuses malformed and oversized input', async (row) => {
    const player = await guest(site, 'Mary');
    const url = urlOf(row);
    const before = await stored();
    const bodies = ['{', '[]', '7', 'null', '""', '{"__proto__":{"isAdmin":true}}', { ...row.body, isAdmin: true }];
    for (const body of bodies) expect([body, ...(await player.statusOf(row.method, url, body))]).toEqual([body, 400, 'malformed']);
    expect(await player.statusOf(row.method, url, { ...row.body, name: HUGE_TEXT })).toEqual([413, 'tooLarge']);
    expect(await stored()).toBe(before);
  });

  test.each(OF_TABLES)('$name is closed to outsiders, and finds no table by a malformed or unknown id', async (row) => {
    const browser = row.who === 'player' ? await guest(site, 'Mary') : site.browser();
    const before = await stored();
    expect(await browser.statusOf(row.method, urlOf(row), row.body)).toEqual(row.outsider);
    expect(await anne.statusOf(row.method, row.url.replace(':id', '0'.repeat(32)), row.body)).toEqual([404, 'noTable']);
    for (const other of ['%3Cscript%3E', "'%20or%201=1--", 'x'.repeat(65), '%F0%9F%8F%B4', '%2e%2e%2fme'])
      expect([other, ...(await anne.statusOf(row.method, row.url.replace(':id', other), row.body))]).toEqual([other, 400, 'malformed']);
    expect(await stored()).toBe(before);
  });
});
