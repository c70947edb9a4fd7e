/** When a player was last at a table. */
import type { Outside } from '../accounts/outside.ts';
import type { Beside } from '../live/beside.ts';
import type { Db } from '../storage/schema.ts';

/** Written at most so often, and so often again for who stays: milliseconds. */
const RENEWAL = 2 * 60_000;

export class Attendance {
  readonly #db: Db;
  readonly #outside: Outside;

  constructor(db: Db, outside: Outside) {
    this.#db = db;
    this.#outside = outside;
  }

  /** He is there now. */
  async note(player: string, table: string): Promise<void> {
    const now = this.#outside.now();
    if (now - ((await this.last(player, table)) ?? 0) < RENEWAL) return;
    const known = await this.#db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst();
    if (!known) return;
    await this.#db
      .insertInto('seen_at_tables')
      .values({ table_id: table, player_id: player, seen_at: now })
      .onConflict((conflict) => conflict.columns(['table_id', 'player_id']).doUpdateSet({ seen_at: now }))
      .execute();
  }

  /** Null: never. */
  async last(player: string, table: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('seen_at_tables')
      .select('seen_at')
      .where('table_id', '=', table)
      .where('player_id', '=', player)
      .executeTakeFirst();
    return row?.seen_at ?? null;
  }

  /** Who follows a table over a socket is there as long as he does. */
  atSocket(onFault: (error: unknown) => void): Beside {
    return {
      connect: () => () => undefined,
      watch: (player, table) => {
        if (!player) return () => undefined;
        const note = (): void => void this.note(player.id, table).catch(onFault);
        note();
        const again = setInterval(note, RENEWAL).unref();
        return () => clearInterval(again);
      },
    };
  }
}
