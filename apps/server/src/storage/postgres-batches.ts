/** A `WriteBatch` for PostgreSQL: all waiting appends go in one statement, all other waiting writes in one transaction. */
import { type CompiledQuery, sql } from 'kysely';
import type { Db } from './schema.ts';
import type { LogAppend, WriteBatch } from './write-batch.ts';

interface Pending {
  readonly resolve: (isWhole: boolean) => void;
  readonly reject: (error: unknown) => void;
}
interface PendingAppend extends Pending {
  readonly entry: LogAppend;
}
interface PendingWrite extends Pending {
  readonly table: string;
  readonly statements: readonly CompiledQuery[];
}

/** Appends in one statement, or writes in one transaction. */
const MAX_BATCH_SIZE = 200;

export class PostgresBatches implements WriteBatch {
  readonly #db: Db;
  #appends: PendingAppend[] = [];
  #writes: PendingWrite[] = [];
  #running: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  append(entry: LogAppend): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#appends.push({ entry, resolve, reject });
      this.#running ??= this.#drain();
    });
  }

  write(table: string, statements: readonly CompiledQuery[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#writes.push({ table, statements, resolve, reject });
      this.#running ??= this.#drain();
    });
  }

  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #drain(): Promise<void> {
    // Collect what else is added in this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#appends.length + this.#writes.length > 0)
      await Promise.all([
        this.#runBatch(this.#nextAppends(), (batch) => this.#append(batch)),
        this.#runBatch(this.#writes.splice(0, MAX_BATCH_SIZE), (batch) => this.#write(batch)),
      ]);
    // There is no await since the loop found nothing waiting, so the next append or write starts a new run.
    this.#running = null;
  }

  /** At most one append of each table: the next one of the same table depends on it. */
  #nextAppends(): readonly PendingAppend[] {
    const next = new Map<string, PendingAppend>();
    for (const append of this.#appends)
      if (next.size < MAX_BATCH_SIZE && !next.has(append.entry.table)) next.set(append.entry.table, append);
    this.#appends = this.#appends.filter((append) => next.get(append.entry.table) !== append);
    return [...next.values()];
  }

  /** If the batch fails, runs each item alone, so that one that fails does not fail the others. */
  async #runBatch<T extends Pending>(batch: readonly T[], run: (batch: readonly T[]) => Promise<void>): Promise<void> {
    try {
      if (batch.length > 0) await run(batch);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const entry of batch) await run([entry]).catch(entry.reject);
    }
  }

  async #append(batch: readonly PendingAppend[]): Promise<void> {
    const moved = await appendAll(
      this.#db,
      batch.map(({ entry }) => entry),
    );
    for (const { entry, resolve } of batch) resolve(moved.has(entry.table));
  }

  /** Writes in the order of the tables' ids, so that two nodes don't deadlock. */
  async #write(batch: readonly PendingWrite[]): Promise<void> {
    const ordered = batch.toSorted((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : 0));
    const results: boolean[] = [];
    await this.#db.transaction().execute(async (tx) => {
      for (const { statements } of ordered) results.push(await runStatements(tx, statements));
    });
    for (const [i, { resolve }] of ordered.entries()) resolve(results[i] ?? false);
  }
}

/** @returns false if the first statement changed nothing; then none of the others has run */
async function runStatements(tx: Db, statements: readonly CompiledQuery[]): Promise<boolean> {
  for (const [i, statement] of statements.entries()) {
    const { numAffectedRows } = await tx.executeQuery(statement);
    if (i === 0 && !numAffectedRows) return false;
  }
  return true;
}

/**
 * Locks the tables in the order of their ids, so that two nodes don't deadlock.
 * @param entries  no two for the same table
 * @returns the ids of the tables that had `from` choices and this `version`, and now have the new choices
 */
async function appendAll(db: Db, entries: readonly LogAppend[]): Promise<ReadonlySet<string>> {
  const heads = entries.map(({ table, from, version, at, choices, wakeAt }) => [table, from, version, from + choices.length, at, wakeAt]);
  const rows = entries.flatMap(({ table, from, at, choices }) =>
    choices.map(({ seat, key, body }, i) => [table, from + i, at, seat, key, body]),
  );
  const moved = await sql<{ readonly id: string }>`
    with input as (
      select e->>0 as id, (e->>1)::int as was, (e->>2)::int as version, (e->>3)::int as head, (e->>4)::bigint as at, (e->>5)::bigint as wake_at
      from json_array_elements(${JSON.stringify(heads)}::json) as e
    ), free as (
      select tables.id from tables join input on input.id = tables.id and input.was = tables.head and input.version = tables.version
      order by tables.id for no key update of tables
    ), moved as (
      update tables set head = input.head, changed_at = input.at, wake_at = input.wake_at
      from input join free on free.id = input.id where tables.id = input.id returning tables.id
    ), written as (
      insert into choices (table_id, seq, at, seat, key, body)
      select e->>0, (e->>1)::int, (e->>2)::bigint, (e->>3)::int, e->>4, e->>5
      from json_array_elements(${JSON.stringify(rows)}::json) as e join moved on moved.id = e->>0
    )
    select id from moved`.execute(db);
  return new Set(moved.rows.map(({ id }) => id));
}
