/** Records when each player last visited each table. */
import type { Environment } from '../accounts/environment.ts';
import type { Db } from '../storage/schema.ts';

/** A visit is written at most once in this time, and again after it while the player stays. */
export const WRITE_INTERVAL_MS = 2 * 60_000;

export class LastVisits {
  readonly #db: Db;
  readonly #environment: Environment;

  constructor(db: Db, environment: Environment) {
    this.#db = db;
    this.#environment = environment;
  }

  /** The player is at the table now. Does nothing if the table does not exist. */
  async recordVisit(player: string, table: string): Promise<void> {
    const now = this.#environment.now();
    if (now - ((await this.lastVisit(player, table)) ?? 0) < WRITE_INTERVAL_MS) return;
    const known = await this.#db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst();
    if (!known) return;
    await this.#db
      .insertInto('seen_at_tables')
      .values({ table_id: table, player_id: player, seen_at: now })
      .onConflict((conflict) => conflict.columns(['table_id', 'player_id']).doUpdateSet({ seen_at: now }))
      .execute();
  }

  /** @returns the time of the last visit, in milliseconds since 1970; null if there was none */
  async lastVisit(player: string, table: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('seen_at_tables')
      .select('seen_at')
      .where('table_id', '=', table)
      .where('player_id', '=', player)
      .executeTakeFirst();
    return row?.seen_at ?? null;
  }
}
