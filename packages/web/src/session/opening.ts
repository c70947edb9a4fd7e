/** Stored tables, opened to be played on. */
import { BadInput, type ChoiceJson, type GameOptions, RECORD_FORMAT, type Save } from '@bb/engine';
import { say } from '../i18n/say.svelte.ts';
import { History } from './history.ts';
import { Session } from './session.svelte.ts';
import { holdTable, newestOf, newId, putTable, readTable, type StoredTable, TABLE_FORM } from './store.ts';

/**
 * The table with this id, for this tab alone. One with a choice that is not allowed stays as it is: a copy up to that choice is opened.
 * @throws BadInput if there is none, or it is open elsewhere.
 */
export async function openTable(id: string): Promise<Session> {
  const release = await holdTable(id);
  if (!release) throw new BadInput('', say().past.openElsewhere);
  try {
    const stored = await readTable(id);
    if (!stored) throw new BadInput('', say().past.noSuchTable);
    const { choices, taken } = newestOf(stored.table, stored.choices);
    const isNewest = stored.table.format === RECORD_FORMAT;
    const table: StoredTable = { ...stored.table, form: TABLE_FORM, format: RECORD_FORMAT };
    const history = soundPart(table.options, table.start ?? null, choices);
    const played = isNewest ? history.length : taken;
    if (played === stored.choices.length) {
      if (!isNewest) await putTable(table, choices);
      return new Session({ table, history, entries: isNewest ? stored.entries : choices.length, notes: stored.notes, release });
    }
    release();
    return await openCopy(table, history, played, stored.choices.length);
  } catch (error) {
    release();
    throw error;
  }
}

async function openCopy(table: StoredTable, history: History, played: number, of: number): Promise<Session> {
  const copy: StoredTable = { ...table, id: newId(), playedAt: Date.now(), over: history.game.ending !== '' };
  await putTable(copy, history.choices);
  const release = (await holdTable(copy.id)) ?? (() => undefined);
  const session = new Session({ table: copy, history, entries: history.length, notes: null, release });
  session.notice = say().past.copyUpTo(played + 1, of);
  return session;
}

/** The choices that can be played, played. */
function soundPart(options: GameOptions, start: Save | null, choices: readonly ChoiceJson[]): History {
  const history = new History(options, start);
  try {
    history.follow(choices);
  } catch (error) {
    if (!(error instanceof BadInput && /^choices\[\d+\]$/.test(error.path))) throw error;
  }
  return history;
}
