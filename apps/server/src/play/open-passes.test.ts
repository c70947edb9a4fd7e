/** 4.6 Open passes: a player tells everybody that they pass, and no window waits for them. */
import type { Seat } from '@bb/kernel';
import { expect, test } from 'vitest';
import { ChoiceLog } from '../storage/choice-log.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { WITH_ORDERS } from '../testing/hosted-with.ts';
import type { TableUpdate } from '../testing/messages.ts';
import { stateFor, updateOf } from '../testing/read-updates.ts';
import { singleTableNode } from '../testing/single-table-host.ts';
import { insertTable, testTableRecord } from '../testing/stored-table.ts';
import { useDatabase } from '../testing/test-database.ts';
import { refresh } from './room/catch-up.ts';
import { choose } from './room/choose.ts';
import { openRoom } from './room/open-room.ts';
import { setOrder } from './room/order.ts';
import { refreshAnswers } from './room/stored-answers.ts';
import type { TableRoom } from './room/table-room.ts';
import { tick } from './room/tick.ts';

const SEATS: readonly Seat[] = [0, 1, 2];
const PASS_ALL = { span: 'ownTurn', except: [] };
const HOUR_MS = 3_600_000;

onEachDatabase('open passes', (kind) => {
  const base = useDatabase(kind);

  async function startTable(id: string) {
    await insertTable(base.db, id, testTableRecord(SEATS.length, WITH_ORDERS.game));
    const clock = { now: 1_800_000_000_000 };
    const choiceLog = new ChoiceLog(base, () => clock.now);
    const node = () =>
      openRoom(
        id,
        singleTableNode(base.db, choiceLog, () => clock.now),
      );
    const table = await node();
    for (const seat of SEATS) table.presence.arrive(seat);
    return { table, clock, node };
  }

  /** Answers for all seats, without cards against anybody, until `is` is true. */
  async function playUntil(table: TableRoom, clock: { now: number }, is: () => boolean): Promise<void> {
    for (let n = 0; !is(); n++) {
      for (const seat of SEATS) {
        const { seq, choices, own } = await stateFor(table, seat);
        const choice = table.window
          ? choices.find(({ type }) => type === 'pass' || type === 'decline')
          : choices[(n * 7919) % choices.length];
        if (choice && !own?.passes) await choose(table, seat, seq, choice, `k${seat}-${seq}`);
      }
      if (is()) return;
      clock.now += HOUR_MS;
      await tick(table);
    }
  }
  const atWindow = (table: TableRoom, count: number) => (): boolean => table.window?.asks.length === count;

  test('a window closes at once when the last player says so, and the next ones need no window; taken back, they wait again', async () => {
    const { table, clock } = await startTable('openly');
    await playUntil(table, clock, atWindow(table, 2));
    const asked = table.window?.asks.map(({ seat }) => seat) ?? [];
    const told: TableUpdate[] = [];
    table.subscribers.listen((tell) => told.push(updateOf(tell(null))));
    const { seq } = table.reached;
    const [first, second] = asked;
    if (first === undefined || second === undefined) throw new Error('two seats are asked');
    expect((await setOrder(table, first, PASS_ALL, true)).passes).toBe(true);
    // Everybody is told who passes, and no more.
    expect(told).toMatchObject([{ from: seq, seq, passing: [first], patch: {}, events: [], own: null }]);
    await setOrder(table, second, PASS_ALL, true);
    expect(table.reached.seq).toBeGreaterThan(seq);
    expect(told.at(-1)).toMatchObject({ passing: asked.toSorted() });

    // Until an order ends, in no window is anybody waited for.
    const passing = (): number => table.orders.openSeats.length;
    let windows = 0;
    for (let n = 0; n < 60 && passing() === 2; n++) {
      if (table.window) windows++;
      const active = SEATS.find((seat) => !asked.includes(seat)) ?? 0;
      const { seq: now, choices } = await stateFor(table, active);
      if (choices.length === 0) break;
      await choose(table, active, now, choices[(n * 7919) % choices.length], `a${n}`);
    }
    expect(windows).toBe(0);
    await setOrder(table, first, null);
    expect(told.at(-1)?.passing).not.toContain(first);
  });

  test('an open pass holds over a restart and on another node, and all are told there', async () => {
    const { table, clock, node } = await startTable('elsewhere');
    await playUntil(table, clock, atWindow(table, 2));
    const other = await node();
    const told: TableUpdate[] = [];
    other.subscribers.listen((tell) => told.push(updateOf(tell(null))));
    const [first, second] = table.window?.asks.map(({ seat }) => seat) ?? [];
    if (first === undefined || second === undefined) throw new Error('two seats are asked');
    await setOrder(table, first, PASS_ALL, true);
    await refreshAnswers(other);
    expect(told).toMatchObject([{ passing: [first] }]);
    const again = await node();
    expect((await stateFor(again, null)).passing).toEqual([first]);
    const { seq } = again.reached;
    await setOrder(again, second, PASS_ALL, true);
    expect(again.reached.seq).toBeGreaterThan(seq);
    await refresh(other);
    expect(other.reached.seq).toBe(again.reached.seq);
  });

  test('a window whose last open pass was stored just before a crash is closed by the node that comes after', async () => {
    const { table, clock, node } = await startTable('crashed');
    await playUntil(table, clock, atWindow(table, 2));
    const rewinds = 0;
    for (const { seat } of table.window?.asks ?? []) {
      const order = WITH_ORDERS.game.orders?.give(PASS_ALL, table.reached.position, seat, null) ?? {};
      await table.orderStore.store(rewinds, { seat, seq: table.reached.seq, at: clock.now, order, isOpen: true });
    }
    const { seq } = table.reached;
    const again = await node();
    expect(again.reached.seq).toBeGreaterThan(seq);
    expect(again.window).toBeNull();
  });

  test('an order that would tell something of the hand can’t be open', async () => {
    const { table } = await startTable('telling');
    const telling = { span: 'ownTurn', except: [{ kind: 'reaction' }] };
    await expect(setOrder(table, 1, telling, true)).rejects.toThrow('isOpen');
    expect((await setOrder(table, 1, telling)).order).toMatchObject(telling);
    expect((await stateFor(table, 2)).passing).toEqual([]);
  });
});
