import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { onEachDatabase, TEST_DATABASES } from '../testing/databases.ts';
import { Jobs, LEASE_MS } from './jobs.ts';

onEachDatabase('jobs', (kind) => {
  test('limits how many jobs of one player are claimed at once', async () => {
    const place = await TEST_DATABASES[kind]();
    const { db, close } = await openDatabase(place.url);
    const jobs = new Jobs(db, { now: () => 1_000, random: randomBytes });
    await db
      .insertInto('players')
      .values(['anne', 'jack'].map((id) => ({ id, name: id, created_at: 0 })))
      .execute();
    for (const [n, player] of ['anne', 'anne', 'anne', 'anne', 'jack', null, null, null].entries())
      await jobs.add(db, { key: `k${n}`, player, dueAt: n, body: '' });
    const first = await jobs.claim(4);
    expect(first.map(({ player }) => player)).toEqual(['anne', 'anne']);
    const second = await jobs.claim(20, first);
    expect(second.map(({ player }) => player)).toEqual(['jack', null, null, null]);
    const [done] = first;
    if (done) await jobs.finish(db, done);
    expect((await jobs.claim(20, [...first.slice(1), ...second])).map(({ player }) => player)).toEqual(['anne']);
    await close();
    await place.drop();
  });

  test('lets one node claim a job, and another one when its lease has ended', async () => {
    const place = await TEST_DATABASES[kind]();
    const [{ db, close }, other] = [await openDatabase(place.url), await openDatabase(place.url)];
    let now = 1_000;
    const environment = { now: () => now, random: randomBytes };
    const [jobs, two] = [new Jobs(db, environment), new Jobs(other.db, environment)];
    for (let n = 0; n < 10; n++) await jobs.add(db, { key: `k${n}`, player: null, dueAt: 0, body: 'a newer server’s' });
    await jobs.add(db, { key: 'k1', player: null, dueAt: 0, body: 'the same again' });
    const [mine, theirs] = await Promise.all([jobs.claim(20), two.claim(20)]);
    const taken = [...mine, ...theirs].map(({ id }) => id);
    expect([taken.length, new Set(taken).size]).toEqual([10, 10]);
    expect([await jobs.claim(20), await two.claim(20)]).toEqual([[], []]);
    now += LEASE_MS;
    const again = await two.claim(20);
    expect(again.map(({ id }) => id).toSorted()).toEqual(taken.toSorted());
    // A node whose lease has ended finishes nothing.
    for (const job of mine) expect(await jobs.finish(db, job)).toBe(false);
    for (const job of again) expect(await two.finish(other.db, job)).toBe(true);
    await other.close();
    await close();
    await place.drop();
  });
});
