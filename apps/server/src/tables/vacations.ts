/** Vacations: days in which a player's clocks in turn-based games stand still. */
import type { Seat } from '@bb/kernel';
import { type Environment, gapsOf } from '../accounts/environment.ts';
import { Refused } from '../accounts/refused.ts';
import type { Db, Schema } from '../storage/schema.ts';
import { type Pause, timeAfter, timeBetween } from '../time/stops.ts';

/** Both times are in milliseconds since 1970. */
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
    return rows.map((row) => ({ beginsAt: row.begins_at, endsAt: endOf(row, this.#gaps) }));
  }

  get #gaps(): readonly Pause[] {
    return gapsOf(this.#environment);
  }

  /** @returns the player's vacation now; null if there is none */
  async current(player: string): Promise<Vacation | null> {
    const now = this.#environment.now();
    return (await this.list(player)).find(({ beginsAt, endsAt }) => beginsAt <= now && now < endsAt) ?? null;
  }

  /** @returns the days that the player may still take now, rounded down to a tenth */
  async daysLeft(player: string): Promise<number> {
    const since = this.#environment.now() - YEAR_MS;
    const taken = (await this.list(player)).reduce(
      (sum, { beginsAt, endsAt }) => sum + timeBetween(Math.max(beginsAt, since), endsAt, this.#gaps),
      0,
    );
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
      .set({ ends_at: vacation.beginsAt + timeBetween(vacation.beginsAt, this.#environment.now(), this.#gaps) })
      .where('player_id', '=', player)
      .where('begins_at', '=', vacation.beginsAt)
      .execute();
  }
}

/** When a vacation ends: as many days after it began as are stored, without the times in which no server ran. */
const endOf = ({ begins_at, ends_at }: Schema['vacations'], gaps: readonly Pause[]): number =>
  timeAfter(begins_at, ends_at - begins_at, gaps);

/** @param people  by seat: a player's id @returns by seat: the player's vacations that end after `at`, in milliseconds since 1970 */
export async function vacationsOf(
  db: Db,
  people: readonly (string | null)[],
  at: number,
  gaps: readonly Pause[],
): Promise<ReadonlyMap<Seat, readonly Pause[]>> {
  const players = people.filter((player) => player !== null);
  if (players.length === 0) return new Map();
  const rows = await db.selectFrom('vacations').selectAll().where('player_id', 'in', players).execute();
  const isOf = (player: string | null) => (row: { readonly player_id: string }) => row.player_id === player;
  const times = (player: string | null): readonly Pause[] =>
    rows.filter(isOf(player)).flatMap((row): readonly Pause[] => {
      const end = endOf(row, gaps);
      return end > at ? [[row.begins_at, end]] : [];
    });
  return new Map(people.map((player, seat) => [seat, times(player)]));
}
