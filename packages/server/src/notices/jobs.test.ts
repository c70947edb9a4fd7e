import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { KINDS, onBoth } from '../testing/databases.ts';
import { Jobs, LEASE } from './jobs.ts';

onBoth('jobs', (kind) => {
  test('of several nodes one does a job, and when it dies another does it', async () => {
    const place = await KINDS[kind]();
    const [{ db, close }, other] = [await openDatabase(place.url), await openDatabase(place.url)];
    let now = 1_000;
    const outside = { now: () => now, random: randomBytes };
    const [one, two] = [new Jobs(db, outside), new Jobs(other.db, outside)];
    for (let n = 0; n < 10; n++) await one.add(db, { key: `k${n}`, player: null, dueAt: 0, body: 'a newer server’s' });
    await one.add(db, { key: 'k1', player: null, dueAt: 0, body: 'the same again' });
    const [mine, theirs] = await Promise.all([one.claim(), two.claim()]);
    const taken = [...mine, ...theirs].map(({ id }) => id);
    expect([taken.length, new Set(taken).size]).toEqual([10, 10]);
    expect([await one.claim(), await two.claim()]).toEqual([[], []]);
    now += LEASE;
    const again = await two.claim();
    expect(again.map(({ id }) => id).toSorted()).toEqual(taken.toSorted());
    // Who comes back too late finishes nothing.
    for (const job of mine) expect(await one.finish(db, job)).toBe(false);
    for (const job of again) expect(await two.finish(other.db, job)).toBe(true);
    await other.close();
    await close();
    await place.drop();
  });
});
