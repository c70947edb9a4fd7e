/**
 * Writes that go to the disk together: what arrives while a transaction runs goes into the next one, for a flush of the disk takes longer
 * than all that is written in it. Each is decided alone: one that fails takes no other with it.
 */
import type { Db } from './schema.ts';

interface Write {
  readonly table: string;
  /** Yields what to call when it is durable. */
  readonly work: (tx: Db) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** Writes of one transaction. */
const MOST = 200;

export class Together {
  readonly #db: Db;
  #waiting: Write[] = [];
  #running: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Resolves when it is durable. `work` may be tried again, when another one has failed. */
  write<T>(table: string, work: (tx: Db) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const doIt = async (tx: Db): Promise<() => void> => {
        const result = await work(tx);
        return () => resolve(result);
      };
      this.#waiting.push({ table, work: doIt, reject });
      this.#running ??= this.#write();
    });
  }

  /** Resolves when all that has been given so far is decided. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #write(): Promise<void> {
    // Let those come in that are on the way in this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST);
      try {
        await this.#inOne(batch);
      } catch (error) {
        if (batch.length === 1) batch[0]?.reject(error);
        else for (const one of batch) await this.#inOne([one]).catch(one.reject);
      }
    }
    // In the same breath as the last look at what waits: who comes next begins anew.
    this.#running = null;
  }

  /** Always in the order of the tables' ids, so that two nodes don't wait for each other. */
  async #inOne(batch: readonly Write[]): Promise<void> {
    const ordered = batch.toSorted((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : 0));
    const done: (() => void)[] = [];
    await this.#db.transaction().execute(async (tx) => {
      for (const { work } of ordered) done.push(await work(tx));
    });
    for (const resolve of done) resolve();
  }
}
