/**
 * The thread that writes a SQLite file: a flush to the disk blocks the thread it runs in. Requests that arrive during a flush are
 * committed together in the next one.
 */
import { statSync } from 'node:fs';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Checkpointer } from './sqlite-checkpoints.ts';
import { SqliteFile, type Statement, type StatementResult } from './sqlite-file.ts';

/** Statements for the writer thread. */
export interface WriteRequest {
  readonly statements: readonly Statement[];
  /**
   * True: the statements belong to the open transaction, or begin or end one. False: they are durable when they are answered, and if the
   * first one changes nothing the others don't run.
   */
  readonly isInTransaction: boolean;
}

/** The fields of an error, to be sent between threads. */
export interface ErrorFields {
  readonly message: string;
  readonly code: string;
  readonly errcode: number | null;
}

/** The results of the statements that ran, or the error. */
export type WriteOutcome = readonly StatementResult[] | ErrorFields;

/** The last message to the thread. */
export const CLOSE = 'close';

class BatchWriter {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /** @returns one outcome for each request, in the same order */
  execute(requests: readonly WriteRequest[]): WriteOutcome[] {
    const outcomes: WriteOutcome[] = [];
    while (outcomes.length < requests.length) {
      const rest = requests.slice(outcomes.length);
      const end = rest.findIndex(({ isInTransaction }) => isInTransaction);
      if (end === 0) outcomes.push(...rest.slice(0, 1).map((request) => this.#outcomeOf(request)));
      else outcomes.push(...this.#executeBatch(end < 0 ? rest : rest.slice(0, end)));
    }
    return outcomes;
  }

  /** Runs all requests in one transaction. If one fails, runs each in a savepoint of its own, so that the others succeed. */
  #executeBatch(requests: readonly WriteRequest[]): readonly WriteOutcome[] {
    try {
      return this.#inTransaction(requests, (request) => this.#runStatements(request));
    } catch (error) {
      if (requests.length === 1) return [errorFields(error)];
    }
    try {
      return this.#inTransaction(requests, (request) => this.#inSavepoint(request));
    } catch (error) {
      return requests.map(() => errorFields(error));
    }
  }

  #inTransaction(requests: readonly WriteRequest[], execute: (order: WriteRequest) => WriteOutcome): readonly WriteOutcome[] {
    this.#file.exec('begin immediate');
    try {
      const outcomes = requests.map(execute);
      this.#file.exec('commit');
      return outcomes;
    } catch (error) {
      if (this.#file.isInTransaction) this.#file.exec('rollback');
      throw error;
    }
  }

  #inSavepoint(request: WriteRequest): WriteOutcome {
    this.#file.exec('savepoint one');
    const outcome = this.#outcomeOf(request);
    if ('message' in outcome) this.#file.exec('rollback to one');
    this.#file.exec('release one');
    return outcome;
  }

  #outcomeOf(request: WriteRequest): WriteOutcome {
    try {
      return this.#runStatements(request);
    } catch (error) {
      return errorFields(error);
    }
  }

  #runStatements({ statements, isInTransaction }: WriteRequest): readonly StatementResult[] {
    const results: StatementResult[] = [];
    for (const statement of statements) {
      // If `begin` failed there is no transaction to roll back.
      if (statement.sql === 'rollback' && !this.#file.isInTransaction) return [{ changes: 0, rows: [] }];
      const result = this.#file.run(statement);
      results.push(result);
      if (results.length === 1 && result.changes === 0 && !isInTransaction) break;
    }
    return results;
  }
}

function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error), code: '', errcode: null };
  return {
    message: error.message,
    code: 'code' in error ? String(error.code) : '',
    errcode: 'errcode' in error ? Number(error.errcode) : null,
  };
}

/** @returns which file is at this path */
function placeOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.dev}/${stat.ino}` : 'none';
}

/** The error of a file that is gone: SQLite would write on, into a file without a name. */
function lost(path: string): Error {
  const error = new Error(`The database ${path} has been removed or replaced while the server was running: nothing more is accepted`);
  error.stack = error.message;
  return error;
}

function serve(port: MessagePort, path: string): void {
  const file = new SqliteFile(path);
  const opened = placeOf(path);
  const writer = new BatchWriter(file);
  const checkpointer = new Checkpointer(file, path);
  port.on('message', (first: readonly WriteRequest[] | typeof CLOSE) => {
    const requests: WriteRequest[] = [];
    let isLast = false;
    const take = (message: readonly WriteRequest[] | typeof CLOSE): void => {
      if (message === CLOSE) isLast = true;
      else requests.push(...message);
    };
    take(first);
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) take(next.message);
    if (requests.length > 0) {
      if (placeOf(path) !== opened) throw lost(path);
      port.postMessage(writer.execute(requests));
    }
    checkpointer.afterWrites(requests.length);
    if (!isLast) return;
    file.close();
    port.close();
  });
}

if (parentPort) serve(parentPort, workerData);
