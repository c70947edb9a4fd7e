import { beforeEach, expect, test } from 'vitest';
import { ChoiceLog } from '../storage/choice-log.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { stateFor } from '../testing/read-updates.ts';
import { insertTable, testTableRecord } from '../testing/stored-table.ts';
import { testTables, useDatabase } from '../testing/test-database.ts';
import { Downtimes } from './downtimes.ts';
import { choose } from './room/choose.ts';
import { tick } from './room/tick.ts';
import { TableRegistry } from './table-registry.ts';

const SECOND_MS = 1000;
const START_MS = 1_800_000_000_000;

onEachDatabase('downtimes', (kind) => {
  const base = useDatabase(kind);
  let now = START_MS;
  beforeEach(async () => {
    now = START_MS;
    for (const table of ['heartbeat', 'downtimes'] as const) await base.db.deleteFrom(table).execute();
  });
  const open = (): Promise<Downtimes> => Downtimes.open(base.db, () => now);

  test('a gap in the heartbeat is a downtime, for this server and for later ones', async () => {
    const first = await open();
    await first.beat();
    now += 36 * SECOND_MS;
    const second = await open();
    expect(second.all).toEqual([[START_MS, START_MS + 36 * SECOND_MS]]);
    await second.beat();
    expect(second.all).toHaveLength(1);
    now += 5 * SECOND_MS;
    expect((await open()).all).toEqual(second.all);
  });

  test('a new database, a quick restart and a running neighbor are none', async () => {
    const first = await open();
    await first.beat();
    now += 9 * SECOND_MS;
    expect((await open()).all).toEqual([]);
    for (let beats = 0; beats < 5; beats++) {
      await first.beat();
      now += 5 * SECOND_MS;
    }
    expect((await open()).all).toEqual([]);
  });

  test('a clock that jumps forward counts as one, a clock that jumps back does not', async () => {
    const running = await open();
    await running.beat();
    now += 3600 * SECOND_MS;
    await running.beat();
    expect(running.all).toEqual([[START_MS, START_MS + 3600 * SECOND_MS]]);
    now -= 7200 * SECOND_MS;
    await running.beat();
    now += 5 * SECOND_MS;
    await running.beat();
    expect(running.all).toHaveLength(1);
  });

  test('a live clock loses nothing while the server is down: 20 s for a choice, a bank of 10 s, 36 s away', async () => {
    const faults: unknown[] = [];
    const late: number[] = [];
    const nothing = async (): Promise<void> => undefined;
    const serve = async (): Promise<{ registry: TableRegistry; downtimes: Downtimes }> => {
      const downtimes = await open();
      await downtimes.beat();
      const registry = new TableRegistry({
        db: base.db,
        tables: testTables(base, () => now),
        choiceLog: new ChoiceLog(base, () => now),
        downtimes: downtimes.all,
        now: () => now,
        onFault: (error) => faults.push(error),
        notices: { yourTurn: nothing, halfTime: nothing, answered: nothing, timeOver: async ({ seats }) => void late.push(...seats) },
      });
      return { registry, downtimes };
    };
    await insertTable(base.db, 'live', { ...testTableRecord(2), clock: { kind: 'live', perDecision: 20, bank: 10 } });
    const before = await serve();
    const table = await before.registry.table('live');
    await tick(table);
    const { seq, asked } = await stateFor(table, null);
    now += 5 * SECOND_MS;
    await before.downtimes.beat();
    await before.registry.close();

    now += 36 * SECOND_MS;
    const { registry } = await serve();
    const again = await registry.table('live');
    await tick(again);
    const { clock } = await stateFor(again, null);
    expect(again.reached.seq).toBe(seq);
    expect(clock).toMatchObject({ until: START_MS + (20 + 10 + 36) * SECOND_MS, banks: [10 * SECOND_MS, 10 * SECOND_MS] });

    // A choice within 20 seconds does not use the time bank.
    now += 10 * SECOND_MS;
    const seat = asked?.seat ?? -1;
    const { choices } = await stateFor(again, seat);
    expect(await choose(again, seat, seq, choices[0], 'mine')).toMatchObject({ seq: expect.any(Number) });
    expect((await stateFor(again, null)).clock?.banks).toEqual([10 * SECOND_MS, 10 * SECOND_MS]);
    expect([late, faults]).toEqual([[], []]);
    await registry.close();
  });
});
