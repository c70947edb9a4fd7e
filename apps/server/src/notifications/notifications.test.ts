import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeatedTable } from '../play/announcer.ts';
import { runWrites } from '../tables/table-notifier.ts';
import { readTableRecord } from '../tables/table-record.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { guest, TABLE_SETTINGS } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';

onEachDatabase('notifications in the page', (kind) => {
  let site: TestSite;
  let anne: Browser;
  let jack: Browser;
  let ids: readonly string[];
  beforeAll(async () => {
    site = await openTestSite(kind);
    anne = await guest(site, 'Anne');
    jack = await guest(site, 'Jack');
    ids = await Promise.all([anne, jack].map(async (browser) => (await browser.ask('GET', '/api/me')).json().player.id));
  });
  afterAll(() => site.close());
  async function begun(name = 'Nassau'): Promise<SeatedTable> {
    const { id } = (await anne.ask('POST', '/api/tables', { ...TABLE_SETTINGS, name })).json().table;
    await jack.ask('POST', `/api/tables/${id}/join`, {});
    for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${id}/ready`, { clientSeed: null });
    await anne.ask('POST', '/api/me/notices/read', { ids: null });
    await jack.ask('POST', '/api/me/notices/read', { ids: null });
    return { id, people: ids };
  }
  async function over({ id }: SeatedTable): Promise<void> {
    const { body } = await site.database.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    await runWrites(site.database.db, site.app.notifications.notifier.finished({ id, record: readTableRecord(body) }));
  }
  const headOf = async ({ id }: SeatedTable) =>
    (await site.database.db.selectFrom('tables').select('head').where('id', '=', id).executeTakeFirstOrThrow()).head;
  const listOf = async (browser: Browser) => (await browser.ask('GET', '/api/me/notices')).json();
  const unread = async (browser: Browser, table: SeatedTable) =>
    (await listOf(browser)).notices.filter(
      (notice: { table: { id: string }; isRead: boolean }) => notice.table.id === table.id && !notice.isRead,
    );

  test('notifies of a turn once, only the player, and not once it is outdated', async () => {
    const table = await begun();
    const seq = await headOf(table);
    for (let n = 0; n < 3; n++) await site.app.notifications.yourTurn({ table, seats: [1], seq, dueAt: null });
    expect(await unread(jack, table)).toEqual([
      {
        id: expect.any(String),
        kind: 'yourTurn',
        at: expect.any(Number),
        table: { id: table.id, name: 'Nassau' },
        dueAt: null,
        isRead: false,
      },
    ]);
    expect(await unread(anne, table)).toEqual([]);
    await site.app.notifications.yourTurn({ table, seats: [1], seq: seq - 1, dueAt: null });
    expect(await unread(jack, table)).toEqual([]);
  });

  test('lists a table as waiting until the player has answered, even if they have read or turned off the notification', async () => {
    const table = await begun();
    const seq = await headOf(table);
    await site.app.notifications.yourTurn({ table, seats: [0, 1], seq, dueAt: null });
    await anne.ask('POST', '/api/me/notices/read', { ids: null });
    await jack.ask('PATCH', `/api/me/notices/settings/${table.id}`, { wishes: { yourTurn: [] } });
    expect((await listOf(anne)).waiting).toContain(table.id);
    expect((await listOf(jack)).waiting).toContain(table.id);
    await site.app.notifications.answered(table, 0);
    expect((await listOf(anne)).waiting).not.toContain(table.id);
    await site.database.db
      .updateTable('tables')
      .set({ head: seq + 1 })
      .where('id', '=', table.id)
      .execute();
    expect((await listOf(jack)).waiting).not.toContain(table.id);
  });

  test('withdraws the reminder of a player who has answered a window, and keeps those of others', async () => {
    const table = await begun();
    const seq = await headOf(table);
    await site.app.notifications.yourTurn({ table, seats: [0, 1], seq, dueAt: 7 });
    const [[one], [other]] = [await unread(anne, table), await unread(jack, table)];
    expect({ ...one, id: '' }).toEqual({ ...other, id: '' });
    await site.app.notifications.answered(table, 0);
    expect([await unread(anne, table), (await unread(jack, table)).length]).toEqual([[], 1]);
  });

  test('keeps a notification read until there is something new', async () => {
    const table = await begun();
    await site.app.notifications.chatMessage(table.id, [ids[0] ?? ''], 0);
    const [{ id }] = await unread(anne, table);
    expect(await jack.statusOf('POST', '/api/me/notices/read', { ids: [id] })).toEqual([204]);
    expect(await unread(anne, table)).toHaveLength(1);
    await anne.ask('POST', '/api/me/notices/read', { ids: [id] });
    expect(await unread(anne, table)).toEqual([]);
    await site.app.notifications.chatMessage(table.id, [ids[0] ?? ''], 0);
    expect(await unread(anne, table)).toEqual([]);
    await site.app.notifications.chatMessage(table.id, [ids[0] ?? ''], 1);
    expect(await unread(anne, table)).toMatchObject([{ kind: 'talk' }]);
  });

  test('applies a player’s settings, for all tables and for one', async () => {
    const [loud, quiet] = [await begun('Loud'), await begun('Quiet')];
    const shown = await anne.ask('PATCH', '/api/me/notices/settings', { wishes: { over: [] }, language: 'fr' });
    expect(shown.json()).toMatchObject({
      available: expect.arrayContaining(['page']),
      language: 'fr',
      digestHours: 6,
      wishes: { over: [] },
    });
    await anne.ask('PATCH', `/api/me/notices/settings/${loud.id}`, { wishes: { over: ['page'] } });
    for (const table of [loud, quiet]) await over(table);
    expect([(await unread(anne, loud)).length, (await unread(anne, quiet)).length, (await unread(jack, quiet)).length]).toEqual([1, 0, 1]);
    await anne.ask('PATCH', `/api/me/notices/settings/${loud.id}`, { wishes: null });
    expect(await unread(anne, loud)).toEqual([]);
    for (const body of [{ wishes: { over: ['pigeon'] } }, { wishes: { rain: [] } }, { digestHours: 0 }, { language: 'xx' }])
      expect(await anne.statusOf('PATCH', '/api/me/notices/settings', body)).toEqual([400, 'malformed']);
  });

  test('refuses requests without a session', async () => {
    const nobody = site.browser();
    for (const [method, url, body] of [
      ['GET', '/api/me/notices', undefined],
      ['POST', '/api/me/notices/read', { ids: null }],
      ['GET', '/api/me/notices/settings', undefined],
      ['PATCH', '/api/me/notices/settings', {}],
      ['PATCH', '/api/me/notices/settings/x', { wishes: null }],
    ] as const)
      expect([url, ...(await nobody.statusOf(method, url, body))]).toEqual([url, 401, 'notLoggedIn']);
  });
});
