import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { createTable, guest, TABLE_SETTINGS } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';
import { ABANDONED_AFTER_MS, KEEP_ANSWER_MS } from './repeated-requests.ts';

const PASSWORD = 'a parrot, a plank';

onEachDatabase('a request that is sent again', (kind) => {
  let site: TestSite;
  let anne: Browser;
  let keys = 0;
  const newKey = () => ({ 'idempotency-key': `key-of-at-least-22-characters-${keys++}` });
  beforeAll(async () => {
    site = await openTestSite(kind);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    anne = await guest(site, 'Anne');
  });
  const tablesOf = async (browser: Browser) => (await browser.ask('GET', '/api/me/tables')).json().tables.length;

  test('creates one table, and gets the same answer', async () => {
    const headers = newKey();
    const first = await anne.ask('POST', '/api/tables', TABLE_SETTINGS, headers);
    const second = await anne.ask('POST', '/api/tables', TABLE_SETTINGS, headers);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await tablesOf(anne)).toBe(1);
    await anne.ask('POST', '/api/tables', TABLE_SETTINGS, newKey());
    expect(await tablesOf(anne)).toBe(2);
  });

  test('waits for the answer to the first, if that is still on its way', async () => {
    const headers = newKey();
    const both = await Promise.all([0, 1].map(() => anne.ask('POST', '/api/tables', TABLE_SETTINGS, headers)));
    expect(both.map((answer) => answer.statusCode)).toEqual([201, 201]);
    expect(both[0]?.json()).toEqual(both[1]?.json());
    expect(await tablesOf(anne)).toBe(1);
  });

  test('creates one table even if the server was killed before it could answer', async () => {
    const headers = newKey();
    const { table } = (await anne.ask('POST', '/api/tables', TABLE_SETTINGS, headers)).json();
    await site.database.db.updateTable('requests').set({ answer: null }).execute();
    site.wait(ABANDONED_AFTER_MS);
    expect((await anne.ask('POST', '/api/tables', TABLE_SETTINGS, headers)).json().table.id).toBe(table.id);
    expect(await tablesOf(anne)).toBe(1);
  });

  test('makes one guest, and sets the same cookie', async () => {
    const headers = newKey();
    const [first, second] = [site.browser(), site.browser()];
    const { player } = (await first.ask('POST', '/api/guest', { name: 'Jack' }, headers)).json();
    expect((await second.ask('POST', '/api/guest', { name: 'Jack' }, headers)).json().player).toEqual(player);
    expect(second.token).toBe(first.token);
    // The cookie arrived, and the answer did not.
    expect((await first.ask('POST', '/api/guest', { name: 'Jack' }, headers)).json().player).toEqual(player);
  });

  test('creates one token, which the database does not contain', async () => {
    const headers = newKey();
    const first = await anne.ask('POST', '/api/me/tokens', { name: 'bot' }, headers);
    expect((await anne.ask('POST', '/api/me/tokens', { name: 'bot' }, headers)).json()).toEqual(first.json());
    expect((await anne.ask('GET', '/api/me/tokens')).json().tokens).toHaveLength(1);
    const rows = JSON.stringify(await site.database.db.selectFrom('requests').selectAll().execute());
    for (const secret of [first.json().token, headers['idempotency-key']]) expect(rows).not.toContain(secret);
  });

  test('makes one personal link', async () => {
    const id = await createTable([anne], { bots: [null, null], options: { players: 2 } });
    const headers = newKey();
    const url = `/api/tables/${id}/invitations`;
    const first = (await anne.ask('POST', url, {}, headers)).json();
    expect((await anne.ask('POST', url, {}, headers)).json()).toEqual(first);
    expect((await anne.ask('GET', url)).json().invitations).toHaveLength(1);
  });

  test('deletes once, and without an answer in JSON too', async () => {
    const { id } = (await anne.ask('POST', '/api/me/tokens', { name: 'bot' })).json();
    const headers = newKey();
    for (let i = 0; i < 2; i++) expect((await anne.ask('DELETE', `/api/me/tokens/${id}`, {}, headers)).statusCode).toBe(204);
  });

  test('is tried again if it was refused', async () => {
    const headers = newKey();
    const id = await createTable([anne], { bots: [null, null], options: { players: 2 } });
    const mary = await guest(site, 'Mary');
    const jack = await guest(site, 'Jack');
    await jack.ask('POST', `/api/tables/${id}/join`);
    expect(await mary.statusOf('POST', `/api/tables/${id}/join`, {}, headers)).toEqual([409, 'seatTaken']);
    await jack.ask('POST', `/api/tables/${id}/leave`);
    expect(await mary.statusOf('POST', `/api/tables/${id}/join`, {}, headers)).toEqual([200]);
  });

  test('with another body, or by another player, is refused', async () => {
    const headers = newKey();
    await anne.ask('POST', '/api/tables', TABLE_SETTINGS, headers);
    expect(await anne.statusOf('POST', '/api/tables', { ...TABLE_SETTINGS, name: 'Tortuga' }, headers)).toEqual([422, 'keyUsed']);
    expect(await (await guest(site, 'Mary')).statusOf('POST', '/api/tables', TABLE_SETTINGS, headers)).toEqual([422, 'keyUsed']);
  });

  test('with a key that could be guessed is refused', async () => {
    expect(await anne.statusOf('POST', '/api/tables', TABLE_SETTINGS, { 'idempotency-key': '1' })).toEqual([400, 'malformed']);
  });

  test('signs in once, and keeps nothing of the password', async () => {
    const mary = site.browser();
    await mary.ask('POST', '/api/account', { login: `mary-${keys}`, password: PASSWORD });
    const headers = newKey();
    const [first, second] = [site.browser(), site.browser()];
    for (const browser of [first, second])
      expect(await browser.statusOf('POST', '/api/login', { login: `mary-${keys - 1}`, password: PASSWORD }, headers)).toEqual([200]);
    expect(second.token).toBe(first.token);
  });

  test('is forgotten after a day', async () => {
    const headers = newKey();
    await anne.ask('POST', '/api/me/tokens', { name: 'bot' }, headers);
    site.wait(KEEP_ANSWER_MS + 1);
    await anne.ask('POST', '/api/me/tokens', { name: 'bot' }, headers);
    expect((await anne.ask('GET', '/api/me/tokens')).json().tokens).toHaveLength(2);
  });

  test('leaves nothing behind when its player is deleted', async () => {
    await anne.ask('POST', '/api/me/tokens', { name: 'bot' }, newKey());
    const { id } = (await anne.ask('GET', '/api/me')).json().player;
    await anne.ask('DELETE', '/api/me', {}, newKey());
    expect(await site.database.db.selectFrom('requests').select('id').where('player_id', '=', id).execute()).toEqual([]);
  });
});
