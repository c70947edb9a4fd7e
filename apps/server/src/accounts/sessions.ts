/** The sessions of logged-in players. Only the browser has the token; the server stores its hash. */
import { createHash } from 'node:crypto';
import type { Db } from '../storage/schema.ts';
import type { Environment } from './environment.ts';
import { Refused } from './refused.ts';

/** A person who plays, with or without an account. */
export interface Player {
  readonly id: string;
  readonly name: string;
  /** A guest has no account: only the session identifies the player. */
  readonly isGuest: boolean;
}

export interface Session {
  /** The SHA-256 hash of its token, in hex. */
  readonly id: string;
  readonly player: Player;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Whether it has just been prolonged: then the cookie must be set again. */
  readonly isRenewed: boolean;
}

/** A session as its player sees it. */
export interface SessionCard {
  /** The first `CARD_ID_CHARS` characters of the session's id. */
  readonly id: string;
  /** For example `Firefox, Linux`; empty if unknown. */
  readonly device: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Milliseconds since 1970, to the hour. */
  readonly usedAt: number;
  /** Whether it is the session of the request. */
  readonly isThis: boolean;
}

const HOUR_MS = 3600 * 1000;
/** A session that is not used for this long expires. */
export const SESSION_LIFETIME_MS = 90 * 24 * HOUR_MS;
/** A session is prolonged at most once in this time, because each time writes to the database. */
const RENEWAL_INTERVAL_MS = HOUR_MS;
const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[\w-]{43}$/;
const CARD_ID_CHARS = 16;

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Stores the device of the session with this token. */
export async function noteDevice(db: Db, token: string, device: string): Promise<void> {
  await db.updateTable('sessions').set({ device }).where('token_hash', '=', sha256Hex(token)).execute();
}

export class Sessions {
  readonly #db: Db;
  readonly #environment: Environment;

  constructor(db: Db, environment: Environment) {
    this.#db = db;
    this.#environment = environment;
  }

  /** @param player  the player's id @returns the token of the new session; only its hash is stored */
  async begin(player: string, db: Db = this.#db): Promise<string> {
    const now = this.#environment.now();
    const token = this.#environment.random(TOKEN_BYTES).toString('base64url');
    await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    await db
      .insertInto('sessions')
      .values({ token_hash: sha256Hex(token), player_id: player, created_at: now, seen_at: now, expires_at: now + SESSION_LIFETIME_MS })
      .execute();
    return token;
  }

  /** Finds a session and prolongs it. @returns null if the token is unknown or the session has ended */
  async find(token: string): Promise<Session | null> {
    if (!TOKEN_PATTERN.test(token)) return null;
    const id = sha256Hex(token);
    const now = this.#environment.now();
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player_id')
      .leftJoin('accounts', 'accounts.player_id', 'players.id')
      .select(['players.id', 'players.name', 'sessions.created_at', 'sessions.seen_at', 'accounts.login'])
      .where('token_hash', '=', id)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!row) return null;
    const isRenewed = now - row.seen_at >= RENEWAL_INTERVAL_MS;
    if (isRenewed)
      await this.#db
        .updateTable('sessions')
        .set({ seen_at: now, expires_at: now + SESSION_LIFETIME_MS })
        .where('token_hash', '=', id)
        .execute();
    return { id, player: { id: row.id, name: row.name, isGuest: row.login === null }, createdAt: row.created_at, isRenewed };
  }

  /** @returns all sessions of this session's player, the last used first */
  async list({ id: own, player }: Session): Promise<readonly SessionCard[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['token_hash', 'device', 'created_at', 'seen_at'])
      .where('player_id', '=', player.id)
      .where('expires_at', '>', this.#environment.now())
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('token_hash')
      .execute();
    return rows.map(({ token_hash, device, created_at, seen_at }) => ({
      id: token_hash.slice(0, CARD_ID_CHARS),
      device,
      createdAt: created_at,
      usedAt: seen_at,
      isThis: token_hash === own,
    }));
  }

  /** Ends another session of the same player. @param card  the id of its card @throws Refused `notFound` */
  async endOther({ id: own, player }: Session, card: string): Promise<void> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('sessions')
      .where('player_id', '=', player.id)
      .where('token_hash', 'like', `${card}%`)
      .where('token_hash', '!=', own)
      .executeTakeFirst();
    if (Number(numDeletedRows) === 0) throw new Refused('notFound');
  }

  /** Ends all other sessions of the same player. API tokens stay. */
  async endOthers({ id: own, player }: Session): Promise<void> {
    await this.#db.deleteFrom('sessions').where('player_id', '=', player.id).where('token_hash', '!=', own).execute();
  }

  async end(id: string, db: Db = this.#db): Promise<void> {
    await db.deleteFrom('sessions').where('token_hash', '=', id).execute();
  }

  /** Ends all sessions of the player, and revokes all API tokens. */
  async endAll(player: string, db: Db = this.#db): Promise<void> {
    await db.deleteFrom('tokens').where('player_id', '=', player).execute();
    await db.deleteFrom('sessions').where('player_id', '=', player).execute();
  }
}
