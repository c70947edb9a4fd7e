/** Gaps on a database, and what players lose in them: nothing. */
import { beforeEach, expect, test } from 'vitest';
import { refresh } from '../play/room/catch-up.ts';
import { choose } from '../play/room/choose.ts';
import type { TableRoom } from '../play/room/table-room.ts';
import { tick } from '../play/room/tick.ts';
import { botsQuestions } from '../play/room/time-out.ts';
import { TableRegistry } from '../play/table-registry.ts';
import { ChoiceLog } from '../storage/choice-log.ts';
import { openDatabase } from '../storage/database.ts';
import { onEachDatabase, TEST_DATABASES } from '../testing/databases.ts';
import { stateFor } from '../testing/read-updates.ts';
import { insertTable, testTableRecord } from '../testing/stored-table.ts';
import { testTables, useDatabase } from '../testing/test-database.ts';
import { Beats } from './beats.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const START_MS = 1_800_000_000_000;
const LIVE = { kind: 'live', perDecision: 20, bank: 10 } as const;
const FULL_BANKS = [10 * SECOND_MS, 10 * SECOND_MS];

onEachDatabase('gaps', (kind) => {
  const base = useDatabase(kind);
  /** What the clocks show; `set` moves the wall clock only. */
  const clocks = { passed: 0, set: 0, isAway: false };
  beforeEach(async () => {
    Object.assign(clocks, { passed: 0, set: 0, isAway: false });
    for (const table of ['beats', 'downtimes', 'tables'] as const) await base.db.deleteFrom(table).execute();
  });
  const pass = (seconds: number): void => {
    clocks.passed += seconds * SECOND_MS;
  };
  const open = (): Promise<Beats> =>
    Beats.open(base.db, {
      isAlone: false,
      monotonic: () => clocks.passed,
      reference: async () => {
        if (clocks.isAway) throw new Error('the database is away');
        return START_MS + clocks.passed + clocks.set;
      },
    });
  async function run(seconds: number, ...nodes: readonly Beats[]): Promise<void> {
    for (let i = 0; i < seconds; i++) {
      pass(1);
      for (const node of nodes) await node.look();
    }
  }

  test('are found by this server and by later ones; a new database and a quick restart are none', async () => {
    const first = await open();
    await run(9, first);
    pass(4);
    const second = await open();
    expect([first.gaps, second.gaps, second.now()]).toEqual([[], [], START_MS + 13 * SECOND_MS]);
    pass(36);
    const third = await open();
    const gap = [START_MS + 13 * SECOND_MS, START_MS + 49 * SECOND_MS];
    expect(third.gaps).toEqual([gap]);
    await run(3, third);
    expect([third.gaps, (await open()).gaps]).toEqual([[gap], [gap]]);
  });

  test('begin with the last beat of a server that stops, and with any beat where only one server can run', async () => {
    const first = await open();
    await run(9, first);
    await first.stop();
    pass(2);
    const second = await open();
    const gap = [START_MS + 9 * SECOND_MS, START_MS + 11 * SECOND_MS];
    expect(second.gaps).toEqual([gap]);
    pass(3);
    const clocksAlone = { isAlone: true, monotonic: () => clocks.passed, reference: async () => START_MS + clocks.passed };
    expect((await Beats.open(base.db, clocksAlone)).gaps).toEqual([gap, [START_MS + 11 * SECOND_MS, START_MS + 14 * SECOND_MS]]);
  });

  test('of two nodes are known to both, although only one has noticed', async () => {
    const nodes = [await open(), await open()] as const;
    const told: number[] = [];
    nodes[1].onGap(() => told.push(nodes[1].now()));
    await run(5, ...nodes);
    pass(40);
    await nodes[0].look();
    pass(1);
    expect(nodes[1].gaps).toEqual([]);
    await nodes[1].settle();
    expect(nodes[1].gaps).toEqual([[START_MS + 5 * SECOND_MS, START_MS + 45 * SECOND_MS]]);
    expect(nodes[1].gaps).toEqual(nodes[0].gaps);
    expect(told).toEqual([nodes[1].now()]);
    await Promise.all([nodes[0].look(), nodes[1].look(), nodes[1].look()]);
    expect(await base.db.selectFrom('downtimes').selectAll().execute()).toHaveLength(1);
  });

  test('that a wrong clock has left for the future end now, and later ones are forgotten', async () => {
    const future = [START_MS + HOUR_MS, START_MS + 2 * HOUR_MS] as const;
    await base.db
      .insertInto('downtimes')
      .values([
        { started_at: START_MS - SECOND_MS, ended_at: future[0] },
        { started_at: future[0], ended_at: future[1] },
      ])
      .execute();
    expect((await open()).gaps).toEqual([[START_MS - SECOND_MS, START_MS]]);
    await run(5, await open());
    expect((await open()).gaps).toEqual([[START_MS - SECOND_MS, START_MS]]);
  });

  test('go on from the heartbeat that servers wrote before', async () => {
    const place = await TEST_DATABASES[kind]();
    const before = await openDatabase(place.url, '004-address-keys');
    const at = Date.now();
    await before.db.insertInto('heartbeat').values({ id: 1, at }).execute();
    await before.close();
    const { db, close } = await openDatabase(place.url);
    const now = at + 60 * SECOND_MS;
    expect((await Beats.open(db, { isAlone: true, monotonic: () => 0, reference: async () => now })).gaps).toEqual([[at, now]]);
    expect(await db.selectFrom('heartbeat').selectAll().execute()).toEqual([]);
    await close();
    await place.drop();
  });

  /** A node with a table that has begun, on a live clock with 20 seconds for a choice and a bank of 10. */
  async function serve(time: Beats) {
    const faults: unknown[] = [];
    const late: number[] = [];
    const nothing = async (): Promise<void> => undefined;
    const now = () => time.now();
    const registry = new TableRegistry({
      db: base.db,
      tables: testTables(base, now),
      choiceLog: new ChoiceLog(base, now),
      time,
      onFault: (error) => faults.push(error),
      notices: { yourTurn: nothing, halfTime: nothing, answered: nothing, timeOver: async ({ seats }) => void late.push(...seats) },
    });
    const table = await registry.table('live');
    await tick(table);
    return { registry, table, faults, late };
  }
  const begin = () => insertTable(base.db, 'live', { ...testTableRecord(2), clock: LIVE });
  const face = async (table: TableRoom) => {
    const { clock } = await stateFor(table, null);
    return { left: (clock?.until ?? 0) - (clock?.now ?? 0), banks: clock?.banks ?? [] };
  };
  const choice = async (table: TableRoom, key: string): Promise<unknown> => {
    const { seq, asked } = await stateFor(table, null);
    const seat = asked?.seat ?? -1;
    return choose(table, seat, seq, (await stateFor(table, seat)).choices[0], key);
  };

  test('cost nobody a second while the server is down', async () => {
    await begin();
    const time = await open();
    const before = await serve(time);
    const { seq } = await stateFor(before.table, null);
    await run(5, time);
    await before.registry.close();
    for (const set of [0, HOUR_MS, -HOUR_MS]) {
      clocks.set = set;
      pass(36);
      const again = await open();
      const { registry, table, late, faults } = await serve(again);
      expect(table.reached.seq).toBe(seq);
      expect(await face(table)).toEqual({ left: 25 * SECOND_MS, banks: FULL_BANKS });
      expect([late, faults]).toEqual([[], []]);
      await registry.close();
    }
  });

  test('are looked for before a suspended node judges who is late, charges a choice, or tells a player the time', async () => {
    await begin();
    const time = await open();
    const { registry, table, late, faults } = await serve(time);
    const { seq } = await stateFor(table, null);
    await run(18, time);
    pass(40);
    expect((await face(table)).left).toBe(12 * SECOND_MS);
    await run(9, time);
    pass(40);
    // The alarm rings before the next beat.
    expect(botsQuestions(table, time.now())).toEqual([]);
    await tick(table);
    expect([botsQuestions(table, time.now()), table.reached.seq]).toEqual([[], seq]);
    expect((await face(table)).left).toBe(3 * SECOND_MS);
    pass(40);
    expect(await choice(table, 'mine')).toMatchObject({ seq });
    // The choice took 27 seconds, and 7 of them came from the bank.
    expect((await face(table)).banks.toSorted()).toEqual([10 * SECOND_MS, 3 * SECOND_MS]);
    // The time of the next one counts.
    await run(29, time);
    expect(botsQuestions(table, time.now())).toEqual([]);
    pass(1);
    expect(botsQuestions(table, time.now())).toEqual([]);
    await tick(table);
    expect(botsQuestions(table, time.now())).toHaveLength(1);
    expect([late, faults]).toEqual([[], []]);
    await registry.close();
  });

  test('while the database is away nobody is late, and nothing is charged afterwards', async () => {
    await begin();
    const time = await open();
    const { registry, table, faults } = await serve(time);
    await run(26, time);
    clocks.isAway = true;
    pass(40);
    await expect(tick(table)).rejects.toThrow('away');
    await expect(choice(table, 'mine')).rejects.toThrow('away');
    expect(botsQuestions(table, time.now())).toEqual([]);
    clocks.isAway = false;
    const { seq } = table.reached;
    expect(await choice(table, 'mine')).toMatchObject({ seq });
    expect([(await face(table)).banks.toSorted(), faults]).toEqual([[10 * SECOND_MS, 4 * SECOND_MS], []]);
    await registry.close();
  });

  test('are found before a choice of another node is charged', async () => {
    await begin();
    const times = [await open(), await open()] as const;
    const [first, second] = [await serve(times[0]), await serve(times[1])];
    await run(5, ...times);
    pass(40);
    await choice(first.table, 'mine');
    await tick(second.table);
    await refresh(second.table);
    for (const { table } of [first, second]) expect((await stateFor(table, null)).clock?.banks).toEqual(FULL_BANKS);
    expect(second.table.reached.seq).toBe(first.table.reached.seq);
    await first.registry.close();
    await second.registry.close();
  });

  test('move the end that players are shown, without anybody’s asking', async () => {
    await begin();
    const time = await open();
    const { registry, table } = await serve(time);
    const ends: (number | undefined)[] = [];
    table.subscribers.listen((tell) => ends.push(JSON.parse(tell(null).text).clock.until));
    const { clock } = await stateFor(table, null);
    pass(40);
    await time.look();
    await expect.poll(() => ends).toEqual([(clock?.until ?? 0) + 40 * SECOND_MS]);
    await registry.close();
  });
});
