/** Messages to a player's browsers, wherever they are. */
import { createHash } from 'node:crypto';
import { BadInput } from '@bb/engine';
import type { Outside } from '../../accounts/outside.ts';
import { hashOf } from '../../accounts/sessions.ts';
import type { Db } from '../../storage/schema.ts';
import type { Message } from '../job-body.ts';
import type { Outgoing } from './outgoing.ts';
import type { Sent, Way } from './ways.ts';
import { checkSubscription, encrypted, type Subscription, type VapidKeys, vapidHeader } from './web-push.ts';

/** Browsers of one player. */
const MOST = 10;
const SALT_BYTES = 16;
/** Seconds for which the service keeps it, when the browser is away. */
const KEPT = 24 * 3600;
/** Bytes of a topic, in base64url: the newest message of one takes the place of those before. */
const TOPIC_BYTES = 24;
/** What a service answers when the browser has unsubscribed. */
const GONE: readonly number[] = [404, 410];

interface PushOptions {
  readonly db: Db;
  readonly outside: Outside;
  readonly outgoing: Outgoing;
  readonly keys: VapidKeys;
  readonly publicUrl: string;
}

export class Push implements Way {
  readonly channel = 'push';
  readonly #with: PushOptions;

  constructor(options: PushOptions) {
    this.#with = options;
  }

  get key(): string {
    return this.#with.keys.publicKey;
  }

  /** Yields its id. A browser is its last player's. @throws BadInput */
  async subscribe(player: string, wish: Subscription): Promise<string> {
    const { db, outside, outgoing } = this.#with;
    const endpoint = outgoing.check(wish.endpoint, 'endpoint');
    checkSubscription(wish);
    const id = hashOf(endpoint);
    const others = (await this.targets(player)).filter((one) => one !== id);
    if (others.length >= MOST) throw new BadInput('endpoint', `no more than ${MOST} browsers at once`);
    const row = { player_id: player, created_at: outside.now(), endpoint, p256dh: wish.p256dh, auth: wish.auth };
    await db
      .insertInto('push_subscriptions')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    return id;
  }

  async unsubscribe(player: string, id: string): Promise<void> {
    await this.#with.db.deleteFrom('push_subscriptions').where('player_id', '=', player).where('id', '=', id).execute();
  }

  async targets(player: string): Promise<readonly string[]> {
    const rows = await this.#with.db.selectFrom('push_subscriptions').select('id').where('player_id', '=', player).orderBy('id').execute();
    return rows.map(({ id }) => id);
  }

  async send(player: string, target: string, message: Message): Promise<Sent> {
    const { db, outside, outgoing, keys, publicUrl } = this.#with;
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
    const status = await outgoing.post({
      url: endpoint,
      headers: {
        authorization: vapidHeader(keys, endpoint, publicUrl, outside.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT),
        urgency: kind === 'digest' ? 'low' : 'normal',
        topic,
      },
      body: encrypted(JSON.stringify({ title, lines, path, topic, language }), subscription, outside.random(SALT_BYTES)),
    });
    if (GONE.includes(status)) {
      await this.unsubscribe(player, target);
      return 'gone';
    }
    return status >= 200 && status < 300 ? 'sent' : 'failed';
  }
}
