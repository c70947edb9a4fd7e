/** 4.6 Windows with secret answers, standing orders, and clocks, on a table with a clock that is set by hand. */

import type { ChoiceJson, Seat } from '@bb/kernel';
import { expect, test, vi } from 'vitest';
import { ChoiceLog } from '../storage/choice-log.ts';
import type { SeatRecord, TableRecord } from '../tables/table-record.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { WITH_ORDERS } from '../testing/hosted-with.ts';
import type { TableUpdate } from '../testing/messages.ts';
import { stateFor, updateOf } from '../testing/read-updates.ts';
import { singleTableNode } from '../testing/single-table-host.ts';
import { insertTable, testTableRecord } from '../testing/stored-table.ts';
import { useDatabase } from '../testing/test-database.ts';
import { OrderStore } from './order-store.ts';
import { MIN_DELAY_MS } from './response-delay.ts';
import { refresh, renew } from './room/catch-up.ts';
import { choose } from './room/choose.ts';
import { nextDue } from './room/next-due.ts';
import { openRoom } from './room/open-room.ts';
import { setOrder } from './room/order.ts';
import { refreshAnswers } from './room/stored-answers.ts';
import { tick } from './room/tick.ts';
import { botsQuestions } from './room/time-out.ts';
import { seatsWaitedFor } from './room/window.ts';
import type { Viewer } from './table-updates.ts';

const SEATS = [0, 1, 2] as const;
const HOUR_MS = 3_600_000;

