/**
 * How often something may be tried. After so many tries that are free each takes longer to come than the one before; the database
 * counts, for all nodes. A try is counted before it is known how it ends, so that a hundred at once are a hundred.
 */
import { sql } from 'kysely';
import type { Db } from '../storage/schema.ts';
import type { Outside } from './outside.ts';
import { Refused } from './refused.ts';
import { hashOf } from './sessions.ts';

/**
 * Tries that are free: those that failed at a log-in, by login and by address; what a stranger leaves in the database, by address; tables
 * that a player or a guest lays; passwords that he gives them later; wrong passwords of a table, by network (its door) and by all (its gate);
 * players that one invites; votes that one calls for; choices that one takes back without one; mails that somebody has sent to an address;
 * reports.
 */
export const FREE = {
  login: 5,
  address: 20,
  stranger: 1000,
  table: 50,
  guestTable: 20,
  password: 20,
  door: 10,
  gate: 200,
  invite: 50,
  vote: 50,
  undo: 300,
  mail: 3,
  report: 10,
} as const;
export type Tried = keyof typeof FREE;

const SECOND = 1000;
/** The longest that one waits: milliseconds. */
export const LONGEST_WAIT = 15 * 60 * SECOND;
/** After which power of two of seconds that is. */
const LAST_POWER = 9;
/** What has been quiet for so long is forgotten. */
export const FORGOTTEN = 3600 * SECOND;

/** Who has an IPv6 address has 2^64 of them. */
export function networkOf(ip: string): string {
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [before = ''] = ip.split('::', 1);
  return before.split(':').slice(0, 4).join(':');
}

const keyOf = (tried: Tried, what: string): string => hashOf(`${tried} ${what}`);

export class Tries {
  readonly #db: Db;
  readonly #outside: Outside;
  readonly #free: Readonly<Record<Tried, number>>;

  constructor(db: Db, outside: Outside, free: Readonly<Record<Tried, number>> = FREE) {
    this.#db = db;
    this.#outside = outside;
    this.#free = free;
  }

  /** @throws Refused when it is too early for the next. */
  async take(tried: Tried, what: string): Promise<void> {
    const key = keyOf(tried, what);
    const now = this.#outside.now();
    await this.#db
      .deleteFrom('tries')
      .where('free_at', '<', now - FORGOTTEN)
      .execute();
    const over = sql`(tries.failures + 1 - ${sql.lit(this.#free[tried])})`;
    const wait = sql`case when ${over} <= 0 then 0 when ${over} > ${sql.lit(LAST_POWER)} then ${sql.lit(LONGEST_WAIT)}
      else ${sql.lit(SECOND)} * (1 << ${over}) end`;
    const counted = await this.#db
      .insertInto('tries')
      .values({ key, failures: 1, free_at: now })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ failures: sql`tries.failures + 1`, free_at: sql`${sql.lit(now)} + ${wait}` })
          // Of two at once the one may be written first whose clock is ahead.
          .where(({ eb, or }) => or([eb('tries.failures', '<', this.#free[tried]), eb('tries.free_at', '<=', now)])),
      )
      .returning('failures')
      .executeTakeFirst();
    if (counted) return;
    const row = await this.#db.selectFrom('tries').select('free_at').where('key', '=', key).executeTakeFirst();
    throw new Refused('tooMany', undefined, Math.max(1, Math.ceil(((row?.free_at ?? now) - now) / SECOND)));
  }

  /** That one was right: it does not count, but those before it do. */
  async giveBack(tried: Tried, what: string): Promise<void> {
    await this.#db
      .updateTable('tries')
      .set({ failures: sql`failures - 1`, free_at: this.#outside.now() })
      .where('key', '=', keyOf(tried, what))
      .where('failures', '>', 0)
      .execute();
  }

  async forget(tried: Tried, what: string): Promise<void> {
    await this.#db.deleteFrom('tries').where('key', '=', keyOf(tried, what)).execute();
  }
}
