/** What is stored of a player: shown to him, and taken away. */
import type { Db } from '../storage/schema.ts';
import { tokensOf } from './tokens.ts';

/** What else belongs to players, and is kept elsewhere. */
export interface Belongings {
  /** As it is shown to him: JSON, without what is secret or others'. */
  of(player: string): Promise<unknown>;
  /** What others need of him stays without his name. */
  forget(player: string): Promise<void>;
}

/** By what it is called in the export. */
export type AllBelongings = ReadonlyMap<string, Belongings>;

export async function passkeysOf(db: Db, player: string) {
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

/** All of it, but what would let somebody in. */
export async function exportOf(db: Db, player: string, belongings: AllBelongings) {
  const { name, created_at } = await db.selectFrom('players').selectAll().where('id', '=', player).executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'seen_at', 'expires_at'])
    .where('player_id', '=', player)
    .orderBy('created_at')
    .execute();
  const tokens = await tokensOf(db, player);
  const more: Record<string, unknown> = {};
  for (const [called, kept] of belongings) more[called] = await kept.of(player);
  return {
    player: { id: player, name, createdAt: created_at },
    account: await accountOf(db, player),
    sessions: sessions.map((one) => ({ device: one.device, createdAt: one.created_at, seenAt: one.seen_at, expiresAt: one.expires_at })),
    tokens,
    ...more,
  };
}

/** His account, passkeys and sessions go with him. */
export async function forgetPlayer(db: Db, player: string, belongings: AllBelongings): Promise<void> {
  for (const kept of belongings.values()) await kept.forget(player);
  await db.deleteFrom('players').where('id', '=', player).execute();
}
