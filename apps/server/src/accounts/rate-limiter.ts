/**
 * Limits how often something may be attempted. After the free attempts, the wait before the next one doubles each time. Attempts are counted in
 * the database, for all nodes together, and before their outcome is known, so that a hundred at once count as a hundred.
 */
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import type { Db } from '../storage/schema.ts';
import type { Environment } from './environment.ts';
import { Refused } from './refused.ts';
import { sha256Hex } from './sessions.ts';

/**
 * How many attempts of each kind are free: failed sign-ins, by username and network (or known device), by username from all unknown devices, and by
 * network; new guests, by network; tables that a player or a
 * guest creates; passwords set for a table; wrong passwords of a table, from one network and from all; players invited; votes proposed; moves
 * taken back without a vote; e-mails sent to one address; reports.
 */
export const FREE_ATTEMPTS = {
  login: 5,
  loginByStrangers: 100,
  loginByNetwork: 20,
  newcomer: 1000,
  table: 50,
  guestTable: 20,
  password: 20,
  tablePasswordByNetwork: 10,
  tablePassword: 200,
  invite: 50,
  vote: 50,
  undo: 300,
  mail: 3,
  report: 10,
} as const;
export type LimitedAction = keyof typeof FREE_ATTEMPTS;

const SECOND_MS = 1000;
/** The longest wait between two attempts. */
export const MAX_WAIT_MS = 15 * 60 * SECOND_MS;
/** After this number of attempts beyond the free ones the wait is `MAX_WAIT_MS`. Up to then it is 2 s, 4 s, 8 s and so on. */
const MAX_DOUBLINGS = 9;
/** The limiter forgets attempts after this time without a new one. */
export const FORGET_AFTER_MS = 3600 * SECOND_MS;

/** @returns an IPv4 address as it is; of an IPv6 address the first 64 bits, because one customer usually has all addresses with them */
export function networkOf(ip: string): string {
  // The header of a proxy can contain anything.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

const keyOf = (tried: LimitedAction, what: string): string => sha256Hex(`${tried} ${what}`);

export class RateLimiter {
  readonly #db: Db;
  readonly #environment: Environment;
  readonly #free: Readonly<Record<LimitedAction, number>>;

  constructor(db: Db, environment: Environment, free: Readonly<Record<LimitedAction, number>> = FREE_ATTEMPTS) {
    this.#db = db;
    this.#environment = environment;
    this.#free = free;
  }

  /**
   * Counts an attempt.
   * @param what  what attempts are counted by, such as a login, a player's id or a network
   * @throws Refused `tooMany` with the seconds to wait
   */
  async take(tried: LimitedAction, what: string): Promise<void> {
    const key = keyOf(tried, what);
    const now = this.#environment.now();
    await this.#db
      .deleteFrom('tries')
      .where('free_at', '<', now - FORGET_AFTER_MS)
      .execute();
    const over = sql`(tries.failures + 1 - ${sql.lit(this.#free[tried])})`;
    const wait = sql`case when ${over} <= 0 then 0 when ${over} > ${sql.lit(MAX_DOUBLINGS)} then ${sql.lit(MAX_WAIT_MS)}
      else ${sql.lit(SECOND_MS)} * (1 << ${over}) end`;
    const counted = await this.#db
      .insertInto('tries')
      .values({ key, failures: 1, free_at: now })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ failures: sql`tries.failures + 1`, free_at: sql`${sql.lit(now)} + ${wait}` })
          // Free attempts ignore `free_at`: another node, whose clock is ahead, may have written it.
          .where(({ eb, or }) => or([eb('tries.failures', '<', this.#free[tried]), eb('tries.free_at', '<=', now)])),
      )
      .returning('failures')
      .executeTakeFirst();
    if (counted) return;
    const row = await this.#db.selectFrom('tries').select('free_at').where('key', '=', key).executeTakeFirst();
    throw new Refused('tooMany', undefined, Math.max(1, Math.ceil(((row?.free_at ?? now) - now) / SECOND_MS)));
  }

  /** Takes back one attempt, because it succeeded. Earlier ones still count. */
  async giveBack(tried: LimitedAction, what: string): Promise<void> {
    await this.#db
      .updateTable('tries')
      .set({ failures: sql`failures - 1`, free_at: this.#environment.now() })
      .where('key', '=', keyOf(tried, what))
      .where('failures', '>', 0)
      .execute();
  }

  /** Forgets all attempts. */
  async reset(tried: LimitedAction, what: string): Promise<void> {
    await this.#db.deleteFrom('tries').where('key', '=', keyOf(tried, what)).execute();
  }
}
