/** The ways out of the page: each is there where it is configured, and nobody hears of one that is not. */
import type { Channel } from '@bb/protocol';
import type { Outside } from '../../accounts/outside.ts';
import type { Db } from '../../storage/schema.ts';
import type { NoticesConfig } from '../config.ts';
import type { Message } from '../job-body.ts';
import { Mail } from './mail.ts';
import { Outgoing } from './outgoing.ts';
import { Push } from './push.ts';
import { secretOf } from './secrets.ts';
import { newVapidKeys, type VapidKeys } from './web-push.ts';
import { Webhooks } from './webhooks.ts';

/** How it went. `gone`: it will never go there. */
export type Sent = 'sent' | 'failed' | 'gone';

export interface Way {
  readonly channel: Channel;
  /** Where a player is reached by it. */
  targets(player: string): Promise<readonly string[]>;
  /** Fails with `failed` or an error, which mean the same. */
  send(player: string, target: string, message: Message): Promise<Sent>;
}

export interface Ways {
  readonly push: Push | null;
  readonly mail: Mail | null;
  readonly webhooks: Webhooks | null;
  readonly all: readonly Way[];
  /** With the page itself, which needs none. */
  readonly available: readonly Channel[];
}

interface Parts {
  readonly db: Db;
  readonly outside: Outside;
  readonly config: NoticesConfig;
  readonly onDisabled: (player: string, webhook: string) => Promise<void>;
}

export async function openWays({ db, outside, config, onDisabled }: Parts): Promise<Ways> {
  const { publicUrl, smtp, from } = config;
  if (publicUrl === null) return { push: null, mail: null, webhooks: null, all: [], available: ['page'] };
  const outgoing = new Outgoing(config.anywhere);
  const push = new Push({ db, outside, outgoing, publicUrl, keys: config.vapid ?? (await keptVapidKeys(db)) });
  const webhooks = new Webhooks({ db, outside, outgoing, publicUrl, onDisabled });
  const mail = smtp === null ? null : new Mail({ db, smtp, publicUrl, from: from ?? `blackbeard@${new URL(publicUrl).hostname}` });
  const all: readonly Way[] = mail ? [push, mail, webhooks] : [push, webhooks];
  return { push, mail, webhooks, all, available: ['page', ...all.map(({ channel }) => channel)] };
}

async function keptVapidKeys(db: Db): Promise<VapidKeys> {
  const { publicKey, privateKey } = newVapidKeys();
  const kept = await secretOf(db, 'vapid', () => `${publicKey} ${privateKey}`);
  const [keptPublic = '', keptPrivate = ''] = kept.split(' ');
  return { publicKey: keptPublic, privateKey: keptPrivate };
}
