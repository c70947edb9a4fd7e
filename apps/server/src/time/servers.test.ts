/** Real servers that are suspended, and whose clocks are set: players lose no second in it, and gain none. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ClockState } from '@bb/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachDatabase, TEST_DATABASES, type TestDatabase } from '../testing/databases.ts';
import { hasNats, NATS } from '../testing/nats.ts';
import { createNetworkTable, type ServerNode, ServerNodes } from '../testing/server-nodes.ts';
import { hasFakeTime, WallClock } from '../testing/wall-clock.ts';
import { MIN_GAP_MS } from './shared-time.ts';

const SECOND_MS = 1000;
const HOUR_SECONDS = 3600;
const SUSPENDED_MS = 9 * SECOND_MS;
/** Requests on a busy machine take some time, and a node that looks for a gap counts up to the last beat. */
const TOLERANCE_MS = 2.5 * SECOND_MS;
const PER_CHOICE_SECONDS = 8;
const SLOW_MS = 120_000;

onEachDatabase('a server', (kind) => {
  let place: TestDatabase;
  let fleet: ServerNodes;
  const wallClocks: WallClock[] = [];
  beforeEach(async () => {
    place = await TEST_DATABASES[kind]();
    fleet = new ServerNodes();
  });
  afterEach(async () => {
    expect(fleet.log).toEqual([]);
    await fleet.close();
    await place.drop();
    for (const clock of wallClocks.splice(0)) clock.remove();
  });

  /** A table with this many seconds for a choice, and none in the bank, as a node tells it. */
  async function table(port: number, perDecision: number) {
    const { id, cookies } = await createNetworkTable(port, {
      game: 'landfall',
      options: { players: 3, leagues: 60 },
      bots: [null, null, 'mate'],
      clock: { kind: 'live', perDecision, bank: 0 },
    });
    const [cookie = ''] = cookies;
    const face = async (from = port): Promise<{ readonly seq: number; readonly left: number }> => {
      const answer = await fetch(`http://127.0.0.1:${from}/api/tables/${id}/game`, { headers: { cookie } });
      const { seq, clock }: { readonly seq: number; readonly clock: ClockState } = JSON.parse(await answer.text());
      return { seq, left: (clock.until ?? 0) - clock.now };
    };
    return face;
  }
  const clock = (): WallClock => {
    const made = new WallClock();
    wallClocks.push(made);
    return made;
  };
  const expectNear = (actual: number, expected: number, what: string, tolerance = TOLERANCE_MS): void => {
    console.log(`${kind}, ${what}: ${actual} ms left, expected ${Math.round(expected)} ms`);
    expect(Math.abs(actual - expected), what).toBeLessThan(tolerance);
  };

  test('that was suspended for longer than a player had time chooses for nobody', { timeout: SLOW_MS }, async () => {
    const node: ServerNode = await fleet.start(place.url);
    const face = await table(node.port, PER_CHOICE_SECONDS);
    await expect.poll(async () => (await face()).left, { interval: 100 }).toBeLessThan((PER_CHOICE_SECONDS - 1) * SECOND_MS);
    const before = await face();
    node.process.kill('SIGSTOP');
    await pause(SUSPENDED_MS);
    node.process.kill('SIGCONT');
    const after = await face();
    expect(after.seq).toBe(before.seq);
    expectNear(after.left, before.left, `suspended for ${SUSPENDED_MS} ms`);
    // Then the time counts again.
    await expect.poll(async () => (await face()).seq, { timeout: 20_000, interval: 200 }).toBeGreaterThan(before.seq);
  });

  test.skipIf(!hasFakeTime)(
    'counts the seconds that pass while its clock is set forward and back, and while it restarts',
    { timeout: SLOW_MS },
    async () => {
      const wallClock = clock();
      let node = await fleet.start(place.url, '', wallClock.environment);
      const first = await table(node.port, HOUR_SECONDS);
      const began = performance.now();
      const { left: whole, seq } = await first();
      const expected = (): number => whole - (performance.now() - began);
      for (const set of [2 * HOUR_SECONDS, 0, -2 * HOUR_SECONDS, 15]) {
        wallClock.set(set);
        await pause(3 * SECOND_MS);
        const now = await first();
        expectNear(now.left, expected(), `clock set to ${set} s`);
        expect(now.seq).toBe(seq);
      }
      for (const signal of ['SIGTERM', 'SIGKILL'] as const)
        for (const set of [2 * HOUR_SECONDS, -2 * HOUR_SECONDS]) {
          const before = await first(node.port);
          await node.end(signal);
          wallClock.set(set);
          node = await fleet.start(place.url, '', wallClock.environment);
          const after = await first(node.port);
          // Where other nodes could run, a node that was killed may be one that beats later, so that a quick restart counts.
          const tolerance = TOLERANCE_MS + (signal === 'SIGKILL' && kind === 'postgres' ? MIN_GAP_MS : 0);
          expectNear(after.left, before.left, `${signal}, restarted with the clock at ${set} s`, tolerance);
          expect(after.seq).toBe(seq);
          // New tables get their time, no more and no less.
          const fresh = await table(node.port, HOUR_SECONDS);
          expectNear((await fresh()).left, HOUR_SECONDS * SECOND_MS, 'a new table');
        }
    },
  );

  test.skipIf(kind === 'sqlite' || !hasFakeTime || !hasNats)(
    'counts as another one does although their clocks differ by 15 s, and counts on while only one is suspended',
    { timeout: SLOW_MS },
    async () => {
      const skewed = clock();
      skewed.set(-15);
      const here = await fleet.start(place.url, NATS);
      const there = await fleet.start(place.url, NATS, skewed.environment);
      const face = await table(here.port, PER_CHOICE_SECONDS * 3);
      const [one, other] = [await face(), await face(there.port)];
      expectNear(other.left, one.left, 'the other node');
      skewed.set(HOUR_SECONDS);
      there.process.kill('SIGSTOP');
      await pause(SUSPENDED_MS);
      // One node ran all along: the time counts.
      expectNear((await face()).left, one.left - SUSPENDED_MS, 'one of two suspended');
      there.process.kill('SIGCONT');
      expectNear((await face(there.port)).left, one.left - SUSPENDED_MS, 'the suspended one');
      const before = await face();
      for (const { process } of [here, there]) process.kill('SIGSTOP');
      await pause(SUSPENDED_MS);
      here.process.kill('SIGCONT');
      const after = await face();
      there.process.kill('SIGCONT');
      for (const left of [after.left, (await face(there.port)).left]) expectNear(left, before.left, 'both suspended');
      expect(after.seq).toBe(one.seq);
    },
  );
});
