/** Creates and changes guests and accounts. */
import type { Db } from '../storage/schema.ts';
import { loginKey, readLogin, readName, readPassword } from './account-names.ts';
import type { Environment } from './environment.ts';
import { KnownDevices } from './known-devices.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { RateLimiter } from './rate-limiter.ts';
import { Refused } from './refused.ts';
import { type Session, Sessions } from './sessions.ts';
import { addressKey, readAddress } from './typed-text.ts';

export interface Registration {
  readonly login: string;
  readonly password: string;
  /** The display name. If left out, a guest keeps theirs, and a new player gets the login as name. */
  readonly name?: string;
  readonly email?: string | null;
}

export interface AccountChange {
  readonly name?: string;
  readonly email?: string | null;
  readonly newPassword?: string;
  /** The current password: needed to change anything but the name. */
  readonly password?: string;
}

/** Where a player signs in from. */
export interface SignInSource {
  /** As `networkOf` returns it. */
  readonly network: string;
  /** The cookie of known devices; undefined without one. */
  readonly device: string | undefined;
}

const ID_BYTES = 16;
/** A player without a password may change the account within this time after signing in. */
export const RECENT_LOGIN_MS = 15 * 60 * 1000;

/** @throws BadInput */
const addressIn = (email: string | null | undefined): string | null =>
  email === undefined || email === null ? null : readAddress(email, 'email');
const keyOf = (email: string | null): string | null => (email === null ? null : addressKey(email));

export class Accounts {
  readonly sessions: Sessions;
  readonly rateLimiter: RateLimiter;
  readonly knownDevices: KnownDevices;
  readonly #db: Db;
  readonly #environment: Environment;
  readonly #reservedLogins: ReadonlySet<string>;

  /** @param reservedLogins  logins that nobody can take, because their owners are moderators */
  constructor(db: Db, environment: Environment, reservedLogins: readonly string[] = []) {
    this.#reservedLogins = new Set(reservedLogins.map(loginKey));
    this.#db = db;
    this.#environment = environment;
    this.sessions = new Sessions(db, environment);
    this.rateLimiter = new RateLimiter(db, environment);
    this.knownDevices = new KnownDevices(db, environment);
  }

  /**
   * Creates a guest.
   *
   * @param network  as `networkOf` returns it
   * @returns the token of the guest's session
   * @throws Refused
   */
  async createGuest(name: string, network: string): Promise<string> {
    const shown = readName(name);
    await this.rateLimiter.take('newcomer', network);
    return this.#db.transaction().execute(async (tx) => this.sessions.begin(await this.#addPlayer(tx, shown), tx));
  }

