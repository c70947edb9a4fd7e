/** Rows of any table, read all and written all; and a digest by which two databases are compared. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Db } from '../storage/schema.ts';
import { formOf, type TableForm } from './form.ts';

export type Value = string | number | null;
type Values = Readonly<Record<string, Value>>;
export interface Row {
  readonly table: string;
  readonly values: Values;
}

/** Rows that are read at once. */
const PAGE = 1000;
/** Parameters of a statement: SQLite takes 32,766. */
const PARAMETERS = 10_000;
const RANGE = 2n ** 256n;

/** Of all rows of a table, in whatever order they come. */
export class Digest {
  #sum = 0n;
  #count = 0;

  add({ values }: Row): void {
    const hash = createHash('sha256')
      .update(JSON.stringify(Object.entries(values).toSorted(byName)))
      .digest('hex');
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % RANGE;
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

/** All that a database holds at one moment; nothing that comes meanwhile. */
export async function readAll(base: Database, take: (row: Row) => Promise<void> | void): Promise<ReadonlyMap<string, Digest>> {
  const digests = new Map<string, Digest>();
  const transaction = base.db.transaction().setAccessMode('read only');
  await (base.kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction).execute(async (tx) => {
    for (const form of await formOf({ db: tx, kind: base.kind })) {
      const digest = new Digest();
      digests.set(form.name, digest);
      for await (const row of rowsOf(tx, form)) {
        digest.add(row);
        await take(row);
      }
    }
  });
  return digests;
}

async function* rowsOf(db: Db, { name, key, columns }: TableForm): AsyncGenerator<Row> {
  const refs = (names: readonly string[]) => sql.join(names.map((one) => sql.ref(one)));
  let last: Values | undefined;
  do {
    const after: RawBuilder<unknown> = last ? sql`where (${refs(key)}) > (${sql.join(key.map((one) => last?.[one]))})` : sql``;
    const page = sql<Values>`select ${refs(columns)} from ${sql.table(name)} ${after} order by ${refs(key)} limit ${sql.lit(PAGE)}`;
    const rows: readonly Values[] = (await page.execute(db)).rows;
    for (const values of rows) yield { table: name, values };
    last = rows[PAGE - 1];
  } while (last);
}

/** Writes rows that come table by table. */
export class Writer {
  readonly #db: Db;
  #waiting: Row[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  async add(row: Row): Promise<void> {
    const [first] = this.#waiting;
    const width = Object.keys(row.values).length;
    if (first && (first.table !== row.table || (this.#waiting.length + 1) * width > PARAMETERS)) await this.flush();
    this.#waiting.push(row);
  }

  async flush(): Promise<void> {
    const [first] = this.#waiting;
    if (!first) return;
    const columns = Object.keys(first.values);
    const rows = this.#waiting.map(({ values }) => sql`(${sql.join(columns.map((column) => values[column] ?? null))})`);
    this.#waiting = [];
    await sql`insert into ${sql.table(first.table)} (${sql.join(columns.map((one) => sql.ref(one)))}) values ${sql.join(rows)}`.execute(
      this.#db,
    );
  }
}
