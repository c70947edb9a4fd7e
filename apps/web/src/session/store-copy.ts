/** Stores a copy of a game up to a choice. */
import type { History } from '@bb/table-kit/session/history.ts';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';
import { progressOf } from './progress.ts';
import { putTable, randomId } from './store.ts';

/** Stores the choices of a history as a new table of today's rules. @returns that table */
export async function storeCopy<T extends SessionTypes>(
  game: SessionGame<T>,
  table: StoredTable<T>,
  history: History<T>,
): Promise<StoredTable<T>> {
  const { version } = game.rules;
  const copy = { ...table, version, id: randomId(), playedAt: Date.now(), ...progressOf(game, history.game) };
  await putTable(copy, history.choices);
  return copy;
}
