/** The channels of notifications outside the page: web push, mail and webhooks, as far as they are configured. */
import type { Channel } from '@bb/protocol';
import type { Environment } from '../../accounts/environment.ts';
import type { Db } from '../../storage/schema.ts';
import { secretOf } from '../../storage/server-secrets.ts';
import type { Message } from '../job-body.ts';
import type { NotificationConfig } from '../notification-config.ts';
import { Mail } from './mail.ts';
import { Push } from './push.ts';
import { SsrfGuard } from './ssrf-guard.ts';
import { newVapidKeys, type VapidKeys } from './web-push.ts';
import { Webhooks } from './webhooks.ts';

/** `failed` may succeed later; `gone` never will. */
export type SendResult = 'sent' | 'failed' | 'gone';

export interface NotificationChannel {
  readonly channel: Channel;
  /** @returns the ids of the player's subscriptions, webhooks or confirmed address */
  targets(player: string): Promise<readonly string[]>;
  /** @returns `failed`, or throws, if it should be tried again */
  send(player: string, target: string, message: Message): Promise<SendResult>;
}

export interface Channels {
  readonly push: Push | null;
  readonly mail: Mail | null;
  readonly webhooks: Webhooks | null;
  readonly all: readonly NotificationChannel[];
  /** The configured channels and `page`. */
  readonly available: readonly Channel[];
}

interface ChannelsOptions {
  readonly db: Db;
  readonly environment: Environment;
  readonly config: NotificationConfig;
  readonly onDisabled: (player: string, webhook: string) => Promise<void>;
}

export async function openChannels({ db, environment, config, onDisabled }: ChannelsOptions): Promise<Channels> {
  const { publicUrl, smtp, from } = config;
  if (publicUrl === null) return { push: null, mail: null, webhooks: null, all: [], available: ['page'] };
  const ssrfGuard = new SsrfGuard(config.allowsPrivateAddresses);
  const push = new Push({ db, environment, ssrfGuard, publicUrl, keys: config.vapid ?? (await storedVapidKeys(db)) });
  const webhooks = new Webhooks({ db, environment, ssrfGuard, publicUrl, onDisabled });
  const mail = smtp === null ? null : new Mail({ db, smtp, publicUrl, from: from ?? `blackbeard@${new URL(publicUrl).hostname}` });
  const all: readonly NotificationChannel[] = mail ? [push, mail, webhooks] : [push, webhooks];
  return { push, mail, webhooks, all, available: ['page', ...all.map(({ channel }) => channel)] };
}

async function storedVapidKeys(db: Db): Promise<VapidKeys> {
  const { publicKey, privateKey } = newVapidKeys();
  const kept = await secretOf(db, 'vapid', () => `${publicKey} ${privateKey}`);
  const [keptPublic = '', keptPrivate = ''] = kept.split(' ');
  return { publicKey: keptPublic, privateKey: keptPrivate };
}
