import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { WITH_ORDERS } from '../testing/hosted-with.ts';
import { guest, startTable, TABLE_SETTINGS } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';
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
    expect(await found('stage=inProgress')).toEqual([playing]);
    expect(await found('stage=waiting&free=2')).toEqual([four]);
    expect(await found('players=4')).toEqual([four]);
    expect(await found('clock=turns')).toEqual([turns]);
    expect(await found('clock=none')).toEqual([four, playing]);
    expect([await found('game=landfall&clock=turns'), await found(`game=${WITH_ORDERS.game.id}`)]).toEqual([[turns], []]);
    expect(await found('text=nassau')).toEqual([turns, live]);
    expect(await found(`text=${encodeURIComponent('ÎLE')}`)).toEqual([four]);
    // Wildcards of SQL are plain characters here.
    expect([await found('text=_'), await found(`text=${encodeURIComponent('%')}`), await found('text=!')]).toEqual([[live], [playing], []]);
    for (const bad of ['stage=finished', 'free=x', 'free=999', 'clock=sand', 'more=1', 'after=here'])
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
