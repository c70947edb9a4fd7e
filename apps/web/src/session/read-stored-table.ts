/** Reads stored tables. */
import { BadInput, type ChoiceJson, type Format, inNewestFormat } from '@bb/kernel';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';
import { say } from '../i18n/say.ts';
import { type Entry, hasCurrentForm, isSound, type Notes, readStored, TABLE_FORM, type TableContents, type TakenBack } from './store.ts';

/** A migration that changes the number of entries must be stored before others are appended. */
const FORMAT: Format<TableContents> = { of: 'saved games', newest: TABLE_FORM, migrations: {} };

interface ReadTable<T extends SessionTypes> {
  readonly table: StoredTable<T>;
  readonly choices: readonly ChoiceJson<T['choice']['type']>[];
  /** The number of stored entries: more than the choices, if some were taken back. */
  readonly entries: number;
  readonly notes: Notes<T> | null;
}

/** Reads a stored table of any game. @returns null if there is none. @throws BadInput for a damaged table, or one of another form */
export async function readAnyTable(id: string): Promise<TableContents | null> {
  const stored = await readStored(id);
  return stored && checkContents(stored);
}

/** @returns contents of the current form. @throws BadInput for a damaged table, or one of another form */
export function checkContents(stored: TableContents): TableContents {
  if (!isSound(stored.table)) throw new BadInput('', say().pages.damagedGame);
  return inNewestFormat(stored, stored.table.form, FORMAT, (message) => new BadInput('form', message));
}

/** A table of another version of the rules is read, too. @returns null if there is none. @throws BadInput like `readAnyTable`, and for a table of another game */
export async function readStoredTable<T extends SessionTypes>(id: string, of: SessionGame<T>): Promise<ReadTable<T> | null> {
  const contents = await readAnyTable(id);
  if (!contents) return null;
  if (!isTableOf(contents, of)) throw new BadInput('', say().pages.otherGame(contents.table.game));
  const { table, entries, notes } = contents;
  return { table, choices: effectiveChoices(entries), entries: entries.length, notes: notes && hasCurrentForm(notes) ? notes : null };
}

const isTableOf = <T extends SessionTypes>(contents: TableContents, { rules }: SessionGame<T>): contents is TableContents<T> =>
  contents.table.game === rules.id;

/** @returns the choices that have not been taken back. @throws BadInput if an entry takes back more than there is */
export function effectiveChoices<Kind extends string>(entries: readonly Entry<Kind>[]): readonly ChoiceJson<Kind>[] {
  const choices: ChoiceJson<Kind>[] = [];
  entries.forEach((entry, i) => {
    if (!isTakenBack(entry)) choices.push(entry);
    else if (Number.isInteger(entry.takenBack) && entry.takenBack >= 0 && entry.takenBack <= choices.length)
      choices.length = entry.takenBack;
    else throw new BadInput(`choices[${i}]`, `there are no ${entry.takenBack} choices to go back to`);
  });
  return choices;
}

const isTakenBack = <Kind extends string>(entry: Entry<Kind>): entry is TakenBack => 'takenBack' in entry;
