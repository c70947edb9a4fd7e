import type { TalkLine } from '@bb/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Ledger } from '../storage/ledger.ts';
import { Tables } from '../tables/tables.ts';
import { onBoth } from '../testing/databases.ts';
import { Ear } from '../testing/ear.ts';
import { type Browser, openSite, type Site } from '../testing/site.ts';
import { PACE, PAGE } from './talk.ts';

const WISH = { name: 'Nassau', options: { players: 2 }, bots: [null, null], isListed: true, hasSpectators: true };

onBoth('talk at a table', (kind) => {
  let site: Site;
  let anne: Browser;
  let jack: Browser;
  let mary: Browser;
  let keys = 0;
  beforeAll(async () => {
    site = await openSite(kind);
    [anne, jack, mary] = [await guest('Anne'), await guest('Jack'), await guest('Mary')];
  });
  afterAll(() => site.close());
  async function guest(name: string): Promise<Browser> {
    const one = site.browser();
    await one.ask('POST', '/api/guest', { name });
    return one;
  }
  async function gathering(wish: object = {}): Promise<string> {
    const { id } = (await anne.ask('POST', '/api/tables', { ...WISH, ...wish })).json().table;
    await jack.ask('POST', `/api/tables/${id}/join`, {});
    return id;
  }
  async function begun(wish: object = {}): Promise<string> {
    const id = await gathering(wish);
    for (const one of [anne, jack]) await one.ask('POST', `/api/tables/${id}/ready`, { pinch: null });
    return id;
  }
  const finish = (id: string) =>
    new Tables(site.database.db, { now: Date.now, random: (n) => Buffer.alloc(n) }).finish(id, new Ledger(site.database));
  const say = (one: Browser, id: string, text: string, key = `k${keys++}`) => {
    site.wait(PACE.within / PACE.lines + 1);
    return one.ask('POST', `/api/tables/${id}/talk`, { key, text });
  };
  const heard = async (one: Browser, id: string, query = ''): Promise<readonly TalkLine[]> =>
    (await one.ask('GET', `/api/tables/${id}/talk${query}`)).json().lines;
  const texts = async (...asked: Parameters<typeof heard>) => (await heard(...asked)).map(({ text }) => text);

  test('what is said is heard by all, in order, with who said it', async () => {
    const id = await gathering();
    const answer = await say(anne, id, 'Ahoy');
    expect([answer.statusCode, answer.json().line]).toEqual([
      201,
      { room: 'table', seq: 0, at: expect.any(Number), seat: 0, name: 'Anne', text: 'Ahoy', isYours: true },
    ]);
    await say(mary, id, 'May I look on?');
    await say(jack, id, 'Aye');
    for (const one of [anne, jack, mary, site.browser()])
      expect((await heard(one, id)).map(({ seq, name, seat, text }) => [seq, name, seat, text])).toEqual([
        [0, 'Anne', 0, 'Ahoy'],
        [1, 'Mary', null, 'May I look on?'],
        [2, 'Jack', 1, 'Aye'],
      ]);
    expect((await heard(jack, id)).map(({ isYours }) => isYours)).toEqual([false, false, true]);
  });

  test('a line that is sent again is the same line, also when both come at once', async () => {
    const id = await gathering();
    await Promise.all([1, 2, 3].map(() => say(anne, id, 'Once', 'same')));
    expect((await say(anne, id, 'Other words', 'same')).json().line.text).toBe('Once');
    await say(jack, id, 'The key is everybody’s own', 'same');
    expect(await texts(anne, id)).toEqual(['Once', 'The key is everybody’s own']);
  });

  test('4.68 while a game is under way there is no room for two, and who looks on is not heard by who plays', async () => {
    const id = await begun();
    await say(anne, id, 'to all');
    await say(mary, id, 'he holds the Skull');
    expect((await anne.ask('GET', `/api/tables/${id}/talk`)).json()).toMatchObject({ reads: ['table'], writes: 'table' });
    expect((await mary.ask('GET', `/api/tables/${id}/talk`)).json()).toMatchObject({ reads: ['table', 'gallery'], writes: 'gallery' });
    for (const one of [anne, jack]) {
      expect(await texts(one, id)).toEqual(['to all']);
      expect(await one.told('GET', `/api/tables/${id}/talk?room=gallery`)).toEqual([403, 'notYet']);
    }
    expect([await texts(mary, id), await texts(mary, id, '?room=gallery')]).toEqual([['to all'], ['he holds the Skull']]);
    // No line names whom it is for, and no other room can be asked for or written to.
    for (const more of [{ to: 1 }, { room: 'gallery' }, { room: 'seat1' }, { seat: 1 }, { isPrivate: true }])
      expect(await anne.told('POST', `/api/tables/${id}/talk`, { key: 'k', text: 'psst', ...more })).toEqual([400, 'malformed']);
    expect(await anne.told('GET', `/api/tables/${id}/talk?room=seat1`)).toEqual([400, 'malformed']);
    expect(await site.browser().told('GET', `/api/tables/${id}/talk?room=gallery`)).toEqual([401, 'notLoggedIn']);
    await finish(id);
    expect(await texts(anne, id, '?room=gallery')).toEqual(['he holds the Skull']);
    await say(mary, id, 'now to all');
    expect(await texts(jack, id)).toEqual(['to all', 'now to all']);
  });

  test('4.68 nothing that a seat can read tells whether the gallery talks', async () => {
    const [loud, still] = [await begun(), await begun()];
    for (let n = 0; n < 3; n++) await say(mary, loud, `line ${n}`);
    for (const id of [loud, still]) await say(jack, id, 'Well?');
    const seen = async (id: string) => {
      const [talk, { unread }] = [
        (await anne.ask('GET', `/api/tables/${id}/talk`)).json(),
        (await anne.ask('GET', '/api/me/notices')).json(),
      ];
      return { ...talk, unread, lines: talk.lines.map((line: TalkLine) => ({ ...line, at: 0 })) };
    };
    expect(await seen(loud)).toEqual(await seen(still));
  });

  test('who follows a table hears the newest lines and then each new one, and no more than he could read', async () => {
    const id = await begun();
    await say(anne, id, 'before');
    const [seat, spectator] = [await Ear.open(site, jack.token), await Ear.open(site, mary.token)];
    for (const ear of [seat, spectator]) {
      ear.say({ type: 'watch', table: id });
      await ear.until('talk', ({ lines }) => lines.some(({ text }) => text === 'before'));
    }
    await say(mary, id, 'in the gallery');
    await say(anne, id, 'after');
    for (const ear of [seat, spectator]) await ear.until('talk', ({ lines }) => lines.some(({ text }) => text === 'after'));
    await spectator.until('talk', ({ lines }) => lines.some(({ text }) => text === 'in the gallery'));
    await seat.quiet();
    expect(JSON.stringify(seat.heard)).not.toContain('gallery');
    const said = seat.heard.flatMap((message) => (message.type === 'talk' ? message.lines.map(({ text }) => text) : []));
    expect(said).toEqual(['before', 'after']);
    await Promise.all([seat.close(), spectator.close()]);
  });

  test('a long talk is read page by page, backwards and forwards', async () => {
    const id = await gathering();
    const all = Array.from({ length: PAGE + 5 }, (_, n) => `line ${n}`);
    for (const text of all) await say(anne, id, text);
    const newest = (await jack.ask('GET', `/api/tables/${id}/talk`)).json();
    expect([newest.hasMore, newest.lines.map(({ text }: TalkLine) => text)]).toEqual([true, all.slice(5)]);
    const before = (await jack.ask('GET', `/api/tables/${id}/talk?before=${newest.lines[0].seq}`)).json();
    expect([before.hasMore, before.lines.map(({ text }: TalkLine) => text)]).toEqual([false, all.slice(0, 5)]);
    expect(await texts(jack, id, `?since=${PAGE + 2}`)).toEqual(all.slice(PAGE + 3));
  });

  test('what is said is text: composed, in one line, with nothing in it that can’t be seen', async () => {
    const id = await gathering();
    for (const [typed, text] of [
      ['<script>alert(1)</script>', '<script>alert(1)</script>'],
      ['  Rene\u0301 \n said\t"no" ', 'Ren\u00e9 said "no"'],
      ['"; drop table lines; --', '"; drop table lines; --'],
      ['👨‍👩‍👧 שלום مرحبا', '👨‍👩‍👧 שלום مرحبا'],
    ] as const)
      expect((await say(anne, id, typed)).json().line.text).toBe(text);
    for (const text of ['', '   ', '\n', 'a\u0007b', '\u202eegnever', '\u2066x', 'a\u200bb', '\ud800', 'x'.repeat(501)]) {
      const answer = await say(anne, id, text);
      expect([text, answer.statusCode, answer.json().error]).toEqual([text, 400, 'badLine']);
    }
    expect((await say(anne, id, 'a\u0000b')).json().error).toBe('malformed');
    expect(await anne.told('POST', `/api/tables/${id}/talk`, { key: 'k', text: 'x'.repeat(3000) })).toEqual([400, 'malformed']);
    expect(await anne.told('POST', `/api/tables/${id}/talk`, { key: 'k', text: 'x'.repeat(9000) })).toEqual([413, 'tooLarge']);
  });

  test('who talks too fast has to wait, however many lines he sends at once', async () => {
    const id = await gathering();
    const fast = await guest('Fast');
    const answers = await Promise.all(
      Array.from({ length: 3 * PACE.lines }, (_, n) => fast.ask('POST', `/api/tables/${id}/talk`, { key: `f${n}`, text: `${n}` })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answers.length - refused.length).toBe(PACE.lines);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    site.wait(PACE.within);
    expect((await say(fast, id, 'now')).statusCode).toBe(201);
  });

  test('a stranger says nothing, and where there are no spectators nobody else hears or notes anything', async () => {
    const id = await begun({ hasSpectators: false });
    const nobody = site.browser();
    await say(anne, id, 'among us');
    expect(await nobody.told('POST', `/api/tables/${id}/talk`, { key: 'k', text: 'hello' })).toEqual([401, 'notLoggedIn']);
    expect(await mary.told('POST', `/api/tables/${id}/talk`, { key: 'k', text: 'hello' })).toEqual([403, 'noSpectators']);
    for (const one of [nobody, mary]) expect(await one.told('GET', `/api/tables/${id}/talk`)).toEqual([403, 'noSpectators']);
    expect(await mary.told('GET', `/api/tables/${id}/note`)).toEqual([403, 'noSpectators']);
    expect(await nobody.told('GET', `/api/tables/${id}/note`)).toEqual([401, 'notLoggedIn']);
    expect(await anne.told('GET', '/api/tables/nowhere/talk')).toEqual([404, 'noTable']);
    const foreign = { origin: 'https://evil.example' };
    for (const url of [`/api/tables/${id}/talk`, `/api/tables/${id}/note`])
      expect(await anne.told('POST', url, { key: 'k', text: 'x', version: 0 }, foreign)).toEqual([403, 'foreign']);
  });

  test('where there is a password, who does not know it hears nothing', async () => {
    const id = await gathering({ password: 'a chest of rum' });
    await say(anne, id, 'among us');
    expect(await mary.told('GET', `/api/tables/${id}/talk`)).toEqual([403, 'needsPassword']);
    expect(await mary.told('POST', `/api/tables/${id}/talk`, { key: 'k', text: 'hello' })).toEqual([403, 'needsPassword']);
    expect(await texts(anne, id)).toEqual(['among us']);
  });

  test('a note is its writer’s alone, and is not written over by a device that knows less', async () => {
    const id = await begun();
    const url = `/api/tables/${id}/note`;
    expect((await anne.ask('GET', url)).json()).toEqual({ note: { version: 0, text: '' } });
    expect((await anne.ask('POST', url, { version: 0, text: 'He bluffs.\r\nOften.' })).json().note).toEqual({
      version: 1,
      text: 'He bluffs.\nOften.',
    });
    for (const version of [0, 2]) expect(await anne.told('POST', url, { version, text: 'lost' })).toEqual([409, 'noteChanged']);
    const both = await Promise.all([1, 1].map((version) => anne.told('POST', url, { version, text: 'one of two' })));
    expect(both.map(([status]) => status).toSorted()).toEqual([200, 409]);
    for (const one of [jack, mary]) expect((await one.ask('GET', url)).json().note.text).toBe('');
    expect(await anne.told('POST', url, { version: 2, text: 'é'.repeat(5001) })).toEqual([400, 'badNote']);
    expect(await anne.told('POST', url, { version: 2, text: '\u202e' })).toEqual([400, 'badNote']);
    expect(await anne.told('POST', url, { version: 2, text: 'é'.repeat(5000) })).toEqual([200]);
  });

  test('it is exported, and goes with him; that something was said stays', async () => {
    const id = await gathering();
    const bonnet = await guest('Bonnet');
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
