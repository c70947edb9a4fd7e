import type { GoldenAgeSession } from '@bb/golden-age/table/session/session.ts';
import { goldenAge } from '@bb/golden-age/table/session/session-game.ts';
import { type ChoiceJson, RECORD_FORMAT } from '@bb/kernel';
import type { SeatSetup } from '@bb/table-kit/session/seat-setup.ts';
import { say } from '@bb/web/i18n/say.ts';
import { openStoredTable } from '@bb/web/session/open-stored-table.ts';
import { importRecord, storedRecord } from '@bb/web/session/records.ts';
import { putTable, readStored } from '@bb/web/session/store.ts';
import { landfallSessions } from '@bb/web/session/testing/landfall.ts';
import { newTable, openNew, withQuickBots } from '@bb/web/session/testing/local.ts';
import { describe, expect, test, vi } from 'vitest';

// This DOM has no locks between tabs; e2e/table-lock.spec.ts tests them.
vi.mock('@bb/web/offline/table-lock.ts', () => ({ lockTable: async () => () => undefined }));

const sessions = withQuickBots<GoldenAgeSession>(goldenAge, (answer) => ({
  ready: async () => true,
  answer,
  hurry: async () => true,
  weigh: async () => [],
  end: () => undefined,
}));
const table = (...kinds: readonly SeatSetup['kind'][]) =>
  newTable(
    sessions,
    { players: kinds.length },
    kinds.map((kind, i) => ({ name: `P${i}`, kind })),
  );

describe('two players at one screen', () => {
  test('hand it over, and each sees only what their seat may see', async () => {
    const session = await openNew(sessions, table('human', 'human'));
    for (let turns = 0; turns < 12; turns++) {
      const next = session.handOverTo;
      expect([session.person, session.snapshot.choices, session.viewers]).toEqual([null, [], []]);
      expect(session.snapshot.view.you).toBeNull();
      if (next === null) throw new Error('nobody takes over');
      await session.handOver.sitDown(next);
      expect([session.person, session.handOverTo, session.snapshot.view.you]).toEqual([next, null, next]);
      for (let answers = 0; session.handOverTo === null && answers < 200; answers++) {
        const [choice] = session.snapshot.choices;
        if (choice) await session.answer(choice);
      }
    }
    session.close();
  });
});

describe('a stored table', () => {
  test('is opened again where it was left, with what was taken back', async () => {
    const first = await openNew(sessions, table('human', 'random'));
    for (let i = 0; i < 25; i++) {
      const [choice] = first.snapshot.choices;
      if (choice) await first.answer(choice);
      if (i % 5 === 4 && 'to' in (first.undo?.reach ?? {})) await first.undo?.take();
    }
    first.close();
    const again = await openStoredTable(sessions, first.table.id);
    expect(again.length).toBe(first.length);
    expect(again.snapshot.view).toEqual(first.snapshot.view);
    expect(again.notice).toBe(say().pages.keepsNothing);
    again.close();
  });

  test('of another game gets one clear error, and stays as it is', async () => {
    const stored = { ...table('human', 'random'), game: 'chess' };
    await putTable(stored, []);
    const before = await readStored(stored.id);
    await expect(openStoredTable(sessions, stored.id)).rejects.toThrow(
      'This is a saved game of “chess”, which this site doesn’t offer. It stays in this browser as it is.',
    );
    expect(await readStored(stored.id)).toEqual(before);
  });

  test('of Landfall is no table of the 2008 edition, and opens as what it is', async () => {
    const seats = ['human', 'bot'].map((kind, i) => ({ name: `P${i}`, kind }));
    const stored = newTable(landfallSessions, { players: 2, leagues: 20 }, seats);
    await putTable(stored, []);
    await expect(openStoredTable(sessions, stored.id)).rejects.toThrow('“landfall”');
    const session = await openStoredTable(landfallSessions, stored.id);
    await session.run();
    expect(session.snapshot.choices.length).toBeGreaterThan(0);
    expect([session.script, session.handOver.pass, session.reasonOf(0)]).toEqual([undefined, undefined, null]);
    expect(session.undo?.reach).toEqual({ barrier: 'draw' });
    const whatIf = await openStoredTable(landfallSessions, await session.whole.whatIf(session.length, 1));
    expect(whatIf.snapshot.view.leagues).toEqual(session.snapshot.view.leagues);
    expect(await session.whole.record()).toMatchObject({ game: 'landfall', version: landfallSessions.rules.version, result: null });
    session.close();
  });

  test('with an illegal choice is kept, and a copy up to there is opened', async () => {
    const first = await openNew(sessions, table('human', 'random'));
    for (let i = 0; i < 5; i++) {
      const [choice] = first.snapshot.choices;
      if (choice) await first.answer(choice);
    }
    first.close();
    const broken = { ...first.table, id: 'broken' };
    // In some games the next seat may end its Actions at once.
    const legal = sessions.rules.legal(first.history.game);
    const illegal: ChoiceJson = legal.some(({ type }) => type === 'endActions') ? { type: 'duelOn' } : { type: 'endActions' };
    await putTable(broken, [...first.history.choices, illegal]);
    const copy = await openStoredTable(sessions, 'broken');
    expect([copy.table.id === 'broken', copy.length]).toEqual([false, first.length]);
    expect(copy.notice).toBe(say().pages.copyUpTo(first.length + 1, first.length + 1));
    expect((await readStored('broken'))?.entries).toHaveLength(first.length + 1);
    copy.close();
  });
});

