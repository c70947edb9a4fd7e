/** A connection to a SQLite file, with its statements kept ready. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** Milliseconds to wait for another process that writes. */
const PATIENCE = 5000;
/** Statements that are kept ready. */
const MOST_READY = 100;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

export interface Done {
  /** Rows that it has changed. */
  readonly changes: number;
  /** What it yields. */
  readonly rows: unknown[];
}

interface Ready {
  readonly statement: StatementSync;
  readonly yieldsRows: boolean;
}

export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #ready = new Map<string, Ready>();

  /** What is committed is on the disk. */
  constructor(path: string) {
    this.#db = new DatabaseSync(path, { timeout: PATIENCE });
    this.#db.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON; pragma cache_size = -16000');
  }

  get isInTransaction(): boolean {
    return this.#db.isTransaction;
  }

  run({ sql, parameters }: Statement): Done {
    const { statement, yieldsRows } = this.#prepared(sql);
    if (!yieldsRows) return { changes: Number(statement.run(...parameters).changes), rows: [] };
    const rows = statement.all(...parameters);
    return { changes: rows.length, rows };
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** Puts in its place what was written by now. Nobody waits for it who writes on another connection. */
  settle(): void {
    this.#db.exec('pragma wal_checkpoint(PASSIVE)');
  }

  close(): void {
    this.#db.close();
  }

  #prepared(sql: string): Ready {
    const known = this.#ready.get(sql);
    // The one that was asked for longest ago goes.
    if (known) this.#ready.delete(sql);
    const ready = known ?? this.#prepare(sql);
    this.#ready.set(sql, ready);
    for (const [oldest] of this.#ready) {
      if (this.#ready.size <= MOST_READY) break;
      this.#ready.delete(oldest);
    }
    return ready;
  }

  #prepare(sql: string): Ready {
    const statement = this.#db.prepare(sql);
    return { statement, yieldsRows: statement.columns().length > 0 };
  }
}

const isInput = (value: unknown): value is SQLInputValue =>
  value === null || ['string', 'number', 'bigint'].includes(typeof value) || ArrayBuffer.isView(value);

/** @throws TypeError for what SQLite can't store. */
export const statementOf = ({ sql, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] }): Statement => ({
  sql,
  parameters: parameters.map((value) => {
    if (isInput(value)) return value;
    throw new TypeError(`SQLite can't store ${typeof value}`);
  }),
});
