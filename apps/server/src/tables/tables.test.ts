import { randomBytes } from 'node:crypto';
import { BadInput } from '@bb/kernel';
import { commitmentOf, seedOf } from '@bb/protocol';
import { beforeAll, expect, test } from 'vitest';
import { Refused } from '../accounts/refused.ts';
import { openDatabase } from '../storage/database.ts';
import { onEachDatabase, TEST_DATABASES } from '../testing/databases.ts';
import { useDatabase } from '../testing/test-database.ts';
import { newestGames } from './hosted-games.ts';
import { MAX_SEARCHING_BOTS } from './searching-bots.ts';
import { Lobby } from './table-lists.ts';
import { readTableRecord } from './table-record.ts';
import type { Player } from './table-seats.ts';
import { checkNewTable, type NewTable } from './table-settings.ts';
import { Tables } from './tables.ts';

const [anne, jack, mary] = [
  { id: 'p1', name: 'Anne' },
  { id: 'p2', name: 'Jack' },
  { id: 'p3', name: 'Mary' },
] as const satisfies readonly Player[];
const TABLE_SETTINGS: NewTable = {
  name: 'Nassau',
  options: { players: 3 },
  bots: [null, null, 'captain'],
  isListed: true,
  hasSpectators: true,
};
const why = async (what: Promise<unknown>): Promise<string> =>
  what.then(
    () => 'done',
    (error: unknown) => (error instanceof Refused ? error.code : error instanceof BadInput ? error.path : String(error)),
  );

