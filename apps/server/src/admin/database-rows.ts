/** Reads and writes all rows of a database, and compares databases by digests of their tables. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Db } from '../storage/schema.ts';
import { type TableLayout, tableLayouts } from './database-tables.ts';

export type Value = string | number | null;
type Values = Readonly<Record<string, Value>>;
export interface Row {
  readonly table: string;
  readonly values: Values;
}

const ROWS_PER_QUERY = 1000;
/** SQLite takes 32,766. */
const MAX_PARAMETERS_PER_STATEMENT = 10_000;
const DIGEST_RANGE = 2n ** 256n;

/** A digest of the rows of a table, independent of their order: the sum of their SHA-256 hashes. */
export class Digest {
  #sum = 0n;
  #count = 0;

  add({ values }: Row): void {
    const hash = createHash('sha256')
      .update(JSON.stringify(Object.entries(values).toSorted(byName)))
      .digest('hex');
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % DIGEST_RANGE;
    this.#count += 1;
  }

  get count(): number {
    return this.#count;
  }

  get text(): string {
    return `${this.#count}:${this.#sum.toString(16)}`;
  }
}
const byName = ([a]: readonly [string, Value], [b]: readonly [string, Value]): number => (a < b ? -1 : 1);

/**
 * Reads all rows from one snapshot: later changes are not in it.
 * @returns a digest of each table
 */
export async function readAllRows(database: Database, onRow: (row: Row) => Promise<void> | void): Promise<ReadonlyMap<string, Digest>> {
  const digests = new Map<string, Digest>();
  const transaction = database.db.transaction().setAccessMode('read only');
  await (database.kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction).execute(async (tx) => {
    for (const layout of await tableLayouts({ db: tx, kind: database.kind })) {
      const digest = new Digest();
      digests.set(layout.name, digest);
      for await (const row of rowsOf(tx, layout)) {
        digest.add(row);
        await onRow(row);
      }
    }
  });
  return digests;
}

async function* rowsOf(db: Db, { name, key, columns }: TableLayout): AsyncGenerator<Row> {
  const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  let last: Values | undefined;
  do {
    const after: RawBuilder<unknown> = last ? sql`where (${refs(key)}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``;
    const page = sql<Values>`select ${refs(columns)} from ${sql.table(name)} ${after} order by ${refs(key)} limit ${sql.lit(ROWS_PER_QUERY)}`;
    const rows: readonly Values[] = (await page.execute(db)).rows;
    for (const values of rows) yield { table: name, values };
    last = rows[ROWS_PER_QUERY - 1];
  } while (last);
}

/** Inserts rows in batches. The rows of a table must come one after the other. */
export class RowWriter {
  readonly #db: Db;
  #waiting: Row[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  async add(row: Row): Promise<void> {
    const [first] = this.#waiting;
    const width = Object.keys(row.values).length;
    if (first && (first.table !== row.table || (this.#waiting.length + 1) * width > MAX_PARAMETERS_PER_STATEMENT)) await this.flush();
    this.#waiting.push(row);
  }

  async flush(): Promise<void> {
    const [first] = this.#waiting;
    if (!first) return;
    const columns = Object.keys(first.values);
    const rows = this.#waiting.map(({ values }) => sql`(${sql.join(columns.map((column) => values[column] ?? null))})`);
    this.#waiting = [];
    await sql`insert into ${sql.table(first.table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(rows)}`.execute(
      this.#db,
    );
  }
}
