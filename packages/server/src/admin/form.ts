/** What tables a database has, as it says itself: so that all of them are copied, whoever has added them. */
import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Db } from '../storage/schema.ts';

export interface TableForm {
  readonly name: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** In the order of their names. */
  readonly columns: readonly string[];
}

/** Kysely's own, which say what form the others have. */
const STEPS = 'kysely_migration';
const LOCK = 'kysely_migration_lock';

interface Column {
  readonly table: string;
  readonly column: string;
  /** Its place in the primary key, from 1; 0: it is not in it. */
  readonly key: number;
}
interface Reference {
  readonly child: string;
  readonly parent: string;
}

const COLUMNS = {
  sqlite: sql<Column>`select m.name as "table", c.name as "column", c.pk as "key"
    from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite_%'`,
  postgres: sql<Column>`select c.relname as "table", a.attname as "column",
    coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0) as "key"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`,
};
const REFERENCES = {
  sqlite: sql<Reference>`select m.name as "child", f."table" as "parent"
    from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`,
  postgres: sql<Reference>`select child.relname as "child", parent.relname as "parent"
    from pg_constraint f join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace`,
};

/** Each after those that it refers to. */
export async function formOf({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<readonly TableForm[]> {
  const { rows: columns } = await COLUMNS[kind].execute(db);
  const { rows: references } = await REFERENCES[kind].execute(db);
  const left = new Set(columns.map(({ table }) => table).filter((table) => table !== STEPS && table !== LOCK));
  const sorted: string[] = [];
  while (left.size > 0) {
    const waits = ({ child, parent }: Reference, table: string) => child === table && parent !== table && left.has(parent);
    const next = [...left].filter((table) => !references.some((one) => waits(one, table))).toSorted();
    if (next.length === 0) throw new Error(`the tables ${[...left].join(', ')} refer to each other`);
    for (const table of next) left.delete(table);
    sorted.push(...next);
  }
  return sorted.map((name) => {
    const mine = columns.filter(({ table }) => table === name);
    return {
      name,
      key: mine
        .filter(({ key }) => key > 0)
        .toSorted((a, b) => a.key - b.key)
        .map(({ column }) => column),
      columns: mine.map(({ column }) => column).toSorted(),
    };
  });
}

/** The last step of the migrations that a database has seen; null: none, it is new. */
export async function stepOf(base: Pick<Database, 'db' | 'kind'>): Promise<string | null> {
  const { rows } = await COLUMNS[base.kind].execute(base.db);
  if (!rows.some(({ table }) => table === STEPS)) return null;
  const steps = await sql<{ readonly name: string }>`select name from ${sql.table(STEPS)} order by name desc limit 1`.execute(base.db);
  return steps.rows[0]?.name ?? null;
}

export async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}
