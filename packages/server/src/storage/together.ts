/**
 * Writes that go to the disk together: what arrives while a transaction runs goes into the next one, for a flush of the disk takes longer
 * than all that is written in it. Each is decided alone: one that fails takes no other with it.
 */
import type { CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

export interface Together {
  /** Resolves when it is durable. A statement that changes nothing ends it: what comes after is not written, and it is false. */
  write(table: string, statements: readonly CompiledQuery[]): Promise<boolean>;
  /** Resolves when all that has been given so far is decided. */
  settled(): Promise<void>;
}

interface Write {
  readonly table: string;
  readonly statements: readonly CompiledQuery[];
  readonly resolve: (isWhole: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes of one transaction. */
const MOST = 200;

export class PostgresTogether implements Together {
  readonly #db: Db;
  #waiting: Write[] = [];
  #running: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  write(table: string, statements: readonly CompiledQuery[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, statements, resolve, reject });
      this.#running ??= this.#write();
    });
  }

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
    const whole: boolean[] = [];
    await this.#db.transaction().execute(async (tx) => {
      for (const { statements } of ordered) whole.push(await isWhole(tx, statements));
    });
    for (const [i, { resolve }] of ordered.entries()) resolve(whole[i] ?? false);
  }
}

async function isWhole(tx: Db, statements: readonly CompiledQuery[]): Promise<boolean> {
  for (const statement of statements) {
    const { numAffectedRows } = await tx.executeQuery(statement);
    if (!numAffectedRows) return false;
  }
  return true;
}
