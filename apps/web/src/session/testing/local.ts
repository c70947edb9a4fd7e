/** Local tables for tests, with bots that think on this thread. */
import { History } from '@bb/table-kit/session/history.ts';
import type { SeatSetup } from '@bb/table-kit/session/seat-setup.ts';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';
import { LocalSession } from '../local-session.svelte.ts';
import { randomId } from '../store.ts';

/** A game whose bots take the legal choice that their seed picks. */
export function withQuickBots<T extends SessionTypes>(
  game: SessionGame<T>,
  worker: (answer: (question: { readonly position: object; readonly seed: number }) => Promise<number>) => T['worker'],
): SessionGame<T> {
  if (!game.bots) throw new Error('the game has no bots');
  const answer = async ({ position, seed }: { readonly position: object; readonly seed: number }): Promise<number> => {
    const choices = game.rules.legal((await game.allRules()).load(position));
    return choices[seed % choices.length]?.id ?? -1;
  };
  return { ...game, bots: { ...game.bots, substitute: '', startWorker: async () => worker(answer) } };
}

/** @returns a new table, which is not stored yet */
export const newTable = <T extends SessionTypes>(
  { rules }: SessionGame<T>,
  options: T['options'],
  seats: readonly SeatSetup[],
): StoredTable<T> => ({
  id: randomId(),
  game: rules.id,
  version: rules.version,
  options,
  seats,
  skipIdle: true,
  createdAt: 0,
  playedAt: 0,
  over: false,
});

/** Opens a new table and plays on to the first question. */
export async function openNew<T extends SessionTypes>(game: SessionGame<T>, table: StoredTable<T>): Promise<LocalSession<T>> {
  const history = new History(game, table.options);
  const session = new LocalSession<T>(game, { table, history, entries: 0, notes: null, release: () => undefined });
  session.waitForAnimations = () => Promise.resolve();
  await session.run();
  return session;
}
