/** Kysely speaks to better-sqlite3; this is the whole way from there to Node's own SQLite. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** Milliseconds to wait for another process that writes. */
const PATIENCE = 5000;

const isInput = (value: unknown): value is SQLInputValue =>
  value === null || ['string', 'number', 'bigint'].includes(typeof value) || ArrayBuffer.isView(value);

function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (isInput(value)) return value;
    throw new TypeError(`SQLite can't store ${typeof value}`);
  });
}

/** Statements that are kept ready. */
const MOST_READY = 100;

/** `file`: a path, or `:memory:`. What is committed is on the disk. */
export function sqliteDialect(file: string): SqliteDialect {
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  db.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON; pragma cache_size = -16000');
  const ready = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const statement = db.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...inputs(parameters)),
      run: (parameters) => statement.run(...inputs(parameters)),
      iterate: (parameters) => statement.iterate(...inputs(parameters)),
    };
  };
  const database: SqliteDatabase = {
    close: () => db.close(),
    prepare(text) {
      const known = ready.get(text) ?? prepare(text);
      // The one that was asked for longest ago goes.
      ready.delete(text);
      ready.set(text, known);
      for (const [oldest] of ready) {
        if (ready.size <= MOST_READY) break;
        ready.delete(oldest);
      }
      return known;
    },
  };
  return new SqliteDialect({ database });
}
