/** Bans players, and lifts bans, by the operator. */
import { loginKey } from '../accounts/account-names.ts';
import { SYSTEM_ENVIRONMENT } from '../accounts/environment.ts';
import { Refused } from '../accounts/refused.ts';
import { Sanctions } from '../accounts/sanctions.ts';
import { Moderation } from '../moderation/moderation.ts';
import { Moderators } from '../moderation/moderators.ts';
import { PubSub } from '../pubsub/pubsub.ts';
import type { Db } from '../storage/schema.ts';
import { TableAccess } from '../tables/table-access.ts';
import { TableStore } from '../tables/table-store.ts';
import { AdminError } from './dump.ts';

const HOURS_PER_DAY = 24;

/** Runs a moderation action. The moderation log records it as the operator's. @throws AdminError */
async function asOperator(db: Db, text: string, action: (moderation: Moderation, player: string) => Promise<void>): Promise<string> {
  const player = await playerFor(db, text);
  const moderation = new Moderation({
    db,
    environment: SYSTEM_ENVIRONMENT,
    pubsub: new PubSub(),
    sanctions: new Sanctions(db, SYSTEM_ENVIRONMENT),
    moderators: new Moderators(db, []),
    access: new TableAccess(new TableStore(db, SYSTEM_ENVIRONMENT)),
  });
  try {
    await action(moderation, player);
  } catch (error) {
    if (error instanceof Refused) throw new AdminError(error.message);
    throw error;
  }
  return player;
}

/** @returns the id of the player with this id or username @throws AdminError */
async function playerFor(db: Db, text: string): Promise<string> {
  const byId = await db.selectFrom('players').select('id').where('id', '=', text.trim()).executeTakeFirst();
  if (byId) return byId.id;
  const byLogin = await db.selectFrom('accounts').select('player_id').where('login_key', '=', loginKey(text)).executeTakeFirst();
  if (byLogin) return byLogin.player_id;
  throw new AdminError(
    `There is no player with the id or username "${text}". "bb admin inspect ID" shows the ids of the players at a table.`,
  );
}

/**
 * @param text  the id or username of the player
 * @param days  null for a permanent ban
 * @returns the player's id
 * @throws AdminError
 */
export const ban = (db: Db, text: string, days: number | null, reason: string): Promise<string> =>
  asOperator(db, text, (moderation, player) => moderation.impose(null, 'ban', player, days === null ? null : days * HOURS_PER_DAY, reason));

/** @returns the player's id @throws AdminError */
export const unban = (db: Db, text: string): Promise<string> =>
  asOperator(db, text, (moderation, player) => moderation.lift(null, 'ban', player));
