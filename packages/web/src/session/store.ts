/** Games in progress, kept in the browser. Every choice is written before the game goes on, and nothing is written over. */
import {
  BadInput,
  type ChoiceJson,
  type GameOptions,
  type NewestChoices,
  newestChoices,
  RECORD_FORMAT,
  type Save,
  type Seat,
} from '@bb/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StandingPass } from './standing.ts';

export const SEAT_KINDS = ['human', 'captain', 'random'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatSetup {
  readonly name: string;
  readonly kind: SeatKind;
}

/** The database's version: which stores it has. 2: notes. */
const STORES = 2;

/** How a table is kept. None: 1, of choices only. 2: choices may be taken back, and a table may begin from a position. */
export const TABLE_FORM = 2;

/** How notes are kept; those of another form are forgotten. */
const NOTES_FORM = 1;

export interface StoredTable {
  readonly id: string;
  /** How it is kept: `TABLE_FORM`, or an older one. */
  readonly form?: number;
  /** The format of its choices, as of a record; none: 1, which did not say so. */
  readonly format?: number;
  readonly options: GameOptions;
  readonly seats: readonly SeatSetup[];
  /** Questions with a single answer are answered at once. */
  readonly skipIdle: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly playedAt: number;
  readonly over: boolean;
  /** The position it begins from; none: a game begun anew. */
  readonly start?: Save;
  /** Of a what-if: the Player-Turn of another game in which it begins. */
  readonly whatIf?: number;
}

/** The choices after the first so many no longer count. */
export interface TakenBack {
  readonly takenBack: number;
}
export type Entry = ChoiceJson | TakenBack;

/** What is kept of a table for the people at it, and goes into no record. */
export interface Notes {
  readonly form: number;
  readonly orders: readonly (readonly [Seat, StandingPass])[];
  /** By seat: how many choices there were after the person's last answer. */
  readonly answered: readonly (readonly [Seat, number])[];
}

export const notesOf = (orders: Notes['orders'], answered: Notes['answered']): Notes => ({ form: NOTES_FORM, orders, answered });

interface Schema extends DBSchema {
  table: { key: string; value: StoredTable };
  /** Keyed by table and sequence number. */
  choice: { key: [string, number]; value: Entry };
  /** Keyed by table. */
  notes: { key: string; value: Notes };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('blackbeard', STORES, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('table', { keyPath: 'id' });
        db.createObjectStore('choice');
      }
      if (from < 2) db.createObjectStore('notes');
    },
    /** A later version, in another tab, has more stores: this one lets go. */
    blocking(_from, _to, event) {
      opened = null;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return opened;
}

const choicesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export async function listTables(): Promise<readonly StoredTable[]> {
  const tables = await (await database()).getAll('table');
  return tables.sort((a, b) => b.playedAt - a.playedAt);
}

export interface ReadTable {
  readonly table: StoredTable;
  readonly choices: readonly ChoiceJson[];
  /** How many entries are stored: more than the choices, if some were taken back. */
  readonly entries: number;
  readonly notes: Notes | null;
}

/** @throws BadInput for a table of a later version, or one that is damaged. */
export async function readTable(id: string): Promise<ReadTable | null> {
  const tx = (await database()).transaction(['table', 'choice', 'notes']);
  const [table, entries, notes = null] = await Promise.all([
    tx.objectStore('table').get(id),
    tx.objectStore('choice').getAll(choicesOf(id)),
    tx.objectStore('notes').get(id),
  ]);
  if (!table) return null;
  const { form = 1 } = table;
  if (form > TABLE_FORM) throw new BadInput('form', `this version reads tables up to form ${TABLE_FORM}, not ${form}`);
  return { table, choices: standing(entries), entries: entries.length, notes: notes?.form === NOTES_FORM ? notes : null };
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

/** All at once, in place of one that is there: a table is never stored without its choices. */
export async function putTable(table: StoredTable, choices: readonly ChoiceJson[]): Promise<void> {
  const tx = (await database()).transaction(['table', 'choice'], 'readwrite');
  await tx.objectStore('table').put({ ...table, form: TABLE_FORM, format: RECORD_FORMAT });
  await tx.objectStore('choice').delete(choicesOf(table.id));
  for (const [i, choice] of choices.entries()) await tx.objectStore('choice').put(choice, [table.id, i]);
  await tx.done;
}

/** Nothing is overwritten: an entry that is there already makes the whole fail, and `isTaken` of the error true. */
export async function appendEntries(table: StoredTable, from: number, entries: readonly Entry[], notes: Notes): Promise<void> {
  const tx = (await database()).transaction(['table', 'choice', 'notes'], 'readwrite', { durability: 'strict' });
  const writes = entries.map((entry, i) => tx.objectStore('choice').add(entry, [table.id, from + i]));
  await Promise.all([
    ...writes,
    tx.objectStore('table').put({ ...table, form: TABLE_FORM }),
    tx.objectStore('notes').put(notes, table.id),
    tx.done,
  ]);
}

export const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';

/** Milliseconds for a page that is being left to let go of its table. */
const PATIENCE = 4000;
const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** Keeps other tabs from opening the table; yields how to let go, or null if another tab has it. */
export function holdTable(id: string): Promise<(() => void) | null> {
  // Without a secure address the browser has no locks; `appendEntries` still refuses to overwrite.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`blackbeard-table-${id}`, { signal: AbortSignal.timeout(PATIENCE) }, () => new Promise<void>((letGo) => resolve(letGo)))
      .catch((error: unknown) => (isTimeout(error) ? resolve(null) : reject(error)));
  });
}

/** A name for a new table. `crypto.randomUUID` is not there on every address. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('');

export async function deleteTable(id: string): Promise<void> {
  const tx = (await database()).transaction(['table', 'choice', 'notes'], 'readwrite');
  await tx.objectStore('table').delete(id);
  await tx.objectStore('choice').delete(choicesOf(id));
  await tx.objectStore('notes').delete(id);
  await tx.done;
}
