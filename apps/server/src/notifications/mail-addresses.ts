/**
 * Confirms mail addresses, and resets passwords, by links in mails. A link works once, for a limited time, and only while the address is
 * that of the account. The token in it is stored only as a hash.
 */

import { readPassword } from '../accounts/account-names.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Environment } from '../accounts/environment.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { Refused } from '../accounts/refused.ts';
import { type Session, sha256Hex } from '../accounts/sessions.ts';
import { addressKey, readAddress } from '../accounts/typed-text.ts';
import type { Db } from '../storage/schema.ts';
import type { SendResult } from './channels/channels.ts';
import { type Mail, verifiedAddress } from './channels/mail.ts';
import { jobText } from './job-body.ts';
import type { Job, Jobs } from './jobs.ts';
import type { NotificationSettings } from './notification-settings.ts';
import { wordsOf } from './words/words.ts';

type Purpose = 'verify' | 'reset';
const HOUR_MS = 3600 * 1000;
const LIFETIMES_MS: Readonly<Record<Purpose, number>> = { verify: 24 * HOUR_MS, reset: HOUR_MS };
const TOKEN_BYTES = 32;
/** Accounts with the same address in one mail. */
const MAX_ACCOUNTS = 10;

interface MailAddressesOptions {
  readonly db: Db;
  readonly environment: Environment;
  readonly jobs: Jobs;
  readonly settings: NotificationSettings;
  readonly accounts: Accounts;
  /** Null if this server sends no mail. */
  readonly mail: Mail | null;
  readonly publicUrl: string | null;
  readonly onJob: () => void;
}

export class MailAddresses {
  readonly #with: MailAddressesOptions;

  constructor(options: MailAddressesOptions) {
    this.#with = options;
  }