onEachDatabase('tables', (kind) => {
  const base = useDatabase(kind);
  let tables: Tables;
  let lobby: Lobby;
  let clock = 1_000;
  beforeAll(async () => {
    const environment = { now: () => clock++, random: randomBytes };
    tables = new Tables(base.db, environment, undefined, { hasExamples: true });
    lobby = new Lobby(base.db, environment);
  });

  test('refuse more open tables than one player may have, also if many are asked for at once', async () => {
    const few = new Tables(base.db, { now: () => clock++, random: randomBytes }, undefined, { hasExamples: true, maxOpenTables: 3 });
    const [mary, host] = [
      { id: 'p-mary', name: 'Mary' },
      { id: 'p-host', name: 'Host' },
    ];
    await base.db
      .insertInto('players')
      .values([mary, host].map(({ id, name }) => ({ id, name, created_at: 1 })))
      .execute();
    const made = await Promise.all(Array.from({ length: 8 }, () => why(few.create(mary, TABLE_SETTINGS))));
    expect(made.filter((answer) => answer === 'done')).toHaveLength(3);
    expect(new Set(made)).toEqual(new Set(['done', 'tooManyTables']));
    const others = await Promise.all(Array.from({ length: 3 }, () => few.create(host, TABLE_SETTINGS)));
    expect(new Set(await Promise.all(others.map((id) => why(few.join(id, mary)))))).toEqual(new Set(['tooManyTables']));
  });

  test('refuse more searching bots than one host may have, at all tables together', async () => {
    const bess = { id: 'p-bess', name: 'Bess' };
    const table = (...bots: readonly string[]): NewTable => ({
      ...TABLE_SETTINGS,
      options: { players: bots.length + 1 },
      bots: [null, ...bots],
    });
    const eight = Array.from({ length: 8 }, () => 'black-bart');
    for (let n = 0; n < MAX_SEARCHING_BOTS / 8; n++) expect(await why(tables.create(bess, table(...eight)))).toBe('done');
    expect(await why(tables.create(bess, table('commodore')))).toBe('tooManySearchingBots');
    const id = await tables.create(bess, table('captain'));
    expect(await why(tables.seatBot(id, bess, 1, 'black-bart'))).toBe('tooManySearchingBots');
    expect(await why(tables.seatBot(id, bess, 1, 'boatswain'))).toBe('done');
  });

  test('refuse more searching bots than one host may have, however many tables are created at once', async () => {
    const host = { id: 'p-many', name: 'Nan' };
    await base.db.insertInto('players').values({ id: host.id, name: host.name, created_at: 1 }).execute();
    const bots = [null, ...Array.from({ length: 8 }, () => 'black-bart')];
    const answers = await Promise.all(
      Array.from({ length: MAX_SEARCHING_BOTS / 8 + 4 }, () =>
        why(tables.create(host, { ...TABLE_SETTINGS, options: { players: bots.length }, bots })),
      ),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(MAX_SEARCHING_BOTS / 8);
    expect(answers.filter((answer) => answer === 'tooManySearchingBots')).toHaveLength(4);
  });

  test('are created, joined, and begin when all players are ready', async () => {
    const id = await tables.create(anne, TABLE_SETTINGS);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await tables.card(id, anne)).toMatchObject({
      stage: 'waiting',
      you: 0,
      host: 0,
      isHost: true,
      seats: [{ name: 'Anne' }, { kind: 'open' }, { name: 'captain' }],
    });
    const { commitment } = await tables.card(id, null);
    expect(await tables.ready(id, anne, 'salt')).toMatchObject({ stage: 'waiting', commitment });
    expect(await tables.ready(id, anne, 'pepper')).toMatchObject({ stage: 'waiting', commitment });
    expect(await tables.join(id, jack)).toMatchObject({ stage: 'waiting', you: 1, host: 0, isHost: false });
    expect(await tables.ready(id, jack, null)).toMatchObject({ stage: 'inProgress', you: 1 });
    const { body, stage } = await base.db.selectFrom('tables').select(['body', 'stage']).where('id', '=', id).executeTakeFirstOrThrow();
    expect(commitmentOf(seedOf(readTableRecord(body).seed))).toBe(commitment);
    expect([stage, readTableRecord(body).seats]).toMatchObject(['inProgress', [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }]]);
  });

  test('tell nobody the dice seed, and of other players only the names', async () => {
    const id = await tables.create(anne, TABLE_SETTINGS);
    const text = JSON.stringify([await tables.card(id, jack), await lobby.list({}, jack)]);
    const { body } = await base.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    expect(text).not.toContain(readTableRecord(body).seed);
    expect(text).not.toContain('p1');
  });

  test('give the reason for a refusal', async () => {
    const id = await tables.create(anne, TABLE_SETTINGS);
    expect(await why(tables.card('nowhere', anne))).toBe('noTable');
    expect(await why(tables.join(id, anne))).toBe('seated');
    expect(await why(tables.join(id, jack, 0))).toBe('seatTaken');
    expect(await why(tables.join(id, jack, 7))).toBe('seatTaken');
    expect(await why(tables.ready(id, jack, null))).toBe('notSeated');
    expect(await why(tables.leave(id, jack))).toBe('notSeated');
    expect(await why(tables.ready(id, anne, 'x'.repeat(65)))).toBe('clientSeed');
    await tables.join(id, jack, 1);
    expect(await why(tables.join(id, mary))).toBe('seatTaken');
    expect(await why(tables.seatBot(id, jack, 2, null))).toBe('notHost');
    expect(await why(tables.seatBot(id, anne, 1, 'captain'))).toBe('seatTaken');
    expect(await why(tables.seatBot(id, anne, 2, 'search:9999999'))).toBe('bot');
    expect(await tables.seatBot(id, anne, 2, null)).toMatchObject({ seats: [{}, {}, { kind: 'open' }] });
    await tables.seatBot(id, anne, 2, 'black-bart@bold');
    await tables.ready(id, anne, null);
    await tables.ready(id, jack, null);
    expect(await why(tables.leave(id, jack))).toBe('notWaiting');
    expect(await why(tables.join(id, mary))).toBe('notWaiting');
  });

  test('pass to the next player if the host leaves, and end with the last', async () => {
    const id = await tables.create(anne, TABLE_SETTINGS);
    await tables.join(id, jack);
    expect(await tables.leave(id, anne)).toMatchObject({ you: null, host: 1, isHost: false, stage: 'waiting' });
    expect(await tables.card(id, jack)).toMatchObject({ isHost: true });
    expect(await tables.leave(id, jack)).toMatchObject({ stage: 'aborted' });
    expect((await lobby.list({}, null)).tables.map((card) => card.id)).not.toContain(id);
  });

  test('are aborted if nothing has changed for a month before the game', async () => {
    const [old, playing] = [await tables.create(anne, TABLE_SETTINGS), await tables.create(anne, TABLE_SETTINGS)];
    await tables.join(playing, jack);
    for (const player of [anne, jack]) await tables.ready(playing, player, null);
    clock += 30 * 24 * 3600 * 1000;
    const fresh = await tables.create(anne, TABLE_SETTINGS);
    await tables.abortAbandoned();
    const stages = await Promise.all([old, playing, fresh].map(async (id) => (await tables.card(id, anne)).stage));
    expect(stages).toEqual(['aborted', 'inProgress', 'waiting']);
  });

  test('give the last seat to only one of two concurrent requests', async () => {
    const id = await tables.create(anne, TABLE_SETTINGS);
    const crowd = Array.from({ length: 20 }, (_, i) => tables.join(id, { id: `crowd${i}`, name: `C${i}` }));
    expect((await Promise.all(crowd.map(why))).toSorted()).toEqual(['done', ...Array<string>(19).fill('seatTaken')]);
  });

  test('are in the lobby only if listed', async () => {
    const listed = await tables.create(anne, TABLE_SETTINGS);
    const secret = await tables.create(anne, { ...TABLE_SETTINGS, isListed: false });
    const ids = (await lobby.list({}, null)).tables.map(({ id }) => id);
    expect([ids[0], ids.includes(secret)]).toEqual([listed, false]);
    await base.db.updateTable('tables').set({ body: '{"format":99}', card: null }).where('id', '=', listed).execute();
    expect((await lobby.list({}, null)).tables.map(({ id }) => id)).toEqual(ids.slice(1));
  });

  test('begins with quick responses among friends: unlisted or with a password, unless the host wants otherwise', async () => {
    const windowsOf = async (settings: object) =>
      (await tables.card(await tables.create(anne, { ...TABLE_SETTINGS, ...settings }), anne)).windows;
    expect(await windowsOf({})).toBe('sealed');
    expect(await windowsOf({ isListed: false })).toBe('fast');
    expect(await windowsOf({ password: 'rhum' })).toBe('fast');
    expect(await windowsOf({ isListed: false, windows: 'sealed' })).toBe('sealed');
  });

  test('show their settings, and of a password only that there is one', async () => {
    const plain = await tables.card(await tables.create(anne, TABLE_SETTINGS), null);
    expect(plain).toMatchObject({ windows: 'sealed', clock: null, hasPassword: false, isPaused: false, votes: [], rematch: null });
    const clock = { kind: 'turns', perDecision: 86_400 } as const;
    const id = await tables.create(anne, { ...TABLE_SETTINGS, windows: 'fast', clock, password: 'sesame' });
    const card = await tables.card(id, null);
    expect(card).toMatchObject({ windows: 'fast', clock, hasPassword: true });
    const { body } = await base.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    const { password } = readTableRecord(body);
    expect(password).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(card)).not.toContain(password);
    expect(body).not.toContain('sesame');
  });
});

