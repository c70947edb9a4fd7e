import type { ChatLine } from '@bb/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChoiceLog } from '../storage/choice-log.ts';
import { Tables } from '../tables/tables.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { guest, TABLE_SETTINGS } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { CHAT_RATE, PAGE_SIZE } from './chat.ts';

/** Its letters are invisible tags. */
const ENGLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

onEachDatabase('chat and notes at a table', (kind) => {
  let site: TestSite;
  let anne: Browser;
  let jack: Browser;
  let mary: Browser;
  let keys = 0;
  beforeAll(async () => {
    site = await openTestSite(kind);
    [anne, jack, mary] = [await guest(site, 'Anne'), await guest(site, 'Jack'), await guest(site, 'Mary')];
  });
  afterAll(() => site.close());
  async function createTable(settings: object = {}): Promise<string> {
    const { id } = (await anne.ask('POST', '/api/tables', { ...TABLE_SETTINGS, ...settings })).json().table;
    await jack.ask('POST', `/api/tables/${id}/join`, {});
    return id;
  }
  async function createGame(settings: object = {}): Promise<string> {
    const id = await createTable(settings);
    for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${id}/ready`, { clientSeed: null });
    return id;
  }
  const finish = (id: string) =>
    new Tables(site.database.db, { now: Date.now, random: (n) => Buffer.alloc(n) }).finish(id, new ChoiceLog(site.database));
  const say = (browser: Browser, id: string, text: string, key = `k${keys++}`) => {
    site.wait(CHAT_RATE.withinMs / CHAT_RATE.lines + 1);
    return browser.ask('POST', `/api/tables/${id}/talk`, { key, text });
  };
  const heard = async (browser: Browser, id: string, query = ''): Promise<readonly ChatLine[]> =>
    (await browser.ask('GET', `/api/tables/${id}/talk${query}`)).json().lines;
  const texts = async (...asked: Parameters<typeof heard>) => (await heard(...asked)).map(({ text }) => text);

  test('everybody reads all messages in order, with their authors', async () => {
    const id = await createTable();
    const answer = await say(anne, id, 'Ahoy');
    expect([answer.statusCode, answer.json().line]).toEqual([
      201,
      { room: 'table', seq: 0, at: expect.any(Number), seat: 0, name: 'Anne', text: 'Ahoy', isYours: true },
    ]);
    await say(mary, id, 'May I look on?');
    await say(jack, id, 'Aye');
    for (const player of [anne, jack, mary, site.browser()])
      expect((await heard(player, id)).map(({ seq, name, seat, text }) => [seq, name, seat, text])).toEqual([
        [0, 'Anne', 0, 'Ahoy'],
        [1, 'Mary', null, 'May I look on?'],
        [2, 'Jack', 1, 'Aye'],
      ]);
    expect((await heard(jack, id)).map(({ isYours }) => isYours)).toEqual([false, false, true]);
  });

  test('a repeated message counts once, also if both arrive at once', async () => {
    const id = await createTable();
    await Promise.all([1, 2, 3].map(() => say(anne, id, 'Once', 'same')));
    expect((await say(anne, id, 'Other words', 'same')).json().line.text).toBe('Once');
    await say(jack, id, 'The key is everybody’s own', 'same');
    expect(await texts(anne, id)).toEqual(['Once', 'The key is everybody’s own']);
  });

  test('4.68 during a game there is no room for two players, and players can’t read what spectators write', async () => {
    const id = await createGame();
    await say(anne, id, 'to all');
    await say(mary, id, 'he holds the Skull');
    expect((await anne.ask('GET', `/api/tables/${id}/talk`)).json()).toMatchObject({ reads: ['table'], writes: 'table' });
    expect((await mary.ask('GET', `/api/tables/${id}/talk`)).json()).toMatchObject({ reads: ['table', 'gallery'], writes: 'gallery' });
    for (const player of [anne, jack]) {
      expect(await texts(player, id)).toEqual(['to all']);
      expect(await player.statusOf('GET', `/api/tables/${id}/talk?room=gallery`)).toEqual([403, 'notYet']);
    }
    expect([await texts(mary, id), await texts(mary, id, '?room=gallery')]).toEqual([['to all'], ['he holds the Skull']]);
    // A message can't name a recipient or another room.
    for (const more of [{ to: 1 }, { room: 'gallery' }, { room: 'seat1' }, { seat: 1 }, { isPrivate: true }])
      expect(await anne.statusOf('POST', `/api/tables/${id}/talk`, { key: 'k', text: 'psst', ...more })).toEqual([400, 'malformed']);
    expect(await anne.statusOf('GET', `/api/tables/${id}/talk?room=seat1`)).toEqual([400, 'malformed']);
    expect(await site.browser().statusOf('GET', `/api/tables/${id}/talk?room=gallery`)).toEqual([401, 'notLoggedIn']);
    await finish(id);
    expect(await texts(anne, id, '?room=gallery')).toEqual(['he holds the Skull']);
    await say(mary, id, 'now to all');
    expect(await texts(jack, id)).toEqual(['to all', 'now to all']);
  });

  test('4.68 nothing that a seated player can read tells whether spectators write in the gallery', async () => {
    const [loud, still] = [await createGame(), await createGame()];
    for (let n = 0; n < 3; n++) await say(mary, loud, `line ${n}`);
    for (const id of [loud, still]) await say(jack, id, 'Well?');
    const seen = async (id: string) => {
      const [talk, { unread }] = [
        (await anne.ask('GET', `/api/tables/${id}/talk`)).json(),
        (await anne.ask('GET', '/api/me/notices')).json(),
      ];
      return { ...talk, unread, lines: talk.lines.map((line: ChatLine) => ({ ...line, at: 0 })) };
    };
    expect(await seen(loud)).toEqual(await seen(still));
  });

  test('a socket that follows a table gets the newest messages and then each new one, and none that its player may not read', async () => {
    const id = await createGame();
    await say(anne, id, 'before');
    const [seat, spectator] = [await TestSocket.open(site, jack.token), await TestSocket.open(site, mary.token)];
    for (const ear of [seat, spectator]) {
      ear.send({ type: 'watch', table: id });
      await ear.waitFor('talk', ({ lines }) => lines.some(({ text }) => text === 'before'));
    }
    await say(mary, id, 'in the gallery');
    await say(anne, id, 'after');
    for (const ear of [seat, spectator]) await ear.waitFor('talk', ({ lines }) => lines.some(({ text }) => text === 'after'));
    await spectator.waitFor('talk', ({ lines }) => lines.some(({ text }) => text === 'in the gallery'));
    await seat.roundTrip();
    expect(JSON.stringify(seat.received)).not.toContain('gallery');
    const said = seat.received.flatMap((message) => (message.type === 'talk' ? message.lines.map(({ text }) => text) : []));
    expect(said).toEqual(['before', 'after']);
    await Promise.all([seat.close(), spectator.close()]);
  });

  test('a long chat is read page by page, backwards and forwards', async () => {
    const id = await createTable();
    const all = Array.from({ length: PAGE_SIZE + 5 }, (_, n) => `line ${n}`);
    for (const text of all) await say(anne, id, text);
    const newest = (await jack.ask('GET', `/api/tables/${id}/talk`)).json();
    expect([newest.hasMore, newest.lines.map(({ text }: ChatLine) => text)]).toEqual([true, all.slice(5)]);
    const before = (await jack.ask('GET', `/api/tables/${id}/talk?before=${newest.lines[0].seq}`)).json();
    expect([before.hasMore, before.lines.map(({ text }: ChatLine) => text)]).toEqual([false, all.slice(0, 5)]);
    expect(await texts(jack, id, `?since=${PAGE_SIZE + 2}`)).toEqual(all.slice(PAGE_SIZE + 3));
  });

  test('a message is plain text in one line, normalized, without invisible characters', async () => {
    const id = await createTable();
    for (const [typed, text] of [
      ['<script>alert(1)</script>', '<script>alert(1)</script>'],
      ['  Rene\u0301 \n said\t"no" ', 'Ren\u00e9 said "no"'],
      ['"; drop table lines; --', '"; drop table lines; --'],
      ['👨‍👩‍👧 שלום مرحبا', '👨‍👩‍👧 שלום مرحبا'],
      [`${ENGLAND} ahoy`, `${ENGLAND} ahoy`],
      [`a${'\u0316'.repeat(40)}b`, `a${'\u0316'.repeat(4)}b`],
    ] as const)
      expect((await say(anne, id, typed)).json().line.text).toBe(text);
    for (const text of [
      '',
      '   ',
      '\n',
      'a\u0007b',
      '\u202eegnever',
      '\u2066x',
      'a\u200bb',
      '\u2800',
      '\u200d',
      '\ufe0f \u200c',
      '\u0301',
      'a\u{e0067}',
      '\ud800',
      'x'.repeat(501),
    ]) {
      const answer = await say(anne, id, text);
      expect([text, answer.statusCode, answer.json().error]).toEqual([text, 400, 'badLine']);
    }
    expect((await say(anne, id, 'a\u0000b')).json().error).toBe('malformed');
    expect(await anne.statusOf('POST', `/api/tables/${id}/talk`, { key: 'k', text: 'x'.repeat(3000) })).toEqual([400, 'malformed']);
    expect(await anne.statusOf('POST', `/api/tables/${id}/talk`, { key: 'k', text: 'x'.repeat(9000) })).toEqual([413, 'tooLarge']);
  });

  test('a player who writes too fast has to wait, however many messages are sent at once', async () => {
    const id = await createTable();
    const fast = await guest(site, 'Fast');
    const answers = await Promise.all(
      Array.from({ length: 3 * CHAT_RATE.lines }, (_, n) => fast.ask('POST', `/api/tables/${id}/talk`, { key: `f${n}`, text: `${n}` })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answers.length - refused.length).toBe(CHAT_RATE.lines);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    site.wait(CHAT_RATE.withinMs);
    expect((await say(fast, id, 'now')).statusCode).toBe(201);
  });

  test('strangers can’t write, and without spectators only seated players can read, write and make notes', async () => {
    const id = await createGame({ hasSpectators: false });
    const nobody = site.browser();
    await say(anne, id, 'among us');
    expect(await nobody.statusOf('POST', `/api/tables/${id}/talk`, { key: 'k', text: 'hello' })).toEqual([401, 'notLoggedIn']);
    expect(await mary.statusOf('POST', `/api/tables/${id}/talk`, { key: 'k', text: 'hello' })).toEqual([403, 'noSpectators']);
    for (const browser of [nobody, mary]) expect(await browser.statusOf('GET', `/api/tables/${id}/talk`)).toEqual([403, 'noSpectators']);
    expect(await mary.statusOf('GET', `/api/tables/${id}/note`)).toEqual([403, 'noSpectators']);
    expect(await nobody.statusOf('GET', `/api/tables/${id}/note`)).toEqual([401, 'notLoggedIn']);
    expect(await anne.statusOf('GET', '/api/tables/nowhere/talk')).toEqual([404, 'noTable']);
    const foreign = { origin: 'https://evil.example' };
    for (const url of [`/api/tables/${id}/talk`, `/api/tables/${id}/note`])
      expect(await anne.statusOf('POST', url, { key: 'k', text: 'x', version: 0 }, foreign)).toEqual([403, 'foreign']);
  });

  test('chat needs the password of its table', async () => {
    const id = await createTable({ password: 'a chest of rum' });
    await say(anne, id, 'among us');
    expect(await mary.statusOf('GET', `/api/tables/${id}/talk`)).toEqual([403, 'needsPassword']);
    expect(await mary.statusOf('POST', `/api/tables/${id}/talk`, { key: 'k', text: 'hello' })).toEqual([403, 'needsPassword']);
    expect(await texts(anne, id)).toEqual(['among us']);
  });

  test('a note is private, and a device with an older version does not overwrite it', async () => {
    const id = await createGame();
    const url = `/api/tables/${id}/note`;
    expect((await anne.ask('GET', url)).json()).toEqual({ note: { version: 0, text: '' } });
    expect((await anne.ask('POST', url, { version: 0, text: 'He bluffs.\r\nOften.' })).json().note).toEqual({
      version: 1,
      text: 'He bluffs.\nOften.',
    });
    for (const version of [0, 2]) expect(await anne.statusOf('POST', url, { version, text: 'lost' })).toEqual([409, 'noteChanged']);
    const both = await Promise.all([1, 1].map((version) => anne.statusOf('POST', url, { version, text: 'one of two' })));
    expect(both.map(([status]) => status).toSorted()).toEqual([200, 409]);
    for (const player of [jack, mary]) expect((await player.ask('GET', url)).json().note.text).toBe('');
    expect(await anne.statusOf('POST', url, { version: 2, text: 'é'.repeat(5001) })).toEqual([400, 'badNote']);
    expect(await anne.statusOf('POST', url, { version: 2, text: '\u202e' })).toEqual([400, 'badNote']);
    expect(await anne.statusOf('POST', url, { version: 2, text: 'é'.repeat(5000) })).toEqual([200]);
  });

  test('messages and notes are exported; deleting the account leaves only empty messages', async () => {
    const id = await createTable();
    const bonnet = await guest(site, 'Bonnet');
    await say(bonnet, id, 'I was never good at this');
    await bonnet.ask('POST', `/api/tables/${id}/note`, { version: 0, text: 'buy books' });
    const exported = (await bonnet.ask('GET', '/api/me/export')).json().talk;
    expect(exported).toMatchObject({ lines: [{ table: id, text: 'I was never good at this' }], notes: [{ table: id, text: 'buy books' }] });
    await bonnet.ask('DELETE', '/api/me', {});
    expect((await heard(anne, id)).map(({ name, text }) => [name, text])).toEqual([['', '']]);
    const { db } = site.database;
    const left = [await db.selectFrom('lines').selectAll().execute(), await db.selectFrom('notes').selectAll().execute()];
    expect(JSON.stringify(left)).not.toMatch(/Bonnet|never good|buy books/);
  });
});