describe('a stored table of other rules', () => {
  const OLD = '0.9.0';
  const own = goldenAge.rules.version;

  /** Stores a game of older rules, with these choices after its own. @returns its table, and its choices */
  async function storeOld(more: readonly ChoiceJson[] = [], change: object = {}) {
    const first = await openNew(sessions, table('human', 'random'));
    for (let i = 0; i < 5; i++) {
      const [choice] = first.snapshot.choices;
      if (choice) await first.answer(choice);
    }
    first.close();
    const old = { ...first.table, ...change, version: OLD };
    const choices = [...first.history.choices, ...more];
    await putTable(old, choices);
    return { old, choices, length: first.length };
  }

  test('goes on with these rules if its choices fit', async () => {
    const { old, choices } = await storeOld();
    const session = await openStoredTable(sessions, old.id);
    expect(session.notice).toContain(say().pages.otherRules.same(OLD, own));
    expect([session.haltReason, session.length]).toEqual(['', choices.length]);
    await session.run();
    const [choice] = session.snapshot.choices;
    if (choice) await session.answer(choice);
    session.close();
    const stored = await readStored(old.id);
    expect(stored?.table.version).toBe(own);
    expect(stored?.entries.slice(0, choices.length)).toEqual(choices);
    expect(stored?.entries.length).toBeGreaterThan(choices.length);
  });

  test('stands still where it becomes another game, and a copy goes on from there', async () => {
    const { old, choices, length } = await storeOld([{ type: 'parley', with: 'bonnet' }, { type: 'pass' }]);
    const before = await readStored(old.id);
    const session = await openStoredTable(sessions, old.id);
    expect(session.haltReason).toBe(say().pages.otherRules.from(OLD, own, length + 1, length + 2));
    expect(session.haltReason).toContain(`choice ${length + 1} of ${length + 2}`);
    await session.run();
    expect([session.length, session.snapshot.choices, session.asked, session.undo]).toEqual([length, [], [], undefined]);
    expect(await session.record()).toMatchObject({ version: OLD, choices, result: null });
    await session.leave();
    expect(await readStored(old.id)).toEqual(before);
    const copy = await openStoredTable(sessions, await session.playOnFromHalt());
    expect([copy.table.id === old.id, copy.table.version, copy.length, copy.haltReason]).toEqual([false, own, length, '']);
    await copy.run();
    expect(copy.snapshot.choices.length).toBeGreaterThan(0);
    copy.close();
    expect(await readStored(old.id)).toEqual(before);
  });

  test('stands still at its end if these rules lead to another result', async () => {
    const { old } = await storeOld([], { over: true, progress: { turn: 3, scores: [9, 9], winners: [0], ending: 'pardon' } });
    const session = await openStoredTable(sessions, old.id);
    expect(session.haltReason).toBe(say().pages.otherRules.result(OLD, own));
    expect(await session.record()).toMatchObject({ version: OLD, result: { ending: 'pardon', scores: [9, 9], winners: [0] } });
    session.close();
  });

  test('that these rules can’t begin says so, and stays as it is', async () => {
    const { old } = await storeOld([], { options: { players: 2, oars: 3 } });
    const before = await readStored(old.id);
    const why = say().pages.otherRules.cannot(OLD, own, 'options.oars: unknown option');
    await expect(openStoredTable(sessions, old.id)).rejects.toThrow(why);
    expect(await readStored(old.id)).toEqual(before);
    expect(await storedRecord(old.id)).toMatchObject({ version: OLD, options: { oars: 3 } });
  });

  test('is downloaded as it is, whatever it holds, and its file opens as what it is', async () => {
    const { old, choices, length } = await storeOld([{ type: 'parley', with: 'bonnet' }]);
    const record = await storedRecord(old.id);
    expect(record).toMatchObject({
      format: RECORD_FORMAT,
      game: goldenAge.rules.id,
      version: OLD,
      choices,
      result: null,
      seats: old.seats,
    });
    const id = await importRecord(new File([JSON.stringify(record)], 'old.json'));
    const stored = await readStored(id);
    expect([stored?.table.version, stored?.entries]).toEqual([OLD, choices]);
    const session = await openStoredTable(sessions, id);
    expect(session.haltReason).toBe(say().pages.otherRules.from(OLD, own, length + 1, length + 1));
    session.close();
    for (const change of [{ game: 'chess' }, { seats: 'Anne' }]) {
      const { old: other } = await storeOld([], change);
      expect(JSON.stringify(await storedRecord(other.id))).toContain(JSON.stringify(change).slice(1, -1));
    }
    await expect(storedRecord('none')).rejects.toThrow(say().pages.noSuchTable);
  });

  test('that was over and stored without its ending is downloaded with the result that its choices lead to', async () => {
    const seats = ['bot', 'bot'].map((kind, i) => ({ name: `P${i}`, kind }));
    const played = await openNew(landfallSessions, newTable(landfallSessions, { players: 2, leagues: 20 }, seats));
    const { choices } = played.history;
    const result = played.snapshot.outcome;
    const known = { turn: 1, scores: result?.scores ?? [], winners: result?.winners ?? [] };
    const stored = { ...played.table, version: OLD, over: true, progress: known };
    await putTable(stored, choices);
    expect(await storedRecord(stored.id)).toMatchObject({ version: OLD, result });
    await putTable({ ...stored, progress: { ...known, scores: [99, 99] } }, choices);
    expect(await storedRecord(stored.id)).toMatchObject({ version: OLD, result: null });
  });
});