test('example games are offered only where the host has switched them on', async () => {
  const place = await TEST_DATABASES.sqlite();
  const { db, close } = await openDatabase(place.url);
  const environment = { now: Date.now, random: randomBytes };
  const [off, on] = [false, true].map((hasExamples) => new Tables(db, environment, undefined, { hasExamples }));
  const settings = { ...TABLE_SETTINGS, game: 'landfall', bots: [null, null, 'mate'] };
  expect([off, on].map((tables) => tables?.games.some(({ game }) => game.id === 'landfall'))).toEqual([false, true]);
  expect(await why(off?.create(anne, settings) ?? Promise.resolve())).toBe('game');
  // A table that exists goes on.
  const id = (await on?.create(anne, settings)) ?? '';
  expect(await off?.card(id, anne)).toMatchObject({ game: 'landfall', stage: 'waiting' });
  await close();
  await place.drop();
});

test('invalid settings give the path of the fault', () => {
  const [hosted] = newestGames(false);
  if (!hosted) throw new Error('there are no games');
  const faults: readonly (readonly [Partial<NewTable>, string])[] = [
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ options: { players: 1 } }, 'options.players'],
    [{ options: { players: 4 } }, 'bots'],
    [{ options: Object.assign({ players: 4 }, { solitaire: true }) }, 'options.solitaire'],
    [{ bots: [null, 'nobody', null] }, 'bots[1]'],
    [{ bots: [null, 'system', null] }, 'bots[1]'],
    [{ bots: ['captain', null, null] }, 'bots[0]'],
    [{ name: 'Nassau\u202e' }, 'name'],
    [{ name: 'Nas\nsau' }, 'name'],
    [{ password: 'abc' }, 'password'],
    [{ clock: { kind: 'turns', perDecision: 30 } }, 'clock.perDecision'],
  ];
  for (const [part, path] of faults)
    expect(() => checkNewTable(hosted, { ...TABLE_SETTINGS, ...part })).toThrow(new RegExp(`^${path.replace(/[.[\]]/g, '\\$&')}: `));
});
