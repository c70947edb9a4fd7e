/** Tokens by which programs come in the name of a player. A token is shown once; what is stored is its hash. */
import type { Db } from '../storage/schema.ts';
import { readName } from './names.ts';
import type { Outside } from './outside.ts';
import { Refused } from './refused.ts';
import { hashOf, type Player } from './sessions.ts';

/** How many one player may have. */
export const MOST_TOKENS = 10;
/** By it people and programs that look for leaked secrets know what it is. */
const PREFIX = 'bbt_';
const BYTES = 32;
const ID_BYTES = 8;
const TOKEN = /^bbt_[\w-]{43}$/;
const BEARER = /^Bearer +(bbt_\S*)$/i;
/** That it was used is written at most so often: milliseconds. */
const NOTED = 3600 * 1000;

export interface TokenCard {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** To the hour; null: never. */
  readonly usedAt: number | null;
}

/** What a request carries in `Authorization`; null: no token of ours. */
export const bearerOf = (authorization: string | undefined): string | null => BEARER.exec(authorization ?? '')?.[1] ?? null;

export class Tokens {
  readonly #db: Db;
  readonly #outside: Outside;

  constructor(db: Db, outside: Outside) {
    this.#db = db;
    this.#outside = outside;
  }

  /** Yields the token, which is stored nowhere. @throws Refused */
  async make(player: string, name: string): Promise<{ readonly token: string; readonly card: TokenCard }> {
    const card: TokenCard = {
      id: this.#outside.random(ID_BYTES).toString('hex'),
      name: readName(name),
      createdAt: this.#outside.now(),
      usedAt: null,
    };
    const token = `${PREFIX}${this.#outside.random(BYTES).toString('base64url')}`;
    await this.#db.transaction().execute(async (tx) => {
      // Whoever makes two at once makes them one after the other.
      await tx
        .updateTable('players')
        .set(({ ref }) => ({ name: ref('name') }))
        .where('id', '=', player)
        .execute();
      const { count } = await tx
        .selectFrom('tokens')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('player_id', '=', player)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_TOKENS) throw new Refused('tooManyTokens');
      await tx
        .insertInto('tokens')
        .values({ id: card.id, player_id: player, name: card.name, token_hash: hashOf(token), created_at: card.createdAt, used_at: null })
        .execute();
    });
    return { token, card };
  }

  /** Null: there is none, or not any more. */
  async find(token: string): Promise<Player | null> {
    if (!TOKEN.test(token)) return null;
    const now = this.#outside.now();
    const row = await this.#db
      .selectFrom('tokens')
      .innerJoin('players', 'players.id', 'tokens.player_id')
      .leftJoin('accounts', 'accounts.player_id', 'players.id')
      .select(['players.id', 'players.name', 'accounts.login', 'tokens.id as token', 'tokens.used_at'])
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!row) return null;
    if (now - (row.used_at ?? 0) >= NOTED) await this.#db.updateTable('tokens').set({ used_at: now }).where('id', '=', row.token).execute();
    return { id: row.id, name: row.name, isGuest: row.login === null };
  }

  /** @throws Refused */
  async revoke(player: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.#db.deleteFrom('tokens').where('id', '=', id).where('player_id', '=', player).executeTakeFirst();
    if (Number(numDeletedRows) !== 1) throw new Refused('notFound');
  }
}

export async function tokensOf(db: Db, player: string): Promise<readonly TokenCard[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('player_id', '=', player)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at, used_at }) => ({ id, name, createdAt: created_at, usedAt: used_at }));
}
