/** Opens the database and brings it to today's form. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { MIGRATIONS } from './migrations.ts';
import { PostgresTogether } from './postgres-together.ts';
import type { Db, Schema } from './schema.ts';
import { SqliteDialect } from './sqlite.ts';
import type { Together } from './together.ts';
import { withoutPassword } from './without-password.ts';

export interface Database {
  readonly db: Db;
  readonly kind: 'sqlite' | 'postgres';
  readonly together: Together;
  close(): Promise<void>;
}

/** What was asked for can't be opened; the message names it, without its password. */
export class NoDatabase extends Error {
  constructor(where: string, why: string) {
    super(`The database ${where} can't be opened: ${why}`);
    this.name = 'NoDatabase';
  }
}

/** The step of the migrations that makes today's form. */
export const LATEST = Object.keys(MIGRATIONS).toSorted().at(-1) ?? '';

const CONNECTIONS = 10;
/** Milliseconds. */
const PATIENCE = 5000;
const INT8 = 20;
/** A connection or a node that is gone without a word is not waited for by the others. */
export const LIVELY = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, idle_in_transaction_session_timeout: 10_000 } as const;
const messageOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(messageOf).join('; ') : error instanceof Error ? error.message : String(error);

/**
 * `url`: `postgres://…`, else the path of a SQLite file, which is made where there is none. `upTo`: the step of the migrations after which
 * it is left alone; none: it is not touched. @throws NoDatabase
 */
export async function openDatabase(url: string, upTo: string | null = LATEST): Promise<Database> {
  const kind = /^postgres(ql)?:/.test(url) ? 'postgres' : 'sqlite';
  let opened: Database | undefined;
  try {
    opened = kind === 'postgres' ? openPostgres(url) : openSqlite(url);
    if (upTo !== null) await (kind === 'sqlite' ? migrateSqlite(opened.db, upTo) : migrate(opened.db, upTo, false));
    return opened;
  } catch (error) {
    await opened?.close().catch(() => undefined);
    throw new NoDatabase(kind === 'postgres' ? withoutPassword(url) : url, messageOf(error));
  }
}

function openPostgres(url: string): Database {
  const db = new Kysely<Schema>({ dialect: postgresDialect(url) });
  return { db, kind: 'postgres', together: new PostgresTogether(db), close: () => db.destroy() };
}

function openSqlite(path: string): Database {
  const dialect = new SqliteDialect(path);
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    kind: 'sqlite',
    together: dialect.writer,
    async close() {
      await db.destroy();
      await dialect.close();
    },
  };
}

function postgresDialect(connectionString: string): PostgresDialect {
  const types = {
    // Moments and counters fit into a number.
    getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
  };
  return new PostgresDialect({
    pool: patientPool({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: PATIENCE, types, ...LIVELY }),
  });
}

/** A connection that is lost ends what is asked over it; unheard, it would end the process. */
export function patientPool(config: pg.PoolConfig): pg.Pool {
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

/** Asked where it takes no turn of the thread that writes: most often there is nothing to do. */
async function isMigrated(db: Db, upTo: string): Promise<boolean> {
  const there = db.selectFrom(sql`sqlite_master`.as('made')).where(sql.ref('made.name'), '=', 'kysely_migration');
  if (!(await there.select(sql.lit(1).as('is')).executeTakeFirst())) return false;
  const made = await db.selectFrom(sql<{ name: string }>`kysely_migration`.as('made')).select('made.name').orderBy('made.name').execute();
  const wanted = Object.keys(MIGRATIONS).filter((name) => name <= upTo);
  return made.map(({ name }) => name).join() === wanted.toSorted().join();
}

/**
 * Of several processes that start at once one migrates, and the others wait: on PostgreSQL Kysely sees to it, here a transaction that
 * writes from its first word.
 */
async function migrateSqlite(db: Db, upTo: string): Promise<void> {
  if (await isMigrated(db, upTo)) return;
  await db.connection().execute(async (one) => {
    await sql`begin immediate`.execute(one);
    try {
      await migrate(one, upTo, true);
      await sql`commit`.execute(one);
    } catch (error) {
      await sql`rollback`.execute(one);
      throw error;
    }
  });
}
