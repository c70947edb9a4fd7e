/** The players that each player has muted. A muted player does not learn of it. */
import type { Environment } from '../accounts/environment.ts';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import type { TableAccess } from '../tables/table-access.ts';
import type { Player } from '../tables/table-seats.ts';
import { type ReportTarget, subjectOf } from './report-subject.ts';

export class Mutes {
  readonly #db: Db;
  readonly #environment: Environment;
  readonly #access: TableAccess;

  constructor(db: Db, environment: Environment, access: TableAccess) {
    this.#access = access;
    this.#db = db;
    this.#environment = environment;
  }

  async list(player: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
    return this.#db
      .selectFrom('mutes')
      .innerJoin('players', 'players.id', 'mutes.muted_id')
      .select(['players.id', 'players.name'])
      .where('mutes.player_id', '=', player)
      .orderBy('mutes.at')
      .orderBy('players.id')
      .execute();
  }

  /** Mutes the player who wrote the line or sits on the seat. @throws Refused */
  async add(player: Player, about: ReportTarget): Promise<void> {
    const { player: muted } = await subjectOf(this.#db, this.#access, player, about);
    if (muted === null || muted === player.id) throw new Refused('nobodyThere');
    await this.#db
      .insertInto('mutes')
      .values({ player_id: player.id, muted_id: muted, at: this.#environment.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async remove(player: string, muted: string): Promise<void> {
    await this.#db.deleteFrom('mutes').where('player_id', '=', player).where('muted_id', '=', muted).execute();
  }
}
