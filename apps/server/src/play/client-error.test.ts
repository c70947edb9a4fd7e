/** What a table does when the database fails. */

import type { ChoiceJson, Game } from '@bb/kernel';
import { landfall } from '@bb/landfall/rules';
import { beforeAll, expect, test } from 'vitest';
import { ChoiceLog, type NewChoice } from '../storage/choice-log.ts';
import type { Tables } from '../tables/tables.ts';
import { stateFor, updateOf } from '../testing/read-updates.ts';
import { singleTableNode } from '../testing/single-table-host.ts';
import { testTables, useDatabase } from '../testing/test-database.ts';
import { TABLE_SETTINGS } from '../testing/test-players.ts';
import type { Bots, BotsChoice } from './bot-players.ts';
import { renew } from './room/catch-up.ts';
import { choose } from './room/choose.ts';
import { messageFor } from './room/message-for.ts';
import { openRoom } from './room/open-room.ts';
import type { TableRoom } from './room/table-room.ts';
import { botsQuestions } from './room/time-out.ts';
import { TableRegistry } from './table-registry.ts';
import { TableSubscription } from './table-subscription.ts';

const game: Game = landfall;
const anne = { id: 'p1', name: 'Anne' };

/** A choice log that fails on demand. */
class FaultyLedger extends ChoiceLog {
  fault: 'none' | 'before' | 'after' | 'bots' = 'none';
  override async append(
    table: string,
    from: number,
    version: number,
    choices: readonly NewChoice[],
    wakeAt: number | null,
  ): Promise<boolean> {
    if (this.fault === 'before' || (this.fault === 'bots' && choices[0]?.key?.startsWith('bot '))) throw new Error('the database is gone');
    const done = await super.append(table, from, version, choices, wakeAt);
    if (this.fault === 'after') throw new Error('the connection was lost at COMMIT');
    return done;
  }
}

const base = useDatabase();
let tables: Tables;
let choiceLog: FaultyLedger;
beforeAll(async () => {
  tables = testTables(base);
  choiceLog = new FaultyLedger(base);
});
async function begun(bot: string | null): Promise<string> {
  const wish = { ...TABLE_SETTINGS, bots: [null, bot], isListed: false, windows: 'fast' as const };
  const id = await tables.create(anne, wish);
  const jack = { id: 'p2', name: 'Jack' };
  if (bot === null) await tables.join(id, jack);
  if (bot === null) await tables.ready(id, jack, null);
  await tables.ready(id, anne, null);
  return id;
}
/** The asked seat makes its first legal choice. */
async function chooseFirst(table: TableRoom) {
  const seat = (await stateFor(table, null)).asked?.seat ?? 0;
  const { seq, choices } = await stateFor(table, seat);
  return choices[0] ? choose(table, seat, seq, choices[0], `${seat}-${seq}`) : null;
}

test('finds out whether a choice with an unknown outcome was written', async () => {
  const table = await openRoom(await begun(null), singleTableNode(base.db, choiceLog));
  const told: boolean[] = [];
  table.subscribers.listen((_tell, isOurs) => void told.push(isOurs));
  const { seq } = await stateFor(table, null);
  choiceLog.fault = 'after';
  expect(await chooseFirst(table)).toEqual({ seq, isSealed: false });
  choiceLog.fault = 'none';
  expect([table.reached.seq > seq, told]).toEqual([true, [true]]);
  expect(await chooseFirst(table)).toMatchObject({ seq: expect.any(Number) });
});

test('refuses a choice that could not be written, and takes it when repeated', async () => {
  const table = await openRoom(await begun(null), singleTableNode(base.db, choiceLog));
  const { seq } = await stateFor(table, null);
  choiceLog.fault = 'before';
  await expect(chooseFirst(table)).rejects.toThrow('the database is gone');
  choiceLog.fault = 'none';
  expect(table.reached.seq).toBe(seq);
  expect(await chooseFirst(table)).toEqual({ seq, isSealed: false });
});

test('waits for its own database when a client has seen more than this node', async () => {
  const id = await begun(null);
  const [here, there] = [
    await openRoom(id, singleTableNode(base.db, choiceLog)),
    await openRoom(id, singleTableNode(base.db, new ChoiceLog(base))),
  ];
  const before = here.reached.seq;
  await chooseFirst(there);
  const now = await stateFor(there, null);
  expect(updateOf(await messageFor(here, null, now.seq))).toMatchObject({ from: now.seq, seq: now.seq });
  await chooseFirst(there);
  const seat = (await stateFor(there, null)).asked?.seat ?? 0;
  const { seq, choices } = await stateFor(there, seat);
  expect(await choose(here, seat, seq, choices[0], 'known')).toEqual({ seq, isSealed: false });
  expect(here.reached.seq).toBeGreaterThan(before);
});

