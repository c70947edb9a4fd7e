/**
 * The choices of all tables. What has been appended is on the disk, and `seq` has neither gap nor fork: a table's head moves from where
 * the writer thought it to be, or not at all.
 */
import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import type { Db } from './schema.ts';
import type { Together } from './together.ts';

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

  constructor({ db, together }: Pick<Database, 'db' | 'together'>, now: () => number = Date.now, onWritten: OnWritten = () => undefined) {
    this.#db = db;
    this.#now = now;
    this.#onWritten = onWritten;
    this.#statements = new Statements(db);
    this.#together = together;
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
    const isDone = await this.#together.write(table, this.#statements.append(entry));
    if (isDone) this.#onWritten(choices, performance.now() - began);
    return isDone;
  }

  /**
   * Something else of a table, on the same way to the disk. Resolves when it is durable. A change that finds nothing to change ends it: what
   * comes after is not written, and it is false.
   */
  write(table: string, ...changes: readonly Compilable[]): Promise<boolean> {
    return this.#together.write(
      table,
      changes.map((change) => change.compile()),
    );
  }

  /** From choice number `from` on, in order. */
  read(table: string, from = 0): Promise<readonly StoredChoice[]> {
    return readChoices(this.#db, table, from);
  }

  /** Resolves when all that has been given so far is decided. */
  settled(): Promise<void> {
    return this.#together.settled();
  }
}

export const readChoices = (db: Db, table: string, from = 0): Promise<readonly StoredChoice[]> =>
  db
    .selectFrom('choices')
    .select(['seq', 'at', 'seat', 'key', 'body'])
    .where('table_id', '=', table)
    .where('seq', '>=', from)
    .orderBy('seq')
    .execute();

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

  /** The first finds nothing to change where the table is not as the entry has it. */
  append(entry: Entry): readonly CompiledQuery[] {
    const statements = [this.#moved(entry)];
    for (let i = 0; i < entry.choices.length; i += ROWS) statements.push(this.#inserted(entry, i));
    return statements;
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
