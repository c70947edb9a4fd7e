/** The tables of a database, read from its catalog, so that copies include tables of every version of the server. */
import { sql } from 'kysely';
import { type Database, migrationsOf } from '../storage/database.ts';
import type { Db } from '../storage/schema.ts';

export interface TableLayout {
  readonly name: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** Sorted by name. */
  readonly columns: readonly string[];
}

/** Kysely's own tables. They are not copied: a new database gets them by its migrations. */
const MIGRATIONS_TABLE = 'kysely_migration';
const MIGRATION_LOCK_TABLE = 'kysely_migration_lock';

interface Column {
  readonly table: string;
  readonly column: string;
  /** Its position in the primary key, from 1; 0 if it is not part of it. */
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

/** @returns all tables, each after those that it refers to */
export async function tableLayouts({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<readonly TableLayout[]> {
  const { rows: columns } = await COLUMNS[kind].execute(db);
  const { rows: references } = await REFERENCES[kind].execute(db);
  const left = new Set(columns.map(({ table }) => table).filter((table) => table !== MIGRATIONS_TABLE && table !== MIGRATION_LOCK_TABLE));
  const sorted: string[] = [];
  while (left.size > 0) {
    const refersToRest = ({ child, parent }: Reference, table: string) => child === table && parent !== table && left.has(parent);
    const next = [...left].filter((table) => !references.some((reference) => refersToRest(reference, table))).toSorted();
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

/** @returns the id of the last migration of a database; null if it is new */
export const lastMigration = async (base: Pick<Database, 'db' | 'kind'>): Promise<string | null> =>
  (await migrationsOf(base)).at(-1) ?? null;

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}
