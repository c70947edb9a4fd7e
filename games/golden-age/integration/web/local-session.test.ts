import type { GoldenAgeSession } from '@bb/golden-age/table/session/session.ts';
import { goldenAge } from '@bb/golden-age/table/session/session-game.ts';
import type { SeatSetup } from '@bb/ui/session/seat-setup.ts';
import { say } from '@bb/web/i18n/say.ts';
import { openStoredTable } from '@bb/web/session/open-stored-table.ts';
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

  test.each([
    [{ game: 'chess' }, 'This saved game is one of “chess”, which this page does not have. It stays in this browser as it is.'],
    [
      { version: '0.9.0' },
      `This game was saved with version 0.9.0 of the rules, and this page has version ${goldenAge.rules.version}. It stays in this browser as it is.`,
    ],
  ])('of %o gets one clear error, and stays as it is', async (other, message) => {
    const stored = { ...table('human', 'random'), ...other };
    await putTable(stored, []);
    const before = await readStored(stored.id);
    await expect(openStoredTable(sessions, stored.id)).rejects.toThrow(message);
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
    await putTable(broken, [...first.history.choices, { type: 'endActions' }]);
    const copy = await openStoredTable(sessions, 'broken');
    expect([copy.table.id === 'broken', copy.length]).toEqual([false, first.length]);
    expect(copy.notice).toBe(say().pages.copyUpTo(first.length + 1, first.length + 1));
    expect((await readStored('broken'))?.entries).toHaveLength(first.length + 1);
    copy.close();
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
