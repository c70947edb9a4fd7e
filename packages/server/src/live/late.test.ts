/** What each seat has said is to happen when its time is over. */
import { randomBytes } from 'node:crypto';
import type { ChoiceJson, Game, Seat } from '@bb/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesOf } from '../rules/rules.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { Ledger } from '../storage/ledger.ts';
import { Tables } from '../tables/tables.ts';
import { aTable, insertTable } from '../testing/a-table.ts';
import { KINDS, onBoth, type TestDatabase } from '../testing/databases.ts';
import { nodeOn } from '../testing/node.ts';
import { stateFor } from '../testing/read.ts';
import type { Bots } from './bots.ts';
import { Harbor } from './harbor.ts';
import { LiveTable } from './live-table.ts';

const SEATS = [0, 1, 2] as const;
const HOUR = 3_600_000;
/** For each choice; a window has a quarter of it. */
const TIME = 4 * HOUR;
const start = 1_800_000_000_000;
const isQuiet = ({ type }: ChoiceJson): boolean => type === 'pass' || type === 'decline';
const never = (): boolean => false;

onBoth('who is late', (kind) => {
  let place: TestDatabase;
  let base: Database;
  beforeAll(async () => {
    place = await KINDS[kind]();
    base = await openDatabase(place.url);
  });
  afterAll(async () => {
    await base.close();
    await place.drop();
  });

  /** A table whose time is set by hand, with bots that play whenever they can, and tell who was asked. */
  async function laid(id: string) {
    const clock = { now: start };
    const { legal, choiceToJson } = rulesOf(aTable(SEATS.length).engine);
    const asked: string[] = [];
    const bots: Bots = {
      async choose(bot: string, game: Game, seat: Seat) {
        const choices = legal(game);
        const choice = choices.find((one) => !isQuiet(choiceToJson(one))) ?? choices[0];
        if (!choice) throw new Error('nothing may be chosen');
        asked.push(`${bot} for ${seat}`);
        return choiceToJson(choice);
      },
      close: async () => undefined,
    };
    const timeOver: Seat[] = [];
    const faults: unknown[] = [];
    const nothing = async (): Promise<void> => undefined;
    const harbor = new Harbor({
      db: base.db,
      tables: new Tables(base.db, { now: () => clock.now, random: randomBytes }),
      ledger: new Ledger(base, () => clock.now),
      bots,
      now: () => clock.now,
      onFault: (error) => faults.push(error),
      notices: { yourTurn: nothing, halfTime: nothing, answered: nothing, timeOver: async ({ seats }) => void timeOver.push(...seats) },
    });
    await insertTable(base.db, id, { ...aTable(SEATS.length), clock: { kind: 'turns', perDecision: TIME / 1000 } });
    const table = await harbor.table(id);
    const wait = async (time: number): Promise<void> => {
      clock.now += time;
      await base.db.updateTable('tables').set({ wake_at: clock.now }).where('id', '=', id).execute();
      await harbor.wake();
      await expect.poll(() => table.isOver || table.questions.botsQuestions(clock.now).length === 0, { interval: 5 }).toBe(true);
    };
    const answer = async (seat: Seat, is: (choice: ChoiceJson) => boolean): Promise<void> => {
      const { seq, choices } = await stateFor(table, seat);
      const choice = choices.find(is) ?? choices[(seq * 7919) % choices.length];
      if (choice) await table.choose(seat, seq, choice, `${seat}-${seq}`);
    };
    /** Plays on, nobody against anybody, until a window opens in which this is so. */
    async function untilWindow(is: (able: readonly Seat[]) => boolean): Promise<readonly Seat[]> {
      for (const seat of SEATS) table.lookers.sit(seat);
      for (;;) {
        const states = await Promise.all(SEATS.map((seat) => stateFor(table, seat)));
        const able = SEATS.filter((seat) => (states[seat]?.choices.length ?? 0) > 1);
        const isWindow = (states[0]?.window.length ?? 0) > 0;
        if (isWindow && is(able)) return able;
        if (!isWindow) await answer(states[0]?.asked?.seat ?? -1, never);
        else {
          for (const seat of able) await answer(seat, isQuiet);
          await wait(TIME / 8 - 1);
        }
      }
    }
    return { table, harbor, clock, asked, timeOver, faults, wait, answer, untilWindow };
  }

  test('who has not said passes in a window, and has a captain choose elsewhere', async () => {
    const { table, harbor, asked, timeOver, faults, wait, untilWindow } = await laid('usual');
    const seat = (await stateFor(table, null)).asked?.seat ?? -1;
    expect((await stateFor(table, seat)).own?.whenLate).toBe('pass');
    await wait(TIME);
    expect([asked.includes(`captain for ${seat}`), timeOver.includes(seat)]).toEqual([true, true]);
    await untilWindow((able) => able.length > 0);
    asked.length = 0;
    const { seq, window } = await stateFor(table, null);
    await wait(TIME / 4);
    const made = await new Ledger(base).read('usual', seq);
    expect(made.slice(0, window.length).map(({ body }) => JSON.parse(body).type)).toEqual(
      window.map(() => expect.stringMatching(/pass|decline/)),
    );
    expect(faults).toEqual([]);
    await harbor.close();
  });

  test('a bot that he has named chooses for him everywhere, in a window when it closes and not a moment before', async () => {
    const { table, harbor, asked, faults, wait, answer, untilWindow } = await laid('named');
    const mine = (await stateFor(table, null)).asked?.seat ?? -1;
    await table.whenLate(mine, 'deckhand');
    await wait(TIME);
    expect(asked).toContain(`deckhand for ${mine}`);
    const able = await untilWindow((seats) => seats.length > 0);
    const seat = able[0] ?? -1;
    for (const other of SEATS) await table.whenLate(other, other === seat ? 'boatswain' : 'pass');
    for (const other of able) if (other !== seat) await answer(other, isQuiet);
    asked.length = 0;
    const { seq } = await stateFor(table, null);
    await wait(TIME / 8);
    expect(asked).toEqual([`boatswain for ${seat}`]);
    await wait(TIME / 8 - 1);
    expect([table.seq, (await stateFor(table, seat)).own?.sealed]).toEqual([seq, null]);
    await wait(1);
    const played = (await new Ledger(base).read('named', seq)).find((choice) => choice.seat === seat);
    expect(played?.key).toBeNull();
    expect(JSON.parse(played?.body ?? '{}').type).not.toMatch(/pass|decline/);
    expect(faults).toEqual([]);
    await harbor.close();
  });

  test('who answers after all, or thinks better of it, is not played for', async () => {
    const { table, harbor, wait, answer, untilWindow } = await laid('after all');
    const [seat = -1] = await untilWindow((able) => able.length > 0);
    for (const other of SEATS) await table.whenLate(other, 'boatswain');
    const { seq } = await stateFor(table, null);
    await wait(TIME / 8);
    await answer(seat, isQuiet);
    for (const other of SEATS) if (other !== seat) await table.whenLate(other, 'pass');
    const { window } = await stateFor(table, null);
    await wait(TIME / 8);
    const made = (await new Ledger(base).read('after all', seq)).slice(0, window.length);
    expect(made.map(({ body }) => JSON.parse(body).type)).toEqual(window.map(() => expect.stringMatching(/pass|decline/)));
    await harbor.close();
  });

  test('an answer that was given in the last moment counts', async () => {
    const { table, harbor, clock, wait, answer, untilWindow } = await laid('last moment');
    const [seat = -1] = await untilWindow((able) => able.length > 0);
    const { seq } = await stateFor(table, null);
    // He comes too late for the pace of windows.
    table.questions.go(seat);
    await wait(TIME / 4 - 1000);
    table.questions.come(seat, clock.now);
    await wait(800);
    await answer(seat, (choice) => !isQuiet(choice));
    await wait(200);
    const made = (await new Ledger(base).read('last moment', seq)).find((choice) => choice.seat === seat);
    expect(made?.key).toBe(`${seat}-${seq}`);
    await harbor.close();
  });

  test('what he has said is his alone, there after a restart, and known on other nodes', async () => {
    const { table, harbor, clock } = await laid('kept');
    const node = () => nodeOn(base.db, new Ledger(base), () => clock.now);
    const other = await LiveTable.open('kept', node());
    expect((await table.whenLate(1, 'commodore')).whenLate).toBe('commodore');
    for (const viewer of [0, 2, null]) expect(JSON.stringify(await stateFor(table, viewer))).not.toContain('commodore');
    await other.recall();
    for (const one of [table, other, await LiveTable.open('kept', node())])
      expect((await stateFor(one, 1)).own?.whenLate).toBe('commodore');
    expect((await table.whenLate(1, 'pass')).whenLate).toBe('pass');
    await harbor.close();
  });
});
