/** The server's moderators. The operator names them in the environment or by `bb admin moderator`. */
import { loginKey } from '../accounts/account-names.ts';
import type { Db } from '../storage/schema.ts';

export class Moderators {
  readonly #db: Db;
  readonly #logins: ReadonlySet<string>;

  /** @param logins  the logins named in the environment */
  constructor(db: Db, logins: readonly string[]) {
    this.#db = db;
    this.#logins = new Set(logins.map(loginKey));
  }

  /** @returns the logins named in the environment that have no account */
  async unknownLogins(): Promise<readonly string[]> {
    const logins = [...this.#logins];
    if (logins.length === 0) return [];
    const rows = await this.#db.selectFrom('accounts').select('login_key').where('login_key', 'in', logins).execute();
    return logins.filter((login) => !rows.some(({ login_key }) => login_key === login));
  }

  /** @param player  the player's id */
  async has(player: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('accounts')
      .leftJoin('moderators', 'moderators.player_id', 'accounts.player_id')
      .select(['login_key', 'moderators.player_id as named'])
      .where('accounts.player_id', '=', player)
      .executeTakeFirst();
    return row !== undefined && (row.named !== null || this.#logins.has(row.login_key));
  }
}

/** @returns false if no account has this login */
export async function setModerator(db: Db, login: string, isModerator: boolean): Promise<boolean> {
  const account = await db.selectFrom('accounts').select('player_id').where('login_key', '=', loginKey(login)).executeTakeFirst();
  if (!account) return false;
  const { player_id } = account;
  if (isModerator)
    await db
      .insertInto('moderators')
      .values({ player_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('moderators').where('player_id', '=', player_id).execute();
  return true;
}
