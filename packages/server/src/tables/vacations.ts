/** Vacations: days in which a player's clocks in turn-based games stand still. */
import type { Seat } from '@bb/kernel';
import type { Environment } from '../accounts/environment.ts';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import type { Pause } from './table-record.ts';

/** In milliseconds since 1970. */
export interface Vacation {
  readonly beginsAt: number;
  readonly endsAt: number;
}

const DAY_MS = 24 * 3600 * 1000;
const YEAR_MS = 365 * DAY_MS;
/** In any 365 days. */
export const VACATION_DAYS_PER_YEAR = 30;

export class Vacations {
  readonly #db: Db;
  readonly #environment: Environment;

  constructor(db: Db, environment: Environment) {
    this.#db = db;
    this.#environment = environment;
  }

  /** @returns all vacations of the player, in order */
  async list(player: string): Promise<readonly Vacation[]> {
    const rows = await this.#db.selectFrom('vacations').selectAll().where('player_id', '=', player).orderBy('begins_at').execute();
    return rows.map(({ begins_at, ends_at }) => ({ beginsAt: begins_at, endsAt: ends_at }));
  }

  /** @returns the player's vacation now; null if there is none */
  async current(player: string): Promise<Vacation | null> {
    const now = this.#environment.now();
    return (await this.list(player)).find(({ beginsAt, endsAt }) => beginsAt <= now && now < endsAt) ?? null;
  }

  /** @returns the days that the player may still take now, rounded down to a tenth */
  async daysLeft(player: string): Promise<number> {
    const since = this.#environment.now() - YEAR_MS;
    const taken = (await this.list(player)).reduce((sum, { beginsAt, endsAt }) => sum + Math.max(0, endsAt - Math.max(beginsAt, since)), 0);
    return Math.max(0, Math.floor((VACATION_DAYS_PER_YEAR - taken / DAY_MS) * 10) / 10);
  }

  /** Begins a vacation now. @throws Refused if the player is on one, or has fewer days left */
  async begin(player: string, days: number): Promise<void> {
    if (await this.current(player)) throw new Refused('onVacation');
    if (days > (await this.daysLeft(player))) throw new Refused('noVacation');
    const begins_at = this.#environment.now();
    await this.#db
      .insertInto('vacations')
      .values({ player_id: player, begins_at, ends_at: begins_at + days * DAY_MS })
      .execute();
  }

  /** Ends the player's vacation. The player may take the remaining days another time. @throws Refused */
  async end(player: string): Promise<void> {
    const vacation = await this.current(player);
    if (!vacation) throw new Refused('noVacation');
    await this.#db
      .updateTable('vacations')
      .set({ ends_at: this.#environment.now() })
      .where('player_id', '=', player)
      .where('begins_at', '=', vacation.beginsAt)
      .execute();
  }
}

/** @param people  by seat: a player's id @returns by seat: the player's vacations that end after `at`, in milliseconds since 1970 */
export async function vacationsOf(db: Db, people: readonly (string | null)[], at: number): Promise<ReadonlyMap<Seat, readonly Pause[]>> {
  const players = people.filter((player) => player !== null);
  if (players.length === 0) return new Map();
  const rows = await db.selectFrom('vacations').selectAll().where('player_id', 'in', players).where('ends_at', '>', at).execute();
  const isOf = (player: string | null) => (row: { readonly player_id: string }) => row.player_id === player;
  return new Map(
    people.map((player, seat) => [seat, rows.filter(isOf(player)).map(({ begins_at, ends_at }): Pause => [begins_at, ends_at])]),
  );
}
