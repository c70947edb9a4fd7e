/**
 * The times in which no server ran on the database. Nobody could choose then, so clocks stand still in them, as in a pause. Running servers
 * write a heartbeat; a gap in it is a downtime. So is a jump of the clock, or a machine that was suspended.
 */
import type { Db } from '../storage/schema.ts';
import type { Pause } from '../tables/table-record.ts';

const HEARTBEAT_INTERVAL_MS = 5000;
/** A shorter gap is no downtime. */
const MIN_DOWNTIME_MS = 10_000;
/** The table `heartbeat` has one row. */
const ID = 1;

export class Downtimes {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #all: Pause[] = [];
  #timer: NodeJS.Timeout | undefined;

  private constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Reads the downtimes, and records the one that ends now, if there was a heartbeat before. */
  static async open(db: Db, now: () => number): Promise<Downtimes> {
    const downtimes = new Downtimes(db, now);
    const rows = await db.selectFrom('downtimes').selectAll().orderBy('started_at').execute();
    for (const { started_at, ended_at } of rows) downtimes.#all.push([Number(started_at), Number(ended_at)]);
    const last = await downtimes.#lastBeat();
    if (last !== null) await downtimes.#noteGap(last);
    return downtimes;
  }

  /** In order; grows while the server runs. */
  get all(): readonly Pause[] {
    return this.#all;
  }

  /** Writes the heartbeat from now on. */
  async start(onFault: (error: unknown) => void): Promise<void> {
    await this.beat();
    this.#timer = setInterval(() => this.beat().catch(onFault), HEARTBEAT_INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async beat(): Promise<void> {
    const last = await this.#lastBeat();
    if (last !== null) await this.#noteGap(last);
    const at = this.#now();
    await this.#db
      .insertInto('heartbeat')
      .values({ id: ID, at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
      .execute();
  }

  async #lastBeat(): Promise<number | null> {
    const row = await this.#db.selectFrom('heartbeat').select('at').where('id', '=', ID).executeTakeFirst();
    return row ? Number(row.at) : null;
  }

  async #noteGap(last: number): Promise<void> {
    const now = this.#now();
    if (now - last < MIN_DOWNTIME_MS || this.#all.at(-1)?.[0] === last) return;
    await this.#db
      .insertInto('downtimes')
      .values({ started_at: last, ended_at: now })
      .onConflict((conflict) => conflict.column('started_at').doNothing())
      .execute();
    this.#all.push([last, now]);
  }
}
