import { choiceToJson, decision, giveOrder, legal, type PassOrder, view } from '@bb/golden-age/rules';
import type { GoldenAgeSession } from '@bb/golden-age/table/session/session.ts';
import { goldenAge } from '@bb/golden-age/table/session/session-game.ts';
import { seeded } from '@bb/kernel';
import type { Sent } from '@bb/web/online/connection.ts';
import { OnlineSession } from '@bb/web/online/online-session.svelte.ts';
import { newTable, openNew, withQuickBots } from '@bb/web/session/testing/local.ts';
import { checkSession, type Opened } from '@bb/web/session/testing/session-contract.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeTable } from './fake-table.ts';

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => localStorage.clear());

const ORDER: PassOrder = { span: 'ownTurn', except: [] };

const goldenAgeSessions = withQuickBots<GoldenAgeSession>(goldenAge, (answer) => ({
  ready: async () => true,
  answer,
  hurry: async () => true,
  weigh: async () => [],
  end: () => undefined,
}));

checkSession(
  'local',
  async () => {
    const seats = [
      { name: 'Anne', kind: 'human' },
      { name: 'Mary', kind: 'random' },
    ] as const;
    const session = await openNew(goldenAgeSessions, newTable(goldenAgeSessions, { players: 2 }, seats));
    return { session, settle: () => session.run() };
  },
  ORDER,
  true,
);

/** The player on seat 0 of a table on a server; the others answer at random. */
async function online(): Promise<Opened<GoldenAgeSession>> {
  const table = new FakeTable(2, 7);
  const random = seeded(3);
  // The server's answer to a standing order.
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    const { order } = JSON.parse(body);
    const given = order && giveOrder(order, view(table.game, 0), 0, table.game.hands[0] ?? []);
    return {
      ok: true,
      json: async () => ({ own: { sealed: null, instead: [], order: given, passes: false, lapsed: null, whenLate: 'pass' } }),
    };
  });
  const session: OnlineSession<GoldenAgeSession> = new OnlineSession(goldenAge, table.state(0), table.card, {
    choose: (sent: Sent) => void queueMicrotask(() => session.onAnswer(sent, table.choose(0, sent) ?? { isSealed: false })),
    askAgain: () => session.receive(table.state(0)),
    ownDataChanged: () => undefined,
  });
  session.waitForAnimations = () => Promise.resolve();
  table.listen(0, (update) => session.receive(update));
  const settle = async (): Promise<void> => {
    for (let turns = 0; ; turns++) {
      if (turns > 2000) throw new Error('the player is never asked');
      await new Promise((done) => setTimeout(done));
      const d = decision(table.game);
      if (!d || (d.seat === 0 && session.length === table.seq && session.snapshot.choices.length > 0) || session.replay) return;
      const choices = legal(table.game);
      const choice = choices[Math.floor(random() * choices.length)];
      if (d.seat > 0 && choice) table.choose(d.seat, { seq: table.seq, rewinds: 0, key: '', choice: choiceToJson(choice) });
    }
  };
  return { session, settle };
}
checkSession('online', online, ORDER, false);
