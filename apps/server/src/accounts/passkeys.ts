/** Passkeys: WebAuthn credentials that need no username, and that the user confirms by fingerprint, face or PIN. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { lockPlayer } from '../storage/lock-row.ts';
import type { Db } from '../storage/schema.ts';
import type { Accounts } from './accounts.ts';
import { CHALLENGE_LIFETIME_MS, Challenges } from './challenges.ts';
import type { Environment } from './environment.ts';
import { Refused } from './refused.ts';
import type { Session } from './sessions.ts';

/** Where a request comes from, as far as passkeys depend on it. */
export interface RequestSource {
  /** The host name of this site in the browser: the relying party id. */
  readonly hostname: string;
  /** For example `https://ship.example`. */
  readonly origin: string;
  /** As `networkOf` returns it. */
  readonly network: string;
}

const SITE_NAME = 'Blackbeard';
/** EdDSA, ES256 and RS256, by their COSE ids (IANA): what today's devices use. */
const ALGORITHMS = [-8, -7, -257];
/** Per account. */
export const MAX_PASSKEYS = 20;

/** @returns the player's passkeys @throws Refused if the player already has `MAX_PASSKEYS` */
async function checkPasskeyLimit(db: Db, player: string): Promise<readonly { readonly id: string }[]> {
  const had = await db.selectFrom('passkeys').select('id').where('player_id', '=', player).execute();
  if (had.length >= MAX_PASSKEYS) throw new Refused('malformed', `No more than ${MAX_PASSKEYS} passkeys.`);
  return had;
}

export class Passkeys {
  readonly #db: Db;
  readonly #environment: Environment;
  readonly #accounts: Accounts;
  readonly #challenges: Challenges;

  constructor(db: Db, environment: Environment, accounts: Accounts) {
    this.#db = db;
    this.#environment = environment;
    this.#accounts = accounts;
    this.#challenges = new Challenges(db, environment);
  }

  /**
   * @param login  the login of the new account, for a guest; otherwise undefined
   * @returns the options for `navigator.credentials.create()`
   * @throws Refused
   */
  async registrationOptions(session: Session, login: string | undefined, password: string | undefined, source: RequestSource) {
    const { id, name } = session.player;
    const called = await this.#loginOf(session, login, source.network);
    if (!session.player.isGuest) await this.#accounts.confirmIdentity(session, password, source.network);
    const had = await checkPasskeyLimit(this.#db, id);
    return generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: source.hostname,
      userID: Uint8Array.from(Buffer.from(id, 'base64url')),
      userName: called,
      userDisplayName: name,
      challenge: await this.#challenges.create(id),
      timeout: CHALLENGE_LIFETIME_MS,
      excludeCredentials: [...had],
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /**
   * Adds a passkey. Creates an account for a guest.
   * @param login  as in `registrationOptions`
   * @returns the token of a new session if an account was created, else null
   * @throws Refused
   */
  async add(
    session: Session,
    login: string | undefined,
    response: RegistrationResponseJSON,
    source: RequestSource,
  ): Promise<string | null> {
    const { id, isGuest } = session.player;
    const called = await this.#loginOf(session, login, source.network);
    const expectedChallenge = await this.#consumeChallenge(response.response.clientDataJSON, id);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: source.origin,
      expectedRPID: source.hostname,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(refuse);
    if (!verified) return refuse();
    const { credential } = registrationInfo;
    return this.#db.transaction().execute(async (tx) => {
      await lockPlayer(tx, id);
      await checkPasskeyLimit(tx, id);
      if (isGuest) await this.#accounts.addAccount(tx, id, called, { password_hash: null, email: null });
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('passkeys')
        .values({
          id: credential.id,
          player_id: id,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: JSON.stringify(credential.transports ?? []),
          created_at: this.#environment.now(),
          used_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows) !== 1) return refuse();
      return isGuest ? this.#accounts.replaceAllSessions(tx, id) : null;
    });
  }

  /** @returns the options for `navigator.credentials.get()`; the user selects the passkey in the browser @throws Refused */
  async loginOptions(source: RequestSource) {
    await this.#accounts.rateLimiter.take('newcomer', source.network);
    return generateAuthenticationOptions({
      rpID: source.hostname,
      challenge: await this.#challenges.create(null),
      timeout: CHALLENGE_LIFETIME_MS,
      userVerification: 'required',
    });
  }

  /** Starts a new session and ends the one before. @returns the token of the new session @throws Refused */
  async logIn(session: Session | null, response: AuthenticationResponseJSON, source: RequestSource): Promise<string> {
    await this.#accounts.rateLimiter.take('loginByNetwork', source.network);
    const expectedChallenge = await this.#consumeChallenge(response.response.clientDataJSON, null);
    const stored = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
    const { userHandle } = response.response;
    if (!stored || (userHandle !== undefined && userHandle !== stored.player_id)) return refuse();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: source.origin,
      expectedRPID: source.hostname,
      credential: { id: stored.id, publicKey: Uint8Array.from(Buffer.from(stored.public_key, 'base64url')), counter: stored.counter },
    }).catch(refuse);
    if (!verified) return refuse();
    await this.#db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, used_at: this.#environment.now() })
      .where('id', '=', stored.id)
      .execute();
    await this.#accounts.rateLimiter.giveBack('loginByNetwork', source.network);
    return this.#accounts.replaceSession(session, stored.player_id);
  }

  /** @throws Refused `lastWayIn` if the account would have neither a password nor a passkey */
  async remove(session: Session, id: string, password: string | undefined, network: string): Promise<void> {
    const { id: player } = session.player;
    await this.#accounts.confirmIdentity(session, password, network);
    await this.#db.transaction().execute(async (tx) => {
      // Locks the account, so that of two concurrent removals the second sees the result of the first.
      const account = await tx
        .updateTable('accounts')
        .set((e) => ({ login: e.ref('login') }))
        .where('player_id', '=', player)
        .returning('password_hash')
        .executeTakeFirst();
      const { numDeletedRows } = await tx.deleteFrom('passkeys').where('id', '=', id).where('player_id', '=', player).executeTakeFirst();
      if (!account || Number(numDeletedRows) !== 1) throw new Refused('notFound');
      const left = await tx.selectFrom('passkeys').select('id').where('player_id', '=', player).executeTakeFirst();
      if (account.password_hash === null && !left) throw new Refused('lastWayIn');
    });
  }

  async #loginOf(session: Session, login: string | undefined, network: string): Promise<string> {
    if (session.player.isGuest) {
      if (login === undefined) throw new Refused('noAccount');
      return this.#accounts.checkNewLogin(session, login, network);
    }
    const account = await this.#accounts.account(session.player.id);
    if (!account) throw new Refused('noAccount');
    if (login !== undefined) throw new Refused('hasAccount');
    return account.login;
  }

  /** Uses up the challenge that the browser says it has signed, even if the signature turns out to be wrong. @throws Refused if it is not this player's */
  async #consumeChallenge(clientData: string, player: string | null): Promise<string> {
    const challenge = challengeIn(clientData);
    if (challenge === null || !(await this.#challenges.consume(challenge, player))) return refuse();
    return challenge;
  }
}

function refuse(): never {
  throw new Refused('wrongPasskey');
}

function challengeIn(clientData: string): string | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    return typeof json === 'object' && json !== null && 'challenge' in json && typeof json.challenge === 'string' ? json.challenge : null;
  } catch {
    return null;
  }
}