test('a session that another tab takes over stores what is left, and takes no more answers', async () => {
  const session = await openNew(sessions, table('human', 'random'));
  await session.leave();
  expect([session.isInOtherTab, session.isClosed]).toEqual([true, true]);
  const { length } = session;
  const [choice] = session.snapshot.choices;
  if (choice) await session.answer(choice);
  expect(session.length).toBe(length);
  expect((await readStored(session.table.id))?.entries).toHaveLength(length);
});

test('a game whose bots fail waits, and goes on when they answer again', async () => {
  let isBroken = true;
  const { bots } = sessions;
  if (!bots) throw new Error('there are bots');
  const startWorker = (): ReturnType<typeof bots.startWorker> => (isBroken ? Promise.reject(new Error('no network')) : bots.startWorker());
  const session = await openNew({ ...sessions, bots: { ...bots, startWorker } }, table('random', 'human'));
  for (let i = 0; i < 20 && !session.bots.botsFailed; i++) {
    const [choice] = session.snapshot.choices;
    if (choice) await session.answer(choice);
  }
  expect([session.bots.botsFailed, session.snapshot.choices]).toEqual([true, []]);
  isBroken = false;
  const { length } = session;
  await session.bots.run();
  expect([session.bots.botsFailed, session.length > length]).toEqual([false, true]);
  session.close();
});
