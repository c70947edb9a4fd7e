/**
 * The choices of all tables. What has been appended is on the disk, and `seq` has neither gap nor fork: a table's head moves from where
 * the writer thought it to be, or not at all.
 */
import type { Compilable } from 'kysely';
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

/** Hears of what is durable, and how many milliseconds it took. */
type OnWritten = (choices: readonly NewChoice[], time: number) => void;

export class Ledger {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #onWritten: OnWritten;
  readonly #together: Together;

  constructor({ db, together }: Pick<Database, 'db' | 'together'>, now: () => number = Date.now, onWritten: OnWritten = () => undefined) {
    this.#db = db;
    this.#now = now;
    this.#onWritten = onWritten;
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
    const isDone = await this.#together.append({ table, from, version, at: this.#now(), choices, wakeAt });
    if (isDone) this.#onWritten(choices, performance.now() - began);
    return isDone;
  }

  /**
   * Something else of a table, on the same way to the disk. Resolves when it is durable; false: the first change has found nothing to change,
   * and nothing was written.
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
