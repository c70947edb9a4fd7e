import { randomBytes } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { onEachDatabase, TEST_DATABASES } from '../testing/databases.ts';
import { Presence } from './presence.ts';

onEachDatabase('presence', (kind) => {
  test('writes many arrivals and departures at once in few statements', async () => {
    const place = await TEST_DATABASES[kind]();
    const { db, close } = await openDatabase(place.url);
    const players = Array.from({ length: 300 }, (_, i) => `p${i}`);
    await db
      .insertInto('players')
      .values(players.map((id) => ({ id, name: id, created_at: 1 })))
      .execute();
    let statements = 0;
    const countStatements: KyselyPlugin = {
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const presence = new Presence(db.withPlugin(countStatements), { now: () => 1, random: randomBytes }, (error) =>
      expect.fail(String(error)),
    );
    const present = async () => new Set((await db.selectFrom('presence').select('player_id').execute()).map(({ player_id }) => player_id));
    const leave = players.map((player) => presence.connect(player));
    await presence.settled();
    expect(await present()).toEqual(new Set(players));
    for (const close of leave.slice(0, 200)) close();
    const again = players.slice(0, 100).map((player) => presence.connect(player));
    again[0]?.();
    await presence.settled();
    expect(await present()).toEqual(new Set([...players.slice(1, 100), ...players.slice(200)]));
    expect(statements).toBeLessThan(20);
    await presence.close();
    expect(await present()).toEqual(new Set());
    await close();
    await place.drop();
  });

  test('tells who is connected to no node, also of players on another one, and forgets those of a node that has died', async () => {
    const place = await TEST_DATABASES[kind]();
    const { db, close } = await openDatabase(place.url);
    await db
      .insertInto('players')
      .values(['anne', 'jack', 'mary'].map((id) => ({ id, name: id, created_at: 1 })))
      .execute();
    let now = 1;
    const [here, there] = [0, 1].map(
      () => new Presence(db, { now: () => now, random: randomBytes }, (error) => expect.fail(String(error))),
    );
    if (!here || !there) throw new Error('there are no nodes');
    here.connect('anne');
    const leave = there.connect('jack');
    await there.settled();
    const away = async (): Promise<readonly string[]> => [...(await here.disconnected(['anne', 'jack', 'mary']))];
    expect(await away()).toEqual(['mary']);
    leave();
    await there.settled();
    expect(await away()).toEqual(['jack', 'mary']);
    there.connect('jack');
    await there.settled();
    expect(await away()).toEqual(['mary']);
    now += 80_000;
    expect(await away()).toEqual(['jack', 'mary']);
    await here.close();
    await there.close();
    await close();
    await place.drop();
  });
});
