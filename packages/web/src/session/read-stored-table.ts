/** Reads stored tables. */
import type { ChoiceJson } from '@bb/golden-age/rules';
import { BadInput, type Format, inNewestFormat } from '@bb/kernel';
import { say } from '../i18n/say.ts';
import {
  type Entry,
  hasCurrentForm,
  isSound,
  type Notes,
  readStored,
  type StoredTable,
  TABLE_FORM,
  type TableContents,
  type TakenBack,
} from './store.ts';

/** A migration that changes the number of entries must be stored before others are appended. */
const FORMAT: Format<TableContents> = { of: 'saved games', newest: TABLE_FORM, migrations: {} };

interface ReadTable {
  readonly table: StoredTable;
  readonly choices: readonly ChoiceJson[];
  /** The number of stored entries: more than the choices, if some were taken back. */
  readonly entries: number;
  readonly notes: Notes | null;
}

/** @returns null if there is none. @throws BadInput for a damaged table, or one of another form */
export async function readStoredTable(id: string): Promise<ReadTable | null> {
  const stored = await readStored(id);
  if (!stored) return null;
  if (!isSound(stored.table)) throw new BadInput('', say().pages.damagedGame);
  const { table, entries, notes } = inNewestFormat(stored, stored.table.form, FORMAT, (message) => new BadInput('form', message));
  return { table, choices: effectiveChoices(entries), entries: entries.length, notes: notes && hasCurrentForm(notes) ? notes : null };
}

/** @returns the choices that have not been taken back. @throws BadInput if an entry takes back more than there is */
export function effectiveChoices(entries: readonly Entry[]): readonly ChoiceJson[] {
  const choices: ChoiceJson[] = [];
  entries.forEach((entry, i) => {
    if (!isTakenBack(entry)) choices.push(entry);
    else if (Number.isInteger(entry.takenBack) && entry.takenBack >= 0 && entry.takenBack <= choices.length)
      choices.length = entry.takenBack;
    else throw new BadInput(`choices[${i}]`, `there are no ${entry.takenBack} choices to go back to`);
  });
  return choices;
}

const isTakenBack = (entry: Entry): entry is TakenBack => 'takenBack' in entry;
