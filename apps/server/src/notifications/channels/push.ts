/** Web push to a player's browsers. */
import { createHash } from 'node:crypto';
import { BadInput } from '@bb/kernel';
import type { Environment } from '../../accounts/environment.ts';
import { sha256Hex } from '../../accounts/sessions.ts';
import { lockPlayer } from '../../storage/lock-row.ts';
import type { Db } from '../../storage/schema.ts';
import type { Message } from '../job-body.ts';
import type { NotificationChannel, SendResult } from './channels.ts';
import type { SsrfGuard } from './ssrf-guard.ts';
import { checkSubscription, encryptMessage, type Subscription, type VapidKeys, vapidHeader } from './web-push.ts';

/** Subscriptions per player. */
export const MAX_BROWSERS = 10;
const SALT_BYTES = 16;
/** How long the push service keeps a message for a browser that is offline. */
const TTL_SECONDS = 24 * 3600;
/** A push service replaces a pending message by a later one with the same topic. A topic is these bytes in base64url. */
const TOPIC_BYTES = 24;
/** HTTP statuses of a push service for a browser that has unsubscribed. */
const UNSUBSCRIBED: readonly number[] = [404, 410];

interface PushOptions {
  readonly db: Db;
  readonly environment: Environment;
  readonly ssrfGuard: SsrfGuard;
  readonly keys: VapidKeys;
  readonly publicUrl: string;
}

export class Push implements NotificationChannel {
  readonly channel = 'push';
  readonly #with: PushOptions;

  constructor(options: PushOptions) {
    this.#with = options;
  }

  get publicKey(): string {
    return this.#with.keys.publicKey;
  }

  /**
   * A browser that was another player's becomes this player's.
   * @returns the id of the subscription
   * @throws BadInput if the subscription is malformed, or the player has too many
   */
  async subscribe(player: string, subscription: Subscription): Promise<string> {
    const { db, environment, ssrfGuard } = this.#with;
    const endpoint = ssrfGuard.check(subscription.endpoint, 'endpoint');
    checkSubscription(subscription);
    const id = sha256Hex(endpoint);
    const row = { player_id: player, created_at: environment.now(), endpoint, p256dh: subscription.p256dh, auth: subscription.auth };
    await db.transaction().execute(async (tx) => {
      await lockPlayer(tx, player);
      const others = await tx.selectFrom('push_subscriptions').select('id').where('player_id', '=', player).where('id', '!=', id).execute();
      if (others.length >= MAX_BROWSERS) throw new BadInput('endpoint', `no more than ${MAX_BROWSERS} browsers at once`);
      await tx
        .insertInto('push_subscriptions')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    });
    return id;
  }

  async unsubscribe(player: string, id: string): Promise<void> {
    await this.#with.db.deleteFrom('push_subscriptions').where('player_id', '=', player).where('id', '=', id).execute();
  }

  async targets(player: string): Promise<readonly string[]> {
    const rows = await this.#with.db.selectFrom('push_subscriptions').select('id').where('player_id', '=', player).orderBy('id').execute();
    return rows.map(({ id }) => id);
  }

  async send(player: string, target: string, message: Message): Promise<SendResult> {
    const { db, environment, ssrfGuard, keys, publicUrl } = this.#with;
    const subscription = await db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('id', '=', target)
      .where('player_id', '=', player)
      .executeTakeFirst();
    if (!subscription) return 'gone';
    const { endpoint } = subscription;
    const { title, lines, path, kind, language } = message;
    const topic = createHash('sha256').update(path).digest().subarray(0, TOPIC_BYTES).toString('base64url');
    const status = await ssrfGuard.post({
      url: endpoint,
      headers: {
        authorization: vapidHeader(keys, endpoint, publicUrl, environment.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(TTL_SECONDS),
        urgency: kind === 'digest' ? 'low' : 'normal',
        topic,
      },
      body: encryptMessage(JSON.stringify({ title, lines, path, topic, language }), subscription, environment.random(SALT_BYTES)),
    });
    if (UNSUBSCRIBED.includes(status)) {
      await this.unsubscribe(player, target);
      return 'gone';
    }
    return status >= 200 && status < 300 ? 'sent' : 'failed';
  }
}
