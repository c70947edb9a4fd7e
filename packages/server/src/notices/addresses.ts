/**
 * Whether an address is his who has given it, and what that is good for: he opens a link that was sent there. A link is good once, for a
 * while, and only as long as the address is his account's; its token stands nowhere but in the mail.
 */
import type { Accounts } from '../accounts/accounts.ts';
import { readPassword } from '../accounts/names.ts';
import type { Outside } from '../accounts/outside.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { Refused } from '../accounts/refused.ts';
import { hashOf, type Session } from '../accounts/sessions.ts';
import type { Db } from '../storage/schema.ts';
import { jobText } from './job-body.ts';
import type { Job, Jobs } from './jobs.ts';
import type { Settings } from './settings.ts';
import { type Mail, verifiedAddress } from './ways/mail.ts';
import type { Sent } from './ways/ways.ts';
import { wordsOf } from './words/words.ts';

type Purpose = 'verify' | 'reset';
const HOUR = 3600 * 1000;
/** Milliseconds. */
const LIFETIMES: Readonly<Record<Purpose, number>> = { verify: 24 * HOUR, reset: HOUR };
const TOKEN_BYTES = 32;
/** Accounts of one address. */
const MOST = 10;

interface AddressesOptions {
  readonly db: Db;
  readonly outside: Outside;
  readonly jobs: Jobs;
  readonly settings: Settings;
  readonly accounts: Accounts;
  /** Null: there are no mails. */
  readonly mail: Mail | null;
  readonly publicUrl: string | null;
  readonly onJob: () => void;
}

export class Addresses {
  readonly #with: AddressesOptions;

  constructor(options: AddressesOptions) {
    this.#with = options;
  }

  async isVerified(player: string): Promise<boolean> {
    return (await verifiedAddress(this.#with.db, player)) !== null;
  }

  /** @throws Refused */
  async askVerification({ player }: Session): Promise<void> {
    const { db, outside, jobs, accounts, onJob } = this.#with;
    this.#mail();
    const account = await accounts.account(player.id);
    if (!account) throw new Refused('noAccount');
    const { email } = account;
    if (email === null) throw new Refused('noAddress');
    await accounts.tries.take('mail', player.id);
    await accounts.tries.take('mail', email.toLowerCase());
    const job = { key: `verify ${player.id} ${email}`, player: player.id, dueAt: outside.now(), body: jobText({ do: 'verify', email }) };
    await jobs.add(db, job);
    onJob();
  }

  /** @throws Refused */
  async verify(token: string): Promise<void> {
    const { db } = this.#with;
    await db.transaction().execute(async (tx) => {
      const { player_id, email } = await this.#take(tx, token, 'verify');
      await tx
        .insertInto('verified_addresses')
        .values({ player_id, email })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ email }))
        .execute();
    });
  }

  /** The answer is the same, and takes as long, whether there is such an address or not. @throws Refused */
  async askReset(email: string, network: string): Promise<void> {
    const { db, outside, jobs, accounts, onJob } = this.#with;
    this.#mail();
    await accounts.tries.take('mail', network);
    await accounts.tries.take('mail', email.toLowerCase());
    await jobs.add(db, { key: `reset ${hashOf(email)}`, player: null, dueAt: outside.now(), body: jobText({ do: 'reset', email }) });
    onJob();
  }

  /** Yields the token of a new session; all others end. @throws Refused */
  async reset(token: string, newPassword: string, network: string): Promise<string> {
    const { db, accounts } = this.#with;
    const password = readPassword(newPassword);
    await accounts.tries.take('address', network);
    // A hash takes long: not for whoever asks.
    const { player_id } = await this.#find(db, token, 'reset');
    await accounts.tries.giveBack('address', network);
    const password_hash = await hashPassword(password);
    return db.transaction().execute(async (tx) => {
      await this.#take(tx, token, 'reset');
      await tx.updateTable('accounts').set({ password_hash }).where('player_id', '=', player_id).execute();
      return accounts.beginAnew(tx, player_id);
    });
  }

  async sendVerification(job: Job, email: string): Promise<Sent> {
    const { accounts, settings, publicUrl } = this.#with;
    const account = job.player === null ? undefined : await accounts.account(job.player);
    if (!account || account.email !== email) return 'gone';
    const { language } = await settings.of(account.player_id);
    const link = `${publicUrl}/#/account?verify=${await this.#token(account.player_id, 'verify', email)}`;
    const { title, lines } = wordsOf(language).verify;
    return this.#mail().deliver({ id: `${job.id}.${job.tries}`, to: email, language, title, lines: lines(link) });
  }

  async sendReset(job: Job, email: string): Promise<Sent> {
    const { db, settings, publicUrl } = this.#with;
    const rows = await db
      .selectFrom('accounts')
      .innerJoin('verified_addresses', (join) =>
        join.onRef('verified_addresses.player_id', '=', 'accounts.player_id').onRef('verified_addresses.email', '=', 'accounts.email'),
      )
      .select(['accounts.player_id', 'login'])
      .where('accounts.email', '=', email)
      .orderBy('login')
      .limit(MOST)
      .execute();
    const [first] = rows;
    if (!first) return 'gone';
    const { language } = await settings.of(first.player_id);
    const links: { readonly login: string; readonly link: string }[] = [];
    for (const { player_id, login } of rows)
      links.push({ login, link: `${publicUrl}/#/account?reset=${await this.#token(player_id, 'reset', email)}` });
    const { title, lines } = wordsOf(language).reset;
    return this.#mail().deliver({ id: `${job.id}.${job.tries}`, to: email, language, title, lines: lines(links) });
  }

  /** Those of this purpose that were sent before are good no more. */
  async #token(player: string, purpose: Purpose, email: string): Promise<string> {
    const { db, outside } = this.#with;
    const token = outside.random(TOKEN_BYTES).toString('base64url');
    const now = outside.now();
    await db.deleteFrom('mailed_tokens').where('expires_at', '<=', now).execute();
    await db.deleteFrom('mailed_tokens').where('player_id', '=', player).where('purpose', '=', purpose).execute();
    await db
      .insertInto('mailed_tokens')
      .values({ token_hash: hashOf(token), player_id: player, purpose, email, expires_at: now + LIFETIMES[purpose] })
      .execute();
    return token;
  }

  /** @throws Refused where it is not good. */
  async #find(db: Db, token: string, purpose: Purpose): Promise<{ readonly player_id: string; readonly email: string }> {
    const row = await db
      .selectFrom('mailed_tokens')
      .innerJoin('accounts', (join) =>
        join.onRef('accounts.player_id', '=', 'mailed_tokens.player_id').onRef('accounts.email', '=', 'mailed_tokens.email'),
      )
      .select(['mailed_tokens.player_id', 'mailed_tokens.email'])
      .where('token_hash', '=', hashOf(token))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', this.#with.outside.now())
      .executeTakeFirst();
    if (!row) throw new Refused('wrongLink');
    return row;
  }

  /** It is good no more. @throws Refused where it was not. */
  async #take(tx: Db, token: string, purpose: Purpose): Promise<{ readonly player_id: string; readonly email: string }> {
    const found = await this.#find(tx, token, purpose);
    const { numDeletedRows } = await tx.deleteFrom('mailed_tokens').where('token_hash', '=', hashOf(token)).executeTakeFirst();
    // Of two at once one was faster.
    if (Number(numDeletedRows) !== 1) throw new Refused('wrongLink');
    return found;
  }

  #mail(): Mail {
    if (this.#with.mail) return this.#with.mail;
    throw new Refused('noMails');
  }
}
