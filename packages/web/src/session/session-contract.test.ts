import { choiceToJson, decision, giveOrder, legal, type PassOrder, view } from '@bb/golden-age/rules';
import type { GoldenAgeSession } from '@bb/golden-age/table/session/session.ts';
import { goldenAge } from '@bb/golden-age/table/session/session-game.ts';
import { seeded } from '@bb/kernel';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Sent } from '../online/connection.ts';
import { OnlineSession } from '../online/online-session.svelte.ts';
import { loadOnlineWords } from '../online/online-words.svelte.ts';
import { FakeTable } from '../online/testing/fake-table.ts';
import { landfallSessions } from './testing/landfall.ts';
import { newTable, openNew, withQuickBots } from './testing/local.ts';
import { checkSession, type Opened } from './testing/session-contract.ts';

afterEach(() => vi.unstubAllGlobals());

beforeEach(async () => {
  localStorage.clear();
  await loadOnlineWords('en');
});

const ORDER: PassOrder = { span: 'ownTurn', except: [] };

const goldenAgeSessions = withQuickBots<GoldenAgeSession>(goldenAge, (answer) => ({
  ready: async () => true,
  answer,
  hurry: async () => true,
  weigh: async () => [],
  end: () => undefined,
}));

checkSession(
  'local, the 2008 edition',
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

checkSession(
  'local, Landfall',
  async () => {
    const seats = ['human', 'bot', 'bot'].map((kind, i) => ({ name: `P${i}`, kind }));
    const options = landfallSessions.rules.newGame({ players: 3, leagues: 30 }).options;
    const session = await openNew(landfallSessions, newTable(landfallSessions, options, seats));
    return { session, settle: () => session.run() };
  },
  null,
  // Each of its choices is followed by a throw, a draw or another seat's.
  false,
);

/** The player on seat 0 of a table on a server; the others answer at random. */
async function online(): Promise<Opened<GoldenAgeSession>> {
  const table = new FakeTable(2, 7);
  const random = seeded(3);
  // The server's answer to a standing order.
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    const { order } = JSON.parse(body);
    const given = order && giveOrder(order, view(table.game, 0), 0, table.game.hands[0] ?? []);
    return { ok: true, json: async () => ({ own: { sealed: null, instead: [], order: given, lapsed: null, whenLate: 'pass' } }) };
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
checkSession('online, the 2008 edition', online, ORDER, false);
