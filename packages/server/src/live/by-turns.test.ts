/** A whole game by turns over simulated weeks: three people who come when they come, with clocks, reminders, orders and a vacation. */
import { randomBytes } from 'node:crypto';
import type { ChoiceJson, Seat } from '@bb/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Awaited } from '../notices/notices.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { Ledger } from '../storage/ledger.ts';
import { Tables } from '../tables/tables.ts';
import { aTable, insertTable } from '../testing/a-table.ts';
import { KINDS, type TestDatabase } from '../testing/databases.ts';
import { stateFor } from '../testing/read.ts';
import { Harbor } from './harbor.ts';
import type { LiveTable } from './live-table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Jack is away from then on, for so long. */
const [LEAVES, AWAY] = [4 * DAY, 6 * DAY];
const [ANNE, JACK, MARY] = [0, 1, 2] as const;

let place: TestDatabase;
let base: Database;
beforeAll(async () => {
  place = await KINDS.sqlite();
  base = await openDatabase(place.url);
});
afterAll(async () => {
  await base.close();
  await place.drop();
});

test('a game by turns goes to its end though people are late, on vacation, or gone', { timeout: 120_000 }, async () => {
  const start = 1_800_000_000_000;
  let now = start;
  const said = { yourTurn: [] as Awaited[], halfTime: [] as Awaited[], timeOver: [] as Omit<Awaited, 'dueAt'>[] };
  const faults: unknown[] = [];
  const harbor = new Harbor({
    db: base.db,
    tables: new Tables(base.db, { now: () => now, random: randomBytes }),
    ledger: new Ledger(base, () => now),
    now: () => now,
    onFault: (error) => faults.push(error),
    notices: {
      yourTurn: async (awaited) => void said.yourTurn.push(awaited),
      halfTime: async (awaited) => void said.halfTime.push(awaited),
      timeOver: async (awaited) => void said.timeOver.push(awaited),
      answered: async () => undefined,
    },
  });
  await insertTable(base.db, 'weeks', { ...aTable(3), clock: { kind: 'turns', perDecision: DAY / 1000 } });
  await base.db.updateTable('tables').set({ wake_at: now }).where('id', '=', 'weeks').execute();
  await base.db.insertInto('players').values({ id: 'p1', name: 'Jack', created_at: start }).execute();
  await base.db
    .insertInto('vacations')
    .values({ player_id: 'p1', begins_at: start + LEAVES, ends_at: start + LEAVES + AWAY })
    .execute();

  /** Time goes by: a node looks after what is due, and its bots answer. */
  async function pass(time: number): Promise<LiveTable> {
    now += time;
    await harbor.wake();
    const table = await harbor.table('weeks');
    await table.tick();
    // The substitute thinks in a thread of its own.
    const idle = (): boolean => table.isOver || table.questions.botsQuestions(now).length === 0;
    await expect.poll(idle, { interval: 5 }).toBe(true);
    return table;
  }
  const answers = async (table: LiveTable, seat: Seat): Promise<void> => {
    table.lookers.visit(seat);
    const { seq, choices, own, asked } = await stateFor(table, seat);
    const choice: ChoiceJson | undefined = choices[(seq * 7919) % choices.length];
    if (!choice) return;
    const quiet = choices.find(({ type }) => type === 'pass');
    // Once in a while somebody passes for the whole turn; and before he leaves Jack does, until it is his turn again.
    if (quiet && own && !own.order && asked?.ask === 'antiPirateAction')
      await table.order(seat, { span: seat === JACK ? 'ownTurn' : 'turn', except: [{ kind: 'prize', doubloons: 900 }] });
    await table.choose(seat, seq, quiet ?? choice, `${seat}-${seq}`);
  };

  let table = await pass(0);
  let longest = 0;
  for (let hour = 0; !table.isOver; hour++) {
    const isAway = now >= start + LEAVES && now < start + LEAVES + AWAY;
    // Anne looks in at breakfast and supper, Jack each sixth hour, Mary once in two days: that is too seldom for some questions.
    if (hour % 12 === 7) await answers(table, ANNE);
    if (hour % 6 === 2 && !isAway) await answers(table, JACK);
    if (hour % 48 === 20) await answers(table, MARY);
    table = await pass(HOUR);
    const { at } = table.questions;
    longest = Math.max(longest, now - at);
    if (hour > 400 * 24) throw new Error(`not over after ${hour} hours`);
  }
  const late = said.timeOver.map(({ seats }) => seats[0]);
  const days = Math.round((now - start) / DAY);
  console.log(
    `${days} days, ${table.seq} choices, told ${said.yourTurn.length} times, reminded ${said.halfTime.length} times, ${late.length} times too late`,
  );
  expect(faults).toEqual([]);
  // Who was reminded was asked before, and had half of his time left.
  for (const { seq, dueAt, seats } of said.halfTime) {
    const before = said.yourTurn.find((one) => one.seq === seq);
    expect(before?.seats).toEqual(expect.arrayContaining([...seats]));
    expect(dueAt).not.toBeNull();
  }
  expect(late).toContain(MARY);
  expect(late).not.toContain(ANNE);
  // Nobody chose for him while he was away, and the table waited for no longer than that.
  expect(late).not.toContain(JACK);
  expect(longest).toBeLessThanOrEqual(AWAY + DAY);
  expect(longest).toBeGreaterThan(DAY);
  await harbor.close();
});
