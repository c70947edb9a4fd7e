/** Opens the database and runs the migrations that are missing. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { INITIAL_MIGRATION, MIGRATIONS } from './migrations.ts';
import { PostgresBatches } from './postgres-batches.ts';
import type { Db, Schema } from './schema.ts';
import { SqliteDialect } from './sqlite.ts';
import type { WriteBatch } from './write-batch.ts';

/** @returns the URL of a service without the password in it, for messages and logs */
function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    parsed.password = '';
    return parsed.href;
  } catch {
    return url.split('@').at(-1) ?? url;
  }
}

export interface Database {
  readonly db: Db;
  readonly kind: 'sqlite' | 'postgres';
  readonly writeBatch: WriteBatch;
  close(): Promise<void>;
}

/** The database can't be opened. The message names it, without its password, and says why. */
export class DatabaseOpenError extends Error {
  constructor(where: string, why: string) {
    super(`The database ${where} can't be opened: ${why}`);
    this.name = 'DatabaseOpenError';
  }
}

/** The id of the newest migration. */
const LATEST_MIGRATION = Object.keys(MIGRATIONS).toSorted().at(-1) ?? '';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** PostgreSQL's id of the type `bigint`. */
const INT8_OID = 20;
/** Finds connections that have died silently, and frees the locks of a node that died within a transaction. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, idle_in_transaction_session_timeout: 10_000 } as const;
/** The names of the tables, at least. */
const CATALOGS = {
  sqlite: sql<{ name: string }>`sqlite_master`,
  postgres: sql<{ name: string }>`(select relname as name from pg_class where relnamespace = current_schema()::regnamespace)`,
};
const messageOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(messageOf).join('; ') : error instanceof Error ? error.message : String(error);

/**
 * @param url   `postgres://…`, or the path of a SQLite file, which is created if it does not exist
 * @param upTo  the id of the last migration to run; null runs none
 * @throws DatabaseOpenError
 */
export async function openDatabase(url: string, upTo: string | null = LATEST_MIGRATION): Promise<Database> {
  const kind = /^postgres(ql)?:/.test(url) ? 'postgres' : 'sqlite';
  let opened: Database | undefined;
  try {
    opened = kind === 'postgres' ? openPostgres(url) : openSqlite(url);
    if (upTo === null) return opened;
    const applied = await migrationsOf(opened);
    refuseForeign(applied);
    const wanted = Object.keys(MIGRATIONS).filter((id) => id <= upTo);
    if (applied.join() !== wanted.toSorted().join())
      await (kind === 'sqlite' ? migrateSqlite(opened.db, upTo) : migrate(opened.db, upTo, false));
    return opened;
  } catch (error) {
    await opened?.close().catch(() => undefined);
    throw new DatabaseOpenError(kind === 'postgres' ? withoutPassword(url) : url, messageOf(error));
  }
}

function openPostgres(url: string): Database {
  const db = new Kysely<Schema>({ dialect: postgresDialect(url) });
  return { db, kind: 'postgres', writeBatch: new PostgresBatches(db), close: () => db.destroy() };
}

function openSqlite(path: string): Database {
  const dialect = new SqliteDialect(path);
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    kind: 'sqlite',
    writeBatch: dialect.writer,
    async close() {
      await db.destroy();
      await dialect.close();
    },
  };
}

function postgresDialect(connectionString: string): PostgresDialect {
  const types = {
    // Times and counters fit into a JavaScript number.
    getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format)),
  };
  return new PostgresDialect({
    pool: createPool({ connectionString, max: MAX_CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, types, ...KEEP_ALIVE }),
  });
}

/** A pool that survives lost connections: the queries on them fail, but an `error` event without a listener would end the process. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function migrate(db: Db, upTo: string, disableTransactions: boolean): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateTo(upTo, { disableTransactions });
  if (error) throw error;
}

/** @returns the ids of the migrations that a database has, in order. Reads only, so that the usual start waits for no writer. */
export async function migrationsOf({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<readonly string[]> {
  const tables = CATALOGS[kind].as('applied');
  const has = db.selectFrom(tables).select(sql.lit(1).as('is')).where('applied.name', '=', 'kysely_migration');
  if (!(await has.executeTakeFirst())) return [];
  const applied = await db
    .selectFrom(sql<{ name: string }>`kysely_migration`.as('applied'))
    .select('applied.name')
    .orderBy('applied.name')
    .execute();
  return applied.map(({ name }) => name);
}

/** @throws if a database has a migration that this program lacks; nothing in it has been changed by then */
function refuseForeign(applied: readonly string[]): void {
  const foreign = applied.find((id) => !(id in MIGRATIONS));
  if (foreign === undefined) return;
  if (applied.includes(INITIAL_MIGRATION)) throw new Error(`it has the migration ${foreign} of a newer server. Update this server.`);
  throw new Error(
    'it is from a program before 1.0.0-beta.1, which was never released. Start with a fresh folder (BB_DATA) or an empty database (DATABASE_URL). Nothing in this one has been changed.',
  );
}

/**
 * If several processes start at once, one migrates and the others wait. On PostgreSQL Kysely takes a lock; on SQLite this transaction
 * takes the write lock as it begins.
 */
async function migrateSqlite(db: Db, upTo: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await migrate(connection, upTo, true);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}
