/** Tables with a custom component set. Their options hold its 30 kB; lists show only its name. */
import { randomBytes } from 'node:crypto';
import { goldenAge, RECONSTRUCTED } from '@bb/golden-age/rules';
import { openDatabase } from '@bb/server/src/storage/database.ts';
import { Lobby } from '@bb/server/src/tables/table-lists.ts';
import { Tables } from '@bb/server/src/tables/tables.ts';
import { TEST_DATABASES } from '@bb/server/src/testing/databases.ts';
import { testTables, useDatabase } from '@bb/server/src/testing/test-database.ts';
import { expect, test } from 'vitest';

const base = useDatabase();

test('a table names its set without sending it', async () => {
  const tables = testTables(base, () => 1);
  const components = { ...RECONSTRUCTED, id: 'my-own-waters' };
  const settings = { name: 'Nassau', bots: [null, null, 'captain'], isListed: true, hasSpectators: true };
  const options = Object.assign({ players: 3 }, { components, latePardon: true });
  const id = await tables.create({ id: 'p1', name: 'Anne' }, { ...settings, game: goldenAge.id, options });
  const card = await tables.card(id, null);
  expect(card.options).toEqual({ players: 3, components: 'my-own-waters', latePardon: true });
  expect(JSON.stringify(card).length).toBeLessThan(1000);
});

/** Reading from cards must be this many times as fast as from table records; it is about 40 times as fast. */
const MIN_SPEEDUP = 8;
const OPTIONS = { players: 4 } as const;

test('the list is quick for a thousand tables, fifty of them with custom component sets', { timeout: 60_000 }, async () => {
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
