/** Passkeys: WebAuthn credentials that the browser finds by itself, and that ask for a finger, a face or a PIN. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Db } from '../storage/schema.ts';
import type { Accounts } from './accounts.ts';
import { CHALLENGE_LIFETIME, Challenges } from './challenges.ts';
import type { Outside } from './outside.ts';
import { Refused } from './refused.ts';
import type { Session } from './sessions.ts';

/** Where somebody is: what his browser takes this site for, and from where his request comes. */
export interface Place {
  readonly hostname: string;
  /** As in https://ship.example. */
  readonly origin: string;
  readonly network: string;
}

const SITE_NAME = 'Blackbeard';
/** EdDSA, ES256, RS256: what there is in devices today, of the IANA's list of COSE algorithms. */
const ALGORITHMS = [-8, -7, -257];
/** Passkeys of one account. */
const MOST = 20;

export class Passkeys {
  readonly #db: Db;
  readonly #outside: Outside;
  readonly #accounts: Accounts;
  readonly #challenges: Challenges;

  constructor(db: Db, outside: Outside, accounts: Accounts) {
    this.#db = db;
    this.#outside = outside;
    this.#accounts = accounts;
    this.#challenges = new Challenges(db, outside);
  }

  /** What a new passkey is made from. A guest says under which `login` it makes him an account. @throws Refused */
  async offer(session: Session, login: string | undefined, password: string | undefined, place: Place) {
    const { id, name } = session.player;
    const called = await this.#loginOf(session, login, place.network);
    if (!session.player.isGuest) await this.#accounts.confirm(session, password, place.network);
    const had = await this.#db.selectFrom('passkeys').select('id').where('player_id', '=', id).execute();
    if (had.length >= MOST) throw new Refused('malformed', `No more than ${MOST} passkeys.`);
    return generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: place.hostname,
      userID: Uint8Array.from(Buffer.from(id, 'base64url')),
      userName: called,
      userDisplayName: name,
      challenge: await this.#challenges.make(id),
      timeout: CHALLENGE_LIFETIME,
      excludeCredentials: had,
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Yields the token of a new session where a guest has got his account by it, else null. @throws Refused */
  async add(session: Session, login: string | undefined, response: RegistrationResponseJSON, place: Place): Promise<string | null> {
    const { id, isGuest } = session.player;
    const called = await this.#loginOf(session, login, place.network);
    const expectedChallenge = await this.#challenge(response.response.clientDataJSON, id);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: place.origin,
      expectedRPID: place.hostname,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(refuse);
    if (!verified) return refuse();
    const { credential } = registrationInfo;
    return this.#db.transaction().execute(async (tx) => {
      if (isGuest) await this.#accounts.addAccount(tx, id, called, { password_hash: null, email: null });
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('passkeys')
        .values({
          id: credential.id,
          player_id: id,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: JSON.stringify(credential.transports ?? []),
          created_at: this.#outside.now(),
          used_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows) !== 1) return refuse();
      return isGuest ? this.#accounts.beginAnew(tx, id) : null;
    });
  }

  /** What a passkey is to sign at a log-in; which one it is, the browser asks. @throws Refused */
  async ask(place: Place) {
    await this.#accounts.tries.take('stranger', place.network);
    return generateAuthenticationOptions({
      rpID: place.hostname,
      challenge: await this.#challenges.make(null),
      timeout: CHALLENGE_LIFETIME,
      userVerification: 'required',
    });
  }

  /** Yields the token of a new session; the one before ends. @throws Refused */
  async logIn(session: Session | null, response: AuthenticationResponseJSON, place: Place): Promise<string> {
    await this.#accounts.tries.take('address', place.network);
    const expectedChallenge = await this.#challenge(response.response.clientDataJSON, null);
    const stored = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
    const { userHandle } = response.response;
    if (!stored || (userHandle !== undefined && userHandle !== stored.player_id)) return refuse();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: place.origin,
      expectedRPID: place.hostname,
      credential: { id: stored.id, publicKey: Uint8Array.from(Buffer.from(stored.public_key, 'base64url')), counter: stored.counter },
    }).catch(refuse);
    if (!verified) return refuse();
    await this.#db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, used_at: this.#outside.now() })
      .where('id', '=', stored.id)
      .execute();
    await this.#accounts.tries.giveBack('address', place.network);
    return this.#accounts.enter(session, stored.player_id);
  }

  /** Not the last way in. @throws Refused */
  async remove(session: Session, id: string, password: string | undefined, network: string): Promise<void> {
    const { id: player } = session.player;
    await this.#accounts.confirm(session, password, network);
    await this.#db.transaction().execute(async (tx) => {
      // Held until the end, so that of two that go at once the second sees that the first is gone.
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
      return this.#accounts.openLogin(session, login, network);
    }
    const account = await this.#accounts.account(session.player.id);
    if (!account) throw new Refused('noAccount');
    if (login !== undefined) throw new Refused('hasAccount');
    return account.login;
  }

  /** The challenge that a browser says it has signed, if it has been given to him. It counts once, however this goes on. @throws Refused */
  async #challenge(clientData: string, player: string | null): Promise<string> {
    const challenge = challengeIn(clientData);
    if (challenge === null || !(await this.#challenges.take(challenge, player))) return refuse();
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
