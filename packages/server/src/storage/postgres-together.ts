/** Writes that go to PostgreSQL together: all appends in one statement, the others in a transaction. */
import { type CompiledQuery, sql } from 'kysely';
import type { Db } from './schema.ts';
import type { Entry, Together } from './together.ts';

interface Waiting {
  readonly resolve: (isWhole: boolean) => void;
  readonly reject: (error: unknown) => void;
}
interface Append extends Waiting {
  readonly entry: Entry;
}
interface Write extends Waiting {
  readonly table: string;
  readonly statements: readonly CompiledQuery[];
}

/** Of one transaction. */
const MOST = 200;

export class PostgresTogether implements Together {
  readonly #db: Db;
  #appends: Append[] = [];
  #writes: Write[] = [];
  #running: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  append(entry: Entry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#appends.push({ entry, resolve, reject });
      this.#running ??= this.#work();
    });
  }

  write(table: string, statements: readonly CompiledQuery[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#writes.push({ table, statements, resolve, reject });
      this.#running ??= this.#work();
    });
  }

  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #work(): Promise<void> {
    // Let those come in that are on the way in this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#appends.length + this.#writes.length > 0)
      await Promise.all([
        this.#together(this.#nextAppends(), (batch) => this.#append(batch)),
        this.#together(this.#writes.splice(0, MOST), (batch) => this.#write(batch)),
      ]);
    // In the same breath as the last look at what waits: who comes next begins anew.
    this.#running = null;
  }

  /** The first of each table; the others find it as that leaves it. */
  #nextAppends(): readonly Append[] {
    const next = new Map<string, Append>();
    for (const append of this.#appends) if (next.size < MOST && !next.has(append.entry.table)) next.set(append.entry.table, append);
    this.#appends = this.#appends.filter((append) => next.get(append.entry.table) !== append);
    return [...next.values()];
  }

  /** Each is decided alone: one that fails takes no other with it. */
  async #together<T extends Waiting>(batch: readonly T[], how: (batch: readonly T[]) => Promise<void>): Promise<void> {
    try {
      if (batch.length > 0) await how(batch);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await how([one]).catch(one.reject);
    }
  }

  async #append(batch: readonly Append[]): Promise<void> {
    const moved = await appended(
      this.#db,
      batch.map(({ entry }) => entry),
    );
    for (const { entry, resolve } of batch) resolve(moved.has(entry.table));
  }

  /** Always in the order of the tables' ids, so that two nodes don't wait for each other. */
  async #write(batch: readonly Write[]): Promise<void> {
    const ordered = batch.toSorted((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : 0));
    const whole: boolean[] = [];
    await this.#db.transaction().execute(async (tx) => {
      for (const { statements } of ordered) whole.push(await isWhole(tx, statements));
    });
    for (const [i, { resolve }] of ordered.entries()) resolve(whole[i] ?? false);
  }
}

async function isWhole(tx: Db, statements: readonly CompiledQuery[]): Promise<boolean> {
  for (const [i, statement] of statements.entries()) {
    const { numAffectedRows } = await tx.executeQuery(statement);
    if (i === 0 && !numAffectedRows) return false;
  }
  return true;
}

/** Of no two for the same table; yields the tables that were as their entries have them. They are locked in the order of their ids. */
async function appended(db: Db, entries: readonly Entry[]): Promise<ReadonlySet<string>> {
  const heads = entries.map(({ table, from, version, at, choices, wakeAt }) => [table, from, version, from + choices.length, at, wakeAt]);
  const rows = entries.flatMap(({ table, from, at, choices }) =>
    choices.map(({ seat, key, body }, i) => [table, from + i, at, seat, key, body]),
  );
  const moved = await sql<{ readonly id: string }>`
    with said as (
      select e->>0 as id, (e->>1)::int as was, (e->>2)::int as version, (e->>3)::int as head, (e->>4)::bigint as at, (e->>5)::bigint as wake_at
      from json_array_elements(${JSON.stringify(heads)}::json) as e
    ), free as (
      select tables.id from tables join said on said.id = tables.id and said.was = tables.head and said.version = tables.version
      order by tables.id for no key update of tables
    ), moved as (
      update tables set head = said.head, changed_at = said.at, wake_at = said.wake_at
      from said join free on free.id = said.id where tables.id = said.id returning tables.id
    ), written as (
      insert into choices (table_id, seq, at, seat, key, body)
      select e->>0, (e->>1)::int, (e->>2)::bigint, (e->>3)::int, e->>4, e->>5
      from json_array_elements(${JSON.stringify(rows)}::json) as e join moved on moved.id = e->>0
    )
    select id from moved`.execute(db);
  return new Set(moved.rows.map(({ id }) => id));
}
