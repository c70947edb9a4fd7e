/** The mutes and bans that moderators impose, for a time or permanently. */

import type { Db } from '../storage/schema.ts';
import type { Environment } from './environment.ts';
import { Refused } from './refused.ts';

export type SanctionKind = 'mute' | 'ban';

export interface Sanction {
  /** Milliseconds since 1970; null if the sanction never ends. */
  readonly until: number | null;
  readonly reason: string;
}

const REFUSAL_CODES = { mute: 'muted', ban: 'banned' } as const;

export class Sanctions {
  readonly #db: Db;
  readonly #environment: Environment;

  constructor(db: Db, environment: Environment) {
    this.#db = db;
    this.#environment = environment;
  }

  /** @returns the player's sanction; null if there is none or it has ended */
  async active(player: string, kind: SanctionKind): Promise<Sanction | null> {
    const row = await this.#db
      .selectFrom('sanctions')
      .select(['until', 'reason'])
      .where('player_id', '=', player)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return row && (row.until === null || row.until > this.#environment.now()) ? row : null;
  }

  /** @returns those of the players who have an account or are guests, and no sanction of this kind now */
  async existingWithout(kind: SanctionKind, players: readonly string[]): Promise<ReadonlySet<string>> {
    if (players.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom('players')
      .leftJoin('sanctions', (join) => join.onRef('sanctions.player_id', '=', 'players.id').on('sanctions.kind', '=', kind))
      .select(['players.id', 'sanctions.kind', 'sanctions.until'])
      .where('players.id', 'in', players)
      .execute();
    const now = this.#environment.now();
    const isFree = (row: (typeof rows)[number]): boolean => row.kind === null || (row.until !== null && row.until <= now);
    return new Set(rows.filter(isFree).map(({ id }) => id));
  }

  /** @throws Refused `muted` or `banned`, with the reason and the end */
  async check(player: string, kind: SanctionKind): Promise<void> {
    const sanction = await this.active(player, kind);
    if (sanction) throw new Refused(REFUSAL_CODES[kind], undefined, null, sanction);
  }

  /** Replaces an earlier sanction of this kind. */
  async impose(tx: Db, player: string, kind: SanctionKind, { until, reason }: Sanction): Promise<void> {
    await tx
      .insertInto('sanctions')
      .values({ player_id: player, kind, until, reason })
      .onConflict((conflict) => conflict.columns(['player_id', 'kind']).doUpdateSet({ until, reason }))
      .execute();
  }

  /** @returns false if there was none */
  async lift(tx: Db, player: string, kind: SanctionKind): Promise<boolean> {
    const { numDeletedRows } = await tx.deleteFrom('sanctions').where('player_id', '=', player).where('kind', '=', kind).executeTakeFirst();
    return Number(numDeletedRows) === 1;
  }
}
