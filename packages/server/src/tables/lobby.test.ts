import { randomBytes } from 'node:crypto';
import { RECONSTRUCTED } from '@bb/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { begun, guest } from '../testing/company.ts';
import { KINDS, onBoth } from '../testing/databases.ts';
import { type Browser, openSite, type Site } from '../testing/site.ts';
import { Lobby } from './lobby.ts';
import { Tables } from './tables.ts';

onBoth('the list of tables', (kind) => {
  let site: Site;
  let anne: Browser;
  let jack: Browser;
  beforeAll(async () => {
    site = await openSite(kind);
    [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
  });
  afterAll(() => site.close());
  const lay = async (wish: object): Promise<string> => {
    site.wait(1);
    const plain = { name: 'Nassau', options: { players: 2 }, bots: [null, null], isListed: true, hasSpectators: true };
    return (await anne.ask('POST', '/api/tables', { ...plain, ...wish })).json().table.id;
  };
  const found = async (query: string): Promise<readonly string[]> =>
    (await jack.ask('GET', `/api/tables?${query}`)).json().tables.map(({ id }: { id: string }) => id);

  test('shows what is asked for, the newest first', async () => {
    const playing = await begun([anne, jack], { name: 'Old 100%' });
    const four = await lay({ name: 'Île à Vache', options: { players: 4 }, bots: [null, null, 'captain', null] });
    const live = await lay({ name: 'Nassau_2', clock: { kind: 'live', perDecision: 60, bank: 60 } });
    const turns = await lay({ name: 'NASSAU by post', clock: { kind: 'turns', perDecision: 86_400 } });
    await lay({ name: 'Secret', isListed: false });
    expect(await found('')).toEqual([turns, live, four, playing]);
    expect(await found('stage=playing')).toEqual([playing]);
    expect(await found('stage=gathering&free=2')).toEqual([four]);
    expect(await found('players=4')).toEqual([four]);
    expect(await found('clock=turns')).toEqual([turns]);
    expect(await found('clock=none')).toEqual([four, playing]);
    expect(await found('text=nassau')).toEqual([turns, live]);
    expect(await found(`text=${encodeURIComponent('ÎLE')}`)).toEqual([four]);
    // What stands for other signs elsewhere stands for itself here.
    expect([await found('text=_'), await found(`text=${encodeURIComponent('%')}`), await found('text=!')]).toEqual([[live], [playing], []]);
    for (const bad of ['stage=over', 'free=x', 'free=999', 'clock=sand', 'more=1', 'after=here'])
      expect([bad, ...(await jack.told('GET', `/api/tables?${bad}`))]).toEqual([bad, 400, 'malformed']);
  });

  test('goes on where it ended, and nothing is shown twice or left out', async () => {
    const name = 'Many';
    const player = { id: 'p', name: 'Anne' };
    const outside = { now: () => 1, random: randomBytes };
    const tables = new Tables(site.database.db, outside, undefined, { mostTables: 1000 });
    const laid: string[] = [];
    for (let n = 0; n < 120; n++)
      laid.push(await tables.lay(player, { name, options: { players: 2 }, bots: [null, null], isListed: true, hasSpectators: true }));
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
    expect(seen).toEqual(laid.toSorted());
  });
});

/** So many times as quick as from the bodies of the tables: about forty. */
const QUICK = 8;
const OPTIONS = { players: 4 } as const;

test('of a thousand tables, fifty of them with component sets of their own, it is quick', async () => {
  const place = await KINDS.sqlite();
  const { db, close } = await openDatabase(place.url);
  let now = 0;
  const outside = { now: () => now++, random: randomBytes };
  const tables = new Tables(db, outside, undefined, { mostTables: 2000 });
  for (let n = 0; n < 1000; n++) {
    const options = n < 950 ? OPTIONS : { ...OPTIONS, components: { ...RECONSTRUCTED, id: `set-${n}` } };
    const wish = { name: `Table ${n}`, options, bots: [null, null, null, null], isListed: true, hasSpectators: true };
    await tables.lay({ id: 'p', name: 'Anne' }, wish);
  }
  const lobby = new Lobby(db, outside);
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
  expect(QUICK * withCards).toBeLessThan(withBodies);
  await close();
  await place.drop();
});
