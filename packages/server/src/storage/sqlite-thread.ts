/**
 * The thread that writes a SQLite file, for a flush of the disk stands still as long as it takes. What has come while it stood still goes to
 * the disk together.
 */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Done, SqliteFile, type Statement } from './sqlite-file.ts';
import { Settling } from './sqlite-settling.ts';

/** What is to be written. */
export interface Order {
  readonly statements: readonly Statement[];
  /**
   * It belongs to the transaction that is open, or opens or ends one. Else it is durable when it is answered, and where its first statement
   * changes nothing there is no second.
   */
  readonly isWithin: boolean;
}

/** What an error is made of. */
export interface Fault {
  readonly message: string;
  readonly code: string;
  readonly errcode: number | null;
}

/** By statement, as far as it came. */
export type Outcome = readonly Done[] | Fault;

/** Told to the thread: there is no more. */
export const CLOSE = 'close';

class Writer {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /** In their order. */
  outcomes(orders: readonly Order[]): Outcome[] {
    const outcomes: Outcome[] = [];
    while (outcomes.length < orders.length) {
      const rest = orders.slice(outcomes.length);
      const end = rest.findIndex(({ isWithin }) => isWithin);
      if (end === 0) outcomes.push(...rest.slice(0, 1).map((order) => this.#tried(order)));
      else outcomes.push(...this.#together(end < 0 ? rest : rest.slice(0, end)));
    }
    return outcomes;
  }

  /** Each is decided alone: one that fails takes no other with it. */
  #together(orders: readonly Order[]): readonly Outcome[] {
    try {
      return this.#inOne(orders, (order) => this.#done(order));
    } catch (error) {
      if (orders.length === 1) return [faultOf(error)];
    }
    try {
      return this.#inOne(orders, (order) => this.#apart(order));
    } catch (error) {
      return orders.map(() => faultOf(error));
    }
  }

  #inOne(orders: readonly Order[], how: (order: Order) => Outcome): readonly Outcome[] {
    this.#file.exec('begin immediate');
    try {
      const outcomes = orders.map(how);
      this.#file.exec('commit');
      return outcomes;
    } catch (error) {
      if (this.#file.isInTransaction) this.#file.exec('rollback');
      throw error;
    }
  }

  #apart(order: Order): Outcome {
    this.#file.exec('savepoint one');
    const outcome = this.#tried(order);
    if ('message' in outcome) this.#file.exec('rollback to one');
    this.#file.exec('release one');
    return outcome;
  }

  #tried(order: Order): Outcome {
    try {
      return this.#done(order);
    } catch (error) {
      return faultOf(error);
    }
  }

  #done({ statements, isWithin }: Order): readonly Done[] {
    const done: Done[] = [];
    for (const statement of statements) {
      // Where not even its first word was heard there is nothing to take back.
      if (statement.sql === 'rollback' && !this.#file.isInTransaction) return [{ changes: 0, rows: [] }];
      const one = this.#file.run(statement);
      done.push(one);
      if (done.length === 1 && one.changes === 0 && !isWithin) break;
    }
    return done;
  }
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error), code: '', errcode: null };
  return {
    message: error.message,
    code: 'code' in error ? String(error.code) : '',
    errcode: 'errcode' in error ? Number(error.errcode) : null,
  };
}

function serve(port: MessagePort, path: string): void {
  const file = new SqliteFile(path);
  const writer = new Writer(file);
  const settling = new Settling(file, path);
  port.on('message', (first: readonly Order[] | typeof CLOSE) => {
    const orders: Order[] = [];
    let isLast = false;
    const take = (message: readonly Order[] | typeof CLOSE): void => {
      if (message === CLOSE) isLast = true;
      else orders.push(...message);
    };
    take(first);
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) take(next.message);
    if (orders.length > 0) port.postMessage(writer.outcomes(orders));
    settling.goOn(orders.length);
    if (!isLast) return;
    file.close();
    port.close();
  });
}

if (parentPort) serve(parentPort, workerData);
