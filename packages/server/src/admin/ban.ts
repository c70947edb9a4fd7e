/** Who may not come any more. */
import { keyOfLogin } from '../accounts/names.ts';
import { OUTSIDE } from '../accounts/outside.ts';
import { Refused } from '../accounts/refused.ts';
import { Bulletin } from '../fanout/bulletin.ts';
import { Moderation } from '../moderation/moderation.ts';
import { Moderators } from '../moderation/moderators.ts';
import { Sanctions } from '../moderation/sanctions.ts';
import type { Db } from '../storage/schema.ts';
import { Admission } from '../tables/admission.ts';
import { TableStore } from '../tables/table-store.ts';
import { NoAdmin } from './dump.ts';

const HOURS = 24;

/** What has been done stands in the moderators' log, as the owner's deed. @throws NoAdmin */
async function asOwner(db: Db, text: string, deed: (moderation: Moderation, player: string) => Promise<void>): Promise<string> {
  const player = await playerFor(db, text);
  const moderation = new Moderation({
    db,
    outside: OUTSIDE,
    bulletin: new Bulletin(),
    sanctions: new Sanctions(db, OUTSIDE),
    moderators: new Moderators(db, []),
    admission: new Admission(new TableStore(db, OUTSIDE)),
  });
  try {
    await deed(moderation, player);
  } catch (error) {
    if (error instanceof Refused) throw new NoAdmin(error.message);
    throw error;
  }
  return player;
}

/** A player by his id or his login. @throws NoAdmin */
async function playerFor(db: Db, text: string): Promise<string> {
  const byId = await db.selectFrom('players').select('id').where('id', '=', text).executeTakeFirst();
  if (byId) return byId.id;
  const byLogin = await db.selectFrom('accounts').select('player_id').where('login_key', '=', keyOfLogin(text)).executeTakeFirst();
  if (byLogin) return byLogin.player_id;
  throw new NoAdmin(`There is no player with the id or the login "${text}".`);
}

/** `days`: null for good. Yields the player's id. @throws NoAdmin */
export const ban = (db: Db, text: string, days: number | null, reason: string): Promise<string> =>
  asOwner(db, text, (moderation, player) => moderation.lay(null, 'ban', player, days === null ? null : days * HOURS, reason));

/** @throws NoAdmin */
export const unban = (db: Db, text: string): Promise<string> =>
  asOwner(db, text, (moderation, player) => moderation.lift(null, 'ban', player));
