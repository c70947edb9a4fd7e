/** What a passkey is to sign: each comes back once and soon, on whichever node. */
import type { Db } from '../storage/schema.ts';
import type { Outside } from './outside.ts';

const BYTES = 32;
/** Milliseconds. */
export const CHALLENGE_LIFETIME = 5 * 60 * 1000;

export class Challenges {
  readonly #db: Db;
  readonly #outside: Outside;

  constructor(db: Db, outside: Outside) {
    this.#db = db;
    this.#outside = outside;
  }

  /** `player`: who adds a passkey; null for who logs in. */
  async make(player: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const now = this.#outside.now();
    const challenge = this.#outside.random(BYTES);
    await this.#db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
    await this.#db
      .insertInto('challenges')
      .values({ challenge: challenge.toString('base64url'), player_id: player, expires_at: now + CHALLENGE_LIFETIME })
      .execute();
    return Uint8Array.from(challenge);
  }

  /** Whether it has been given to him and is still good; it isn't any more. */
  async take(challenge: string, player: string | null): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('player_id', player === null ? 'is' : '=', player)
      .where('expires_at', '>', this.#outside.now())
      .executeTakeFirst();
    return Number(numDeletedRows) === 1;
  }
}
