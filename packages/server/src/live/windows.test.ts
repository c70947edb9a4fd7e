/** 4.6 Windows under seal, orders given in advance, and clocks, on a table whose time is set by hand. */
import type { ChoiceJson, Seat } from '@bb/engine';
import type { TableUpdate } from '@bb/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../storage/database.ts';
import { Ledger } from '../storage/ledger.ts';
import type { SeatBody, TableBody } from '../tables/table-body.ts';
import { aTable, insertTable } from '../testing/a-table.ts';
import { KINDS, onBoth, type TestDatabase } from '../testing/databases.ts';
import { nodeOn } from '../testing/node.ts';
import { stateFor, updateOf } from '../testing/read.ts';
import { LiveTable } from './live-table.ts';
import { SealedStore } from './sealed-store.ts';
import type { Viewer } from './telling.ts';
import { FLOOR } from './tempo.ts';

const SEATS = [0, 1, 2] as const;
const HOUR = 3_600_000;

onBoth('a table under seal', (kind) => {
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

  /** What each pair of eyes was told. */
  async function laid(id: string, body: Partial<TableBody> = {}) {
    await insertTable(base.db, id, { ...aTable(SEATS.length), ...body });
    const clock = { now: 1_800_000_000_000 };
    const ledger = new Ledger(base, () => clock.now);
    const node = () => nodeOn(base.db, ledger, () => clock.now);
    const table = await LiveTable.open(id, node());
    const told = new Map<Viewer, TableUpdate[]>([...SEATS, null].map((viewer) => [viewer, []]));
    table.listen((tell) => {
      for (const [viewer, updates] of told) updates.push(updateOf(tell(viewer)));
    });
    const wait = async (time: number): Promise<void> => {
      clock.now += time;
      await table.tick();
    };
    const answer = (seat: Seat, choice: ChoiceJson | undefined, key = `k${seat}-${table.seq}`) =>
      table.choose(seat, table.seq, choice ?? { type: 'pass' }, key);
    /** Plays on until a window opens that is so; nobody plays against anybody before. */
    async function untilWindow(is: (offered: readonly (readonly ChoiceJson[])[]) => boolean): Promise<readonly (readonly ChoiceJson[])[]> {
      for (const seat of SEATS) table.lookers.sit(seat);
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
          await wait(HOUR);
        } else
          for (const [seat, choices] of offered.entries()) if (choices.length > 0) await answer(seat, choices[(n * 7919) % choices.length]);
      }
    }
    return { table, ledger, told, clock, node, wait, answer, untilWindow };
  }
  const isPass = ({ type }: ChoiceJson): boolean => type === 'pass';
  const countOf = (told: ReadonlyMap<Viewer, readonly TableUpdate[]>): number => [...told.values()].flat().length;

  test('nobody hears who has answered until the window opens, and then all at once', async () => {
    const { table, told, wait, answer, untilWindow } = await laid('sealed');
    const offered = await untilWindow((all) => all.filter((choices) => choices.length > 1).length > 1);
    const { window, seq } = await stateFor(table, null);
    const asked = window.filter((seat) => (offered[seat]?.length ?? 0) > 0);
    const before = countOf(told);
    for (const seat of asked) {
      expect(await answer(seat, { type: 'pass' })).toEqual({ taken: true, seq, isSealed: true });
      expect(countOf(told)).toBe(before);
      const mine = await stateFor(table, seat);
      const instead = offered[seat]?.filter((choice) => !isPass(choice));
      expect([mine.choices, mine.own]).toEqual([[], expect.objectContaining({ sealed: { type: 'pass' }, instead })]);
      for (const other of SEATS.filter((one) => one !== seat && !asked.includes(one)))
        expect((await stateFor(table, other)).own).toMatchObject({ sealed: null, instead: [] });
    }
    await wait(FLOOR - 1);
    expect(countOf(told)).toBe(before);
    await wait(HOUR);
    expect(countOf(told)).toBe(before + SEATS.length + 1);
    expect(told.get(null)?.at(-1)).toMatchObject({ from: seq });
    expect(table.seq).toBeGreaterThanOrEqual(seq + window.length);
  });

  test('an answer can be replaced until then; the play that comes first in order counts, and what was said after it is asked anew', async () => {
    const { table, wait, answer, untilWindow } = await laid('played');
    const offered = await untilWindow((all) => all.filter((choices) => choices.length > 1).length > 1);
    const { window, seq } = await stateFor(table, null);
    const [first = 0, second = 0] = window.filter((seat) => (offered[seat]?.length ?? 0) > 1);
    const play = offered[first]?.find((choice) => !isPass(choice));
    expect(await answer(second, { type: 'pass' }, 'late')).toMatchObject({ isSealed: true });
    expect(await answer(first, { type: 'pass' }, 'quick')).toMatchObject({ isSealed: true });
    expect(await answer(first, play, 'thought over')).toMatchObject({ isSealed: true });
    await wait(HOUR);
    const rows = (await new Ledger(base).read(table.id, seq)).filter(({ key }) => key !== null);
    expect(rows.map(({ key }) => key)).toEqual(['thought over']);
    // Sent again it is known, though it has not come to count.
    expect(await table.choose(second, seq, { type: 'pass' }, 'late')).toMatchObject({ taken: true });
    expect(table.seq).toBeGreaterThan(seq);
  });

  test('an answer that could not be stored leaves the one before it as it was', async () => {
    const { table, ledger, wait, answer, untilWindow } = await laid('unstored');
    const offered = await untilWindow((all) => all.filter((choices) => choices.length > 1).length > 1);
    const seat = offered.findIndex((choices) => choices.length > 1);
    await answer(seat, { type: 'pass' }, 'stored');
    const before = table.questions.given(seat);
    await wait(FLOOR / 2);
    const play = offered[seat]?.find((choice) => !isPass(choice));
    vi.spyOn(ledger, 'write').mockRejectedValueOnce(new Error('the database is gone'));
    await expect(answer(seat, play, 'lost')).rejects.toThrow('the database is gone');
    expect(before).toMatchObject({ key: 'stored' });
    expect(table.questions.given(seat)).toEqual(before);
  });

  test('what was answered under seal is there after a restart, and counts when its time has come', async () => {
    const { table, clock, node, answer, untilWindow } = await laid('restarted');
    const offered = await untilWindow((all) => all.some((choices) => choices.length > 1));
    const { seq } = await stateFor(table, null);
    for (const [seat, choices] of offered.entries()) if (choices.length > 0) await answer(seat, { type: 'pass' });
    const again = await LiveTable.open(table.id, node());
    expect(again.seq).toBe(seq);
    for (const seat of SEATS) again.lookers.sit(seat);
    clock.now += HOUR;
    await again.tick();
    expect(again.seq).toBeGreaterThan(seq);
  });

  test('who holds nothing is not passed over before he is there: one who holds something would not be either', async () => {
    const { table, clock, node, untilWindow } = await laid('absent');
    await untilWindow((all) => all.every((choices) => choices.length === 0));
    const { window, seq } = await stateFor(table, null);
    const again = await LiveTable.open(table.id, node());
    clock.now += HOUR;
    await again.tick();
    expect([again.seq, again.questions.next(clock.now)]).toEqual([seq, null]);
    for (const seat of window) again.lookers.sit(seat);
    await again.tick();
    expect(again.seq).toBe(seq);
    clock.now += HOUR;
    await again.tick();
    expect(again.seq).toBeGreaterThan(seq);
  });

  test('how long somebody takes is known on a node where he has never been', async () => {
    const { table, node, clock, untilWindow } = await laid('known');
    const other = await LiveTable.open(table.id, node());
    for (const seat of SEATS) other.lookers.sit(seat);
    let answers = 0;
    await untilWindow((all) => {
      answers += all.filter((choices) => choices.length > 1).length;
      return answers > 10 && all.every((choices) => choices.length === 0);
    });
    await other.refresh();
    await other.recall();
    expect(other.seq).toBe(table.seq);
    const due = table.questions.next(clock.now);
    expect(due).not.toBeNull();
    expect(other.questions.next(clock.now)).toBe(due);
  });

  test('an order passes with or without a hand, also for who is away; it is private, and ends with what it assumed', async () => {
    const { table, told, node, wait, answer, untilWindow } = await laid('ordered');
    const offered = await untilWindow((all) => all.some((choices) => choices.length > 1));
    const seat = offered.findIndex((choices) => choices.length > 1);
    const { seq, window } = await stateFor(table, null);
    const before = countOf(told);
    const own = await table.order(seat, { span: 'turn', except: [] });
    expect(own.order).toMatchObject({ span: 'turn' });
    expect(countOf(told)).toBe(before);
    expect(JSON.stringify(await stateFor(table, null))).not.toContain('"span"');
    for (const other of window) if (other !== seat && (offered[other]?.length ?? 0) > 0) await answer(other, { type: 'pass' });
    const again = await LiveTable.open(table.id, node());
    expect((await stateFor(again, seat)).own?.order).toMatchObject({ span: 'turn' });
    await wait(HOUR);
    expect(table.seq).toBeGreaterThan(seq);
    // Through whatever comes: at the latest in his own turn he is asked again.
    for (let n = 0; (await stateFor(table, seat)).own?.order; n++) {
      for (const one of SEATS) {
        const { choices } = await stateFor(table, one);
        if (choices.length > 0) await answer(one, choices[(n * 7919) % choices.length], `after-${n}-${one}`);
      }
      await wait(HOUR);
    }
    expect(await base.db.selectFrom('standing_orders').select('seat').where('table_id', '=', table.id).execute()).toEqual([]);
  });

  test('an order that is over is so though it could not be deleted: here, after a restart, and where it is heard of late', async () => {
    const { table, told, node, wait, answer, untilWindow } = await laid('undeleted');
    const offered = await untilWindow((all) => all.some((choices) => choices.length > 1));
    const seat = offered.findIndex((choices) => choices.length > 1);
    const other = await LiveTable.open(table.id, node());
    const stored = () => base.db.selectFrom('standing_orders').select('seat').where('table_id', '=', table.id).execute();
    const end = vi.spyOn(SealedStore.prototype, 'end').mockImplementation(() => Promise.reject(new Error('the database is gone')));
    await table.order(seat, { span: 'ownTurn', except: [] });
    for (let n = 0; (await stateFor(table, seat)).own?.order || (await stateFor(table, seat)).view.active === seat; n++) {
      for (const one of SEATS) {
        const { choices } = await stateFor(table, one);
        if (choices.length > 0) await answer(one, choices[(n * 7919) % choices.length], `after-${n}-${one}`);
      }
      await wait(HOUR);
    }
    expect(told.get(null)?.at(-1)?.seq).toBe(table.seq);
    expect(await stored()).toEqual([{ seat }]);
    await table.recall();
    expect((await stateFor(table, seat)).own?.order).toBeNull();
    await other.refresh();
    await other.recall();
    expect((await stateFor(other, seat)).own?.order).toBeNull();
    const again = await LiveTable.open(table.id, node());
    expect((await stateFor(again, seat)).own?.order).toBeNull();
    end.mockRestore();
    await table.recall();
    await table.settled();
    expect(await stored()).toEqual([]);
  });

  test('an order is taken back', async () => {
    const { table, untilWindow } = await laid('taken back');
    const offered = await untilWindow((all) => all.some((choices) => choices.length > 1));
    const seat = offered.findIndex((choices) => choices.length > 1);
    await table.order(seat, { span: 'turn', except: [{ kind: 'reaction' }] });
    expect((await table.order(seat, null)).order).toBeNull();
    expect(table.questions.waitsFor).toContain(seat);
  });

  test('when the time of a window is over, who has not answered passes', async () => {
    const { table, clock, untilWindow } = await laid('late', { clock: { kind: 'turns', perDecision: 4 * 3600 } });
    await untilWindow((all) => all.some((choices) => choices.length > 1));
    const { seq, clock: face } = await stateFor(table, null);
    expect(face).toEqual({ now: clock.now, until: clock.now + HOUR, banks: [0, 0, 0] });
    clock.now += HOUR - 1;
    await table.tick();
    expect(table.seq).toBe(seq);
    clock.now += 1;
    await table.tick();
    expect(table.seq).toBeGreaterThan(seq);
  });

  test('by turns, one that all persons have left opens and goes on', async () => {
    const seats = SEATS.map((): SeatBody => ({ kind: 'bot', bot: 'captain', replaces: null }));
    const { table, clock } = await laid('left', { clock: { kind: 'turns', perDecision: 4 * 3600 }, seats });
    expect(table.questions.botsQuestions(clock.now)).toMatchObject([{ bot: 'captain', isBot: true }]);
  });

  test('a live clock: what is too long comes out of the bank; when that is empty the substitute is asked', async () => {
    const { table, clock, node, answer } = await laid('live', { clock: { kind: 'live', perDecision: 30, bank: 60 }, windows: 'fast' });
    const { asked, clock: face } = await stateFor(table, null);
    if (!asked) throw new Error('nobody is asked');
    expect(face?.until).toBe(clock.now + 90_000);
    clock.now += 50_000;
    const { choices } = await stateFor(table, asked.seat);
    await answer(asked.seat, choices[0]);
    expect((await stateFor(table, null)).clock?.banks[asked.seat]).toBe(40_000);
    const next = (await stateFor(table, null)).asked?.seat ?? 0;
    expect(table.questions.botsQuestions(clock.now)).toEqual([]);
    clock.now += 90_000;
    expect(table.questions.botsQuestions(clock.now)).toMatchObject([{ bot: 'captain', isBot: false, seat: next }]);
    // Played again after a restart, it stands as it stood.
    const again = await LiveTable.open(table.id, node());
    expect((await stateFor(again, null)).clock).toEqual((await stateFor(table, null)).clock);
  });

  test('while it is paused nothing is taken, and no time goes by', async () => {
    const { table, clock, answer } = await laid('paused', { clock: { kind: 'live', perDecision: 30, bank: 0 } });
    const set = async (change: Partial<TableBody>): Promise<void> => {
      const { body } = await base.db.selectFrom('tables').select('body').where('id', '=', table.id).executeTakeFirstOrThrow();
      await base.db
        .updateTable('tables')
        .set({ body: JSON.stringify({ ...JSON.parse(body), ...change }) })
        .where('id', '=', table.id)
        .execute();
      await table.renew();
    };
    const { asked } = await stateFor(table, null);
    const start = clock.now;
    await set({ pausedSince: start });
    const { choices } = await stateFor(table, asked?.seat ?? 0);
    expect(await answer(asked?.seat ?? 0, choices[0])).toEqual({ taken: false, refusal: { why: 'paused' } });
    clock.now += HOUR;
    expect([table.questions.botsQuestions(clock.now), table.questions.next(clock.now)]).toEqual([[], null]);
    await set({ pausedSince: null, pauses: [[start, clock.now]] });
    expect((await stateFor(table, null)).clock?.until).toBe(clock.now + 30_000);
    expect(await answer(asked?.seat ?? 0, choices[0])).toMatchObject({ taken: true });
  });
});
