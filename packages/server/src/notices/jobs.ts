/**
 * What is to be done outside the database. A job is written down with what calls for it; whichever node takes it has it for a while, and if
 * that node dies another one takes it after that. So each is done at least once, and mostly once.
 */
import type { Compilable } from 'kysely';
import type { Outside } from '../accounts/outside.ts';
import type { Db } from '../storage/schema.ts';

export interface NewJob {
  /** What it does: a second one that does the same is not taken on. */
  readonly key: string;
  /** With whom it goes; null: with nobody. */
  readonly player: string | null;
  /** Not before: milliseconds since 1970. */
  readonly dueAt: number;
  readonly body: string;
}

export interface Job {
  readonly id: string;
  readonly player: string | null;
  /** How often it has been begun, with this time. */
  readonly tries: number;
  /** Until when nobody else takes it. */
  readonly leasedUntil: number;
  readonly body: string;
}

/** Milliseconds: longer than anything takes that a job may do. */
export const LEASE = 60_000;
/** Jobs of one player that are done at once: somebody's server may never answer. */
const SAME = 2;
const MINUTE = 60_000;
/** Milliseconds before the second try, the third, and so on. */
const PAUSES = [1, 5, 15, 60, 3 * 60, 6 * 60].map((minutes) => minutes * MINUTE);
const ID_BYTES = 12;

export class Jobs {
  readonly #db: Db;
  readonly #outside: Outside;

  constructor(db: Db, outside: Outside) {
    this.#db = db;
    this.#outside = outside;
  }

  /** In the transaction of what calls for it. */
  async add(tx: Db, { key, player, dueAt, body }: NewJob): Promise<void> {
    await tx
      .insertInto('jobs')
      .values({ id: this.#outside.random(ID_BYTES).toString('base64url'), key, player_id: player, due_at: dueAt, tries: 0, body })
      // Changes nothing, but who is just about to finish that one waits for this transaction.
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
      .execute();
  }

  /** The same, as a change, where there is this notice. */
  addedFor(notice: string, { key, player, dueAt, body }: NewJob): Compilable {
    const id = this.#outside.random(ID_BYTES).toString('base64url');
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

  /** At most so many that are due and that nobody else has. `atWork`: those that he has who asks. */
  async claim(most: number, atWork: Iterable<Job> = []): Promise<readonly Job[]> {
    const now = this.#outside.now();
    const busy = new Map<string | null, number>();
    const begin = (player: string | null) => busy.set(player, (busy.get(player) ?? 0) + 1);
    const isFull = (player: string | null): player is string => player !== null && (busy.get(player) ?? 0) >= SAME;
    for (const { player } of atWork) begin(player);
    const full = [...busy.keys()].filter(isFull);
    const due = await this.#db
      .selectFrom('jobs')
      .selectAll()
      .where('due_at', '<=', now)
      .$if(full.length > 0, (query) => query.where(({ eb, or }) => or([eb('player_id', 'is', null), eb('player_id', 'not in', full)])))
      .orderBy('due_at')
      .orderBy('id')
      .limit(most)
      .execute();
    const claimed: Job[] = [];
    for (const { id, player_id, due_at, tries, body } of due) {
      if (isFull(player_id)) continue;
      const leasedUntil = now + LEASE;
      const { numUpdatedRows } = await this.#db
        .updateTable('jobs')
        .set({ due_at: leasedUntil, tries: tries + 1 })
        .where('id', '=', id)
        .where('due_at', '=', due_at)
        .executeTakeFirst();
      if (Number(numUpdatedRows) !== 1) continue;
      claimed.push({ id, player: player_id, tries: tries + 1, leasedUntil, body });
      begin(player_id);
    }
    return claimed;
  }

  /** It is done, and this calls for it: false, and nothing may follow from it, where it took so long that somebody else has it now. */
  async finish(tx: Db, { id, leasedUntil }: Job): Promise<boolean> {
    const { numDeletedRows } = await tx.deleteFrom('jobs').where('id', '=', id).where('due_at', '=', leasedUntil).executeTakeFirst();
    return Number(numDeletedRows) === 1;
  }

  /** It has failed, and is tried again later. False: it has failed often enough, and is gone. */
  async retry(job: Job): Promise<boolean> {
    const pause = PAUSES[job.tries - 1];
    if (pause === undefined) {
      await this.finish(this.#db, job);
      return false;
    }
    await this.#db
      .updateTable('jobs')
      .set({ due_at: this.#outside.now() + pause })
      .where('id', '=', job.id)
      .where('due_at', '=', job.leasedUntil)
      .execute();
    return true;
  }
}
