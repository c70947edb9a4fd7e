/** Tables that are woken by the clock, and what happens when that fails. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../storage/database.ts';
import { Ledger, type StoredChoice } from '../storage/ledger.ts';
import { Tables } from '../tables/tables.ts';
import { aTable, insertTable } from '../testing/a-table.ts';
import { KINDS, onBoth, type TestDatabase } from '../testing/databases.ts';
import { Harbor } from './harbor.ts';

const START = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const CLOCK = { kind: 'turns', perDecision: 3600 } as const;

class UnreadableLedger extends Ledger {
  /** The tables whose choices can't be read now. */
  readonly unreadable = new Set<string>();
  override async read(table: string, from = 0): Promise<readonly StoredChoice[]> {
    if (this.unreadable.has(table)) throw new Error('the choices can’t be read');
    return super.read(table, from);
  }
}

onBoth('a table that the clock wakes', (kind) => {
  let place: TestDatabase;
  let base: Database;
  let clock: { now: number };
  let ledger: UnreadableLedger;
  let harbor: Harbor;
  let faults: string[];
  beforeAll(async () => {
    place = await KINDS[kind]();
    base = await openDatabase(place.url);
  });
  beforeEach(async () => {
    await base.db.deleteFrom('tables').execute();
    clock = { now: START };
    faults = [];
    ledger = new UnreadableLedger(base, () => clock.now);
    harbor = new Harbor({
      db: base.db,
      tables: new Tables(base.db, { now: () => clock.now, random: randomBytes }),
      ledger,
      now: () => clock.now,
      onFault: (_error, table) => faults.push(table),
    });
    return () => harbor.close();
  });
  afterAll(async () => {
    await base.close();
    await place.drop();
  });

  const insert = async (id: string, engine?: string): Promise<void> => {
    await insertTable(base.db, id, { ...aTable(2), clock: CLOCK, ...(engine === undefined ? {} : { engine }) });
    await base.db.updateTable('tables').set({ wake_at: START }).where('id', '=', id).execute();
  };
  const wakeAt = async (id: string): Promise<number | null> =>
    (await base.db.selectFrom('tables').select('wake_at').where('id', '=', id).executeTakeFirstOrThrow()).wake_at;

  test('is woken again, later each time, after its choices could not be read, and keeps its clock', async () => {
    await insert('weeks');
    ledger.unreadable.add('weeks');
    const delays: number[] = [];
    for (let i = 0; i < 3; i++) {
      await harbor.wake();
      const next = (await wakeAt('weeks')) ?? 0;
      delays.push(next - clock.now);
      clock.now = next;
    }
    expect(delays).toEqual([5000, 10_000, 20_000]);
    expect(faults).toEqual(['weeks', 'weeks', 'weeks']);
    ledger.unreadable.clear();
    await harbor.wake();
    expect((await wakeAt('weeks')) ?? 0).toBeGreaterThan(clock.now);
    clock.now += 2 * HOUR_MS;
    await harbor.wake();
    const table = await harbor.table('weeks');
    await expect.poll(() => table.seq).toBeGreaterThan(0);
  });

  test('is woken although the one before it can’t be read', async () => {
    await insert('a');
    await insert('b');
    ledger.unreadable.add('a');
    await harbor.wake();
    expect(faults).toEqual(['a']);
    expect((await harbor.table('b')).isOver).toBe(false);
    expect((await wakeAt('b')) ?? 0).toBeGreaterThan(START);
  });

  test('is left to other nodes where this one lacks its rules', async () => {
    await insert('newer', '99.0.0');
    await harbor.wake();
    expect(await wakeAt('newer')).toBe(START);
    // This node does not take it again and again from those that have its rules.
    await base.db
      .updateTable('tables')
      .set({ wake_at: START - 1 })
      .where('id', '=', 'newer')
      .execute();
    await harbor.wake();
    expect([await wakeAt('newer'), faults]).toEqual([START - 1, []]);
  });
});
