/**
 * The choices of all tables. What has been appended is on the disk, and `seq` has neither gap nor fork: a table's head moves from where
 * the writer thought it to be, or not at all. What arrives while a transaction runs goes together into the next one.
 */
import type { Transaction } from 'kysely';
import type { Db, Schema } from './schema.ts';

export interface NewChoice {
  /** -1 is Chance. */
  readonly seat: number;
  readonly key: string | null;
  readonly body: string;
}
export interface StoredChoice extends NewChoice {
  readonly seq: number;
  readonly at: number;
}

interface Entry {
  readonly table: string;
  readonly from: number;
  readonly at: number;
  readonly choices: readonly NewChoice[];
  readonly resolve: (isDone: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Entries of one transaction. */
const MOST = 200;
/** Rows of one statement: SQLite takes 32,766 parameters. */
const ROWS = 2000;

export class Ledger {
  readonly #db: Db;
  readonly #now: () => number;
  #waiting: Entry[] = [];
  #running: Promise<void> | null = null;

  constructor(db: Db, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
  }

  /** Resolves when it is durable; false: the table has not `from` choices any more (or there is none), and nothing was written. */
  append(table: string, from: number, choices: readonly NewChoice[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, from, at: this.#now(), choices, resolve, reject });
      this.#running ??= this.#write();
    });
  }

  /** From choice number `from` on, in order. */
  async read(table: string, from = 0): Promise<readonly StoredChoice[]> {
    return this.#db
      .selectFrom('choices')
      .select(['seq', 'at', 'seat', 'key', 'body'])
      .where('table_id', '=', table)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
  }

  /** Resolves when all that has been appended so far is decided. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #write(): Promise<void> {
    // Let those come in that are on the way in this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST);
      try {
        const done = await this.#db.transaction().execute((tx) => writeAll(tx, batch));
        for (const [i, { resolve }] of batch.entries()) resolve(done[i] ?? false);
      } catch (error) {
        // One that can't be written is not to take the others with it.
        if (batch.length === 1) batch[0]?.reject(error);
        else for (const entry of batch) await this.#writeAlone(entry);
      }
    }
    // In the same breath as the last look at what waits: who appends next begins anew.
    this.#running = null;
  }

  async #writeAlone(entry: Entry): Promise<void> {
    try {
      const [done = false] = await this.#db.transaction().execute((tx) => writeAll(tx, [entry]));
      entry.resolve(done);
    } catch (error) {
      entry.reject(error);
    }
  }
}

/** Always in the order of the tables' ids, so that two nodes don't wait for each other. */
async function writeAll(tx: Transaction<Schema>, batch: readonly Entry[]): Promise<readonly boolean[]> {
  const done = batch.map(() => false);
  const order = [...batch.keys()].sort((a, b) => compare(batch[a]?.table, batch[b]?.table) || a - b);
  const rows: Schema['choices'][] = [];
  for (const i of order) {
    const entry = batch[i];
    if (!entry) continue;
    const { table, from, at, choices } = entry;
    const { numUpdatedRows } = await tx
      .updateTable('tables')
      .set({ head: from + choices.length, changed_at: at })
      .where('id', '=', table)
      .where('head', '=', from)
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) continue;
    done[i] = true;
    choices.forEach((choice, k) => void rows.push({ table_id: table, seq: from + k, at, ...choice }));
  }
  for (let i = 0; i < rows.length; i += ROWS)
    await tx
      .insertInto('choices')
      .values(rows.slice(i, i + ROWS))
      .execute();
  return done;
}

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
