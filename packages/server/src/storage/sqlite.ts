/**
 * Kysely's way to Node's own SQLite: what only reads is read here, from what is committed; what writes goes to a thread of its own. A single
 * change goes to the disk with others that come at the same time; a transaction has the thread to itself, from its first word.
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
import { type Done, SqliteFile, statementOf } from './sqlite-file.ts';
import { SqliteWriter } from './sqlite-writer.ts';

const CHANGES: readonly string[] = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

export class SqliteDialect implements Dialect {
  readonly #reader: SqliteFile;
  readonly writer: SqliteWriter;

  constructor(path: string) {
    this.#reader = new SqliteFile(path);
    this.#reader.exec('pragma query_only = ON');
    this.writer = new SqliteWriter(path);
  }

  /** When nobody asks any more. */
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
    return new SharedAdapter();
  }

  createIntrospector(...[db]: ConstructorParameters<typeof SqliteIntrospector>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class SharedAdapter extends SqliteAdapter {
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

  /** One that writes has to know at once that it may: what it has read would not be true any more when it finds out. */
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
  /** What lets others write again; null: it has not asked to be alone. */
  #release: (() => void) | null = null;
  /** What is said before its next word: all others wait until it has said its last one. */
  #first: CompiledQuery | null = null;

  constructor(reader: SqliteFile, writer: SqliteWriter) {
    this.#reader = reader;
    this.#writer = writer;
  }

  begin(how: string): void {
    this.#first = CompiledQuery.raw(how);
  }

  /** Nothing, where nothing was said in between. */
  async end(how: string): Promise<void> {
    this.#first = null;
    if (this.#release) await this.#alone(CompiledQuery.raw(how));
  }

  release(): void {
    this.#release?.();
    this.#release = null;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>;
  async executeQuery(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const { kind } = query.query;
    const isAlone = this.#first !== null || this.#release !== null;
    if (!isAlone && kind === 'SelectQueryNode') return this.#reader.run(statementOf(query));
    if (!isAlone && CHANGES.includes(kind)) return resultOf(await this.#writer.run([query], false));
    return resultOf(await this.#alone(query));
  }

  async #alone(query: CompiledQuery): Promise<Done> {
    this.#release ??= await this.#writer.hold();
    const first = this.#first;
    this.#first = null;
    return this.#writer.run(first ? [first, query] : [query], true);
  }

  streamQuery(): never {
    throw new Error('there is nothing to stream from SQLite');
  }
}

const resultOf = ({ changes, rows }: Done): QueryResult<unknown> => ({ numAffectedRows: BigInt(changes), rows });
