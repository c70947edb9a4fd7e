/** Stored tables, opened to be played on. */
import { BadInput, type ChoiceJson, type Game, RECORD_FORMAT, type Save } from '@bb/engine';
import { say } from '../i18n/say.svelte.ts';
import { lockTable } from '../offline/table-lock.ts';
import { History } from './history.ts';
import { LocalSession } from './local-session.svelte.ts';
import { newestOf, readTable } from './reading.ts';
import type { Script } from './shown.ts';
import { isLasting, newId, putTable, type StoredTable, TABLE_FORM } from './store.ts';

/** The table is open in another tab of this browser. */
export class OpenElsewhere extends Error {}

/**
 * The table with this id, for this tab alone. One with a choice that is not allowed stays as it is: a copy up to that choice is opened.
 * `takeOver`: take it from another tab.
 * @throws BadInput if there is none; OpenElsewhere
 */
export async function openTable(id: string, takeOver = false): Promise<LocalSession> {
  let session: LocalSession | null = null;
  const release = await lockTable(id, { takeOver, onrelease: () => void session?.leave() });
  if (!release) throw new OpenElsewhere();
  try {
    const stored = await readTable(id);
    if (!stored) throw new BadInput('', say().past.noSuchTable);
    const { choices, taken } = newestOf(stored.table, stored.choices);
    const isNewest = stored.table.format === RECORD_FORMAT;
    const table: StoredTable = { ...stored.table, form: TABLE_FORM, format: RECORD_FORMAT };
    const history = soundPart(new History(table.options, table.start ? await position(table.start) : null), choices);
    const played = isNewest ? history.length : taken;
    if (played === stored.choices.length) {
      if (!isNewest) await putTable(table, choices);
      session = new LocalSession({ table, history, entries: isNewest ? stored.entries : choices.length, notes: stored.notes, release });
      if (table.voyage) session.script = await voyageScript(history.length);
      if (!(await isLasting())) session.notice = say().pages.keepsNothing;
      return session;
    }
    release();
    return await openCopy(table, history, played, stored.choices.length);
  } catch (error) {
    release();
    throw error;
  }
}

/** What checks saves is fetched when there is one. @throws BadSave */
const position = async (start: Save): Promise<Game> => (await import('./starting.ts')).load(start);

/** Null when the voyage has been sailed on beyond its end. */
async function voyageScript(length: number): Promise<Script | null> {
  const { hasPassed, isOver, lessonAt, scripted } = await import('../learning/voyage.ts');
  return hasPassed(length) ? null : { next: scripted, asks: (at) => lessonAt(at) !== null, isOver };
}

async function openCopy(table: StoredTable, history: History, played: number, of: number): Promise<LocalSession> {
  const copy: StoredTable = { ...table, id: newId(), playedAt: Date.now(), over: history.game.ending !== '' };
  await putTable(copy, history.choices);
  let session: LocalSession | null = null;
  const release = await lockTable(copy.id, { takeOver: false, onrelease: () => void session?.leave() });
  session = new LocalSession({ table: copy, history, entries: history.length, notes: null, release: release ?? (() => undefined) });
  session.notice = say().past.copyUpTo(played + 1, of);
  return session;
}

/** The choices that can be played, played. */
function soundPart(history: History, choices: readonly ChoiceJson[]): History {
  try {
    history.follow(choices);
  } catch (error) {
    if (!(error instanceof BadInput && /^choices\[\d+\]$/.test(error.path))) throw error;
  }
  return history;
}
