/** Games in progress, stored in the browser. Each choice is written before the game goes on, and no entry is ever overwritten. */
import type { ChoiceJson, Seat } from '@bb/kernel';
import type { SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';
import { openBrowserDatabase } from './browser-database.ts';
import { openMemoryStore } from './memory-store.ts';

/** Version of the stored form of a table and its entries. It grows with the formats of records and what-ifs, too. */
export const TABLE_FORM = 2;

/** Version of the stored form of notes. Notes of another version are ignored. */
const NOTES_FORM = 1;

/** Only the first `takenBack` choices still count. */
export interface TakenBack {
  readonly takenBack: number;
}
export type Entry<Kind extends string = string> = ChoiceJson<Kind> | TakenBack;

/** Data for the players of a table that is left out of records. */
export interface Notes<T extends SessionTypes = SessionTypes> {
  readonly form: number;
  readonly orders: readonly (readonly [Seat, T['standing']])[];
  /** By seat: the number of choices after the player's last answer. */
  readonly answered: readonly (readonly [Seat, number])[];
}

export const hasCurrentForm = ({ form }: Notes): boolean => form === NOTES_FORM;

export const notesOf = <T extends SessionTypes>(orders: Notes<T>['orders'], answered: Notes['answered']): Notes<T> => ({
  form: NOTES_FORM,
  orders,
  answered,
});

export interface TableContents<T extends SessionTypes = SessionTypes> {
  readonly table: StoredTable<T>;
  readonly entries: readonly Entry<T['choice']['type']>[];
  readonly notes: Notes<T> | null;
}

export interface TableStorage {
  /** The tables outlast the page. */
  readonly isPersistent: boolean;
  list(): Promise<readonly StoredTable[]>;
  read(id: string): Promise<TableContents | null>;
  put(table: StoredTable, choices: readonly ChoiceJson[]): Promise<void>;
  /** Stores entries from number `from` on. @throws if one of them exists already */
  append(table: StoredTable, from: number, entries: readonly Entry[], notes: Notes): Promise<void>;
  remove(id: string): Promise<void>;
}

let opened: Promise<TableStorage> | null = null;

/** Falls back to memory in a browser without a database, such as some private windows. */
function storage(): Promise<TableStorage> {
  opened ??= openBrowserDatabase(() => {
    opened = null;
  }).catch(openMemoryStore);
  return opened;
}

/** Whether games outlast the page in this browser. */
export const isPersistent = async (): Promise<boolean> => (await storage()).isPersistent;

export interface TableList {
  /** The most recently played first. */
  readonly tables: readonly StoredTable[];
  /** The ids of tables that can't be read: they are damaged, or were stored before forms had a number. */
  readonly damaged: readonly string[];
}

export async function listTables(): Promise<TableList> {
  const all = await (await storage()).list();
  return {
    tables: all.filter(isReadable).toSorted((a, b) => b.playedAt - a.playedAt),
    damaged: all.flatMap((table) => (isReadable(table) ? [] : [String(table.id)])),
  };
}

/** A table of a later form is listed as usual, because the page of that version can read it. */
const isReadable = (table: StoredTable): boolean => isSound(table) && typeof table.form === 'number';

/** Whether what the database holds has the shape of a table: a browser can lose or damage a part of it. */
export function isSound(table: Partial<StoredTable>): boolean {
  const { id, options, seats, createdAt, playedAt, over } = table;
  return (
    typeof id === 'string' &&
    typeof options === 'object' &&
    options !== null &&
    Array.isArray(seats) &&
    seats.every((seat: unknown) => typeof seat === 'object' && seat !== null && 'name' in seat && 'kind' in seat) &&
    typeof createdAt === 'number' &&
    typeof playedAt === 'number' &&
    typeof over === 'boolean'
  );
}

export const readStored = async (id: string): Promise<TableContents | null> => (await storage()).read(id);

/** Stores a table and its choices in one transaction, replacing an older one with the same id. */
export const putTable = async (table: StoredTable, choices: readonly ChoiceJson[]): Promise<void> =>
  (await storage()).put({ ...table, form: TABLE_FORM }, choices);

/** @throws an error for which `isConflict` is true, if an entry from number `from` on exists already; then nothing is written */
export const appendEntries = async (table: StoredTable, from: number, entries: readonly Entry[], notes: Notes): Promise<void> =>
  (await storage()).append({ ...table, form: TABLE_FORM }, from, entries, notes);

export const isConflict = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';

export const isStorageFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** A random id. `crypto.randomUUID` is missing on addresses without HTTPS. */
export const randomId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('');

export const deleteTable = async (id: string): Promise<void> => (await storage()).remove(id);

/** Asks the browser not to delete the stored games when it runs out of space. */
export function requestPersistence(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
