/** Votes, vacations, leases, presence and rewinds: what nobody could use does not count. */
import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Environment } from '../accounts/environment.ts';
import { Jobs, LEASE_MS } from '../notifications/jobs.ts';
import { Presence } from '../notifications/presence.ts';
import { renew } from '../play/room/catch-up.ts';
import { choose } from '../play/room/choose.ts';
import { closesAt, halfTime } from '../play/room/clocks.ts';
import { openRoom } from '../play/room/open-room.ts';
import { ChoiceLog } from '../storage/choice-log.ts';
import { TableVotes } from '../tables/table-votes.ts';
import { Tables } from '../tables/tables.ts';
import { Vacations } from '../tables/vacations.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { stateFor } from '../testing/read-updates.ts';
import { singleTableNode } from '../testing/single-table-host.ts';
import { insertTable, testTableRecord } from '../testing/stored-table.ts';
import { useDatabase } from '../testing/test-database.ts';
import { uninterrupted } from './counted-time.ts';
import type { Pause } from './stops.ts';

const START_MS = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ANNE = { id: 'p0', name: 'Anne' };
const JACK = { id: 'p1', name: 'Jack' };
const MARY = { id: 'p2', name: 'Mary' };
const TURNS = { kind: 'turns', perDecision: 3600 } as const;
const LIVE = { kind: 'live', perDecision: 60, bank: 60 } as const;

onEachDatabase('what waits', (kind) => {
  const base = useDatabase(kind);
  const gaps: Pause[] = [];
  let now = START_MS;
  const time = { ...uninterrupted(() => now), gaps };
  const environment: Environment = { now: () => now, random: randomBytes, time };
  beforeEach(async () => {
    now = START_MS;
    gaps.length = 0;
    for (const table of ['tables', 'vacations', 'jobs', 'presence', 'players'] as const) await base.db.deleteFrom(table).execute();
    await base.db
      .insertInto('players')
      .values([ANNE, JACK, MARY].map((player) => ({ ...player, created_at: 1 })))
      .execute();
  });
  const pass = (milliseconds: number): void => {
    now += milliseconds;
  };
  const gap = (milliseconds: number): void => {
    gaps.push([now, now + milliseconds]);
    pass(milliseconds);
  };
  const tables = () => new Tables(base.db, environment, undefined, { hasExamples: true });

  test('a vote is open for ten minutes in which players could vote', async () => {
    await insertTable(base.db, 'live', { ...testTableRecord(2), clock: LIVE });
    const [all, votes] = [tables(), new TableVotes(tables().store)];
    await votes.propose('live', ANNE, { kind: 'pause' });
    pass(6 * MINUTE_MS);
    gap(3 * DAY_MS);
    pass(3 * MINUTE_MS);
    const [vote] = (await all.card('live', JACK)).votes;
    expect(vote?.until).toBe(now + MINUTE_MS);
    pass(MINUTE_MS);
    expect((await all.card('live', JACK)).votes).toEqual([]);
    await expect(votes.cast('live', JACK, vote?.id ?? '', true)).rejects.toMatchObject({ code: 'noVote' });
    pass(-1);
    await votes.cast('live', JACK, vote?.id ?? '', true);
    expect((await all.card('live', JACK)).isPaused).toBe(true);
  });

  test('a player is not away because no server ran', async () => {
    await insertTable(base.db, 'live', { ...testTableRecord(3), clock: LIVE });
    const votes = new TableVotes(tables().store);
    await votes.lastVisits.recordVisit(JACK.id, 'live');
    pass(9 * MINUTE_MS);
    gap(DAY_MS);
    const neededToReplace = async (): Promise<number | undefined> => {
      await votes.propose('live', ANNE, { kind: 'replace', seat: 1, bot: null });
      return (await tables().card('live', ANNE)).votes[0]?.needed;
    };
    expect(await neededToReplace()).toBe(3);
    pass(MINUTE_MS + 1);
    expect(await neededToReplace()).toBe(2);
  });

  test('a vacation lasts its days without gaps, and its days are not used up in one', async () => {
    const vacations = new Vacations(base.db, environment);
    await vacations.begin(ANNE.id, 3);
    pass(DAY_MS);
    gap(10 * DAY_MS);
    pass(DAY_MS);
    expect((await vacations.current(ANNE.id))?.endsAt).toBe(now + DAY_MS);
    expect(await vacations.daysLeft(ANNE.id)).toBe(27);
    await vacations.end(ANNE.id);
    expect([await vacations.current(ANNE.id), await vacations.daysLeft(ANNE.id)]).toEqual([null, 28]);
  });

  test('half of the time is gone when half of what counts is gone', async () => {
    await insertTable(base.db, 'turns', { ...testTableRecord(2), clock: TURNS });
    const room = await openRoom('turns', { ...singleTableNode(base.db, new ChoiceLog(base, () => now), () => now), time });
    pass(40 * MINUTE_MS);
    gap(DAY_MS);
    expect([halfTime(room), closesAt(room)]).toEqual([START_MS + 30 * MINUTE_MS, now + 20 * MINUTE_MS]);
  });

  test('the lease of a job does not end in a gap', async () => {
    const [jobs, two] = [new Jobs(base.db, environment), new Jobs(base.db, environment)];
    await jobs.add(base.db, { key: 'k', player: null, dueAt: 0, body: '' });
    expect(await jobs.claim(1)).toHaveLength(1);
    pass(LEASE_MS / 2);
    gap(DAY_MS);
    expect(await two.claim(1)).toEqual([]);
    pass(LEASE_MS / 2 - 1);
    expect(await two.claim(1)).toEqual([]);
    pass(1);
    expect(await two.claim(1)).toHaveLength(1);
  });

  test('players are still connected after a gap, until their nodes have had the time to say so', async () => {
    const [here, there] = [new Presence(base.db, environment, () => undefined), new Presence(base.db, environment, () => undefined)];
    here.connect(ANNE.id);
    await here.settled();
    gap(DAY_MS);
    expect(await there.isConnected(ANNE.id)).toBe(true);
    pass(80_000);
    expect(await there.isConnected(ANNE.id)).toBe(false);
    await here.close();
    await there.close();
  });

  test('nobody is charged for the time of choices that were taken back; the time before them is not given again', async () => {
    await insertTable(base.db, 'live', { ...testTableRecord(2), clock: LIVE });
    await base.db.updateTable('tables').set({ wake_at: null }).execute();
    const votes = new TableVotes(tables().store);
    const room = await openRoom(
      'live',
      singleTableNode(base.db, new ChoiceLog(base, () => now), () => now),
    );
    const play = async (): Promise<void> => {
      const { seq, asked } = await stateFor(room, null);
      const seat = asked?.seat ?? -1;
      await choose(room, seat, seq, (await stateFor(room, seat)).choices[0], `key ${seq} ${now}`);
    };
    const { seq: to } = room.reached;
    pass(20_000);
    await play();
    for (let i = 0; i < 3; i++) {
      pass(50_000);
      await play();
    }
    pass(20 * MINUTE_MS);
    await votes.carryOut('live', { kind: 'undo', to });
    await renew(room);
    const { clock } = await stateFor(room, null);
    expect([room.reached.seq, (clock?.until ?? 0) - now, clock?.banks]).toEqual([to, 100_000, [60_000, 60_000]]);
    // 20 seconds before the rewind and 50.001 after it: 10.001 of them from the bank.
    pass(50_001);
    for (let i = 0; i < 3; i++) await play();
    expect((await stateFor(room, null)).clock?.banks.toSorted()).toEqual([49_999, 60_000]);
  });
});
