/** Who may not speak, or not come: laid on by moderators, for a time or for good. */
import type { Outside } from '../accounts/outside.ts';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';

export type SanctionKind = 'mute' | 'ban';

export interface Sanction {
  /** Milliseconds since 1970; null: for good. */
  readonly until: number | null;
  readonly reason: string;
}

const REFUSALS = { mute: 'muted', ban: 'banned' } as const;

export class Sanctions {
  readonly #db: Db;
  readonly #outside: Outside;

  constructor(db: Db, outside: Outside) {
    this.#db = db;
    this.#outside = outside;
  }

  /** Null: there is none, or it is over. */
  async of(player: string, kind: SanctionKind): Promise<Sanction | null> {
    const row = await this.#db
      .selectFrom('sanctions')
      .select(['until', 'reason'])
      .where('player_id', '=', player)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row && (row.until === null || row.until > this.#outside.now()) ? row : null;
  }

  /** @throws Refused that says why, and until when. */
  async check(player: string, kind: SanctionKind): Promise<void> {
    const sanction = await this.of(player, kind);
    if (sanction) throw new Refused(REFUSALS[kind], undefined, null, sanction);
  }

  async lay(tx: Db, player: string, kind: SanctionKind, { until, reason }: Sanction): Promise<void> {
    await tx
      .insertInto('sanctions')
      .values({ player_id: player, kind, until, reason })
      .onConflict((conflict) => conflict.columns(['player_id', 'kind']).doUpdateSet({ until, reason }))
      .execute();
  }

  /** False: there was none. */
  async lift(tx: Db, player: string, kind: SanctionKind): Promise<boolean> {
    const { numDeletedRows } = await tx.deleteFrom('sanctions').where('player_id', '=', player).where('kind', '=', kind).executeTakeFirst();
    return Number(numDeletedRows) === 1;
  }
}
