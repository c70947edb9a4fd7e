/** Games in progress, kept in the browser. Every choice is written before the game goes on, and nothing is written over. */
import type { ChoiceJson, GameOptions, Save, Seat } from '@bb/engine';
import type { StandingPass } from '@bb/protocol';
import type { SeatSetup } from './crew.ts';
import { openDatabase } from './database.ts';
import { openMemory } from './memory.ts';

/**
 * How a table is kept. None: 1, of choices only. 2: choices may be taken back, and a table may begin from a position.
 * 3: bots of every level, some with a temper.
 */
export const TABLE_FORM = 3;

/** How notes are kept; those of another form are forgotten. */
const NOTES_FORM = 2;

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
  /** A first voyage, which follows a script. */
  readonly voyage?: boolean;
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

export const isCurrent = ({ form }: Notes): boolean => form === NOTES_FORM;

export const notesOf = (orders: Notes['orders'], answered: Notes['answered']): Notes => ({ form: NOTES_FORM, orders, answered });

/** A table as it lies there. */
export interface Stored {
  readonly table: StoredTable;
  readonly entries: readonly Entry[];
  readonly notes: Notes | null;
}

/** Where tables lie. */
export interface Shelf {
  /** What is kept is there after the page has gone. */
  readonly lasting: boolean;
  list(): Promise<readonly StoredTable[]>;
  read(id: string): Promise<Stored | null>;
  put(table: StoredTable, choices: readonly ChoiceJson[]): Promise<void>;
  append(table: StoredTable, from: number, entries: readonly Entry[], notes: Notes): Promise<void>;
  remove(id: string): Promise<void>;
}

let opened: Promise<Shelf> | null = null;

/** A browser that gives no database, as some do in private windows, can still be played in. */
function shelf(): Promise<Shelf> {
  opened ??= openDatabase(() => {
    opened = null;
  }).catch(openMemory);
  return opened;
}

/** Whether games outlast the page in this browser. */
export const isLasting = async (): Promise<boolean> => (await shelf()).lasting;

/** The last played first. */
export async function listTables(): Promise<readonly StoredTable[]> {
  const tables = await (await shelf()).list();
  return tables.toSorted((a, b) => b.playedAt - a.playedAt);
}

export const readStored = async (id: string): Promise<Stored | null> => (await shelf()).read(id);

/** All at once, in place of one that is there: a table is never stored without its choices. Its `format` is that of the choices. */
export const putTable = async (table: StoredTable, choices: readonly ChoiceJson[]): Promise<void> =>
  (await shelf()).put({ ...table, form: TABLE_FORM }, choices);

/** Nothing is overwritten: an entry that is there already makes the whole fail, and `isTaken` of the error true. */
export const appendEntries = async (table: StoredTable, from: number, entries: readonly Entry[], notes: Notes): Promise<void> =>
  (await shelf()).append({ ...table, form: TABLE_FORM }, from, entries, notes);

export const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';

/** The browser has no room left. */
export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** A name for a new table. `crypto.randomUUID` is not there on every address. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('');

export const deleteTable = async (id: string): Promise<void> => (await shelf()).remove(id);

/** Asks the browser not to clear away what is kept here when room runs out. */
export function askToLast(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
