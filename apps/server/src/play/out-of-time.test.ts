/** What happens when a player runs out of time, as each player has chosen. */

import type { ChoiceJson, Seat } from '@bb/kernel';
import { expect, test } from 'vitest';
import { ChoiceLog } from '../storage/choice-log.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { stateFor } from '../testing/read-updates.ts';
import { singleTableNode } from '../testing/single-table-host.ts';
import { insertTable, testTableRecord } from '../testing/stored-table.ts';
import { testTables, useDatabase } from '../testing/test-database.ts';
import { uninterrupted } from '../time/counted-time.ts';
import type { Bots } from './bot-players.ts';
import { choose } from './room/choose.ts';
import { openRoom } from './room/open-room.ts';
import { refreshAnswers } from './room/stored-answers.ts';
import { isOver } from './room/table-room.ts';
import { botsQuestions, setWhenLate } from './room/time-out.ts';
import { TableRegistry } from './table-registry.ts';

const SEATS = [0, 1, 2] as const;
const HOUR_MS = 3_600_000;
/** A window gets a quarter of it. */
const TIME_PER_CHOICE_MS = 4 * HOUR_MS;
const start = 1_800_000_000_000;
const isQuiet = ({ type }: ChoiceJson): boolean => type === 'pass' || type === 'decline';
const never = (): boolean => false;

