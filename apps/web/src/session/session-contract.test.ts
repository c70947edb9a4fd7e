import { beforeEach } from 'vitest';
import { landfallSessions } from './testing/landfall.ts';
import { newTable, openNew } from './testing/local.ts';
import { checkSession } from './testing/session-contract.ts';

beforeEach(() => localStorage.clear());

checkSession(
  'local',
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
