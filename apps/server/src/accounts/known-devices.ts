/**
 * The devices on which players have signed in before, by a signed cookie. Wrong passwords from such a device are counted by themselves, so that
 * strangers who guess at a player's password can't lock the player out.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../storage/schema.ts';
import { secretOf } from '../storage/server-secrets.ts';
import type { Environment } from './environment.ts';

const SECRET_BYTES = 32;
const DEVICE_BYTES = 16;
/** A cookie names the players who signed in last on its device. */
const MAX_PLAYERS = 5;
const SEPARATOR = '~';
const ENTRY_PATTERN = /^([\w-]{1,64})\.([\w-]{22})\.([\w-]{43})$/;

export class KnownDevices {
  readonly #db: Db;
  readonly #environment: Environment;
  #secret: Promise<string> | null = null;

  constructor(db: Db, environment: Environment) {
    this.#db = db;
    this.#environment = environment;
  }

  /**
   * @param cookie  as `remember` has returned it
   * @param player  the player's id
   * @returns the id of the device, if the player has signed in on it; else null
   */
  async find(cookie: string | undefined, player: string): Promise<string | null> {
    for (const entry of (cookie ?? '').split(SEPARATOR).slice(0, MAX_PLAYERS)) {
      const [, whose, device = '', signature = ''] = ENTRY_PATTERN.exec(entry) ?? [];
      if (whose !== player) continue;
      if (timingSafeEqual(Buffer.from(signature), Buffer.from(await this.#sign(player, device)))) return device;
    }
    return null;
  }

  /** Call when a player has signed in. @returns the new cookie; null if the device is known already */
  async remember(cookie: string | undefined, player: string): Promise<string | null> {
    if ((await this.find(cookie, player)) !== null) return null;
    const device = this.#environment.random(DEVICE_BYTES).toString('base64url');
    const others = (cookie ?? '').split(SEPARATOR).filter((entry) => ENTRY_PATTERN.test(entry) && !entry.startsWith(`${player}.`));
    return [`${player}.${device}.${await this.#sign(player, device)}`, ...others].slice(0, MAX_PLAYERS).join(SEPARATOR);
  }

  async #sign(player: string, device: string): Promise<string> {
    this.#secret ??= secretOf(this.#db, 'devices', () => this.#environment.random(SECRET_BYTES).toString('base64url'));
    return createHmac('sha256', await this.#secret)
      .update(`${player} ${device}`)
      .digest('base64url');
  }
}
