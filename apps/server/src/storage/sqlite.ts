/**
 * A Kysely dialect for Node's built-in SQLite. Queries that only read run in this thread and see committed data. Queries that write run in
 * the writer thread: a single statement is committed together with others that arrive at the same time; a transaction has the writer
 * thread to itself from its first statement to its end.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { SqliteFile, type StatementResult, statementOf } from './sqlite-file.ts';
import { SqliteWriter } from './sqlite-writer.ts';

const WRITE_NODES: readonly string[] = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

export class SqliteDialect implements Dialect {
  readonly #reader: SqliteFile;
  readonly writer: SqliteWriter;

  constructor(path: string) {
    this.#reader = new SqliteFile(path);
    this.#reader.exec('pragma query_only = ON');
    this.writer = new SqliteWriter(path);
  }

  /** Call it after the last query has been answered. */
  async close(): Promise<void> {
    this.#reader.close();
    await this.writer.close();
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#reader, this.writer);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new MultiConnectionAdapter();
  }

  createIntrospector(...[db]: ConstructorParameters<typeof SqliteIntrospector>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class MultiConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #reader: SqliteFile;
  readonly #writer: SqliteWriter;

  constructor(reader: SqliteFile, writer: SqliteWriter) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#reader, this.#writer);
  }

  /** A transaction that writes takes the write lock as it begins: taken later, what it has read could have changed in between. */
  async beginTransaction(connection: SqliteConnection, { accessMode }: TransactionSettings): Promise<void> {
    connection.begin(accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {}
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: SqliteFile;
  readonly #writer: SqliteWriter;
  /** Gives the writer thread back; null while this connection does not have it. */
  #release: (() => void) | null = null;
  /** The `begin` that goes before the next query. Until there is one, the transaction does not keep others waiting. */
  #pendingBegin: CompiledQuery | null = null;

  constructor(reader: SqliteFile, writer: SqliteWriter) {
    this.#reader = reader;
    this.#writer = writer;
  }

  begin(statement: string): void {
    this.#pendingBegin = CompiledQuery.raw(statement);
  }

  /** Does nothing if the transaction had no query. */
  async end(statement: string): Promise<void> {
    this.#pendingBegin = null;
    if (this.#release) await this.#runExclusively(CompiledQuery.raw(statement));
  }

  release(): void {
    this.#release?.();
    this.#release = null;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>;
  async executeQuery(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const { kind } = query.query;
    const isExclusive = this.#pendingBegin !== null || this.#release !== null;
    if (!isExclusive && kind === 'SelectQueryNode') return this.#reader.run(statementOf(query));
    if (!isExclusive && WRITE_NODES.includes(kind)) return resultOf(await this.#writer.run([query], false));
    return resultOf(await this.#runExclusively(query));
  }

  async #runExclusively(query: CompiledQuery): Promise<StatementResult> {
    this.#release ??= await this.#writer.acquire();
    const first = this.#pendingBegin;
    this.#pendingBegin = null;
    return this.#writer.run(first ? [first, query] : [query], true);
  }

  streamQuery(): never {
    throw new Error('SQLite queries can’t be streamed');
  }
}

const resultOf = ({ changes, rows }: StatementResult): QueryResult<unknown> => ({ numAffectedRows: BigInt(changes), rows });