test('ignores what a bot chose before a rewind', async () => {
  const thoughts: ((choice: ChoiceJson) => void)[] = [];
  const bots = {
    choose: () => new Promise<BotsChoice>((resolve) => thoughts.push((choice) => resolve({ choice, isShort: false }))),
    close: async () => undefined,
  };
  const faults: unknown[] = [];
  const registry = new TableRegistry({ db: base.db, choiceLog, tables, bots, onFault: (error) => faults.push(error) });
  const id = await begun('mate');
  const table = await registry.table(id);
  while ((await stateFor(table, null)).asked?.seat === 0) await chooseFirst(table);
  await expect.poll(() => thoughts.length).toBe(1);
  const { seq } = table.reached;
  await tables.store.update(id, ({ record }) => ({ record: { ...record, rewinds: [...record.rewinds, seq] }, rewindTo: seq }));
  await renew(table);
  await expect.poll(() => thoughts.length).toBe(2);
  const [before, after] = thoughts;
  const [question] = botsQuestions(table, Date.now());
  const [first, second] = question ? game.legal(question.position).map((choice) => game.choices.toJson(choice)) : [];
  if (!first || !second) throw new Error('it has no choice');
  before?.(first);
  await table.turns.settled();
  expect(table.reached.seq).toBe(seq);
  after?.(second);
  await expect.poll(() => table.reached.seq).toBeGreaterThan(seq);
  const [made] = await choiceLog.read(id, seq);
  expect(JSON.parse(made?.body ?? '')).toEqual(second);
  expect(faults).toEqual([]);
  await registry.close();
});

test('tells those who follow a table, once a minute, that its bots have less time', async () => {
  const bots: Bots = {
    async choose(_bot, _rules, position) {
      await new Promise(setImmediate);
      const [choice] = game.legal(position).map((choice) => game.choices.toJson(choice));
      if (!choice) throw new Error('it has no choice');
      return { choice, isShort: true };
    },
    close: async () => undefined,
  };
  const faults: unknown[] = [];
  const registry = new TableRegistry({ db: base.db, choiceLog, tables, bots, onFault: (error) => faults.push(error) });
  const id = await begun('mate');
  const said: string[] = [];
  const subscription = new TableSubscription(
    registry,
    id,
    anne,
    (message) => said.push(message.type),
    (error) => faults.push(error),
  );
  await subscription.begin({});
  const table = await registry.table(id);
  for (let answers = 0; answers < 3; answers++) {
    while ((await stateFor(table, null)).asked?.seat === 0) await chooseFirst(table);
    const { seq } = table.reached;
    await expect.poll(() => table.reached.seq).toBeGreaterThan(seq);
  }
  expect(said.filter((type) => type === 'busy')).toHaveLength(1);
  expect(faults).toEqual([]);
  subscription.stop();
  await registry.close();
});

test('plays a bot’s turn when the database is back', async () => {
  const faults: unknown[] = [];
  const registry = new TableRegistry({ db: base.db, choiceLog, tables, onFault: (error) => faults.push(error) });
  choiceLog.fault = 'bots';
  const table = await registry.table(await begun('mate'));
  while ((await stateFor(table, null)).asked?.seat === 0) await chooseFirst(table);
  const { seq } = table.reached;
  await expect.poll(() => faults.length).toBeGreaterThan(1);
  expect(table.reached.seq).toBe(seq);
  choiceLog.fault = 'none';
  await expect.poll(() => table.reached.seq).toBeGreaterThan(seq);
  await registry.close();
});

test('stops a table whose head and choices disagree, until it is mended', async () => {
  const id = await begun(null);
  const table = await openRoom(id, singleTableNode(base.db, choiceLog));
  const { seq } = table.reached;
  const head = (to: number) => base.db.updateTable('tables').set({ head: to }).where('id', '=', id).execute();
  await head(seq + 1);
  await expect(chooseFirst(table)).rejects.toThrow(`the choices of ${id} are not as many as its head says`);
  await head(seq);
  expect(await chooseFirst(table)).toMatchObject({ seq });
});
