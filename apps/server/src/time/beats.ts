/** Keeps the shared time of a node: writes its beats into the database, reads those of the others, and records the gaps. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Db } from '../storage/schema.ts';
import type { CountedTime } from './counted-time.ts';
import { afterBeat, type Beat, type SharedTime, timeAt } from './shared-time.ts';
import type { Pause } from './stops.ts';

const BEAT_INTERVAL_MS = 2000;
/** A longer time without a beat may turn out to be a gap. */
const FRESH_MS = 3000;
/** A query that took longer tells the reference clock too late. */
const SLOW_QUERY_MS = 1000;
/** Gaps that ended within this time before a beat are read again: a slow node may record one late. */
const READ_AGAIN_MS = 3600 * 1000;
/** Beats of nodes that have ended are deleted after this time. */
const KEEP_BEATS_MS = 24 * 3600 * 1000;
const ID_BYTES = 9;

interface ClockReaders {
  /** No other node can run on the database, so all beats in it are from before. */
  readonly isAlone: boolean;
  /** Whole milliseconds of a clock that nobody sets. */
  readonly monotonic: () => number;
  /** Milliseconds since 1970, by the clock that all nodes read. */
  readonly reference: () => Promise<number>;
}

/** @param timeOfDay  the wall clock of this machine. PostgreSQL has one that all nodes share */
export const clocksOf = ({ db, kind }: Pick<Database, 'db' | 'kind'>, timeOfDay: () => number): ClockReaders => ({
  isAlone: kind === 'sqlite',
  // In whole milliseconds, as all times are stored.
  monotonic: () => Math.floor(performance.now()),
  reference: kind === 'postgres' ? () => databaseClock(db) : async () => timeOfDay(),
});

export class Beats implements CountedTime {
  readonly #db: Db;
  readonly #clocks: ClockReaders;
  readonly #node = randomBytes(ID_BYTES).toString('base64url');
  readonly #gaps: Pause[] = [];
  readonly #listeners: (() => void)[] = [];
  #time: SharedTime;
  /** The beat under way, and the one after it, which all looks share that begin meanwhile. */
  #current: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;

  private constructor(db: Db, clocks: ClockReaders, time: SharedTime) {
    this.#db = db;
    this.#clocks = clocks;
    this.#time = time;
  }

  /** Joins the shared time with a first beat, which ends the gap since the last node stopped. */
  static async open(db: Db, clocks: ClockReaders): Promise<Beats> {
    const monotonic = clocks.monotonic();
    const reference = await clocks.reference();
    const stored = await readBeats(db, '');
    const known = clocks.isAlone ? stored.map((beat) => ({ ...beat, isLast: true })) : stored;
    const { time, gap } = afterBeat(null, { monotonic, reference }, known);
    const beats = new Beats(db, clocks, time);
    await beats.#cutFuture(Math.max(time.at, reference));
    await db
      .deleteFrom('beats')
      .where('at', '<', time.at - KEEP_BEATS_MS)
      .where('at', '<', Math.max(...known.map(({ at }) => at), 0))
      .execute();
    await beats.#write(time, gap, 0);
    return beats;
  }

  /** A clock that was wrong may have left gaps that have not come yet: they count up to now. */
  async #cutFuture(now: number): Promise<void> {
    await this.#db.deleteFrom('downtimes').where('started_at', '>=', now).execute();
    await this.#db.updateTable('downtimes').set({ ended_at: now }).where('ended_at', '>', now).execute();
  }

  now(): number {
    return timeAt(this.#time, this.#clocks.monotonic());
  }

  sure(): number {
    return this.#time.at;
  }

  get gaps(): readonly Pause[] {
    return this.#gaps;
  }

  onGap(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Beats from now on. */
  start(onFault: (error: unknown) => void): void {
    this.#timer = setInterval(() => {
      // A beat that waits for the database is enough.
      if (!this.#current) this.look().catch(onFault);
    }, BEAT_INTERVAL_MS).unref();
  }

  /** Writes a last beat, so that the time until another node starts is a gap. Resolves when nothing is read or written any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.look()
      .then(() => this.#db.updateTable('beats').set({ is_last: 1 }).where('node', '=', this.#node).execute())
      .catch(() => undefined);
  }

  /** @throws if the database does not answer */
  look(): Promise<void> {
    this.#next ??= (this.#current ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        this.#current = this.#next;
        this.#next = null;
        return this.#beat();
      })
      .finally(() => {
        this.#current = null;
      });
    return this.#next;
  }

  async settle(): Promise<void> {
    if (this.#clocks.monotonic() - this.#time.monotonic > FRESH_MS) await this.look();
  }

  async #beat(): Promise<void> {
    const monotonic = this.#clocks.monotonic();
    const reference = await this.#clocks.reference();
    const took = this.#clocks.monotonic() - monotonic;
    const since = this.#time.at;
    const { time, gap } = afterBeat(
      this.#time,
      { monotonic, reference: took > SLOW_QUERY_MS ? reference - took : reference },
      await readBeats(this.#db, this.#node),
    );
    await this.#write(time, gap, since);
  }

  /** Records the gap before the beat: who sees the beat finds the gap. `since`: gaps that ended earlier are known. */
  async #write(time: SharedTime, gap: Pause | null, since: number): Promise<void> {
    if (gap)
      await this.#db
        .insertInto('downtimes')
        .values({ started_at: gap[0], ended_at: gap[1] })
        // Another node has noticed it, too.
        .onConflict((conflict) => conflict.column('started_at').doNothing())
        .execute();
    const { at, reference } = time;
    await this.#db
      .insertInto('beats')
      .values({ node: this.#node, at, reference, is_last: 0 })
      .onConflict((conflict) => conflict.column('node').doUpdateSet({ at, reference }))
      .execute();
    const found = await this.#db
      .selectFrom('downtimes')
      .selectAll()
      .where('ended_at', '>', since - READ_AGAIN_MS)
      .orderBy('started_at')
      .execute();
    const unknown = found.filter(({ started_at }) => !this.#gaps.some(([start]) => start === started_at));
    // From now on this node goes by the new time; the gaps in it must be known by then.
    for (const { started_at, ended_at } of unknown) this.#gaps.push([started_at, ended_at]);
    if (unknown.length > 0) this.#gaps.sort(([a], [b]) => a - b);
    this.#time = time;
    if (unknown.length > 0) for (const listener of this.#listeners) listener();
  }
}

/** The clock of the database server, in whole milliseconds. */
async function databaseClock(db: Db): Promise<number> {
  const { rows } = await sql<{ readonly now: number }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('the database does not tell the time');
  return Number(row.now);
}

async function readBeats(db: Db, node: string): Promise<readonly Beat[]> {
  const rows = await db.selectFrom('beats').selectAll().execute();
  return rows.map((row) => ({ isOwn: row.node === node, isLast: row.is_last === 1, at: row.at, reference: row.reference }));
}
