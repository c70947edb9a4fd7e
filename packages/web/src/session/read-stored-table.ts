/** Reads stored tables, of older versions too. */
import { type ChoiceJson, type MigratedChoices, migrateChoices, RECORD_FORMAT } from '@bb/engine';
import { BadInput } from '@bb/kernel';
import { say } from '../i18n/page.svelte.ts';
import { type Entry, hasCurrentForm, isSound, type Notes, readStored, type StoredTable, TABLE_FORM, type TakenBack } from './store.ts';

interface ReadTable {
  readonly table: StoredTable;
  readonly choices: readonly ChoiceJson[];
  /** The number of stored entries: more than the choices, if some were taken back. */
  readonly entries: number;
  readonly notes: Notes | null;
}

/** @returns null if there is none. @throws BadInput for a table of a later version, or a damaged one */
export async function readStoredTable(id: string): Promise<ReadTable | null> {
  const stored = await readStored(id);
  if (!stored) return null;
  const { table, entries, notes } = stored;
  if (!isSound(table)) throw new BadInput('', say().pages.damagedGame);
  const { form = 1 } = table;
  if (form > TABLE_FORM) throw new BadInput('form', `this version reads tables up to form ${TABLE_FORM}, not ${form}`);
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

/** Converts the choices of a stored table to the newest format. @throws BadInput */
export const inNewestFormat = ({ format = 1, options }: StoredTable, choices: readonly ChoiceJson[]): MigratedChoices =>
  format === RECORD_FORMAT ? { choices, taken: choices.length } : migrateChoices(options, choices);