  /**
   * Creates an account. A guest stays the same player.
   * @returns the token of a new session
   * @throws Refused
   */
  async register(session: Session | null, registration: Registration, network: string): Promise<string> {
    const password = readPassword(registration.password);
    const login = await this.checkNewLogin(session, registration.login, network);
    const name = registration.name === undefined ? null : readName(registration.name);
    const email = addressIn(registration.email);
    const password_hash = await hashPassword(password);
    return this.#db.transaction().execute(async (tx) => {
      const player = session?.player.id ?? (await this.#addPlayer(tx, name ?? login));
      if (session && name !== null) await this.#rename(tx, player, name);
      await this.addAccount(tx, player, login, { password_hash, email });
      return this.replaceAllSessions(tx, player);
    });
  }

  /**
   * Checks that a new player or a guest can have this login. Each check counts as an attempt, because its result tells which logins exist.
   * @returns the login
   * @throws Refused
   */
  async checkNewLogin(session: Session | null, text: string, network: string): Promise<string> {
    if (session && !session.player.isGuest) throw new Refused('hasAccount');
    const login = readLogin(text);
    await this.rateLimiter.take('newcomer', network);
    await this.rateLimiter.take('loginByNetwork', network);
    if (this.#reservedLogins.has(loginKey(login)) || (await this.#byLogin(login))) throw new Refused('loginTaken');
    await this.rateLimiter.giveBack('loginByNetwork', network);
    return login;
  }

  /** @throws Refused `loginTaken` if another request took the login first */
  async addAccount(
    tx: Db,
    player: string,
    login: string,
    more: { readonly password_hash: string | null; readonly email: string | null },
  ): Promise<void> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('accounts')
      .values({ player_id: player, login, login_key: loginKey(login), ...more, email_key: keyOf(more.email) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) !== 1) throw new Refused('loginTaken');
  }

  /**
   * Signs in: starts a new session, and ends `session`.
   *
   * @returns the token of the new session
   * @throws Refused, the same for an unknown login as for a wrong password
   */
  async logIn(session: Session | null, login: string, password: string, from: SignInSource): Promise<string> {
    const account = await this.#byLogin(login);
    const known = account ? await this.knownDevices.find(from.device, account.player_id) : null;
    const attempt = await this.#takeAttempt(loginKey(login), from.network, known);
    const isRight = await verifyPassword(account?.password_hash ?? null, password);
    if (!account || !isRight) throw new Refused('wrongLogin');
    await attempt.succeeded();
    return this.replaceSession(session, account.player_id);
  }

  /**
   * Counts an attempt to sign in. A known device has a counter of its own for each login; other devices share counters by login and network, by
   * network, and by login, so that strangers can't lock out the owner.
   * @param device  the id of a known device, else null
   * @throws Refused `tooMany`
   */
  async #takeAttempt(key: string, network: string, device: string | null): Promise<{ succeeded(): Promise<void> }> {
    const { rateLimiter } = this;
    const own = `${key} ${device === null ? network : `device ${device}`}`;
    const shared =
      device === null
        ? ([
            ['loginByNetwork', network],
            ['loginByStrangers', key],
          ] as const)
        : [];
    await rateLimiter.take('login', own);
    for (const [kind, what] of shared)
      await rateLimiter.take(kind, what).catch(async (error: unknown) => {
        await rateLimiter.giveBack('login', own);
        throw error;
      });
    return {
      async succeeded() {
        await rateLimiter.reset('login', own);
        for (const [kind, what] of shared) await rateLimiter.giveBack(kind, what);
      },
    };
  }

  async replaceSession(session: Session | null, player: string): Promise<string> {
    return this.#db.transaction().execute(async (tx) => {
      if (session) await this.sessions.end(session.id, tx);
      return this.sessions.begin(player, tx);
    });
  }

  /** Ends all sessions and API tokens of a player, because somebody else may know them. @returns the token of a new session */
  async replaceAllSessions(tx: Db, player: string): Promise<string> {
    await this.sessions.endAll(player, tx);
    return this.sessions.begin(player, tx);
  }

  /** @returns the token of a new session if the password has changed, else null @throws Refused */
  async change(session: Session, { name, email, newPassword, password }: AccountChange, network: string): Promise<string | null> {
    const { id } = session.player;
    const shown = name === undefined ? undefined : readName(name);
    const address = email === undefined ? undefined : addressIn(email);
    const chosen = newPassword === undefined ? undefined : readPassword(newPassword);
    if (address !== undefined || chosen !== undefined) await this.confirmIdentity(session, password, network);
    const password_hash = chosen === undefined ? undefined : await hashPassword(chosen);
    return this.#db.transaction().execute(async (tx) => {
      if (shown !== undefined) await this.#rename(tx, id, shown);
      if (address !== undefined)
        await tx
          .updateTable('accounts')
          .set({ email: address, email_key: keyOf(address) })
          .where('player_id', '=', id)
          .execute();
      if (password_hash === undefined) return null;
      await tx.updateTable('accounts').set({ password_hash }).where('player_id', '=', id).execute();
      return this.replaceAllSessions(tx, id);
    });
  }

  /**
   * Requires the password, or a recent sign-in if the account has none, so that a stranger at an open browser can't take the account.
   *
   * @throws Refused
   */
  async confirmIdentity(session: Session, password: string | undefined, network: string): Promise<void> {
    const account = await this.account(session.player.id);
    if (!account) throw new Refused('noAccount');
    if (account.password_hash === null) {
      if (this.#environment.now() - session.createdAt > RECENT_LOGIN_MS) throw new Refused('logInAgain');
      return;
    }
    if (password === undefined) throw new Refused('wrongPassword');
    await this.rateLimiter.take('loginByNetwork', network);
    const own = `player ${account.player_id}`;
    await this.rateLimiter.take('login', own);
    if (!(await verifyPassword(account.password_hash, password))) throw new Refused('wrongPassword');
    await this.rateLimiter.giveBack('loginByNetwork', network);
    await this.rateLimiter.reset('login', own);
  }

  account(player: string) {
    return this.#db.selectFrom('accounts').selectAll().where('player_id', '=', player).executeTakeFirst();
  }

  #byLogin(login: string) {
    return this.#db.selectFrom('accounts').selectAll().where('login_key', '=', loginKey(login)).executeTakeFirst();
  }

  async #rename(tx: Db, player: string, name: string): Promise<void> {
    await tx.updateTable('players').set({ name }).where('id', '=', player).execute();
  }

  async #addPlayer(tx: Db, name: string): Promise<string> {
    const id = this.#environment.random(ID_BYTES).toString('base64url');
    await tx.insertInto('players').values({ id, name, created_at: this.#environment.now() }).execute();
    return id;
  }
}
