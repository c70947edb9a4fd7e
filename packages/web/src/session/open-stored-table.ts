/** Opens stored tables to play on. */
import type { ChoiceJson } from '@bb/golden-age/rules';
import { BadInput } from '@bb/kernel';
import { say } from '../i18n/say.ts';
import { lockTable } from '../offline/table-lock.ts';
import { History } from './history.ts';
import { LocalSession } from './local-session.svelte.ts';
import { readStoredTable } from './read-stored-table.ts';
import type { Script } from './snapshot.ts';
import { isPersistent, putTable, randomId, type StoredTable } from './store.ts';

/** The table is open in another tab of this browser. */
export class OpenInOtherTabError extends Error {}

/**
 * Opens a table in this tab alone. If the table has an illegal choice, it is left as it is, and a copy up to that choice is opened.
 * @param takeOver takes it from another tab
 * @throws BadInput if there is no such table; OpenInOtherTabError
 */
export async function openStoredTable(id: string, takeOver = false): Promise<LocalSession> {
  let session: LocalSession | null = null;
  const release = await lockTable(id, { takeOver, onrelease: () => void session?.leave() });
  if (!release) throw new OpenInOtherTabError();
  try {
    const stored = await readStoredTable(id);
    if (!stored) throw new BadInput('', say().pages.noSuchTable);
    const { table, choices, entries, notes } = stored;
    const history = replayLegal(
      new History(table.options, table.origin ? (await import('./what-if-start.ts')).startOf(table) : null),
      choices,
    );
    if (history.length === choices.length) {
      session = new LocalSession({ table, history, entries, notes, release });
      if (table.voyage) session.script = await voyageScript(history.length);
      if (!(await isPersistent())) session.notice = say().pages.keepsNothing;
      return session;
    }
    release();
    return await openCopy(table, history, choices.length);
  } catch (error) {
    release();
    throw error;
  }
}

/** @returns null if the game has gone on beyond the script */
async function voyageScript(length: number): Promise<Script | null> {
  const { isBeyondScript, isOver, lessonAt, scriptedChoice } = await import('@bb/golden-age/table/tutorial/voyage.ts');
  return isBeyondScript(length) ? null : { next: scriptedChoice, asks: (at) => lessonAt(at) !== null, isOver };
}

async function openCopy(table: StoredTable, history: History, of: number): Promise<LocalSession> {
  const copy: StoredTable = { ...table, id: randomId(), playedAt: Date.now(), over: history.game.ending !== '' };
  await putTable(copy, history.choices);
  let session: LocalSession | null = null;
  const release = await lockTable(copy.id, { takeOver: false, onrelease: () => void session?.leave() });
  session = new LocalSession({ table: copy, history, entries: history.length, notes: null, release: release ?? (() => undefined) });
  session.notice = say().pages.copyUpTo(history.length + 1, of);
  return session;
}

/** Makes the choices before the first illegal one. */
function replayLegal(history: History, choices: readonly ChoiceJson[]): History {
  try {
    history.replay(choices);
  } catch (error) {
    if (!(error instanceof BadInput && /^choices\[\d+\]$/.test(error.path))) throw error;
  }
  return history;
}
