/** The main thread's side of the writer thread of a SQLite file. */
import { Worker } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import { type Statement, type StatementResult, statementOf } from './sqlite-file.ts';
import type { CLOSE, ErrorFields, WriteOutcome, WriteRequest } from './sqlite-writer-thread.ts';
import type { LogAppend, WriteBatch } from './write-batch.ts';

/** SQLite takes 32,766 parameters in a statement, and a row has 6. */
const MAX_ROWS_PER_STATEMENT = 2000;
const MOVE_HEAD = 'update tables set head = ?, changed_at = ?, wake_at = ? where id = ? and head = ? and version = ?';
const INSERT = 'insert into choices (table_id, seq, at, seat, key, body) values (?, ?, ?, ?, ?, ?)';
const AND_ROW = ', (?, ?, ?, ?, ?, ?)';

/** The first statement changes no row unless the table has `from` choices and this `version`. */
function appendStatements({ table, from, version, at, choices, wakeAt }: LogAppend): readonly Statement[] {
  const statements: Statement[] = [{ sql: MOVE_HEAD, parameters: [from + choices.length, at, wakeAt, table, from, version] }];
  const rows = choices.map(({ seat, key, body }, i) => [table, from + i, at, seat, key, body]);
  for (let i = 0; i < rows.length; i += MAX_ROWS_PER_STATEMENT) {
    const some = rows.slice(i, i + MAX_ROWS_PER_STATEMENT);
    statements.push({ sql: INSERT + AND_ROW.repeat(some.length - 1), parameters: some.flat() });
  }
  return statements;
}

interface PendingRequest {
  readonly request: WriteRequest;
  readonly resolve: (done: readonly StatementResult[]) => void;
  readonly reject: (error: unknown) => void;
}

export class SqliteWriter implements WriteBatch {
  readonly #thread: Worker;
  /** Requests that are sent at the end of this turn of the event loop, or when the transaction that holds the thread ends. */
  #unsent: PendingRequest[] = [];
  /** Requests that wait for their outcome. Outcomes come in the same order. */
  readonly #sent: PendingRequest[] = [];
  /** Resolves when the last transaction that holds the thread, or waits for it, has ended. */
  #lastHold: Promise<void> = Promise.resolve();
  #isHeld = false;
  #isClosing = false;
  #error: Error | null = null;
  #onSettled: (() => void)[] = [];

  constructor(path: string) {
    this.#thread = new Worker(new URL('./sqlite-writer-thread.ts', import.meta.url), {
      workerData: path,
      execArgv: ['--no-warnings'],
    });
    // The thread keeps the process alive only while requests are pending: see `ref` below.
    this.#thread.unref();
    this.#thread.on('message', (outcomes: readonly WriteOutcome[]) => this.#receive(outcomes));
    this.#thread.on('error', (error) => this.#fail(error));
    this.#thread.on('exit', () => this.#fail(new Error('the thread that writes the database has ended')));
  }

  append(entry: LogAppend): Promise<boolean> {
    return this.#submit(appendStatements(entry));
  }

  async write(_table: string, queries: readonly CompiledQuery[]): Promise<boolean> {
    return this.#submit(queries.map(statementOf));
  }

  /** @returns false if the first statement changed nothing; then none of the others has run */
  async #submit(statements: readonly Statement[]): Promise<boolean> {
    const [first] = await this.#enqueue(statements, false);
    return first !== undefined && first.changes > 0;
  }

  /**
   * Resolves when the queries are durable or, `isInTransaction`, done within the transaction of the caller, who has called `acquire`.
   * @returns the result of the last query
   */
  async run(queries: readonly CompiledQuery[], isInTransaction: boolean): Promise<StatementResult> {
    const done = (await this.#enqueue(queries.map(statementOf), isInTransaction)).at(-1);
    if (!done) throw new Error('the writer thread returned no result');
    return done;
  }

  /**
   * Resolves when no other transaction holds the thread.
   * @returns a function that releases it
   */
  async acquire(): Promise<() => void> {
    const previous = this.#lastHold;
    let release = (): void => undefined;
    this.#lastHold = new Promise((resolve) => {
      release = resolve;
    });
    await previous;
    this.#send();
    this.#isHeld = true;
    return () => {
      this.#isHeld = false;
      this.#send();
      release();
    };
  }

  get #isIdle(): boolean {
    return this.#sent.length + this.#unsent.length === 0;
  }

  async settled(): Promise<void> {
    if (!this.#isIdle) await new Promise<void>((resolve) => this.#onSettled.push(resolve));
  }

  async close(): Promise<void> {
    await this.settled();
    this.#isClosing = true;
    if (this.#error) return;
    this.#thread.ref();
    const exited = new Promise((resolve) => this.#thread.once('exit', resolve));
    this.#thread.postMessage('close' satisfies typeof CLOSE);
    await exited;
  }

  #enqueue(statements: readonly Statement[], isInTransaction: boolean): Promise<readonly StatementResult[]> {
    return new Promise((resolve, reject) => {
      if (this.#error) throw this.#error;
      const pending: PendingRequest = { request: { statements, isInTransaction }, resolve, reject };
      if (this.#isIdle) this.#thread.ref();
      if (isInTransaction) this.#post([pending]);
      else if (this.#unsent.push(pending) === 1) setImmediate(() => this.#send());
    });
  }

  #send(): void {
    if (this.#isHeld || this.#unsent.length === 0) return;
    this.#post(this.#unsent);
    this.#unsent = [];
  }

  #post(pending: readonly PendingRequest[]): void {
    this.#sent.push(...pending);
    this.#thread.postMessage(pending.map(({ request }) => request));
  }

  #receive(outcomes: readonly WriteOutcome[]): void {
    const answered = this.#sent.splice(0, outcomes.length);
    for (const [i, outcome] of outcomes.entries()) {
      if ('message' in outcome) answered[i]?.reject(errorOf(outcome));
      else answered[i]?.resolve(outcome);
    }
    if (this.#isIdle) this.#becomeIdle();
  }

  #becomeIdle(): void {
    this.#thread.unref();
    for (const resolve of this.#onSettled.splice(0)) resolve();
  }

  /** Nothing can be stored any more: rejects everything pending, and throws, uncaught, so that the process ends. */
  #fail(error: Error): void {
    if (this.#error) return;
    this.#error = error;
    for (const { reject } of [...this.#sent.splice(0), ...this.#unsent.splice(0)]) reject(error);
    this.#becomeIdle();
    if (!this.#isClosing) throw error;
  }
}

const errorOf = ({ message, ...rest }: ErrorFields): Error => Object.assign(new Error(message), rest);