  async isVerified(player: string): Promise<boolean> {
    return (await verifiedAddress(this.#with.db, player)) !== null;
  }

  /** Sends a link that confirms the address of the account. @throws Refused `noMails`, `noAccount`, `noAddress`, `tooMany` */
  async requestVerification({ player }: Session): Promise<void> {
    const { db, environment, jobs, accounts, onJob } = this.#with;
    this.#mail();
    const account = await accounts.account(player.id);
    if (!account) throw new Refused('noAccount');
    const { email } = account;
    if (email === null) throw new Refused('noAddress');
    await accounts.rateLimiter.take('mail', player.id);
    await accounts.rateLimiter.take('mail', addressKey(email));
    const job = {
      key: `verify ${player.id} ${email}`,
      player: player.id,
      dueAt: environment.now(),
      body: jobText({ do: 'verify', email }),
    };
    await jobs.add(db, job);
    onJob();
  }

  /** Confirms an address by the token of a link. @throws Refused `wrongLink` */
  async verify(token: string): Promise<void> {
    const { db } = this.#with;
    await db.transaction().execute(async (tx) => {
      const { player_id, email } = await this.#takeToken(tx, token, 'verify');
      await tx
        .insertInto('verified_addresses')
        .values({ player_id, email })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ email }))
        .execute();
    });
  }

  /**
   * Sends links that set a new password. Whether an account has this address is looked up later, so that the response and its time don't
   * tell.
   * @throws Refused `noMails`, `tooMany`
   * @throws BadInput if it is no address
   */
  async requestReset(typed: string, network: string): Promise<void> {
    const { db, environment, jobs, accounts, onJob } = this.#with;
    this.#mail();
    const email = addressKey(readAddress(typed, 'email'));
    await accounts.rateLimiter.take('mail', network);
    await accounts.rateLimiter.take('mail', email);
    await jobs.add(db, { key: `reset ${sha256Hex(email)}`, player: null, dueAt: environment.now(), body: jobText({ do: 'reset', email }) });
    onJob();
  }

  /**
   * Sets a new password, and ends all sessions.
   * @returns the token of a new session
   * @throws Refused `badPassword`, `wrongLink`, `tooMany`
   */
  async reset(token: string, newPassword: string, network: string): Promise<string> {
    const { db, accounts } = this.#with;
    const password = readPassword(newPassword);
    await accounts.rateLimiter.take('loginByNetwork', network);
    // Check the link first: hashing is expensive, and must not be had for nothing.
    const { player_id } = await this.#findToken(db, token, 'reset');
    await accounts.rateLimiter.giveBack('loginByNetwork', network);
    const password_hash = await hashPassword(password);
    return db.transaction().execute(async (tx) => {
      await this.#takeToken(tx, token, 'reset');
      await tx.updateTable('accounts').set({ password_hash }).where('player_id', '=', player_id).execute();
      return accounts.replaceAllSessions(tx, player_id);
    });
  }

  /** Does the job that `requestVerification` has added. */
  async sendVerification(job: Job, email: string): Promise<SendResult> {
    const { accounts, settings, publicUrl } = this.#with;
    const account = job.player === null ? undefined : await accounts.account(job.player);
    if (!account || account.email !== email) return 'gone';
    const { language } = await settings.of(account.player_id);
    const link = `${publicUrl}/#/account?verify=${await this.#newToken(account.player_id, 'verify', email)}`;
    const { title, lines } = wordsOf(language).verify;
    return this.#mail().deliver({ id: `${job.id}.${job.attempts}`, to: email, language, title, lines: lines(link) });
  }

  /** Does the job that `requestReset` has added: a mail to each address that the accounts have written in this way or another. */
  async sendReset(job: Job, typed: string): Promise<SendResult> {
    const { db } = this.#with;
    const rows = await db
      .selectFrom('accounts')
      .innerJoin('verified_addresses', (join) =>
        join.onRef('verified_addresses.player_id', '=', 'accounts.player_id').onRef('verified_addresses.email', '=', 'accounts.email'),
      )
      .select(['accounts.player_id', 'login', 'verified_addresses.email'])
      .where('accounts.email_key', '=', addressKey(typed))
      .orderBy('login')
      .limit(MAX_ACCOUNTS)
      .execute();
    let result: SendResult = 'gone';
    // To the verified address, never to the one that was typed: that may be the mailbox of somebody else.
    for (const [i, email] of [...new Set(rows.map((row) => row.email))].entries()) {
      const sent = await this.#sendResetTo(
        `${job.id}.${job.attempts}.${i}`,
        email,
        rows.filter((row) => row.email === email),
      );
      if (result === 'gone') result = sent;
    }
    return result;
  }

  async #sendResetTo(id: string, email: string, accounts: readonly { readonly player_id: string; readonly login: string }[]) {
    const { settings, publicUrl } = this.#with;
    const { language } = await settings.of(accounts[0]?.player_id ?? '');
    const links: { readonly login: string; readonly link: string }[] = [];
    for (const { player_id, login } of accounts)
      links.push({ login, link: `${publicUrl}/#/account?reset=${await this.#newToken(player_id, 'reset', email)}` });
    const { title, lines } = wordsOf(language).reset;
    return this.#mail().deliver({ id, to: email, language, title, lines: lines(links) });
  }

  /** Invalidates earlier tokens of the player for this purpose. */
  async #newToken(player: string, purpose: Purpose, email: string): Promise<string> {
    const { db, environment } = this.#with;
    const token = environment.random(TOKEN_BYTES).toString('base64url');
    const now = environment.now();
    await db.deleteFrom('mailed_tokens').where('expires_at', '<=', now).execute();
    await db.deleteFrom('mailed_tokens').where('player_id', '=', player).where('purpose', '=', purpose).execute();
    await db
      .insertInto('mailed_tokens')
      .values({ token_hash: sha256Hex(token), player_id: player, purpose, email, expires_at: now + LIFETIMES_MS[purpose] })
      .execute();
    return token;
  }

  /** @throws Refused `wrongLink` if the token is unknown, used, expired or of another address */
  async #findToken(db: Db, token: string, purpose: Purpose): Promise<{ readonly player_id: string; readonly email: string }> {
    const row = await db
      .selectFrom('mailed_tokens')
      .innerJoin('accounts', (join) =>
        join.onRef('accounts.player_id', '=', 'mailed_tokens.player_id').onRef('accounts.email', '=', 'mailed_tokens.email'),
      )
      .select(['mailed_tokens.player_id', 'mailed_tokens.email'])
      .where('token_hash', '=', sha256Hex(token))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', this.#with.environment.now())
      .executeTakeFirst();
    if (!row) throw new Refused('wrongLink');
    return row;
  }

  /** Uses the token up. @throws Refused `wrongLink` */
  async #takeToken(tx: Db, token: string, purpose: Purpose): Promise<{ readonly player_id: string; readonly email: string }> {
    const found = await this.#findToken(tx, token, purpose);
    const { numDeletedRows } = await tx.deleteFrom('mailed_tokens').where('token_hash', '=', sha256Hex(token)).executeTakeFirst();
    // Another request has used it at the same time.
    if (Number(numDeletedRows) !== 1) throw new Refused('wrongLink');
    return found;
  }

  #mail(): Mail {
    if (this.#with.mail) return this.#with.mail;
    throw new Refused('noMails');
  }
}
