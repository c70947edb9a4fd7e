/**
 * Work outside the database, such as sending mail. A job is added in the transaction of its cause. A node that claims it has a lease on it;
 * if the node dies, another one claims the job when the lease ends. So each job is done at least once, and nearly always once.
 */
import type { Compilable } from 'kysely';
import { type Environment, gapsOf } from '../accounts/environment.ts';
import type { Db } from '../storage/schema.ts';
import { timeBefore } from '../time/stops.ts';

export interface NewJob {
  /** What it does. A second job with the same key is not added. */
  readonly key: string;
  /** The job is deleted with this player; null if it belongs to nobody. */
  readonly player: string | null;
  /** The earliest time to do it, in milliseconds since 1970. */
  readonly dueAt: number;
  readonly body: string;
}

export interface Job {
  readonly id: string;
  readonly player: string | null;
  /** How often it has been claimed, this time included. */
  readonly attempts: number;
  /** No other node claims it before; milliseconds since 1970. */
  readonly leasedUntil: number;
  readonly body: string;
}

/** Longer than any job takes. */
export const LEASE_MS = 60_000;
/** Jobs of one player that a node does at once: a player's webhook may be slow, and must not hold up other players. */
const MAX_JOBS_PER_PLAYER = 2;
const MINUTE_MS = 60_000;
/** The delays before the second attempt, the third, and so on. After the last one the job is given up. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 3 * 60, 6 * 60].map((minutes) => minutes * MINUTE_MS);
const ID_BYTES = 12;

export class Jobs {
  readonly #db: Db;
  readonly #environment: Environment;

  constructor(db: Db, environment: Environment) {
    this.#db = db;
    this.#environment = environment;
  }

  /** @param tx  the transaction of its cause */
  async add(tx: Db, { key, player, dueAt, body }: NewJob): Promise<void> {
    await tx
      .insertInto('jobs')
      .values({ id: this.#environment.random(ID_BYTES).toString('base64url'), key, player_id: player, due_at: dueAt, tries: 0, body })
      // Changes nothing, but locks the row: a node that is finishing the other job waits for this transaction.
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
      .execute();
  }

  /** @returns an insert of the job that does nothing if the notification does not exist */
  insertForNotice(notice: string, { key, player, dueAt, body }: NewJob): Compilable {
    const id = this.#environment.random(ID_BYTES).toString('base64url');
    return this.#db
      .insertInto('jobs')
      .columns(['id', 'key', 'player_id', 'due_at', 'tries', 'body'])
      .expression(
        this.#db
          .selectFrom('notices')
          .select(({ val }) => [
            val(id).as('id'),
            val(key).as('key'),
            val(player).as('player_id'),
            val(dueAt).as('due_at'),
            val(0).as('tries'),
            val(body).as('body'),
          ])
          .where('notices.id', '=', notice),
      );
  }

  /**
   * @param limit       how many jobs at most
   * @param inProgress  the jobs that this node is doing already
   * @returns due jobs, with a lease for this node
   */
  async claim(limit: number, inProgress: Iterable<Job> = []): Promise<readonly Job[]> {
    await this.#environment.time?.settle();
    const now = this.#environment.now();
    // After a gap, leases from before it have not ended yet: the nodes could not finish their jobs in it.
    const latest = timeBefore(now, LEASE_MS, gapsOf(this.#environment)) + LEASE_MS;
    const busy = new Map<string | null, number>();
    const begin = (player: string | null) => busy.set(player, (busy.get(player) ?? 0) + 1);
    const isFull = (player: string | null): player is string => player !== null && (busy.get(player) ?? 0) >= MAX_JOBS_PER_PLAYER;
    for (const { player } of inProgress) begin(player);
    const full = [...busy.keys()].filter(isFull);
    const due = await this.#db
      .selectFrom('jobs')
      .selectAll()
      .where('due_at', '<=', latest)
      .$if(full.length > 0, (query) => query.where(({ eb, or }) => or([eb('player_id', 'is', null), eb('player_id', 'not in', full)])))
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    const claimed: Job[] = [];
    for (const { id, player_id, due_at, tries, body } of due) {
      if (isFull(player_id)) continue;
      const leasedUntil = now + LEASE_MS;
      const { numUpdatedRows } = await this.#db
        .updateTable('jobs')
        .set({ due_at: leasedUntil, tries: tries + 1 })
        .where('id', '=', id)
        .where('due_at', '=', due_at)
        .executeTakeFirst();
      if (Number(numUpdatedRows) !== 1) continue;
      claimed.push({ id, player: player_id, attempts: tries + 1, leasedUntil, body });
      begin(player_id);
    }
    return claimed;
  }

  /**
   * Deletes a job that is done.
   * @param tx  the transaction of what the job has done
   * @returns false if the lease has ended and the job may be another node's: then undo what it has done
   */
  async finish(tx: Db, { id, leasedUntil }: Job): Promise<boolean> {
    const { numDeletedRows } = await tx.deleteFrom('jobs').where('id', '=', id).where('due_at', '=', leasedUntil).executeTakeFirst();
    return Number(numDeletedRows) === 1;
  }

  /**
   * Schedules another attempt of a job that has failed.
   * @returns false if that was the last attempt, and the job has been deleted
   */
  async retry(job: Job): Promise<boolean> {
    const delay = RETRY_DELAYS_MS[job.attempts - 1];
    if (delay === undefined) {
      await this.finish(this.#db, job);
      return false;
    }
    await this.#db
      .updateTable('jobs')
      .set({ due_at: this.#environment.now() + delay })
      .where('id', '=', job.id)
      .where('due_at', '=', job.leasedUntil)
      .execute();
    return true;
  }
}
