/** Tables that are woken by the clock, and what happens when that fails. */

import { beforeEach, expect, test } from 'vitest';
import { ChoiceLog, type StoredChoice } from '../storage/choice-log.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { insertTable, testTableRecord } from '../testing/stored-table.ts';
import { testTables, useDatabase } from '../testing/test-database.ts';
import { uninterrupted } from '../time/counted-time.ts';
import { isOver } from './room/table-room.ts';
import { TableRegistry } from './table-registry.ts';

const START_MS = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const CLOCK = { kind: 'turns', perDecision: 3600 } as const;

class UnreadableLedger extends ChoiceLog {
  /** The tables whose choices can't be read at the moment. */
  readonly unreadable = new Set<string>();
  override async read(table: string, from = 0): Promise<readonly StoredChoice[]> {
    if (this.unreadable.has(table)) throw new Error('the choices can’t be read');
    return super.read(table, from);
  }
}

onEachDatabase('a table that the clock wakes', (kind) => {
  const base = useDatabase(kind);
  let clock: { now: number };
  let choiceLog: UnreadableLedger;
  let registry: TableRegistry;
  let faults: string[];
  beforeEach(async () => {
    await base.db.deleteFrom('tables').execute();
    clock = { now: START_MS };
    faults = [];
    choiceLog = new UnreadableLedger(base, () => clock.now);
    registry = new TableRegistry({
      db: base.db,
      tables: testTables(base, () => clock.now),
      choiceLog,
      time: uninterrupted(() => clock.now),
      onFault: (_error, table) => faults.push(table),
    });
    return () => registry.close();
  });

  const insert = async (id: string, version?: string): Promise<void> => {
    await insertTable(base.db, id, { ...testTableRecord(2), clock: CLOCK, ...(version === undefined ? {} : { version }) });
    await base.db.updateTable('tables').set({ wake_at: START_MS }).where('id', '=', id).execute();
  };
  const wakeAt = async (id: string): Promise<number | null> =>
    (await base.db.selectFrom('tables').select('wake_at').where('id', '=', id).executeTakeFirstOrThrow()).wake_at;

  test('is woken again, later each time, after its choices could not be read, and keeps its clock', async () => {
    await insert('weeks');
    choiceLog.unreadable.add('weeks');
    const delays: number[] = [];
    for (let i = 0; i < 3; i++) {
      await registry.wake();
      const next = (await wakeAt('weeks')) ?? 0;
      delays.push(next - clock.now);
      clock.now = next;
    }
    expect(delays).toEqual([5000, 10_000, 20_000]);
    expect(faults).toEqual(['weeks', 'weeks', 'weeks']);
    choiceLog.unreadable.clear();
    await registry.wake();
    expect((await wakeAt('weeks')) ?? 0).toBeGreaterThan(clock.now);
    clock.now += 2 * HOUR_MS;
    await registry.wake();
    const table = await registry.table('weeks');
    await expect.poll(() => table.reached.seq).toBeGreaterThan(0);
  });

  test('is woken although the one before it can’t be read', async () => {
    await insert('a');
    await insert('b');
    choiceLog.unreadable.add('a');
    await registry.wake();
    expect(faults).toEqual(['a']);
    expect(isOver(await registry.table('b'))).toBe(false);
    expect((await wakeAt('b')) ?? 0).toBeGreaterThan(START_MS);
  });

  test('is left to other nodes where this one lacks its rules', async () => {
    await insert('newer', '99.0.0');
    await registry.wake();
    expect(await wakeAt('newer')).toBe(START_MS);
    // This node does not claim the table again, so that nodes with its rules can.
    await base.db
      .updateTable('tables')
      .set({ wake_at: START_MS - 1 })
      .where('id', '=', 'newer')
      .execute();
    await registry.wake();
    expect([await wakeAt('newer'), faults]).toEqual([START_MS - 1, []]);
  });
});
