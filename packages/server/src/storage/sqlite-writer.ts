/** This side of the thread that writes a SQLite file. */
import { Worker } from 'node:worker_threads';
import type { CompiledQuery } from 'kysely';
import { appendStatements } from './sqlite-append.ts';
import { type Done, type Statement, statementOf } from './sqlite-file.ts';
import type { CLOSE, Fault, Order, Outcome } from './sqlite-thread.ts';
import type { Entry, Together } from './together.ts';

interface Waiting {
  readonly order: Order;
  readonly resolve: (done: readonly Done[]) => void;
  readonly reject: (error: unknown) => void;
}

const RUNS_SOURCES = import.meta.url.endsWith('.ts');

export class SqliteWriter implements Together {
  readonly #thread: Worker;
  /** What waits to be sent: until the end of this turn of the event loop, and of a transaction that somebody holds. */
  #unsent: Waiting[] = [];
  /** Those who wait for an answer, in the order in which they get it. */
  readonly #sent: Waiting[] = [];
  /** Ends with the last transaction that somebody holds, or waits for. */
  #lastHold: Promise<void> = Promise.resolve();
  #isHeld = false;
  #isClosing = false;
  #end: Error | null = null;
  #onSettled: (() => void)[] = [];

  constructor(path: string) {
    this.#thread = new Worker(new URL(RUNS_SOURCES ? './sqlite-thread.ts' : './sqlite-thread.js', import.meta.url), {
      workerData: path,
      ...(RUNS_SOURCES && { execArgv: ['--no-warnings'] }),
    });
    // Only what is under way keeps the process.
    this.#thread.unref();
    this.#thread.on('message', (outcomes: readonly Outcome[]) => this.#hear(outcomes));
    this.#thread.on('error', (error) => this.#die(error));
    this.#thread.on('exit', () => this.#die(new Error('the thread that writes the database has ended')));
  }

  append(entry: Entry): Promise<boolean> {
    return this.#isWhole(appendStatements(entry));
  }

  async write(_table: string, queries: readonly CompiledQuery[]): Promise<boolean> {
    return this.#isWhole(queries.map(statementOf));
  }

  async #isWhole(statements: readonly Statement[]): Promise<boolean> {
    const [first] = await this.#order(statements, false);
    return first !== undefined && first.changes > 0;
  }

  /** Durable when it resolves, together with others; or in the transaction that the caller holds. What the last of them has done. */
  async run(queries: readonly CompiledQuery[], isWithin: boolean): Promise<Done> {
    const done = (await this.#order(queries.map(statementOf), isWithin)).at(-1);
    if (!done) throw new Error('there is no answer');
    return done;
  }

  /** Resolves when nobody else holds a transaction; yields what lets others in again. */
  async hold(): Promise<() => void> {
    const before = this.#lastHold;
    let end = (): void => undefined;
    this.#lastHold = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    this.#send();
    this.#isHeld = true;
    return () => {
      this.#isHeld = false;
      this.#send();
      end();
    };
  }

  get #isAtRest(): boolean {
    return this.#sent.length + this.#unsent.length === 0;
  }

  async settled(): Promise<void> {
    if (!this.#isAtRest) await new Promise<void>((resolve) => this.#onSettled.push(resolve));
  }

  async close(): Promise<void> {
    await this.settled();
    this.#isClosing = true;
    if (this.#end) return;
    this.#thread.ref();
    const gone = new Promise((resolve) => this.#thread.once('exit', resolve));
    this.#thread.postMessage('close' satisfies typeof CLOSE);
    await gone;
  }

  #order(statements: readonly Statement[], isWithin: boolean): Promise<readonly Done[]> {
    return new Promise((resolve, reject) => {
      if (this.#end) throw this.#end;
      const waiting: Waiting = { order: { statements, isWithin }, resolve, reject };
      if (this.#isAtRest) this.#thread.ref();
      if (isWithin) this.#post([waiting]);
      else if (this.#unsent.push(waiting) === 1) setImmediate(() => this.#send());
    });
  }

  #send(): void {
    if (this.#isHeld || this.#unsent.length === 0) return;
    this.#post(this.#unsent);
    this.#unsent = [];
  }

  #post(all: readonly Waiting[]): void {
    this.#sent.push(...all);
    this.#thread.postMessage(all.map(({ order }) => order));
  }

  #hear(outcomes: readonly Outcome[]): void {
    const answered = this.#sent.splice(0, outcomes.length);
    for (const [i, outcome] of outcomes.entries()) {
      if ('message' in outcome) answered[i]?.reject(errorOf(outcome));
      else answered[i]?.resolve(outcome);
    }
    if (this.#isAtRest) this.#rest();
  }

  #rest(): void {
    this.#thread.unref();
    for (const resolve of this.#onSettled.splice(0)) resolve();
  }

  /** Nothing can be stored any more: the process ends by it, as by any fault that nobody has thought of. */
  #die(error: Error): void {
    if (this.#end) return;
    this.#end = error;
    for (const { reject } of [...this.#sent.splice(0), ...this.#unsent.splice(0)]) reject(error);
    this.#rest();
    if (!this.#isClosing) throw error;
  }
}

const errorOf = ({ message, ...rest }: Fault): Error => Object.assign(new Error(message), rest);
