/** Exports and deletes the stored data of a player. */
import type { Db } from '../storage/schema.ts';
import { tokensOf } from './tokens.ts';

/** The data of players that another module stores. */
export interface PlayerData {
  /** @returns the player's data as JSON, without secrets and without data of others @param player  the player's id */
  export(player: string): Promise<unknown>;
  /** Deletes the player's data. What other players need is kept without the name. */
  forget(player: string): Promise<void>;
}

/** By the key in the export. */
export type AllPlayerData = ReadonlyMap<string, PlayerData>;

async function passkeysOf(db: Db, player: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'created_at', 'used_at'])
    .where('player_id', '=', player)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, created_at, used_at }) => ({ id, createdAt: created_at, usedAt: used_at }));
}

/** An account as its owner sees it; null for a guest. */
export async function accountOf(db: Db, player: string) {
  const row = await db
    .selectFrom('accounts')
    .select(['login', 'email', 'password_hash'])
    .where('player_id', '=', player)
    .executeTakeFirst();
  if (!row) return null;
  return { login: row.login, email: row.email, hasPassword: row.password_hash !== null, passkeys: await passkeysOf(db, player) };
}

/** @returns all stored data of the player as JSON, without password hash, tokens and keys */
export async function exportPlayer(db: Db, player: string, playerData: AllPlayerData) {
  const { name, created_at } = await db.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'seen_at', 'expires_at'])
    .where('player_id', '=', player)
    .orderBy('created_at')
    .execute();
  const tokens = await tokensOf(db, player);
  const more: Record<string, unknown> = {};
  for (const [key, data] of playerData) more[key] = await data.export(player);
  return {
    player: { id: player, name, createdAt: created_at },
    account: await accountOf(db, player),
    sessions: sessions.map((session) => ({
      device: session.device,
      createdAt: session.created_at,
      seenAt: session.seen_at,
      expiresAt: session.expires_at,
    })),
    tokens,
    ...more,
  };
}

/** Deletes the player with all data. Foreign keys delete account, passkeys, sessions and tokens. */
export async function forgetPlayer(db: Db, player: string, playerData: AllPlayerData): Promise<void> {
  for (const data of playerData.values()) await data.forget(player);
  await db.deleteFrom('players').where('id', '=', player).execute();
}
