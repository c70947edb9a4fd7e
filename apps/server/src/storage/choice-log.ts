/**
 * The choices of all tables. Appended choices are durable, and a table's `seq` has no gap and no fork: an append succeeds only if the table
 * still has as many choices as its writer believes.
 */
import type { Compilable } from 'kysely';
import type { Database } from './database.ts';
import type { Db } from './schema.ts';
import type { WriteBatch } from './write-batch.ts';

export interface NewChoice {
  /** -1 is Chance. */
  readonly seat: number;
  /** The client's name for its message, so that one sent twice counts once; null if the server chose. */
  readonly key: string | null;
  /** The choice, as JSON. */
  readonly body: string;
}
export interface StoredChoice extends NewChoice {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Is called when choices are durable. */
type OnWritten = (choices: readonly NewChoice[], milliseconds: number) => void;

export class ChoiceLog {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #onWritten: OnWritten;
  readonly #writeBatch: WriteBatch;

  constructor(
    { db, writeBatch }: Pick<Database, 'db' | 'writeBatch'>,
    now: () => number = Date.now,
    onWritten: OnWritten = () => undefined,
  ) {
    this.#db = db;
    this.#now = now;
    this.#onWritten = onWritten;
    this.#writeBatch = writeBatch;
  }

  /**
   * @param from     how many choices the table has before
   * @param version  the version of its table record
   * @param wakeAt   when a node has to wake the table, in milliseconds since 1970; null means only on request
   * @returns true once it is durable; false if the table is gone or has other choices or another version, and nothing was written
   */
  async append(
    table: string,
    from: number,
    version: number,
    choices: readonly NewChoice[],
    wakeAt: number | null = null,
  ): Promise<boolean> {
    const began = performance.now();
    const isWritten = await this.#writeBatch.append({ table, from, version, at: this.#now(), choices, wakeAt });
    if (isWritten) this.#onWritten(choices, performance.now() - began);
    return isWritten;
  }

  /**
   * Writes something else of a table, in the same batches as its choices.
   * @returns true once it is durable; false if the first change changed nothing, and nothing was written
   */
  write(table: string, ...changes: readonly Compilable[]): Promise<boolean> {
    return this.#writeBatch.write(
      table,
      changes.map((change) => change.compile()),
    );
  }

  /** @returns the choices from number `from` on, in order */
  read(table: string, from = 0): Promise<readonly StoredChoice[]> {
    return readChoices(this.#db, table, from);
  }

  /** Resolves when all writes so far have succeeded or failed. */
  settled(): Promise<void> {
    return this.#writeBatch.settled();
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
