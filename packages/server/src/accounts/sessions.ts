/** Who is logged in. The token is the browser's alone; what is stored here is its hash. */
import { createHash } from 'node:crypto';
import type { Db } from '../storage/schema.ts';
import type { Outside } from './outside.ts';
import { Refused } from './refused.ts';

/** Whoever plays. */
export interface Player {
  readonly id: string;
  readonly name: string;
  /** He has no account: his session is all that knows him. */
  readonly isGuest: boolean;
}

export interface Session {
  /** The token's hash. */
  readonly id: string;
  readonly player: Player;
  readonly createdAt: number;
  /** It has just been prolonged. */
  readonly isRenewed: boolean;
}

/** A session as its player sees it. */
export interface SessionCard {
  /** The beginning of the token's hash. */
  readonly id: string;
  /** `Firefox, Linux`; empty: not known. */
  readonly device: string;
  readonly createdAt: number;
  /** To the hour. */
  readonly usedAt: number;
  /** It is the one that asks. */
  readonly isThis: boolean;
}

const HOUR = 3600 * 1000;
/** How long a session lives without being used: milliseconds. */
export const LIFETIME = 90 * 24 * HOUR;
/** It is prolonged at most so often, for that is written. */
const RENEWAL = HOUR;
const BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
/** Characters of a card's id. */
const CARD_ID = 16;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Notes on which device the session of that token is. */
export async function noteDevice(db: Db, token: string, device: string): Promise<void> {
  await db.updateTable('sessions').set({ device }).where('token_hash', '=', hashOf(token)).execute();
}

export class Sessions {
  readonly #db: Db;
  readonly #outside: Outside;

  constructor(db: Db, outside: Outside) {
    this.#db = db;
    this.#outside = outside;
  }

  /** Yields the new token, which is stored nowhere. */
  async begin(player: string, db: Db = this.#db): Promise<string> {
    const now = this.#outside.now();
    const token = this.#outside.random(BYTES).toString('base64url');
    await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    await db
      .insertInto('sessions')
      .values({ token_hash: hashOf(token), player_id: player, created_at: now, seen_at: now, expires_at: now + LIFETIME })
      .execute();
    return token;
  }

  /** Null: there is no such session, or not any more. */
  async find(token: string): Promise<Session | null> {
    if (!TOKEN.test(token)) return null;
    const id = hashOf(token);
    const now = this.#outside.now();
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player_id')
      .leftJoin('accounts', 'accounts.player_id', 'players.id')
      .select(['players.id', 'players.name', 'sessions.created_at', 'sessions.seen_at', 'accounts.login'])
      .where('token_hash', '=', id)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!row) return null;
    const isRenewed = now - row.seen_at >= RENEWAL;
    if (isRenewed)
      await this.#db
        .updateTable('sessions')
        .set({ seen_at: now, expires_at: now + LIFETIME })
        .where('token_hash', '=', id)
        .execute();
    return { id, player: { id: row.id, name: row.name, isGuest: row.login === null }, createdAt: row.created_at, isRenewed };
  }

  /** All of his player, the one used last first. */
  async list({ id: own, player }: Session): Promise<readonly SessionCard[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['token_hash', 'device', 'created_at', 'seen_at'])
      .where('player_id', '=', player.id)
      .where('expires_at', '>', this.#outside.now())
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('token_hash')
      .execute();
    return rows.map(({ token_hash, device, created_at, seen_at }) => ({
      id: token_hash.slice(0, CARD_ID),
      device,
      createdAt: created_at,
      usedAt: seen_at,
      isThis: token_hash === own,
    }));
  }

  /** Another one of the same player, by its card's id. @throws Refused */
  async endOther({ id: own, player }: Session, card: string): Promise<void> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('sessions')
      .where('player_id', '=', player.id)
      .where('token_hash', 'like', `${card}%`)
      .where('token_hash', '!=', own)
      .executeTakeFirst();
    if (Number(numDeletedRows) === 0) throw new Refused('notFound');
  }

  /** All of his player but this one; his tokens stay. */
  async endOthers({ id: own, player }: Session): Promise<void> {
    await this.#db.deleteFrom('sessions').where('player_id', '=', player.id).where('token_hash', '!=', own).execute();
  }

  async end(id: string, db: Db = this.#db): Promise<void> {
    await db.deleteFrom('sessions').where('token_hash', '=', id).execute();
  }

  /** His tokens, too. */
  async endAll(player: string, db: Db = this.#db): Promise<void> {
    await db.deleteFrom('tokens').where('player_id', '=', player).execute();
    await db.deleteFrom('sessions').where('player_id', '=', player).execute();
  }
}
