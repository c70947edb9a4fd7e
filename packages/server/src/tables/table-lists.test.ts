import { randomBytes } from 'node:crypto';
import { RECONSTRUCTED } from '@bb/golden-age/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { onEachDatabase, TEST_DATABASES } from '../testing/databases.ts';
import { guest, startTable, TABLE_SETTINGS } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';
import { Lobby } from './table-lists.ts';
import { Tables } from './tables.ts';

onEachDatabase('the list of tables', (kind) => {
  let site: TestSite;
  let anne: Browser;
  let jack: Browser;
  beforeAll(async () => {
    site = await openTestSite(kind);
    [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
  });
  afterAll(() => site.close());
  const createTable = async (settings: object): Promise<string> => {
    site.wait(1);
    const plain = TABLE_SETTINGS;
    return (await anne.ask('POST', '/api/tables', { ...plain, ...settings })).json().table.id;
  };
  const found = async (query: string): Promise<readonly string[]> =>
    (await jack.ask('GET', `/api/tables?${query}`)).json().tables.map(({ id }: { id: string }) => id);

  test('shows the tables that match, newest first', async () => {
    const playing = await startTable([anne, jack], { name: 'Old 100%' });
    const four = await createTable({ name: 'Île à Vache', options: { players: 4 }, bots: [null, null, 'mate', null] });
    const live = await createTable({ name: 'Nassau_2', clock: { kind: 'live', perDecision: 60, bank: 60 } });
    const turns = await createTable({ name: 'NASSAU by post', clock: { kind: 'turns', perDecision: 86_400 } });
    await createTable({ name: 'Secret', isListed: false });
    expect(await found('')).toEqual([turns, live, four, playing]);
    expect(await found('stage=playing')).toEqual([playing]);
    expect(await found('stage=gathering&free=2')).toEqual([four]);
    expect(await found('players=4')).toEqual([four]);
    expect(await found('clock=turns')).toEqual([turns]);
    expect(await found('clock=none')).toEqual([four, playing]);
    expect([await found('game=landfall&clock=turns'), await found('game=golden-age')]).toEqual([[turns], []]);
    expect(await found('text=nassau')).toEqual([turns, live]);
    expect(await found(`text=${encodeURIComponent('ÎLE')}`)).toEqual([four]);
    // Wildcards of SQL are plain characters here.
    expect([await found('text=_'), await found(`text=${encodeURIComponent('%')}`), await found('text=!')]).toEqual([[live], [playing], []]);
    for (const bad of ['stage=over', 'free=x', 'free=999', 'clock=sand', 'more=1', 'after=here'])
      expect([bad, ...(await jack.statusOf('GET', `/api/tables?${bad}`))]).toEqual([bad, 400, 'malformed']);
  });

  test('continues after a page without repeating or skipping a table', async () => {
    const name = 'Many';
    const player = { id: 'p', name: 'Anne' };
    const environment = { now: () => 1, random: randomBytes };
    const tables = new Tables(site.database.db, environment, undefined, { maxOpenTables: 1000, hasExamples: true });
    const created: string[] = [];
    for (let n = 0; n < 120; n++)
      created.push(
        await tables.create(player, {
          game: 'landfall',
          name,
          options: { players: 2 },
          bots: [null, null],
          isListed: true,
          hasSpectators: true,
        }),
      );
    const seen: string[] = [];
    let after = '';
    for (let pages = 0; ; pages++) {
      const { tables: page, next } = (await jack.ask('GET', `/api/tables?text=many${after}`)).json();
      seen.push(...page.map(({ id }: { id: string }) => id));
      if (next === null) {
        expect(pages).toBe(2);
        break;
      }
      after = `&after=${encodeURIComponent(next)}`;
    }
    expect(seen).toEqual(created.toSorted());
  });
});

/** Reading from cards must be this many times as fast as from table records; it is about 40 times as fast. */
const MIN_SPEEDUP = 8;
const OPTIONS = { players: 4 } as const;

test('is quick for a thousand tables, fifty of them with custom component sets', async () => {
  const place = await TEST_DATABASES.sqlite();
  const { db, close } = await openDatabase(place.url);
  let now = 0;
  const environment = { now: () => now++, random: randomBytes };
  const tables = new Tables(db, environment, undefined, { maxOpenTables: 2000 });
  for (let n = 0; n < 1000; n++) {
    const options = n < 950 ? OPTIONS : { ...OPTIONS, components: { ...RECONSTRUCTED, id: `set-${n}` } };
    const settings = { name: `Table ${n}`, options, bots: [null, null, null, null], isListed: true, hasSpectators: true };
    await tables.create({ id: 'p', name: 'Anne' }, settings);
  }
  const lobby = new Lobby(db, environment);
  const timed = async (times: number): Promise<number> => {
    let best = Number.POSITIVE_INFINITY;
    for (let n = 0; n < times; n++) {
      const start = performance.now();
      expect((await lobby.list({}, null)).tables).toHaveLength(50);
      best = Math.min(best, performance.now() - start);
    }
    return best;
  };
  const withCards = await timed(20);
  await db.updateTable('tables').set({ card: null }).execute();
  const withBodies = await timed(5);
  console.log(`a list of 50 out of 1,000: ${withCards.toFixed(1)} ms from cards, ${withBodies.toFixed(1)} ms from bodies`);
  expect(MIN_SPEEDUP * withCards).toBeLessThan(withBodies);
  await close();
  await place.drop();
});
