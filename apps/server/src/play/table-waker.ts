/** Wakes the tables whose `wake_at` has come, on any node. */
import { Refused } from '../accounts/refused.ts';
import type { ChoiceLog } from '../storage/choice-log.ts';
import type { Db } from '../storage/schema.ts';
import { LEASE_MS, WakeDelays } from './wake-delays.ts';

/** The tables that are woken at once. */
const MAX_WOKEN_AT_ONCE = 50;

export interface TableWakerOptions {
  readonly db: Db;
  readonly choiceLog: ChoiceLog;
  readonly now: () => number;
  readonly onFault: (error: unknown, table: string) => void;
  /** Does what is due at a table. @returns when to wake it again, in milliseconds since 1970; null if there is nothing to wake it for */
  readonly wakeUp: (table: string) => Promise<number | null>;
}

export class TableWaker {
  readonly #options: TableWakerOptions;
  readonly #delays = new WakeDelays();

  constructor(options: TableWakerOptions) {
    this.#options = options;
  }

  /** A table whose wake-up fails is tried again later; one table's fault stops no other. */
  async wake(): Promise<void> {
    const now = this.#options.now();
    const left = this.#delays.left(now);
    const due = await this.#options.db
      .selectFrom('tables')
      .select(['id', 'wake_at'])
      .where('wake_at', '<=', now)
      .$if(left.length > 0, (query) => query.where('id', 'not in', left))
      .limit(MAX_WOKEN_AT_ONCE)
      .execute();
    for (const { id, wake_at } of due) {
      const next = now + LEASE_MS;
      try {
        if (await this.#wakeLater(id, wake_at, next)) await this.#wakeLater(id, next, await this.#wakeUp(id, wake_at));
      } catch (error) {
        // The lease expires, and the table is woken then.
        this.#options.onFault(error, id);
      }
    }
  }

  /** @returns when to wake the table again, in milliseconds since 1970; null if there is nothing to wake it for */
  async #wakeUp(id: string, dueAt: number | null): Promise<number | null> {
    const { now, onFault, wakeUp } = this.#options;
    try {
      const next = await wakeUp(id);
      this.#delays.succeeded(id);
      return next;
    } catch (error) {
      const code = error instanceof Refused ? error.code : null;
      if (code === 'notFound') return null;
      if (code === 'otherRules') {
        // Another node may have its rules.
        this.#delays.leave(id, now());
        return dueAt;
      }
      onFault(error, id);
      return now() + this.#delays.failed(id);
    }
  }

  /** @returns false if another node was first */
  #wakeLater(id: string, from: number | null, to: number | null): Promise<boolean> {
    const { db, choiceLog } = this.#options;
    return choiceLog.write(id, db.updateTable('tables').set({ wake_at: to }).where('id', '=', id).where('wake_at', '=', from));
  }
}
