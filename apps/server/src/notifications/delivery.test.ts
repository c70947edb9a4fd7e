import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../app/app.ts';
import type { SeatedTable } from '../play/announcer.ts';
import { openDatabase } from '../storage/database.ts';
import { runWrites } from '../tables/table-notifier.ts';
import { readTableRecord } from '../tables/table-record.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { ExternalServices } from '../testing/external-services.ts';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { TABLE_SETTINGS } from '../testing/test-players.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { MAX_BROWSERS } from './channels/push.ts';
import { MAX_FAILURES, MAX_WEBHOOKS } from './channels/webhooks.ts';
import { DIGEST_DELAY_MS, MAX_URGENT } from './delivery.ts';
import { DELIVERY_RULES } from './notification-kinds.ts';

const PASSWORD = 'a parrot, a plank';
const HOUR_MS = 3600_000;
const PERIOD_MS = 6 * HOUR_MS;

onEachDatabase('notifications outside the page', (kind) => {
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
    // Each test starts in a new digest period.
    site.wait(2 * PERIOD_MS);
    services.statuses.clear();
  });

  /** A new account with an unconfirmed mail address. */
  async function player() {
    const login = `sailor${++visitors}`;
    const email = `${login}@ship.example`;
    const browser = site.browser({ remoteAddress: `198.51.100.${visitors}` });
    await browser.ask('POST', '/api/account', { login, password: PASSWORD, email });
    const { id } = (await browser.ask('GET', '/api/me')).json().player;
    return { browser, id, login, email, path: `/${login}` };
  }
  type TestPlayer = Awaited<ReturnType<typeof player>>;
  async function verify({ browser, email }: TestPlayer): Promise<void> {
    expect(await browser.statusOf('POST', '/api/me/email/verify')).toEqual([202]);
    await site.app.delivery.runDueJobs();
    const [, token] = /verify=([\w-]+)/.exec(services.textsTo(email).at(-1) ?? '') ?? [];
    expect(await site.browser().statusOf('POST', '/api/email/verify', { token })).toEqual([204]);
    services.mails.length = 0;
  }
  async function subscribe({ browser, path }: TestPlayer): Promise<FakeBrowser> {
    const device = new FakeBrowser(services.url(`${path}/push`));
    const { endpoint, ...keys } = device.subscription;
    expect(await browser.statusOf('POST', '/api/me/push', { endpoint, expirationTime: null, keys })).toEqual([201]);
    return device;
  }
  async function hook({ browser, path }: TestPlayer, form = 'json'): Promise<string> {
    return (await browser.ask('POST', '/api/me/webhooks', { form, url: services.url(`${path}/${form}`) })).json().secret;
  }
  async function begun(
    first: TestPlayer,
    second: TestPlayer,
    name = 'Nassau',
  ): Promise<{ readonly table: SeatedTable; readonly seq: number }> {
    const { id } = (await first.browser.ask('POST', '/api/tables', { ...TABLE_SETTINGS, name })).json().table;
    await second.browser.ask('POST', `/api/tables/${id}/join`, {});
    for (const { browser } of [first, second]) await browser.ask('POST', `/api/tables/${id}/ready`, { clientSeed: null });
    const { head } = await site.database.db.selectFrom('tables').select('head').where('id', '=', id).executeTakeFirstOrThrow();
    // Remove the notifications of creating and starting the table.
    await site.database.db.deleteFrom('jobs').execute();
    await site.database.db.deleteFrom('notices').where('table_id', '=', id).execute();
    return { table: { id, people: [first.id, second.id] }, seq: head };
  }
  const after = async (time: number): Promise<void> => {
    site.wait(time);
    await site.app.delivery.runDueJobs();
  };
  const turn = DELIVERY_RULES.yourTurn.delayMs;
  const titlesTo = ({ path }: TestPlayer) => services.bodiesTo(`${path}/json`).map((body) => JSON.parse(String(body)).title);
  const over = async ({ id }: SeatedTable): Promise<void> => {
    const { body } = await site.database.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    await runWrites(site.database.db, site.app.notifications.notifier.finished({ id, record: readTableRecord(body) }));
  };

  test('allows no more webhooks and browsers than the limit, however many are added at once', async () => {
    const { browser, path } = await player();
    const many = Array.from({ length: 15 }, (_, n) => n);
    const hooks = await Promise.all(
      many.map((n) => browser.statusOf('POST', '/api/me/webhooks', { form: 'json', url: services.url(`${path}/${n}`) })),
    );
    expect(hooks.filter(([status]) => status === 201)).toHaveLength(MAX_WEBHOOKS);
    expect((await browser.ask('GET', '/api/me/webhooks')).json().webhooks).toHaveLength(MAX_WEBHOOKS);
    const pushes = await Promise.all(
      many.map((n) => {
        const { endpoint, ...keys } = new FakeBrowser(services.url(`${path}/push${n}`)).subscription;
        return browser.statusOf('POST', '/api/me/push', { endpoint, expirationTime: null, keys });
      }),
    );
    expect(pushes.filter(([status]) => status === 201)).toHaveLength(MAX_BROWSERS);
  });

  test('sends a turn by every channel of the player, signed or encrypted', async () => {
    const [anne, jack] = [await player(), await player()];
    await verify(anne);
    const device = await subscribe(anne);
    const secret = await hook(anne);
    const { table, seq } = await begun(anne, jack);
    await site.app.notifications.yourTurn({ table, seats: [0, 1], seq, dueAt: null });
    await after(turn - 1000);
    expect([services.mails, titlesTo(anne)]).toEqual([[], []]);
    await after(1000);

    const { pushKey } = (await anne.browser.ask('GET', '/api/me/notices/settings')).json();
    const [pushed] = services.requests.filter(({ path }) => path === `${anne.path}/push`);
    const { headers, body } = pushed ?? { headers: {}, body: Buffer.alloc(0) };
    expect(JSON.parse(device.decrypt(body))).toMatchObject({ title: 'It’s your turn at Nassau', path: `/#/table/${table.id}` });
    expect(device.verifiedClaims(headers.authorization ?? '', pushKey)).toMatchObject({
      aud: new URL(services.url('/')).origin,
      sub: 'https://ship.example',
    });
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: expect.any(String),
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });

    const [hooked] = services.requests.filter(({ path }) => path === `${anne.path}/json`);
    const { headers: signed = {}, body: json = Buffer.alloc(0) } = hooked ?? {};
    expect(JSON.parse(String(json))).toEqual({
      id: signed['x-blackbeard-id'],
      kind: 'yourTurn',
      at: expect.any(Number),
      title: 'It’s your turn at Nassau',
      lines: [],
      url: `https://ship.example/#/table/${table.id}`,
    });
    const hmac = createHmac('sha256', secret).update(`${signed['x-blackbeard-timestamp']}.${json}`).digest('hex');
    expect(signed['x-blackbeard-signature']).toBe(`sha256=${hmac}`);

    expect(services.textsTo(anne.email)).toEqual([expect.stringContaining(`https://ship.example/#/table/${table.id}`)]);
    expect(services.mails[0]?.source).toMatch(/^subject: .*your.*turn.*nassau/im);
    // Jack has no confirmed address and no other channel.
    expect(services.mails).toHaveLength(1);
    await after(PERIOD_MS);
    expect([titlesTo(anne).length, services.mails.length]).toEqual([1, 1]);
  });

  test('sends nothing to a player who is connected, has answered, or is not waited for any more', async () => {
    const [anne, jack] = [await player(), await player()];
    for (const player of [anne, jack]) await hook(player);
    const first = await begun(anne, jack);
    const socket = await TestSocket.open(site, anne.browser.token);
    await socket.roundTrip();
    await site.app.notifications.yourTurn({ ...first, seats: [0, 1], dueAt: null });
    await after(turn);
    expect([titlesTo(anne), titlesTo(jack)]).toEqual([[], ['It’s your turn at Nassau']]);
    await socket.close();

    const second = await begun(anne, jack, 'Tortuga');
    await site.app.notifications.yourTurn({ ...second, seats: [0, 1], dueAt: null });
    await site.app.notifications.answered(second.table, 0);
    await after(turn);
    expect([titlesTo(anne), titlesTo(jack)]).toEqual([[], ['It’s your turn at Nassau', 'It’s your turn at Tortuga']]);

    const third = await begun(anne, jack, 'Ocracoke');
    await site.app.notifications.yourTurn({ table: third.table, seq: third.seq - 1, seats: [0, 1], dueAt: null });
    await after(turn);
    expect([titlesTo(anne).length, titlesTo(jack).length]).toEqual([0, 2]);
  });

  test('notifies a player who watches the table only after a while without an answer', async () => {
    const [anne, jack] = [await player(), await player()];
    const { table } = await begun(anne, jack);
    const socket = await TestSocket.open(site, anne.browser.token);
    socket.send({ type: 'watch', table: table.id });
    const { seq } = await socket.waitFor('state');
    await site.app.notifications.yourTurn({ table, seats: [0], seq, dueAt: null });
    await after(turn - 1000);
    expect((await anne.browser.ask('GET', '/api/me/notices')).json().unread).toBe(0);
    await after(1000);
    expect((await anne.browser.ask('GET', '/api/me/notices')).json().unread).toBe(1);
    await socket.waitFor('notices', ({ unread }) => unread === 1);
    await socket.close();
  });

  test('sends all seats of a window the same words at the same time', async () => {
    const [anne, jack] = [await player(), await player()];
    for (const player of [anne, jack]) await hook(player);
    const { table, seq } = await begun(anne, jack);
    await site.app.notifications.yourTurn({ table, seats: [0, 1], seq, dueAt: null });
    const due = await site.database.db.selectFrom('jobs').select('due_at').execute();
    expect(new Set(due.map(({ due_at }) => due_at)).size).toBe(1);
    await after(turn);
    const said = [anne, jack].map(({ path }) => services.bodiesTo(`${path}/json`).map((body) => ({ ...JSON.parse(String(body)), id: '' })));
    expect(said[0]).toHaveLength(1);
    expect(said[0]).toEqual(said[1]);
  });

  test('sends half-time and timeout to connected players too', async () => {
    const [anne, jack] = [await player(), await player()];
    await hook(anne);
    const { table, seq } = await begun(anne, jack);
    const socket = await TestSocket.open(site, anne.browser.token);
    await site.app.notifications.halfTime({ table, seats: [0], seq, dueAt: 1 });
    await after(0);
    await site.app.notifications.timeOver({ table, seats: [0], seq });
    await after(0);
    expect(titlesTo(anne)).toEqual(['Half your time at Nassau is gone', 'You ran out of time at Nassau']);
    await socket.close();
  });

  test('puts what is not urgent, or too much, into one digest per period', async () => {
    const [anne, jack] = [await player(), await player()];
    await verify(anne);
    await hook(anne);
    const { table, seq } = await begun(anne, jack);
    for (let n = 0; n < MAX_URGENT + 3; n++) {
      await site.app.notifications.timeOver({ table, seats: [0], seq: seq + n });
      await after(0);
    }
    expect([titlesTo(anne).length, services.textsTo(anne.email).length]).toEqual([MAX_URGENT, MAX_URGENT]);
    await over(table);
    await site.app.notifications.chatMessage(table.id, [anne.id], 0);
    await after(0);
    expect(services.textsTo(anne.email)).toHaveLength(MAX_URGENT);
    await after(DIGEST_DELAY_MS);
    const [digest = '', ...more] = services.textsTo(anne.email).slice(MAX_URGENT);
    expect(more).toEqual([]);
    for (const line of ['You ran out of time at Nassau', 'The game at Nassau has ended', 'New messages at Nassau'])
      expect(digest).toContain(line);
    // By default, webhooks don't get chat.
    expect(String(services.bodiesTo(`${anne.path}/json`).at(-1))).not.toContain('talk');
    await site.app.notifications.chatMessage(table.id, [anne.id], 1);
    await after(DIGEST_DELAY_MS);
    expect(services.textsTo(anne.email)).toHaveLength(MAX_URGENT + 1);
    await after(PERIOD_MS);
    expect(services.textsTo(anne.email)).toHaveLength(MAX_URGENT + 2);
  });

  test('leaves read notifications out of the digest, and sends no empty one', async () => {
    const [anne, jack] = [await player(), await player()];
    await verify(anne);
    const { table } = await begun(anne, jack);
    await site.app.notifications.chatMessage(table.id, [anne.id], 0);
    await after(0);
    await anne.browser.ask('POST', '/api/me/notices/read', { ids: null });
    await after(PERIOD_MS + DIGEST_DELAY_MS);
    expect(services.textsTo(anne.email)).toEqual([]);
  });

  test('uses the player’s language and channels', async () => {
    const [anne, jack] = [await player(), await player()];
    await verify(anne);
    await hook(anne);
    await anne.browser.ask('PATCH', '/api/me/notices/settings', { language: 'de', wishes: { yourTurn: ['mail'] } });
    const { table, seq } = await begun(anne, jack);
    await site.app.notifications.yourTurn({ table, seats: [0], seq, dueAt: null });
    await after(turn);
    expect(titlesTo(anne)).toEqual([]);
    expect(services.mails).toMatchObject([{ to: [anne.email] }]);
    expect(services.mails[0]?.source).toMatch(/^subject: du bist dran: nassau\r$/im);
  });

  test('formats messages for Discord and Slack, and escapes table names', async () => {
    const [anne, jack] = [await player(), await player()];
    for (const form of ['discord', 'slack']) await hook(anne, form);
    const { table, seq } = await begun(anne, jack, '@everyone <b> *x*');
    await site.app.notifications.yourTurn({ table, seats: [0], seq, dueAt: null });
    await after(turn);
    const link = `<https://ship.example/#/table/${table.id}>`;
    expect(services.bodiesTo(`${anne.path}/discord`).map((body) => JSON.parse(String(body)))).toEqual([
      { content: `It’s your turn at \\@everyone \\<b\\> \\*x\\*\n${link}`, allowed_mentions: { parse: [] } },
    ]);
    expect(services.bodiesTo(`${anne.path}/slack`).map((body) => JSON.parse(String(body)))).toEqual([
      { text: `It’s your turn at @everyone &lt;b&gt; *x*\n${link}` },
    ]);
  });

  test('tries again later, disables a webhook that fails too often, and notifies its player', async () => {
    const [anne, jack] = [await player(), await player()];
    await hook(anne);
    services.statuses.set(`${anne.path}/json`, 500);
    const { table, seq } = await begun(anne, jack);
    await site.app.notifications.timeOver({ table, seats: [0], seq });
    await after(0);
    expect(titlesTo(anne)).toHaveLength(1);
    services.statuses.delete(`${anne.path}/json`);
    await after(30_000);
    expect(titlesTo(anne)).toHaveLength(1);
    await after(60_000);
    expect(titlesTo(anne)).toHaveLength(2);
    await after(24 * HOUR_MS);
    expect(titlesTo(anne)).toHaveLength(2);

    services.statuses.set(`${anne.path}/json`, 302);
    for (let n = 1; titlesTo(anne).length < 2 + MAX_FAILURES; n++) {
      await site.app.notifications.timeOver({ table, seats: [0], seq: seq + n });
      await after(7 * HOUR_MS);
    }
    expect((await anne.browser.ask('GET', '/api/me/webhooks')).json().webhooks).toMatchObject([{ disabledAt: expect.any(Number) }]);
    await site.app.notifications.timeOver({ table, seats: [0], seq: seq + 100 });
    await after(7 * HOUR_MS);
    expect(titlesTo(anne)).toHaveLength(2 + MAX_FAILURES);
    const { notices } = (await anne.browser.ask('GET', '/api/me/notices')).json();
    expect(notices.filter((notice: { kind: string }) => notice.kind === 'webhookOff')).toHaveLength(1);
  });

  test('deletes the subscription of a browser that is gone, and retries mail while SMTP is down', async () => {
    const [anne, jack] = [await player(), await player()];
    await verify(anne);
    await subscribe(anne);
    services.statuses.set(`${anne.path}/push`, 410);
    services.isMailDown = true;
    const { table, seq } = await begun(anne, jack);
    await site.app.notifications.timeOver({ table, seats: [0], seq });
    await after(0);
    services.isMailDown = false;
    expect(await site.database.db.selectFrom('push_subscriptions').selectAll().where('player_id', '=', anne.id).execute()).toEqual([]);
    expect(services.textsTo(anne.email)).toEqual([]);
    await after(60_000);
    expect(services.textsTo(anne.email)).toHaveLength(1);
  });

  // Takes the ten seconds of the request timeout.
  test('does not let a server that never answers hold up other players', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const [anne, jack] = [await player(), await player()];
    for (const player of [anne, jack]) await hook(player);
    services.silent.add(`${anne.path}/json`);
    const { table, seq } = await begun(anne, jack);
    await site.app.notifications.timeOver({ table, seats: [0], seq });
    const first = site.app.delivery.runDueJobs();
    await vi.waitFor(() => expect(titlesTo(anne)).toHaveLength(1));
    await site.app.notifications.timeOver({ table, seats: [1], seq });
    const second = site.app.delivery.runDueJobs();
    await vi.waitFor(() => expect(titlesTo(jack)).toHaveLength(1), 5000);
    // Her request is still open: it ends when its time is over.
    expect(timeout).toHaveBeenCalledWith(10_000);
    patience.abort();
    await Promise.all([first, second]);
    timeout.mockRestore();
  });

  // A SQLite file has one node.
  test.skipIf(kind === 'sqlite')('sends once from two nodes', async () => {
    const [anne, jack] = [await player(), await player()];
    await hook(anne);
    const { table, seq } = await begun(anne, jack);
    const database = await openDatabase(site.url);
    const environment = { now: site.now, random: randomBytes };
    const web = mkdtempSync(join(tmpdir(), 'bb-web-'));
    writeFileSync(join(web, 'index.html'), '<!doctype html>');
    const second = await createApp({
      web,
      logger: { level: 'silent', stream: process.stderr },
      database,
      environment,
      notifications: services.config,
    });
    await site.app.notifications.timeOver({ table, seats: [0], seq });
    await Promise.all([
      site.app.delivery.runDueJobs(),
      second.delivery.runDueJobs(),
      site.app.delivery.runDueJobs(),
      second.delivery.runDueJobs(),
    ]);
    expect(titlesTo(anne)).toHaveLength(1);
    await second.close();
    await database.close();
    rmSync(web, { recursive: true });
  });
});
