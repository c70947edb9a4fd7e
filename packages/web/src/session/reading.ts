/** What is stored of a table, understood. */
import { BadInput, type ChoiceJson, type NewestChoices, newestChoices, RECORD_FORMAT } from '@bb/engine';
import { type Entry, isCurrent, type Notes, readStored, type StoredTable, TABLE_FORM, type TakenBack } from './store.ts';

interface ReadTable {
  readonly table: StoredTable;
  readonly choices: readonly ChoiceJson[];
  /** How many entries are stored: more than the choices, if some were taken back. */
  readonly entries: number;
  readonly notes: Notes | null;
}

/** @throws BadInput for a table of a later version, or one that is damaged. */
export async function readTable(id: string): Promise<ReadTable | null> {
  const stored = await readStored(id);
  if (!stored) return null;
  const { table, entries, notes } = stored;
  const { form = 1 } = table;
  if (form > TABLE_FORM) throw new BadInput('form', `this version reads tables up to form ${TABLE_FORM}, not ${form}`);
  return { table, choices: standing(entries), entries: entries.length, notes: notes && isCurrent(notes) ? notes : null };
}

/** The choices that count. @throws BadInput */
export function standing(entries: readonly Entry[]): readonly ChoiceJson[] {
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

/** The choices of a stored table in the newest format. @throws BadInput */
export const newestOf = ({ format = 1, options }: StoredTable, choices: readonly ChoiceJson[]): NewestChoices =>
  format === RECORD_FORMAT ? { choices, taken: choices.length } : newestChoices(options, choices);
