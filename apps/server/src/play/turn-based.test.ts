/** A whole turn-based game over simulated weeks: three people who visit at different times, with clocks, reminders, standing orders and a vacation. */

import type { ChoiceJson, Seat } from '@bb/kernel';
import { expect, test } from 'vitest';
import { ChoiceLog } from '../storage/choice-log.ts';
import { WITH_ORDERS } from '../testing/hosted-with.ts';
import { stateFor } from '../testing/read-updates.ts';
import { insertTable, testTableRecord } from '../testing/stored-table.ts';
import { testTables, useDatabase } from '../testing/test-database.ts';
import { uninterrupted } from '../time/counted-time.ts';
import type { AwaitedChoice } from './announcer.ts';
import { choose } from './room/choose.ts';
import { setOrder } from './room/order.ts';
import { isOver, type TableRoom } from './room/table-room.ts';
import { tick } from './room/tick.ts';
import { botsQuestions } from './room/time-out.ts';
import { TableRegistry } from './table-registry.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When Jack leaves, and how long he is away. */
const [LEAVES_AFTER_MS, AWAY_MS] = [4 * DAY_MS, 6 * DAY_MS];
const [ANNE, JACK, MARY] = [0, 1, 2] as const;

const base = useDatabase();

test('plays a turn-based game to its end with players who are late, on vacation or gone', { timeout: 120_000 }, async () => {
  const start = 1_800_000_000_000;
  let now = start;
  const said = { yourTurn: [] as AwaitedChoice[], halfTime: [] as AwaitedChoice[], timeOver: [] as Omit<AwaitedChoice, 'dueAt'>[] };
  const faults: unknown[] = [];
  const registry = new TableRegistry({
    db: base.db,
    tables: testTables(base, () => now),
    choiceLog: new ChoiceLog(base, () => now),
    time: uninterrupted(() => now),
    onFault: (error) => faults.push(error),
    notices: {
      yourTurn: async (awaited) => void said.yourTurn.push(awaited),
      halfTime: async (awaited) => void said.halfTime.push(awaited),
      timeOver: async (awaited) => void said.timeOver.push(awaited),
      answered: async () => undefined,
    },
  });
  await insertTable(base.db, 'weeks', { ...testTableRecord(3, WITH_ORDERS.game), clock: { kind: 'turns', perDecision: DAY_MS / 1000 } });
  await base.db.updateTable('tables').set({ wake_at: now }).where('id', '=', 'weeks').execute();
  await base.db.insertInto('players').values({ id: 'p1', name: 'Jack', created_at: start }).execute();
  await base.db
    .insertInto('vacations')
    .values({ player_id: 'p1', begins_at: start + LEAVES_AFTER_MS, ends_at: start + LEAVES_AFTER_MS + AWAY_MS })
    .execute();

  /** Moves the clock forward. The node does what is due, and its bots answer. */
  async function pass(time: number): Promise<TableRoom> {
    now += time;
    await registry.wake();
    const table = await registry.table('weeks');
    await tick(table);
    // The substitute thinks in a thread of its own.
    const idle = (): boolean => isOver(table) || botsQuestions(table, now).length === 0;
    await expect.poll(idle, { interval: 5 }).toBe(true);
    return table;
  }
  const answers = async (table: TableRoom, seat: Seat): Promise<void> => {
    table.presence.visit(seat);
    const { seq, choices, own, asked } = await stateFor(table, seat);
    const choice: ChoiceJson | undefined = choices[(seq * 7919) % choices.length];
    if (!choice) return;
    const quiet = choices.find(({ type }) => type === 'pass');
    // Players give standing orders for the turn; Jack until his own turn, as he is away later.
    if (quiet && own && !own.order && asked?.ask === 'antiPirateAction')
      await setOrder(table, seat, { span: seat === JACK ? 'ownTurn' : 'turn', except: [{ kind: 'prize', doubloons: 900 }] });
    // The order may have answered, and the others after it to the end of the game.
    await choose(table, seat, seq, quiet ?? choice, `${seat}-${seq}`).catch((error) =>
      expect(error).toMatchObject({ code: isOver(table) ? 'notInProgress' : 'stale' }),
    );
  };

  let table = await pass(0);
  let longest = 0;
  for (let hour = 0; !isOver(table); hour++) {
    const isAway = now >= start + LEAVES_AFTER_MS && now < start + LEAVES_AFTER_MS + AWAY_MS;
    // Anne visits twice a day, Jack every six hours, Mary every two days: too seldom for some decisions.
    if (hour % 12 === 7) await answers(table, ANNE);
    if (hour % 6 === 2 && !isAway) await answers(table, JACK);
    if (hour % 48 === 20) await answers(table, MARY);
    table = await pass(HOUR_MS);
    const { at } = table.reached;
    longest = Math.max(longest, now - at);
    if (hour > 400 * 24) throw new Error(`not over after ${hour} hours`);
  }
  const late = said.timeOver.map(({ seats }) => seats[0]);
  const days = Math.round((now - start) / DAY_MS);
  console.log(
    `${days} days, ${table.reached.seq} choices, told ${said.yourTurn.length} times, reminded ${said.halfTime.length} times, ${late.length} times too late`,
  );
  expect(faults).toEqual([]);
  // Every reminded player had been notified before.
  for (const { seq, dueAt, seats } of said.halfTime) {
    const before = said.yourTurn.find((choice) => choice.seq === seq);
    expect(before?.seats).toEqual(expect.arrayContaining([...seats]));
    expect(dueAt).not.toBeNull();
  }
  expect(late).toContain(MARY);
  expect(late).not.toContain(ANNE);
  // The server never chose for Jack, and the table never waited longer than his vacation.
  expect(late).not.toContain(JACK);
  expect(longest).toBeLessThanOrEqual(AWAY_MS + DAY_MS);
  expect(longest).toBeGreaterThan(DAY_MS);
  await registry.close();
});
