/** Players and their accounts. What can't be is a `Refused`. */
import type { Db } from '../storage/schema.ts';
import { keyOfLogin, readLogin, readName, readPassword } from './names.ts';
import type { Outside } from './outside.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { Refused } from './refused.ts';
import { type Session, Sessions } from './sessions.ts';
import { Tries } from './tries.ts';

export interface Registration {
  readonly login: string;
  readonly password: string;
  /** Without one a guest keeps his, and who is new is called by his login. */
  readonly name?: string;
  readonly email?: string | null;
}

export interface Change {
  readonly name?: string;
  readonly email?: string | null;
  readonly newPassword?: string;
  /** The one until now, without which only the name can be changed. */
  readonly password?: string;
}

const ID_BYTES = 16;
/** Who has no password to be asked for must have logged in so lately: milliseconds. */
export const FRESH = 15 * 60 * 1000;

export class Accounts {
  readonly sessions: Sessions;
  readonly tries: Tries;
  readonly #db: Db;
  readonly #outside: Outside;
  readonly #kept: ReadonlySet<string>;

  /** `kept`: logins that nobody can take, for whoever has them may more than others. */
  constructor(db: Db, outside: Outside, kept: readonly string[] = []) {
    this.#kept = new Set(kept.map(keyOfLogin));
    this.#db = db;
    this.#outside = outside;
    this.sessions = new Sessions(db, outside);
    this.tries = new Tries(db, outside);
  }

  /** Somebody who gives no more than a name. Yields the token of his session. `network`: from where he comes. @throws Refused */
  async guest(name: string, network: string): Promise<string> {
    const shown = readName(name);
    await this.tries.take('stranger', network);
    return this.#db.transaction().execute(async (tx) => this.sessions.begin(await this.#arrive(tx, shown), tx));
  }

  /** A guest stays the player that he is. Yields the token of a new session. @throws Refused */
  async register(session: Session | null, wish: Registration, network: string): Promise<string> {
    const password = readPassword(wish.password);
    const open = await this.openLogin(session, wish.login, network);
    const name = wish.name === undefined ? null : readName(wish.name);
    const password_hash = await hashPassword(password);
    return this.#db.transaction().execute(async (tx) => {
      const player = session?.player.id ?? (await this.#arrive(tx, name ?? open));
      if (session && name !== null) await this.#rename(tx, player, name);
      await this.addAccount(tx, player, open, { password_hash, email: wish.email ?? null });
      return this.beginAnew(tx, player);
    });
  }

  /** A login for who has none yet, which nobody else has. Asking is counted, for it tells who is here. @throws Refused */
  async openLogin(session: Session | null, text: string, network: string): Promise<string> {
    if (session && !session.player.isGuest) throw new Refused('hasAccount');
    const login = readLogin(text);
    await this.tries.take('stranger', network);
    await this.tries.take('address', network);
    if (this.#kept.has(keyOfLogin(login)) || (await this.#byLogin(login))) throw new Refused('loginTaken');
    await this.tries.giveBack('address', network);
    return login;
  }

  /** @throws Refused where somebody else was faster. */
  async addAccount(
    tx: Db,
    player: string,
    login: string,
    more: { readonly password_hash: string | null; readonly email: string | null },
  ): Promise<void> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('accounts')
      .values({ player_id: player, login, login_key: keyOfLogin(login), ...more })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) !== 1) throw new Refused('loginTaken');
  }

  /** Yields the token of a new session; the one before ends. That either of the two is wrong is all that a stranger learns. @throws Refused */
  async logIn(session: Session | null, login: string, password: string, network: string): Promise<string> {
    const key = keyOfLogin(login);
    await this.tries.take('address', network);
    await this.tries.take('login', key);
    const account = await this.#byLogin(login);
    const isRight = await isPassword(account?.password_hash ?? null, password);
    if (!account || !isRight) throw new Refused('wrongLogin');
    await this.tries.giveBack('address', network);
    await this.tries.forget('login', key);
    return this.enter(session, account.player_id);
  }

  async enter(session: Session | null, player: string): Promise<string> {
    return this.#db.transaction().execute(async (tx) => {
      if (session) await this.sessions.end(session.id, tx);
      return this.sessions.begin(player, tx);
    });
  }

  /** Ends all sessions of a player, for somebody might know their tokens, and yields the token of a new one. */
  async beginAnew(tx: Db, player: string): Promise<string> {
    await this.sessions.endAll(player, tx);
    return this.sessions.begin(player, tx);
  }

  /** Yields the token of a new session where the password is another now, else null. @throws Refused */
  async change(session: Session, { name, email, newPassword, password }: Change, network: string): Promise<string | null> {
    const { id } = session.player;
    const shown = name === undefined ? undefined : readName(name);
    const chosen = newPassword === undefined ? undefined : readPassword(newPassword);
    if (email !== undefined || chosen !== undefined) await this.confirm(session, password, network);
    const password_hash = chosen === undefined ? undefined : await hashPassword(chosen);
    return this.#db.transaction().execute(async (tx) => {
      if (shown !== undefined) await this.#rename(tx, id, shown);
      if (email !== undefined) await tx.updateTable('accounts').set({ email }).where('player_id', '=', id).execute();
      if (password_hash === undefined) return null;
      await tx.updateTable('accounts').set({ password_hash }).where('player_id', '=', id).execute();
      return this.beginAnew(tx, id);
    });
  }

  /** Who has found an open browser can't take the account with him: it takes the password, or a log-in just now. @throws Refused */
  async confirm(session: Session, password: string | undefined, network: string): Promise<void> {
    const account = await this.account(session.player.id);
    if (!account) throw new Refused('noAccount');
    if (account.password_hash === null) {
      if (this.#outside.now() - session.createdAt > FRESH) throw new Refused('logInAgain');
      return;
    }
    if (password === undefined) throw new Refused('wrongPassword');
    await this.tries.take('address', network);
    await this.tries.take('login', account.login_key);
    if (!(await isPassword(account.password_hash, password))) throw new Refused('wrongPassword');
    await this.tries.giveBack('address', network);
    await this.tries.forget('login', account.login_key);
  }

  account(player: string) {
    return this.#db.selectFrom('accounts').selectAll().where('player_id', '=', player).executeTakeFirst();
  }

  #byLogin(login: string) {
    return this.#db.selectFrom('accounts').selectAll().where('login_key', '=', keyOfLogin(login)).executeTakeFirst();
  }

  async #rename(tx: Db, player: string, name: string): Promise<void> {
    await tx.updateTable('players').set({ name }).where('id', '=', player).execute();
  }

  async #arrive(tx: Db, name: string): Promise<string> {
    const id = this.#outside.random(ID_BYTES).toString('base64url');
    await tx.insertInto('players').values({ id, name, created_at: this.#outside.now() }).execute();
    return id;
  }
}
