/**
 * The choices of all tables. What has been appended is on the disk, and `seq` has neither gap nor fork: a table's head moves from where
 * the writer thought it to be, or not at all.
 */
import type { CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';
import { Together } from './together.ts';

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
  readonly version: number;
  readonly at: number;
  readonly choices: readonly NewChoice[];
  readonly wakeAt: number | null;
}

/** Hears of what is durable, and how many milliseconds it took. */
type OnWritten = (choices: readonly NewChoice[], time: number) => void;

/** Rows of one statement: SQLite takes 32,766 parameters. */
const ROWS = 2000;

export class Ledger {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #onWritten: OnWritten;
  readonly #statements: Statements;
  readonly #together: Together;

  constructor(db: Db, now: () => number = Date.now, onWritten: OnWritten = () => undefined) {
    this.#db = db;
    this.#now = now;
    this.#onWritten = onWritten;
    this.#statements = new Statements(db);
    this.#together = new Together(db);
  }

  /**
   * Resolves when it is durable; false: the table has not `from` choices any more, or its body not this `version` (or there is none), and
   * nothing was written. `wakeAt`: when a node has to look after the table, though nobody asks.
   */
  async append(
    table: string,
    from: number,
    version: number,
    choices: readonly NewChoice[],
    wakeAt: number | null = null,
  ): Promise<boolean> {
    const began = performance.now();
    const entry: Entry = { table, from, version, at: this.#now(), choices, wakeAt };
    const isDone = await this.#together.write(table, (tx) => this.#statements.append(tx, entry));
    if (isDone) this.#onWritten(choices, performance.now() - began);
    return isDone;
  }

  /** Something else of a table, on the same way to the disk. Resolves when it is durable; `work` may be tried again. */
  write<T>(table: string, work: (tx: Db) => Promise<T>): Promise<T> {
    return this.#together.write(table, work);
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

  /** Resolves when all that has been given so far is decided. */
  settled(): Promise<void> {
    return this.#together.settled();
  }
}

/**
 * What the statements are in the words of the database: worked out once for each form they have, for they are most of what a choice costs.
 * The parameters stand in the order of the columns.
 */
class Statements {
  readonly #move: CompiledQuery;
  readonly #inserts = new Map<number, CompiledQuery>();
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
    this.#move = db
      .updateTable('tables')
      .set({ head: 0, changed_at: 0, wake_at: 0 })
      .where('id', '=', '')
      .where('head', '=', 0)
      .where('version', '=', 0)
      .compile();
  }

  /** False: the table is not as the entry has it. */
  async append(tx: Db, entry: Entry): Promise<boolean> {
    const { numAffectedRows } = await tx.executeQuery(this.#moved(entry));
    if (Number(numAffectedRows) !== 1) return false;
    for (let i = 0; i < entry.choices.length; i += ROWS) await tx.executeQuery(this.#inserted(entry, i));
    return true;
  }

  #moved({ table, from, version, at, choices, wakeAt }: Entry): CompiledQuery {
    return { ...this.#move, parameters: [from + choices.length, at, wakeAt, table, from, version] };
  }

  #inserted({ table, from, at, choices }: Entry, first: number): CompiledQuery {
    const rows = choices
      .slice(first, first + ROWS)
      .map(({ seat, key, body }, i) => ({ table_id: table, seq: from + first + i, at, seat, key, body }));
    const known = this.#inserts.get(rows.length) ?? this.#db.insertInto('choices').values(rows).compile();
    this.#inserts.set(rows.length, known);
    return { ...known, parameters: rows.flatMap(({ table_id, seq, at, seat, key, body }) => [table_id, seq, at, seat, key, body]) };
  }
}
