import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { openDatabase } from '../storage/database.ts';
import { written } from '../tables/herald.ts';
import { readTableBody } from '../tables/table-body.ts';
import { onBoth } from '../testing/databases.ts';
import { Ear } from '../testing/ear.ts';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { OutsideWorld } from '../testing/outside-world.ts';
import { openSite, type Site } from '../testing/site.ts';
import { GATHERING, SINGLES } from './desk.ts';
import { MANNERS } from './kinds.ts';
import type { Seated } from './notices.ts';
import { TOO_MANY_FAILURES } from './ways/webhooks.ts';

const WISH = { name: 'Nassau', options: { players: 2 }, bots: [null, null], isListed: true, hasSpectators: true };
const PASSWORD = 'a parrot, a plank';
const HOUR = 3600_000;
const PERIOD = 6 * HOUR;

onBoth('notices that leave the page', (kind) => {
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
    // Each test has a period of its own.
    site.wait(2 * PERIOD);
    world.answers.clear();
  });

  /** Somebody with an account, who is told by every way. */
  async function player() {
    const login = `sailor${++comers}`;
    const email = `${login}@ship.example`;
    const browser = site.browser({ remoteAddress: `198.51.100.${comers}` });
    await browser.ask('POST', '/api/account', { login, password: PASSWORD, email });
    const { id } = (await browser.ask('GET', '/api/me')).json().player;
    return { browser, id, login, email, path: `/${login}` };
  }
  type Sailor = Awaited<ReturnType<typeof player>>;
  async function verify({ browser, email }: Sailor): Promise<void> {
    expect(await browser.told('POST', '/api/me/email/verify')).toEqual([202]);
    await site.app.desk.work();
    const [, token] = /verify=([\w-]+)/.exec(world.textsTo(email).at(-1) ?? '') ?? [];
    expect(await site.browser().told('POST', '/api/email/verify', { token })).toEqual([204]);
    world.mails.length = 0;
  }
  async function subscribe({ browser, path }: Sailor): Promise<FakeBrowser> {
    const device = new FakeBrowser(world.url(`${path}/push`));
    const { endpoint, ...keys } = device.subscription;
    expect(await browser.told('POST', '/api/me/push', { endpoint, expirationTime: null, keys })).toEqual([201]);
    return device;
  }
  async function hook({ browser, path }: Sailor, form = 'json'): Promise<string> {
    return (await browser.ask('POST', '/api/me/webhooks', { form, url: world.url(`${path}/${form}`) })).json().secret;
  }
  async function begun(first: Sailor, second: Sailor, name = 'Nassau'): Promise<{ readonly table: Seated; readonly seq: number }> {
    const { id } = (await first.browser.ask('POST', '/api/tables', { ...WISH, name })).json().table;
    await second.browser.ask('POST', `/api/tables/${id}/join`, {});
    for (const { browser } of [first, second]) await browser.ask('POST', `/api/tables/${id}/ready`, { pinch: null });
    const { head } = await site.database.db.selectFrom('tables').select('head').where('id', '=', id).executeTakeFirstOrThrow();
    // What laying it has brought is none of the test's business.
    await site.database.db.deleteFrom('jobs').execute();
    await site.database.db.deleteFrom('notices').where('table_id', '=', id).execute();
    return { table: { id, people: [first.id, second.id] }, seq: head };
  }
  const after = async (time: number): Promise<void> => {
    site.wait(time);
    await site.app.desk.work();
  };
  const turn = MANNERS.yourTurn.delay;
  const titlesTo = ({ path }: Sailor) => world.bodiesTo(`${path}/json`).map((body) => JSON.parse(String(body)).title);
  const over = async ({ id }: Seated): Promise<void> => {
    const { body } = await site.database.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    await written(site.database.db, site.app.notices.herald.over({ id, body: readTableBody(body) }));
  };

  test('his turn is told by every way that he has opened, signed and readable for him alone', async () => {
    const [anne, jack] = [await player(), await player()];
    await verify(anne);
    const device = await subscribe(anne);
    const secret = await hook(anne);
    const { table, seq } = await begun(anne, jack);
    await site.app.notices.yourTurn({ table, seats: [0, 1], seq, dueAt: null });
    await after(turn - 1000);
    expect([world.mails, titlesTo(anne)]).toEqual([[], []]);
    await after(1000);

    const { pushKey } = (await anne.browser.ask('GET', '/api/me/notices/settings')).json();
    const [pushed] = world.requests.filter(({ path }) => path === `${anne.path}/push`);
    const { headers, body } = pushed ?? { headers: {}, body: Buffer.alloc(0) };
    expect(JSON.parse(device.read(body))).toMatchObject({ title: 'Nassau waits for you', path: `/#/table/${table.id}` });
    expect(device.claims(headers.authorization ?? '', pushKey)).toMatchObject({
      aud: new URL(world.url('/')).origin,
      sub: 'https://ship.example',
    });
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: expect.any(String),
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });

    const [hooked] = world.requests.filter(({ path }) => path === `${anne.path}/json`);
    const { headers: signed = {}, body: json = Buffer.alloc(0) } = hooked ?? {};
    expect(JSON.parse(String(json))).toEqual({
      id: signed['x-blackbeard-id'],
      kind: 'yourTurn',
      at: expect.any(Number),
      title: 'Nassau waits for you',
      lines: [],
      url: `https://ship.example/#/table/${table.id}`,
    });
    const hmac = createHmac('sha256', secret).update(`${signed['x-blackbeard-timestamp']}.${json}`).digest('hex');
    expect(signed['x-blackbeard-signature']).toBe(`sha256=${hmac}`);

    expect(world.textsTo(anne.email)).toEqual([expect.stringContaining(`https://ship.example/#/table/${table.id}`)]);
    expect(world.mails[0]?.source).toMatch(/^subject: nassau waits for you\r$/im);
    // Jack has shown no address and opened no other way.
    expect(world.mails).toHaveLength(1);
    await after(PERIOD);
    expect([titlesTo(anne).length, world.mails.length]).toEqual([1, 1]);
  });

  test('who is connected, has answered, or is not waited for any more is not told outside', async () => {
    const [anne, jack] = [await player(), await player()];
    for (const one of [anne, jack]) await hook(one);
    const first = await begun(anne, jack);
    const ear = await Ear.open(site, anne.browser.token);
    await ear.quiet();
    await site.app.notices.yourTurn({ ...first, seats: [0, 1], dueAt: null });
    await after(turn);
    expect([titlesTo(anne), titlesTo(jack)]).toEqual([[], ['Nassau waits for you']]);
    await ear.close();

    const second = await begun(anne, jack, 'Tortuga');
    await site.app.notices.yourTurn({ ...second, seats: [0, 1], dueAt: null });
    await site.app.notices.answered(second.table, 0);
    await after(turn);
    expect([titlesTo(anne), titlesTo(jack)]).toEqual([[], ['Nassau waits for you', 'Tortuga waits for you']]);

    const third = await begun(anne, jack, 'Ocracoke');
    await site.app.notices.yourTurn({ table: third.table, seq: third.seq - 1, seats: [0, 1], dueAt: null });
    await after(turn);
    expect([titlesTo(anne).length, titlesTo(jack).length]).toEqual([0, 2]);
  });

  test('who has the table before his eyes is told in the page too only when he has not answered for a while', async () => {
    const [anne, jack] = [await player(), await player()];
    const { table } = await begun(anne, jack);
    const ear = await Ear.open(site, anne.browser.token);
    ear.say({ type: 'watch', table: table.id });
    const { seq } = await ear.until('state');
    await site.app.notices.yourTurn({ table, seats: [0], seq, dueAt: null });
    await after(turn - 1000);
    expect((await anne.browser.ask('GET', '/api/me/notices')).json().unread).toBe(0);
    await after(1000);
    expect((await anne.browser.ask('GET', '/api/me/notices')).json().unread).toBe(1);
    await ear.until('notices', ({ unread }) => unread === 1);
    await ear.close();
  });

  test('all who are asked in a window get the same words at the same time', async () => {
    const [anne, jack] = [await player(), await player()];
    for (const one of [anne, jack]) await hook(one);
    const { table, seq } = await begun(anne, jack);
    await site.app.notices.yourTurn({ table, seats: [0, 1], seq, dueAt: null });
    const due = await site.database.db.selectFrom('jobs').select('due_at').execute();
    expect(new Set(due.map(({ due_at }) => due_at)).size).toBe(1);
    await after(turn);
    const said = [anne, jack].map(({ path }) => world.bodiesTo(`${path}/json`).map((body) => ({ ...JSON.parse(String(body)), id: '' })));
    expect(said[0]).toHaveLength(1);
    expect(said[0]).toEqual(said[1]);
  });

  test('half of the time, and its end, are told to who is connected too', async () => {
    const [anne, jack] = [await player(), await player()];
    await hook(anne);
    const { table, seq } = await begun(anne, jack);
    const ear = await Ear.open(site, anne.browser.token);
    await site.app.notices.halfTime({ table, seats: [0], seq, dueAt: 1 });
    await after(0);
    await site.app.notices.timeOver({ table, seats: [0], seq });
    await after(0);
    expect(titlesTo(anne)).toEqual(['Nassau waits for you: half of your time is gone', 'Your time at Nassau was over']);
    await ear.close();
  });

  test('what is not urgent, and what is too much, comes in one digest in a period', async () => {
    const [anne, jack] = [await player(), await player()];
    await verify(anne);
    await hook(anne);
    const { table, seq } = await begun(anne, jack);
    for (let n = 0; n < SINGLES + 3; n++) {
      await site.app.notices.timeOver({ table, seats: [0], seq: seq + n });
      await after(0);
    }
    expect([titlesTo(anne).length, world.textsTo(anne.email).length]).toEqual([SINGLES, SINGLES]);
    await over(table);
    await site.app.notices.talk(table.id, [anne.id], 0);
    await after(0);
    expect(world.textsTo(anne.email)).toHaveLength(SINGLES);
    await after(GATHERING);
    const [digest = '', ...more] = world.textsTo(anne.email).slice(SINGLES);
    expect(more).toEqual([]);
    for (const line of ['Your time at Nassau was over', 'The game at Nassau is over', 'There is talk at Nassau'])
      expect(digest).toContain(line);
    // He has not wished to hear of talk there.
    expect(String(world.bodiesTo(`${anne.path}/json`).at(-1))).not.toContain('talk');
    await site.app.notices.talk(table.id, [anne.id], 1);
    await after(GATHERING);
    expect(world.textsTo(anne.email)).toHaveLength(SINGLES + 1);
    await after(PERIOD);
    expect(world.textsTo(anne.email)).toHaveLength(SINGLES + 2);
  });

  test('what he has read in the page meanwhile is in no digest, and an empty one is not sent', async () => {
    const [anne, jack] = [await player(), await player()];
    await verify(anne);
    const { table } = await begun(anne, jack);
    await site.app.notices.talk(table.id, [anne.id], 0);
    await after(0);
    await anne.browser.ask('POST', '/api/me/notices/read', { ids: null });
    await after(PERIOD + GATHERING);
    expect(world.textsTo(anne.email)).toEqual([]);
  });

  test('each is told in his language, and by the ways that he wants', async () => {
    const [anne, jack] = [await player(), await player()];
    await verify(anne);
    await hook(anne);
    await anne.browser.ask('PATCH', '/api/me/notices/settings', { language: 'de', wishes: { yourTurn: ['mail'] } });
    const { table, seq } = await begun(anne, jack);
    await site.app.notices.yourTurn({ table, seats: [0], seq, dueAt: null });
    await after(turn);
    expect(titlesTo(anne)).toEqual([]);
    expect(world.mails).toMatchObject([{ to: [anne.email] }]);
    expect(world.mails[0]?.source).toMatch(/^subject: nassau wartet auf dich\r$/im);
  });

  test('a webhook gets what its program reads, and a table’s name calls nobody there', async () => {
    const [anne, jack] = [await player(), await player()];
    for (const form of ['discord', 'slack']) await hook(anne, form);
    const { table, seq } = await begun(anne, jack, '@everyone <b> *x*');
    await site.app.notices.yourTurn({ table, seats: [0], seq, dueAt: null });
    await after(turn);
    const link = `<https://ship.example/#/table/${table.id}>`;
    expect(world.bodiesTo(`${anne.path}/discord`).map((body) => JSON.parse(String(body)))).toEqual([
      { content: `\\@everyone \\<b\\> \\*x\\* waits for you\n${link}`, allowed_mentions: { parse: [] } },
    ]);
    expect(world.bodiesTo(`${anne.path}/slack`).map((body) => JSON.parse(String(body)))).toEqual([
      { text: `@everyone &lt;b&gt; *x* waits for you\n${link}` },
    ]);
  });

  test('what fails is tried again later, and a webhook that fails too often is used no more, which is told', async () => {
    const [anne, jack] = [await player(), await player()];
    await hook(anne);
    world.answers.set(`${anne.path}/json`, 500);
    const { table, seq } = await begun(anne, jack);
    await site.app.notices.timeOver({ table, seats: [0], seq });
    await after(0);
    expect(titlesTo(anne)).toHaveLength(1);
    world.answers.delete(`${anne.path}/json`);
    await after(30_000);
    expect(titlesTo(anne)).toHaveLength(1);
    await after(60_000);
    expect(titlesTo(anne)).toHaveLength(2);
    await after(24 * HOUR);
    expect(titlesTo(anne)).toHaveLength(2);

    world.answers.set(`${anne.path}/json`, 302);
    for (let n = 1; titlesTo(anne).length < 2 + TOO_MANY_FAILURES; n++) {
      await site.app.notices.timeOver({ table, seats: [0], seq: seq + n });
      await after(7 * HOUR);
    }
    expect((await anne.browser.ask('GET', '/api/me/webhooks')).json().webhooks).toMatchObject([{ disabledAt: expect.any(Number) }]);
    await site.app.notices.timeOver({ table, seats: [0], seq: seq + 100 });
    await after(7 * HOUR);
    expect(titlesTo(anne)).toHaveLength(2 + TOO_MANY_FAILURES);
    const { notices } = (await anne.browser.ask('GET', '/api/me/notices')).json();
    expect(notices.filter((notice: { kind: string }) => notice.kind === 'webhookOff')).toHaveLength(1);
  });

  test('a browser that has gone is forgotten, and mails wait for an SMTP server that is down', async () => {
    const [anne, jack] = [await player(), await player()];
    await verify(anne);
    await subscribe(anne);
    world.answers.set(`${anne.path}/push`, 410);
    world.isMailDown = true;
    const { table, seq } = await begun(anne, jack);
    await site.app.notices.timeOver({ table, seats: [0], seq });
    await after(0);
    world.isMailDown = false;
    expect(await site.database.db.selectFrom('push_subscriptions').selectAll().where('player_id', '=', anne.id).execute()).toEqual([]);
    expect(world.textsTo(anne.email)).toEqual([]);
    await after(60_000);
    expect(world.textsTo(anne.email)).toHaveLength(1);
  });

  // It waits for the ten seconds after which a server is given up.
  test('who waits for a server that does not answer holds up nobody else', { timeout: 60_000 }, async () => {
    const [anne, jack] = [await player(), await player()];
    for (const one of [anne, jack]) await hook(one);
    world.silent.add(`${anne.path}/json`);
    const { table, seq } = await begun(anne, jack);
    await site.app.notices.timeOver({ table, seats: [0], seq });
    const first = site.app.desk.work();
    await vi.waitFor(() => expect(titlesTo(anne)).toHaveLength(1));
    await site.app.notices.timeOver({ table, seats: [1], seq });
    const began = performance.now();
    const second = site.app.desk.work();
    await vi.waitFor(() => expect(titlesTo(jack)).toHaveLength(1), 5000);
    expect(performance.now() - began).toBeLessThan(5000);
    await Promise.all([first, second]);
  });

  // SQLite has one node.
  test.skipIf(kind === 'sqlite')('two nodes that look at the same time send once', async () => {
    const [anne, jack] = [await player(), await player()];
    await hook(anne);
    const { table, seq } = await begun(anne, jack);
    const database = await openDatabase(site.url);
    const outside = { now: () => 1_805_000_000_000, random: randomBytes };
    const web = mkdtempSync(join(tmpdir(), 'bb-web-'));
    writeFileSync(join(web, 'index.html'), '<!doctype html>');
    const second = await createApp({ web, logger: { level: 'silent', stream: process.stderr }, database, outside, notices: world.config });
    await site.app.notices.timeOver({ table, seats: [0], seq });
    await Promise.all([site.app.desk.work(), second.desk.work(), site.app.desk.work(), second.desk.work()]);
    expect(titlesTo(anne)).toHaveLength(1);
    await second.close();
    await database.close();
    rmSync(web, { recursive: true });
  });
});