onEachDatabase('a table with secret answers', (kind) => {
  const base = useDatabase(kind);

  /** A table in progress, with the updates that each viewer got. */
  async function startTable(id: string, body: Partial<TableRecord> = {}) {
    await insertTable(base.db, id, { ...testTableRecord(SEATS.length, WITH_ORDERS.game), ...body });
    const clock = { now: 1_800_000_000_000 };
    const choiceLog = new ChoiceLog(base, () => clock.now);
    const node = () => singleTableNode(base.db, choiceLog, () => clock.now);
    const table = await openRoom(id, node());
    const told = new Map<Viewer, TableUpdate[]>([...SEATS, null].map((viewer) => [viewer, []]));
    table.subscribers.listen((tell) => {
      for (const [viewer, updates] of told) updates.push(updateOf(tell(viewer)));
    });
    const wait = async (time: number): Promise<void> => {
      clock.now += time;
      await tick(table);
    };
    const answer = (seat: Seat, choice: ChoiceJson | undefined, key = `k${seat}-${table.reached.seq}`) =>
      choose(table, seat, table.reached.seq, choice ?? { type: 'pass' }, key);
    /** Plays, without cards against anybody, until a window opens for which `is` is true. */
    async function untilWindow(is: (offered: readonly (readonly ChoiceJson[])[]) => boolean): Promise<readonly (readonly ChoiceJson[])[]> {
      for (const seat of SEATS) table.presence.arrive(seat);
      for (let n = 0; ; n++) {
        const states = await Promise.all(SEATS.map((seat) => stateFor(table, seat)));
        const offered = states.map(({ choices }) => choices);
        const [{ asked, window } = { asked: null, window: [] }] = states;
        if (!asked && window.length === 0) throw new Error('there was no such window');
        if (window.length > 0 && is(offered)) return offered;
        if (window.length > 0) {
          for (const [seat, choices] of offered.entries())
            if (choices.length > 0)
              await answer(
                seat,
                choices.find(({ type }) => type === 'pass' || type === 'decline'),
              );
          await wait(HOUR_MS);
        } else
          for (const [seat, choices] of offered.entries()) if (choices.length > 0) await answer(seat, choices[(n * 7919) % choices.length]);
      }
    }
    return { table, choiceLog, told, clock, node, wait, answer, untilWindow };
  }
  const isPass = ({ type }: ChoiceJson): boolean => type === 'pass';
  const countOf = (told: ReadonlyMap<Viewer, readonly TableUpdate[]>): number => [...told.values()].flat().length;

  test('tells nobody who has answered until the window closes, then everybody at once', async () => {
    const { table, told, wait, answer, untilWindow } = await startTable('sealed');
    const offered = await untilWindow((all) => all.filter((choices) => choices.length > 1).length > 1);
    const { window, seq } = await stateFor(table, null);
    const asked = window.filter((seat) => (offered[seat]?.length ?? 0) > 0);
    const before = countOf(told);
    for (const seat of asked) {
      expect(await answer(seat, { type: 'pass' })).toEqual({ seq, isSealed: true });
      expect(countOf(told)).toBe(before);
      const mine = await stateFor(table, seat);
      const instead = offered[seat]?.filter((choice) => !isPass(choice));
      expect([mine.choices, mine.own]).toEqual([[], expect.objectContaining({ sealed: { type: 'pass' }, instead })]);
      for (const other of SEATS.filter((other) => other !== seat && !asked.includes(other)))
        expect((await stateFor(table, other)).own).toMatchObject({ sealed: null, instead: [] });
    }
    await wait(MIN_DELAY_MS - 1);
    expect(countOf(told)).toBe(before);
    await wait(HOUR_MS);
    expect(countOf(told)).toBe(before + SEATS.length + 1);
    expect(told.get(null)?.at(-1)).toMatchObject({ from: seq });
    expect(table.reached.seq).toBeGreaterThanOrEqual(seq + window.length);
  });

  test('lets an answer be replaced until then; the first play in order counts, and later seats are asked again', async () => {
    const { table, wait, answer, untilWindow } = await startTable('played');
    const offered = await untilWindow((all) => all.filter((choices) => choices.length > 1).length > 1);
    const { window, seq } = await stateFor(table, null);
    const [first = 0, second = 0] = window.filter((seat) => (offered[seat]?.length ?? 0) > 1);
    const play = offered[first]?.find((choice) => !isPass(choice));
    expect(await answer(second, { type: 'pass' }, 'late')).toMatchObject({ isSealed: true });
    expect(await answer(first, { type: 'pass' }, 'quick')).toMatchObject({ isSealed: true });
    expect(await answer(first, play, 'thought over')).toMatchObject({ isSealed: true });
    await wait(HOUR_MS);
    const rows = (await new ChoiceLog(base).read(table.id, seq)).filter(({ key }) => key !== null);
    expect(rows.map(({ key }) => key)).toEqual(['thought over']);
    // A repeated message is recognized, though its answer never took effect.
    expect(await choose(table, second, seq, { type: 'pass' }, 'late')).toMatchObject({ seq: expect.any(Number) });
    expect(table.reached.seq).toBeGreaterThan(seq);
  });

  test('keeps the answer before one that could not be stored', async () => {
    const { table, choiceLog, wait, answer, untilWindow } = await startTable('unstored');
    const offered = await untilWindow((all) => all.filter((choices) => choices.length > 1).length > 1);
    const seat = offered.findIndex((choices) => choices.length > 1);
    await answer(seat, { type: 'pass' }, 'stored');
    const before = table.window?.answers.get(seat);
    await wait(MIN_DELAY_MS / 2);
    const play = offered[seat]?.find((choice) => !isPass(choice));
    vi.spyOn(choiceLog, 'write').mockRejectedValueOnce(new Error('the database is gone'));
    await expect(answer(seat, play, 'lost')).rejects.toThrow('the database is gone');
    expect(before).toMatchObject({ key: 'stored' });
    expect(table.window?.answers.get(seat)).toEqual(before);
  });

  test('keeps secret answers over a restart, and counts them in time', async () => {
    const { table, clock, node, answer, untilWindow } = await startTable('restarted');
    const offered = await untilWindow((all) => all.some((choices) => choices.length > 1));
    const { seq } = await stateFor(table, null);
    for (const [seat, choices] of offered.entries()) if (choices.length > 0) await answer(seat, { type: 'pass' });
    const again = await openRoom(table.id, node());
    expect(again.reached.seq).toBe(seq);
    for (const seat of SEATS) again.presence.arrive(seat);
    clock.now += HOUR_MS;
    await tick(again);
    expect(again.reached.seq).toBeGreaterThan(seq);
  });

  test('does not pass for an absent player without a card, for one with a card is waited for too', async () => {
    const { table, clock, node, untilWindow } = await startTable('absent');
    await untilWindow((all) => all.every((choices) => choices.length === 0));
    const { window, seq } = await stateFor(table, null);
    const again = await openRoom(table.id, node());
    clock.now += HOUR_MS;
    await tick(again);
    expect([again.reached.seq, nextDue(again, clock.now)]).toEqual([seq, null]);
    for (const seat of window) again.presence.arrive(seat);
    await tick(again);
    expect(again.reached.seq).toBe(seq);
    clock.now += HOUR_MS;
    await tick(again);
    expect(again.reached.seq).toBeGreaterThan(seq);
  });

  test('knows a player’s speed on a node that the player never used', async () => {
    const { table, node, clock, untilWindow } = await startTable('known');
    const other = await openRoom(table.id, node());
    for (const seat of SEATS) other.presence.arrive(seat);
    let answers = 0;
    await untilWindow((all) => {
      answers += all.filter((choices) => choices.length > 1).length;
      return answers > 10 && all.every((choices) => choices.length === 0);
    });
    await refresh(other);
    await refreshAnswers(other);
    expect(other.reached.seq).toBe(table.reached.seq);
    const due = nextDue(table, clock.now);
    expect(due).not.toBeNull();
    expect(nextDue(other, clock.now)).toBe(due);
  });

  test('passes by a standing order with or without a card, also for absent players; it is private, and ends with what it assumed', async () => {
    const { table, told, node, wait, answer, untilWindow } = await startTable('ordered');
    const offered = await untilWindow((all) => all.some((choices) => choices.length > 1));
    const seat = offered.findIndex((choices) => choices.length > 1);
    const { seq, window } = await stateFor(table, null);
    const before = countOf(told);
    const own = await setOrder(table, seat, { span: 'turn', except: [] });
    expect(own.order).toMatchObject({ span: 'turn' });
    expect(countOf(told)).toBe(before);
    expect(JSON.stringify(await stateFor(table, null))).not.toContain('"span"');
    for (const other of window) if (other !== seat && (offered[other]?.length ?? 0) > 0) await answer(other, { type: 'pass' });
    const again = await openRoom(table.id, node());
    expect((await stateFor(again, seat)).own?.order).toMatchObject({ span: 'turn' });
    await wait(HOUR_MS);
    expect(table.reached.seq).toBeGreaterThan(seq);
    // The order ends for some reason, at the latest in the player's own turn.
    for (let n = 0; (await stateFor(table, seat)).own?.order; n++) {
      for (const seat of SEATS) {
        const { choices } = await stateFor(table, seat);
        if (choices.length > 0) await answer(seat, choices[(n * 7919) % choices.length], `after-${n}-${seat}`);
      }
      await wait(HOUR_MS);
    }
    expect(await base.db.selectFrom('standing_orders').select('seat').where('table_id', '=', table.id).execute()).toEqual([]);
  });

  test('ignores an ended order that could not be deleted: here, after a restart, and on a node that hears of it late', async () => {
    const { table, told, node, wait, answer, untilWindow } = await startTable('undeleted');
    const offered = await untilWindow((all) => all.some((choices) => choices.length > 1));
    const seat = offered.findIndex((choices) => choices.length > 1);
    const other = await openRoom(table.id, node());
    const stored = () => base.db.selectFrom('standing_orders').select('seat').where('table_id', '=', table.id).execute();
    const end = vi.spyOn(OrderStore.prototype, 'delete').mockImplementation(() => Promise.reject(new Error('the database is gone')));
    await setOrder(table, seat, { span: 'ownTurn', except: [] });
    for (let n = 0; (await stateFor(table, seat)).own?.order || (await stateFor(table, seat)).view.active === seat; n++) {
      for (const seat of SEATS) {
        const { choices } = await stateFor(table, seat);
        if (choices.length > 0) await answer(seat, choices[(n * 7919) % choices.length], `after-${n}-${seat}`);
      }
      await wait(HOUR_MS);
    }
    expect(told.get(null)?.at(-1)?.seq).toBe(table.reached.seq);
    expect(await stored()).toEqual([{ seat }]);
    await refreshAnswers(table);
    expect((await stateFor(table, seat)).own?.order).toBeNull();
    await refresh(other);
    await refreshAnswers(other);
    expect((await stateFor(other, seat)).own?.order).toBeNull();
    const again = await openRoom(table.id, node());
    expect((await stateFor(again, seat)).own?.order).toBeNull();
    end.mockRestore();
    await refreshAnswers(table);
    await table.turns.settled();
    expect(await stored()).toEqual([]);
  });

  test('takes an order back', async () => {
    const { table, untilWindow } = await startTable('taken back');
    const offered = await untilWindow((all) => all.some((choices) => choices.length > 1));
    const seat = offered.findIndex((choices) => choices.length > 1);
    await setOrder(table, seat, { span: 'turn', except: [{ kind: 'reaction' }] });
    expect((await setOrder(table, seat, null)).order).toBeNull();
    expect(seatsWaitedFor(table)).toContain(seat);
  });

  test('passes for players who have not answered when the window closes', async () => {
    const { table, clock, untilWindow } = await startTable('late', { clock: { kind: 'turns', perDecision: 4 * 3600 } });
    await untilWindow((all) => all.some((choices) => choices.length > 1));
    const { seq, clock: face } = await stateFor(table, null);
    expect(face).toEqual({ now: clock.now, until: clock.now + HOUR_MS, banks: [0, 0, 0] });
    clock.now += HOUR_MS - 1;
    await tick(table);
    expect(table.reached.seq).toBe(seq);
    clock.now += 1;
    await tick(table);
    expect(table.reached.seq).toBeGreaterThan(seq);
  });

  test('goes on with a turn-based table that all players have left', async () => {
    const seats = SEATS.map((): SeatRecord => ({ kind: 'bot', bot: 'captain', replaces: null }));
    const { table, clock } = await startTable('left', { clock: { kind: 'turns', perDecision: 4 * 3600 }, seats });
    expect(botsQuestions(table, clock.now)).toMatchObject([{ bot: 'captain', isBot: true }]);
  });

  test('charges the time bank of a live clock, and asks the substitute when it is empty', async () => {
    const { table, clock, node, answer } = await startTable('live', {
      clock: { kind: 'live', perDecision: 30, bank: 60 },
      windows: 'fast',
    });
    const { asked, clock: face } = await stateFor(table, null);
    if (!asked) throw new Error('nobody is asked');
    expect(face?.until).toBe(clock.now + 90_000);
    clock.now += 50_000;
    const { choices } = await stateFor(table, asked.seat);
    await answer(asked.seat, choices[0]);
    expect((await stateFor(table, null)).clock?.banks[asked.seat]).toBe(40_000);
    const next = (await stateFor(table, null)).asked?.seat ?? 0;
    expect(botsQuestions(table, clock.now)).toEqual([]);
    clock.now += 90_000;
    expect(botsQuestions(table, clock.now)).toMatchObject([{ bot: 'captain', isBot: false, seat: next }]);
    // After a restart the replayed time bank is the same.
    const again = await openRoom(table.id, node());
    expect((await stateFor(again, null)).clock).toEqual((await stateFor(table, null)).clock);
  });

  test('takes no choices while paused, and stops the clocks', async () => {
    const { table, clock, answer } = await startTable('paused', { clock: { kind: 'live', perDecision: 30, bank: 0 } });
    const set = async (change: Partial<TableRecord>): Promise<void> => {
      const { body } = await base.db.selectFrom('tables').select('body').where('id', '=', table.id).executeTakeFirstOrThrow();
      await base.db
        .updateTable('tables')
        .set({ body: JSON.stringify({ ...JSON.parse(body), ...change }) })
        .where('id', '=', table.id)
        .execute();
      await renew(table);
    };
    const { asked } = await stateFor(table, null);
    const start = clock.now;
    await set({ pausedSince: start });
    const { choices } = await stateFor(table, asked?.seat ?? 0);
    await expect(answer(asked?.seat ?? 0, choices[0])).rejects.toMatchObject({ code: 'paused' });
    clock.now += HOUR_MS;
    expect([botsQuestions(table, clock.now), nextDue(table, clock.now)]).toEqual([[], null]);
    await set({ pausedSince: null, pauses: [[start, clock.now]] });
    expect((await stateFor(table, null)).clock?.until).toBe(clock.now + 30_000);
    expect(await answer(asked?.seat ?? 0, choices[0])).toMatchObject({ seq: expect.any(Number) });
  });
});
