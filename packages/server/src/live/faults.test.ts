/** What a table does when the database does not answer as it should. */
import { randomBytes } from 'node:crypto';
import { type ChoiceJson, ENGINE_VERSION } from '@bb/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesOf } from '../rules/rules.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { Ledger, type NewChoice } from '../storage/ledger.ts';
import { Tables } from '../tables/tables.ts';
import { KINDS, type TestDatabase } from '../testing/databases.ts';
import { nodeOn } from '../testing/node.ts';
import { stateFor, updateOf } from '../testing/read.ts';
import { Harbor } from './harbor.ts';
import { LiveTable } from './live-table.ts';

const anne = { id: 'p1', name: 'Anne' };

/** Fails as it is told to. */
class FaultyLedger extends Ledger {
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

let place: TestDatabase;
let base: Database;
let tables: Tables;
let ledger: FaultyLedger;
beforeAll(async () => {
  place = await KINDS.sqlite();
  base = await openDatabase(place.url);
  tables = new Tables(base.db, { now: Date.now, random: randomBytes });
  ledger = new FaultyLedger(base);
});
afterAll(async () => {
  await base.close();
  await place.drop();
});
async function begun(bot: string | null): Promise<string> {
  const wish = {
    name: 'Nassau',
    options: { players: 2 },
    bots: [null, bot],
    isListed: false,
    hasSpectators: true,
    windows: 'fast' as const,
  };
  const id = await tables.lay(anne, wish);
  const jack = { id: 'p2', name: 'Jack' };
  if (bot === null) await tables.join(id, jack);
  if (bot === null) await tables.ready(id, jack, null);
  await tables.ready(id, anne, null);
  return id;
}
/** Whoever is asked takes the first of what he may. */
async function chooseFirst(table: LiveTable) {
  const seat = (await stateFor(table, null)).asked?.seat ?? 0;
  const { seq, choices } = await stateFor(table, seat);
  return choices[0] ? table.choose(seat, seq, choices[0], `${seat}-${seq}`) : null;
}

test('a choice of which nobody knows whether it is written is known when it is asked for', async () => {
  const table = await LiveTable.open(await begun(null), nodeOn(base.db, ledger));
  const told: boolean[] = [];
  table.listen((_tell, isOurs) => void told.push(isOurs));
  const { seq } = await stateFor(table, null);
  ledger.fault = 'after';
  expect(await chooseFirst(table)).toEqual({ taken: true, seq, isSealed: false });
  ledger.fault = 'none';
  expect([table.seq > seq, told]).toEqual([true, [true]]);
  expect(await chooseFirst(table)).toMatchObject({ taken: true });
});

test('a choice that could not be written is not taken, and can be made again', async () => {
  const table = await LiveTable.open(await begun(null), nodeOn(base.db, ledger));
  const { seq } = await stateFor(table, null);
  ledger.fault = 'before';
  await expect(chooseFirst(table)).rejects.toThrow('the database is gone');
  ledger.fault = 'none';
  expect(table.seq).toBe(seq);
  expect(await chooseFirst(table)).toEqual({ taken: true, seq, isSealed: false });
});

test('who knows more than this node is not told that he is late', async () => {
  const id = await begun(null);
  const [here, there] = [await LiveTable.open(id, nodeOn(base.db, ledger)), await LiveTable.open(id, nodeOn(base.db, new Ledger(base)))];
  const before = here.seq;
  await chooseFirst(there);
  const now = await stateFor(there, null);
  expect(updateOf(await here.told(null, now.seq))).toMatchObject({ from: now.seq, seq: now.seq });
  await chooseFirst(there);
  const seat = (await stateFor(there, null)).asked?.seat ?? 0;
  const { seq, choices } = await stateFor(there, seat);
  expect(await here.choose(seat, seq, choices[0], 'known')).toEqual({ taken: true, seq, isSealed: false });
  expect(here.seq).toBeGreaterThan(before);
});

test('what a bot has thought about before the table was taken back is no answer to what it is asked then', async () => {
  const thoughts: ((choice: ChoiceJson) => void)[] = [];
  const bots = {
    choose: () => new Promise<ChoiceJson>((resolve) => thoughts.push(resolve)),
    close: async () => undefined,
  };
  const faults: unknown[] = [];
  const harbor = new Harbor({ db: base.db, ledger, tables, bots, onFault: (error) => faults.push(error) });
  const id = await begun('captain');
  const table = await harbor.table(id);
  while ((await stateFor(table, null)).asked?.seat === 0) await chooseFirst(table);
  await expect.poll(() => thoughts.length).toBe(1);
  const { seq } = table;
  await tables.store.set(id, ({ body }) => ({ body: { ...body, rewinds: [...body.rewinds, seq] }, rewindTo: seq }));
  await table.renew();
  await expect.poll(() => thoughts.length).toBe(2);
  const [before, after] = thoughts;
  const { legal, choiceToJson } = rulesOf(ENGINE_VERSION);
  const [question] = table.questions.botsQuestions(Date.now());
  const [first, second] = question ? legal(question.game).map(choiceToJson) : [];
  if (!first || !second) throw new Error('it has no choice');
  before?.(first);
  await table.settled();
  expect(table.seq).toBe(seq);
  after?.(second);
  await expect.poll(() => table.seq).toBeGreaterThan(seq);
  const [made] = await ledger.read(id, seq);
  expect(JSON.parse(made?.body ?? '')).toEqual(second);
  expect(faults).toEqual([]);
  await harbor.close();
});

test('a bot’s turn that was lost to a fault of the database is played when it is back', async () => {
  const faults: unknown[] = [];
  const harbor = new Harbor({ db: base.db, ledger, tables, onFault: (error) => faults.push(error) });
  ledger.fault = 'bots';
  const table = await harbor.table(await begun('captain'));
  while ((await stateFor(table, null)).asked?.seat === 0) await chooseFirst(table);
  const { seq } = table;
  await expect.poll(() => faults.length).toBeGreaterThan(1);
  expect(table.seq).toBe(seq);
  ledger.fault = 'none';
  await expect.poll(() => table.seq).toBeGreaterThan(seq);
  await harbor.close();
});

test('a table whose head is not that of its choices stops with an error, and goes on when it is mended', async () => {
  const id = await begun(null);
  const table = await LiveTable.open(id, nodeOn(base.db, ledger));
  const { seq } = table;
  const head = (to: number) => base.db.updateTable('tables').set({ head: to }).where('id', '=', id).execute();
  await head(seq + 1);
  await expect(chooseFirst(table)).rejects.toThrow(`the choices of ${id} are not as many as its head says`);
  await head(seq);
  expect(await chooseFirst(table)).toMatchObject({ taken: true, seq });
});
