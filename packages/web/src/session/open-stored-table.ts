/** Opens stored tables to play on. */
import { BadInput, type ChoiceJson } from '@bb/kernel';
import { History } from '@bb/ui/session/history.ts';
import type { SessionGame, SessionTypes } from '@bb/ui/session/session-game.ts';
import type { StoredTable } from '@bb/ui/session/stored-table.ts';
import { say } from '../i18n/say.ts';
import { lockTable } from '../offline/table-lock.ts';
import { LocalSession } from './local-session.svelte.ts';
import { progressOf } from './progress.ts';
import { readStoredTable } from './read-stored-table.ts';
import { isPersistent, putTable, randomId } from './store.ts';

/** The table is open in another tab of this browser. */
export class OpenInOtherTabError extends Error {}

/**
 * Opens a table in this tab alone. If the table has an illegal choice, it is left as it is, and a copy up to that choice is opened.
 * @param takeOver takes it from another tab
 * @throws BadInput if there is no such table, or it can't be read; OpenInOtherTabError
 */
export async function openStoredTable<T extends SessionTypes>(
  game: SessionGame<T>,
  id: string,
  takeOver = false,
): Promise<LocalSession<T>> {
  let session: LocalSession<T> | null = null;
  const release = await lockTable(id, { takeOver, onrelease: () => void session?.leave() });
  if (!release) throw new OpenInOtherTabError();
  try {
    const stored = await readStoredTable(id, game);
    if (!stored) throw new BadInput('', say().pages.noSuchTable);
    const { table, choices, entries, notes } = stored;
    const history = replayLegal(new History<T>(game, table.options, await startOf(game, table)), choices);
    if (history.length === choices.length) {
      const script = table.voyage ? ((await game.script?.()) ?? null) : null;
      session = new LocalSession<T>(game, { table, history, entries, notes, script, release });
      if (!(await isPersistent())) session.notice = say().pages.keepsNothing;
      return session;
    }
    release();
    return await openCopy<T>(game, table, history, choices.length);
  } catch (error) {
    release();
    throw error;
  }
}

/** @returns the position in which a what-if begins; null for a whole game. @throws BadInput */
async function startOf<T extends SessionTypes>(game: SessionGame<T>, { options, origin }: StoredTable<T>): Promise<T['position'] | null> {
  return origin ? (await import('./what-if.ts')).startOf(game, options, origin) : null;
}

async function openCopy<T extends SessionTypes>(
  game: SessionGame<T>,
  table: StoredTable<T>,
  history: History<T>,
  of: number,
): Promise<LocalSession<T>> {
  const copy = { ...table, id: randomId(), playedAt: Date.now(), ...progressOf(game, history.game) };
  await putTable(copy, history.choices);
  let session: LocalSession<T> | null = null;
  const release = (await lockTable(copy.id, { takeOver: false, onrelease: () => void session?.leave() })) ?? (() => undefined);
  session = new LocalSession<T>(game, { table: copy, history, entries: history.length, notes: null, release });
  session.notice = say().pages.copyUpTo(history.length + 1, of);
  return session;
}

/** Makes the choices before the first illegal one. */
function replayLegal<T extends SessionTypes>(history: History<T>, choices: readonly ChoiceJson[]): History<T> {
  try {
    history.replay(choices);
  } catch (error) {
    if (!(error instanceof BadInput && /^choices\[\d+\]$/.test(error.path))) throw error;
  }
  return history;
}