onEachDatabase('a player who runs out of time', (kind) => {
  const base = useDatabase(kind);

  /** A table with a clock that is set by hand. Its bots play whenever they can, and record the seats that they were asked to play for. */
  async function startTable(id: string) {
    const clock = { now: start };
    const asked: string[] = [];
    const bots: Bots = {
      async choose(bot, { game }, position, seat) {
        const choices = game.legal(position).map((choice) => game.choices.toJson(choice));
        const choice = choices.find((choice) => !isQuiet(choice)) ?? choices[0];
        if (!choice) throw new Error('nothing may be chosen');
        asked.push(`${bot} for ${seat}`);
        return { choice, isShort: false };
      },
      close: async () => undefined,
    };
    /** By seat: makes the player leave. */
    const leave = new Map<Seat, () => void>();
    const timeOver: Seat[] = [];
    const faults: unknown[] = [];
    const nothing = async (): Promise<void> => undefined;
    const registry = new TableRegistry({
      db: base.db,
      tables: testTables(base, () => clock.now),
      choiceLog: new ChoiceLog(base, () => clock.now),
      bots,
      time: uninterrupted(() => clock.now),
      onFault: (error) => faults.push(error),
      notices: { yourTurn: nothing, halfTime: nothing, answered: nothing, timeOver: async ({ seats }) => void timeOver.push(...seats) },
    });
    await insertTable(base.db, id, { ...testTableRecord(SEATS.length), clock: { kind: 'turns', perDecision: TIME_PER_CHOICE_MS / 1000 } });
    const table = await registry.table(id);
    const wait = async (time: number): Promise<void> => {
      clock.now += time;
      await base.db.updateTable('tables').set({ wake_at: clock.now }).where('id', '=', id).execute();
      await registry.wake();
      await expect.poll(() => isOver(table) || botsQuestions(table, clock.now).length === 0, { interval: 5 }).toBe(true);
    };
    const answer = async (seat: Seat, is: (choice: ChoiceJson) => boolean): Promise<void> => {
      const { seq, choices } = await stateFor(table, seat);
      const choice = choices.find(is) ?? choices[(seq * 7919) % choices.length];
      if (choice) await choose(table, seat, seq, choice, `${seat}-${seq}`);
    };
    /** Plays, without cards against anybody, until a window opens for which `is` is true of the seats that can answer. */
    async function untilWindow(is: (able: readonly Seat[]) => boolean): Promise<readonly Seat[]> {
      for (const seat of SEATS) leave.set(seat, table.presence.arrive(seat));
      for (;;) {
        const states = await Promise.all(SEATS.map((seat) => stateFor(table, seat)));
        const able = SEATS.filter((seat) => (states[seat]?.choices.length ?? 0) > 1);
        const isWindow = (states[0]?.window.length ?? 0) > 0;
        if (isWindow && is(able)) return able;
        if (!isWindow) await answer(states[0]?.asked?.seat ?? -1, never);
        else {
          for (const seat of able) await answer(seat, isQuiet);
          await wait(TIME_PER_CHOICE_MS / 8 - 1);
        }
      }
    }
    return { table, registry, clock, leave, asked, timeOver, faults, wait, answer, untilWindow };
  }

  test('passes in a window by default, and lets the substitute choose elsewhere', async () => {
    const { table, registry, asked, timeOver, faults, wait, untilWindow } = await startTable('usual');
    const seat = (await stateFor(table, null)).asked?.seat ?? -1;
    expect((await stateFor(table, seat)).own?.whenLate).toBe('pass');
    await wait(TIME_PER_CHOICE_MS);
    expect([asked.includes(`mate for ${seat}`), timeOver.includes(seat)]).toEqual([true, true]);
    await untilWindow((able) => able.length > 0);
    asked.length = 0;
    const { seq, window } = await stateFor(table, null);
    await wait(TIME_PER_CHOICE_MS / 4);
    const made = await new ChoiceLog(base).read('usual', seq);
    expect(made.slice(0, window.length).map(({ body }) => JSON.parse(body).type)).toEqual(
      window.map(() => expect.stringMatching(/pass|decline/)),
    );
    expect(faults).toEqual([]);
    await registry.close();
  });

  test('lets the bot that the player named choose everywhere; in a window when it closes, not before', async () => {
    const { table, registry, asked, faults, wait, answer, untilWindow } = await startTable('named');
    const mine = (await stateFor(table, null)).asked?.seat ?? -1;
    await setWhenLate(table, mine, 'random');
    await wait(TIME_PER_CHOICE_MS);
    expect(asked).toContain(`random for ${mine}`);
    const able = await untilWindow((seats) => seats.length > 0);
    const seat = able[0] ?? -1;
    for (const other of SEATS) await setWhenLate(table, other, other === seat ? 'random' : 'pass');
    for (const other of able) if (other !== seat) await answer(other, isQuiet);
    asked.length = 0;
    const { seq } = await stateFor(table, null);
    await wait(TIME_PER_CHOICE_MS / 8);
    expect(asked).toEqual([`random for ${seat}`]);
    await wait(TIME_PER_CHOICE_MS / 8 - 1);
    expect([table.reached.seq, (await stateFor(table, seat)).own?.sealed]).toEqual([seq, null]);
    await wait(1);
    const played = (await new ChoiceLog(base).read('named', seq)).find((choice) => choice.seat === seat);
    expect(played?.key).toBeNull();
    expect(JSON.parse(played?.body ?? '{}').type).not.toMatch(/pass|decline/);
    expect(faults).toEqual([]);
    await registry.close();
  });

  test('does not play for a player who answers or changes the setting in time', async () => {
    const { table, registry, wait, answer, untilWindow } = await startTable('after all');
    const [seat = -1] = await untilWindow((able) => able.length > 0);
    for (const other of SEATS) await setWhenLate(table, other, 'random');
    const { seq } = await stateFor(table, null);
    await wait(TIME_PER_CHOICE_MS / 8);
    await answer(seat, isQuiet);
    for (const other of SEATS) if (other !== seat) await setWhenLate(table, other, 'pass');
    const { window } = await stateFor(table, null);
    await wait(TIME_PER_CHOICE_MS / 8);
    const made = (await new ChoiceLog(base).read('after all', seq)).slice(0, window.length);
    expect(made.map(({ body }) => JSON.parse(body).type)).toEqual(window.map(() => expect.stringMatching(/pass|decline/)));
    await registry.close();
  });

  test('counts an answer given at the last moment', async () => {
    const { table, registry, leave, wait, answer, untilWindow } = await startTable('last moment');
    const [seat = -1] = await untilWindow((able) => able.length > 0);
    const { seq } = await stateFor(table, null);
    // The answer comes too late to be delayed like others.
    leave.get(seat)?.();
    await wait(TIME_PER_CHOICE_MS / 4 - 1000);
    table.presence.arrive(seat);
    await wait(800);
    await answer(seat, (choice) => !isQuiet(choice));
    await wait(200);
    const made = (await new ChoiceLog(base).read('last moment', seq)).find((choice) => choice.seat === seat);
    expect(made?.key).toBe(`${seat}-${seq}`);
    await registry.close();
  });

  test('keeps the setting private, after a restart and on other nodes', async () => {
    const { table, registry, clock } = await startTable('kept');
    const node = () => singleTableNode(base.db, new ChoiceLog(base), () => clock.now);
    const other = await openRoom('kept', node());
    expect((await setWhenLate(table, 1, 'random')).whenLate).toBe('random');
    for (const viewer of [0, 2, null]) expect(JSON.stringify(await stateFor(table, viewer))).not.toContain('random');
    await refreshAnswers(other);
    for (const room of [table, other, await openRoom('kept', node())]) expect((await stateFor(room, 1)).own?.whenLate).toBe('random');
    expect((await setWhenLate(table, 1, 'pass')).whenLate).toBe('pass');
    await registry.close();
  });
});
