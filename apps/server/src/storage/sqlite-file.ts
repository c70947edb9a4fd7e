/** A connection to a SQLite file, with a cache of prepared statements. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** How long to wait for another process that is writing. */
const LOCK_TIMEOUT_MS = 5000;
/** Prepared statements in the cache. */
const MAX_PREPARED = 100;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

export interface StatementResult {
  /** Rows that were changed, or returned. */
  readonly changes: number;
  readonly rows: unknown[];
}

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  /** Every commit is flushed to the disk. */
  constructor(path: string) {
    this.#db = new DatabaseSync(path, { timeout: LOCK_TIMEOUT_MS });
    this.#db.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON; pragma cache_size = -16000');
  }

  get isInTransaction(): boolean {
    return this.#db.isTransaction;
  }

  run({ sql, parameters }: Statement): StatementResult {
    const { statement, returnsRows } = this.#statement(sql);
    if (!returnsRows) return { changes: Number(statement.run(...parameters).changes), rows: [] };
    const rows = statement.all(...parameters);
    return { changes: rows.length, rows };
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** Copies what is in the WAL into the database file. Writers on other connections don't wait for it. */
  checkpoint(): void {
    this.#db.exec('pragma wal_checkpoint(PASSIVE)');
  }

  close(): void {
    this.#db.close();
  }

  #statement(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    // Deleting it and setting it again moves it to the end, so that the first is the least recently used.
    if (known) this.#prepared.delete(sql);
    const ready = known ?? this.#prepare(sql);
    this.#prepared.set(sql, ready);
    for (const [oldest] of this.#prepared) {
      if (this.#prepared.size <= MAX_PREPARED) break;
      this.#prepared.delete(oldest);
    }
    return ready;
  }

  #prepare(sql: string): Prepared {
    const statement = this.#db.prepare(sql);
    return { statement, returnsRows: statement.columns().length > 0 };
  }
}

const isBindable = (value: unknown): value is SQLInputValue =>
  value === null || ['string', 'number', 'bigint'].includes(typeof value) || ArrayBuffer.isView(value);

/** @throws TypeError for a value that SQLite can't store */
export const statementOf = ({ sql, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] }): Statement => ({
  sql,
  parameters: parameters.map((value) => {
    if (isBindable(value)) return value;
    throw new TypeError(`SQLite can't store ${typeof value}`);
  }),
});
