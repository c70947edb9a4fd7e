/** API tokens, with which programs act for a player. A token is shown once; only its hash is stored. */
import { lockPlayer } from '../storage/lock-row.ts';
import type { Db } from '../storage/schema.ts';
import { readName } from './account-names.ts';
import type { Environment } from './environment.ts';
import { Refused } from './refused.ts';
import { type Player, sha256Hex } from './sessions.ts';

/** Per player. */
export const MAX_TOKENS = 10;
/** Lets people and secret scanners recognize a leaked token. */
const PREFIX = 'bbt_';
const TOKEN_BYTES = 32;
const ID_BYTES = 8;
const TOKEN_PATTERN = /^bbt_[\w-]{43}$/;
const BEARER_PATTERN = /^Bearer +(bbt_\S*)$/i;
/** The last use is written at most once in this time. */
const USE_WRITE_INTERVAL_MS = 3600 * 1000;

export interface TokenCard {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** Milliseconds since 1970, to the hour; null if the token was never used. */
  readonly usedAt: number | null;
}

/** @returns the API token in an `Authorization` header; null if there is none */
export const bearerOf = (authorization: string | undefined): string | null => BEARER_PATTERN.exec(authorization ?? '')?.[1] ?? null;

export class Tokens {
  readonly #db: Db;
  readonly #environment: Environment;

  constructor(db: Db, environment: Environment) {
    this.#db = db;
    this.#environment = environment;
  }

  /** Stores the hash of a new token, not the token. @returns the token and its card @throws Refused */
  async create(player: string, name: string): Promise<{ readonly token: string; readonly card: TokenCard }> {
    const card: TokenCard = {
      id: this.#environment.random(ID_BYTES).toString('hex'),
      name: readName(name),
      createdAt: this.#environment.now(),
      usedAt: null,
    };
    const token = `${PREFIX}${this.#environment.random(TOKEN_BYTES).toString('base64url')}`;
    await this.#db.transaction().execute(async (tx) => {
      await lockPlayer(tx, player);
      const { count } = await tx
        .selectFrom('tokens')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('player_id', '=', player)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MAX_TOKENS) throw new Refused('tooManyTokens');
      await tx
        .insertInto('tokens')
        .values({
          id: card.id,
          player_id: player,
          name: card.name,
          token_hash: sha256Hex(token),
          created_at: card.createdAt,
          used_at: null,
        })
        .execute();
    });
    return { token, card };
  }

  /** @returns the player of the token; null if it is unknown or revoked */
  async find(token: string): Promise<Player | null> {
    if (!TOKEN_PATTERN.test(token)) return null;
    const now = this.#environment.now();
    const row = await this.#db
      .selectFrom('tokens')
      .innerJoin('players', 'players.id', 'tokens.player_id')
      .leftJoin('accounts', 'accounts.player_id', 'players.id')
      .select(['players.id', 'players.name', 'accounts.login', 'tokens.id as token', 'tokens.used_at'])
      .where('token_hash', '=', sha256Hex(token))
      .executeTakeFirst();
    if (!row) return null;
    if (now - (row.used_at ?? 0) >= USE_WRITE_INTERVAL_MS)
      await this.#db.updateTable('tokens').set({ used_at: now }).where('id', '=', row.token).execute();
    return { id: row.id, name: row.name, isGuest: row.login === null };
  }

  /** @param id  the id of the token's card @throws Refused `notFound` */
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
