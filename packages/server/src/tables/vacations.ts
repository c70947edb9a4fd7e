/** Days on which the clocks of games by turns stand still for a player. */
import type { Seat } from '@bb/engine';
import type { Outside } from '../accounts/outside.ts';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import type { Pause } from './table-body.ts';

/** Milliseconds since 1970. */
export interface Vacation {
  readonly beginsAt: number;
  readonly endsAt: number;
}

const DAY = 24 * 3600 * 1000;
const YEAR = 365 * DAY;
/** Of a year that ends with the last of them. */
export const DAYS_A_YEAR = 30;

export class Vacations {
  readonly #db: Db;
  readonly #outside: Outside;

  constructor(db: Db, outside: Outside) {
    this.#db = db;
    this.#outside = outside;
  }

  /** In their order. */
  async of(player: string): Promise<readonly Vacation[]> {
    const rows = await this.#db.selectFrom('vacations').selectAll().where('player_id', '=', player).orderBy('begins_at').execute();
    return rows.map(({ begins_at, ends_at }) => ({ beginsAt: begins_at, endsAt: ends_at }));
  }

  /** The one that he is on; null: none. */
  async now(player: string): Promise<Vacation | null> {
    const now = this.#outside.now();
    return (await this.of(player)).find(({ beginsAt, endsAt }) => beginsAt <= now && now < endsAt) ?? null;
  }

  /** How many days he may still take from now on, to the tenth. */
  async left(player: string): Promise<number> {
    const since = this.#outside.now() - YEAR;
    const taken = (await this.of(player)).reduce((sum, { beginsAt, endsAt }) => sum + Math.max(0, endsAt - Math.max(beginsAt, since)), 0);
    return Math.max(0, Math.floor((DAYS_A_YEAR - taken / DAY) * 10) / 10);
  }

  /** From now on. @throws Refused where he is on one, or has not so many days left. */
  async begin(player: string, days: number): Promise<void> {
    if (await this.now(player)) throw new Refused('onVacation');
    if (days > (await this.left(player))) throw new Refused('noVacation');
    const begins_at = this.#outside.now();
    await this.#db
      .insertInto('vacations')
      .values({ player_id: player, begins_at, ends_at: begins_at + days * DAY })
      .execute();
  }

  /** What is left of it he can take another time. @throws Refused */
  async end(player: string): Promise<void> {
    const vacation = await this.now(player);
    if (!vacation) throw new Refused('noVacation');
    await this.#db
      .updateTable('vacations')
      .set({ ends_at: this.#outside.now() })
      .where('player_id', '=', player)
      .where('begins_at', '=', vacation.beginsAt)
      .execute();
  }
}

/** By seat: from when to when the player is on vacation, as far as it is not over by then. */
export async function vacationsOf(db: Db, people: readonly (string | null)[], at: number): Promise<ReadonlyMap<Seat, readonly Pause[]>> {
  const players = people.filter((player) => player !== null);
  if (players.length === 0) return new Map();
  const rows = await db.selectFrom('vacations').selectAll().where('player_id', 'in', players).where('ends_at', '>', at).execute();
  const isOf = (player: string | null) => (row: { readonly player_id: string }) => row.player_id === player;
  return new Map(
    people.map((player, seat) => [seat, rows.filter(isOf(player)).map(({ begins_at, ends_at }): Pause => [begins_at, ends_at])]),
  );
}
