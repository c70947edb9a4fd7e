/** WebAuthn challenges: random bytes that a passkey signs. Each is good for one use within a few minutes, on any node. */
import type { Db } from '../storage/schema.ts';
import type { Environment } from './environment.ts';

const CHALLENGE_BYTES = 32;
export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;

export class Challenges {
  readonly #db: Db;
  readonly #environment: Environment;

  constructor(db: Db, environment: Environment) {
    this.#db = db;
    this.#environment = environment;
  }

  /** @param player  the id of the player who adds a passkey; null to log in */
  async create(player: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const now = this.#environment.now();
    const challenge = this.#environment.random(CHALLENGE_BYTES);
    await this.#db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
    await this.#db
      .insertInto('challenges')
      .values({ challenge: challenge.toString('base64url'), player_id: player, expires_at: now + CHALLENGE_LIFETIME_MS })
      .execute();
    return Uint8Array.from(challenge);
  }

  /**
   * Uses the challenge up.
   * @param player  as in `create`
   * @returns whether it was created for this player, had not expired and had not been used
   */
  async consume(challenge: string, player: string | null): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('player_id', player === null ? 'is' : '=', player)
      .where('expires_at', '>', this.#environment.now())
      .executeTakeFirst();
    return Number(numDeletedRows) === 1;
  }
}
