/** Whom a player does not want to hear: his own affair, of which the other learns nothing. */
import type { Outside } from '../accounts/outside.ts';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import type { Admission } from '../tables/admission.ts';
import type { Player } from '../tables/seats.ts';
import { type About, subjectOf } from './subject.ts';

export class Mutes {
  readonly #db: Db;
  readonly #outside: Outside;
  readonly #admission: Admission;

  constructor(db: Db, outside: Outside, admission: Admission) {
    this.#admission = admission;
    this.#db = db;
    this.#outside = outside;
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

  /** Whoever has said that, or sits there. @throws Refused */
  async add(player: Player, about: About): Promise<void> {
    const { player: muted } = await subjectOf(this.#db, this.#admission, player, about);
    if (muted === null || muted === player.id) throw new Refused('nobodyThere');
    await this.#db
      .insertInto('mutes')
      .values({ player_id: player.id, muted_id: muted, at: this.#outside.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async remove(player: string, muted: string): Promise<void> {
    await this.#db.deleteFrom('mutes').where('player_id', '=', player).where('muted_id', '=', muted).execute();
  }
}
