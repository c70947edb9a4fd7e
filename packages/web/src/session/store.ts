/** Games in progress, kept in the browser. Every choice is written before the game goes on. */
import { type ChoiceJson, type GameOptions, type NewestChoices, newestChoices, RECORD_FORMAT } from '@bb/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export const SEAT_KINDS = ['human', 'captain', 'random'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatSetup {
  readonly name: string;
  readonly kind: SeatKind;
}

/** The database's version: which stores it has. */
const STORES = 1;

export interface StoredTable {
  readonly id: string;
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
}

interface Schema extends DBSchema {
  table: { key: string; value: StoredTable };
  /** Keyed by table and sequence number. */
  choice: { key: [string, number]; value: ChoiceJson };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('blackbeard', STORES, {
    upgrade(db) {
      db.createObjectStore('table', { keyPath: 'id' });
      db.createObjectStore('choice');
    },
  });
  return opened;
}

const choicesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export async function listTables(): Promise<readonly StoredTable[]> {
  const tables = await (await database()).getAll('table');
  return tables.sort((a, b) => b.playedAt - a.playedAt);
}

export async function readTable(id: string): Promise<{ table: StoredTable; choices: readonly ChoiceJson[] } | null> {
  const db = await database();
  const table = await db.get('table', id);
  return table ? { table, choices: await db.getAll('choice', choicesOf(id)) } : null;
}

/** The choices of a stored table in the newest format. @throws BadInput */
export const newestOf = ({ format = 1, options }: StoredTable, choices: readonly ChoiceJson[]): NewestChoices =>
  format === RECORD_FORMAT ? { choices, taken: choices.length } : newestChoices(options, choices);

/** All at once, in place of one that is there: a table is never stored without its choices. */
export async function putTable(table: StoredTable, choices: readonly ChoiceJson[]): Promise<void> {
  const tx = (await database()).transaction(['table', 'choice'], 'readwrite');
  await tx.objectStore('table').put({ ...table, format: RECORD_FORMAT });
  await tx.objectStore('choice').delete(choicesOf(table.id));
  for (const [i, choice] of choices.entries()) await tx.objectStore('choice').put(choice, [table.id, i]);
  await tx.done;
}

/** Nothing is overwritten: a choice that is there already makes the whole fail, and `isTaken` of the error true. */
export async function appendChoices(table: StoredTable, from: number, choices: readonly ChoiceJson[]): Promise<void> {
  const tx = (await database()).transaction(['table', 'choice'], 'readwrite', { durability: 'strict' });
  const writes = choices.map((choice, i) => tx.objectStore('choice').add(choice, [table.id, from + i]));
  await Promise.all([...writes, tx.objectStore('table').put(table), tx.done]);
}

export const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';

/** Milliseconds for a page that is being left to let go of its table. */
const PATIENCE = 4000;
const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** Keeps other tabs from opening the table; yields how to let go, or null if another tab has it. */
export function holdTable(id: string): Promise<(() => void) | null> {
  // Without a secure address the browser has no locks; `appendChoices` still refuses to overwrite.
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
  const tx = (await database()).transaction(['table', 'choice'], 'readwrite');
  await tx.objectStore('table').delete(id);
  await tx.objectStore('choice').delete(choicesOf(id));
  await tx.done;
}
