/** Webhooks: for Discord, for Slack, and signed JSON for other programs. */
import { createHmac } from 'node:crypto';
import { BadInput } from '@bb/kernel';
import { sql } from 'kysely';
import type { Environment } from '../../accounts/environment.ts';
import { lockPlayer } from '../../storage/lock-row.ts';
import type { Db } from '../../storage/schema.ts';
import type { Message } from '../job-body.ts';
import type { NotificationChannel, SendResult } from './channels.ts';
import type { SsrfGuard } from './ssrf-guard.ts';

export const WEBHOOK_FORMS = ['json', 'discord', 'slack'] as const;
export type WebhookForm = (typeof WEBHOOK_FORMS)[number];

/** Webhooks per player. */
export const MAX_WEBHOOKS = 5;
/** Failures in a row that disable a webhook. */
export const MAX_FAILURES = 10;
const ID_BYTES = 12;
const SECRET_BYTES = 32;

interface WebhookOptions {
  readonly db: Db;
  readonly environment: Environment;
  readonly ssrfGuard: SsrfGuard;
  readonly publicUrl: string;
  /** Is called when a webhook has been disabled. */
  readonly onDisabled: (player: string, webhook: string) => Promise<void>;
}

export class Webhooks implements NotificationChannel {
  readonly channel = 'webhook';
  readonly #with: WebhookOptions;

  constructor(options: WebhookOptions) {
    this.#with = options;
  }

  /**
   * The secret that signs messages is returned only here.
   * @throws BadInput if the URL is not allowed, or the player has too many webhooks
   */
  async add(player: string, form: WebhookForm, text: string): Promise<{ readonly id: string; readonly secret: string }> {
    const { db, environment, ssrfGuard } = this.#with;
    const url = ssrfGuard.check(text, 'url');
    const id = environment.random(ID_BYTES).toString('base64url');
    const secret = environment.random(SECRET_BYTES).toString('base64url');
    await db.transaction().execute(async (tx) => {
      await lockPlayer(tx, player);
      const others = await tx.selectFrom('webhooks').select('id').where('player_id', '=', player).execute();
      if (others.length >= MAX_WEBHOOKS) throw new BadInput('url', `no more than ${MAX_WEBHOOKS} webhooks at once`);
      await tx
        .insertInto('webhooks')
        .values({ id, player_id: player, created_at: environment.now(), form, url, secret, failures: 0, disabled_at: null })
        .execute();
    });
    return { id, secret };
  }

  /** Returns only the host of each URL: the rest is a secret that lets its holder post there. */
  async list(player: string) {
    const rows = await this.#with.db
      .selectFrom('webhooks')
      .select(['id', 'created_at', 'form', 'url', 'disabled_at'])
      .where('player_id', '=', player)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, created_at, form, url, disabled_at }) => ({
      id,
      form,
      host: new URL(url).host,
      createdAt: created_at,
      disabledAt: disabled_at,
    }));
  }

  async remove(player: string, id: string): Promise<void> {
    await this.#with.db.deleteFrom('webhooks').where('player_id', '=', player).where('id', '=', id).execute();
  }

  async targets(player: string): Promise<readonly string[]> {
    return (await this.list(player)).flatMap(({ id, disabledAt }) => (disabledAt === null ? [id] : []));
  }

  async send(player: string, target: string, message: Message): Promise<SendResult> {
    const { db, environment, ssrfGuard, publicUrl } = this.#with;
    const webhook = await db
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', target)
      .where('player_id', '=', player)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (!webhook) return 'gone';
    const body = bodyFor(webhook.form, message, publicUrl + message.path);
    const timestamp = String(Math.floor(environment.now() / 1000));
    const status = await ssrfGuard
      .post({
        url: webhook.url,
        headers: {
          'content-type': 'application/json',
          'x-blackbeard-id': message.id,
          'x-blackbeard-timestamp': timestamp,
          'x-blackbeard-signature': `sha256=${createHmac('sha256', webhook.secret).update(`${timestamp}.${body}`).digest('hex')}`,
        },
        body,
      })
      .catch(() => 0);
    if (status >= 200 && status < 300) {
      await db.updateTable('webhooks').set({ failures: 0 }).where('id', '=', target).execute();
      return 'sent';
    }
    return (await this.#countFailure(player, target)) ? 'gone' : 'failed';
  }

  /** @returns whether the webhook has been disabled */
  async #countFailure(player: string, id: string): Promise<boolean> {
    const { db, environment, onDisabled } = this.#with;
    const row = await db
      .updateTable('webhooks')
      .set({ failures: sql`failures + 1` })
      .where('id', '=', id)
      .returning('failures')
      .executeTakeFirst();
    if (!row || row.failures < MAX_FAILURES) return false;
    await db.updateTable('webhooks').set({ disabled_at: environment.now() }).where('id', '=', id).execute();
    await onDisabled(player, id);
    return true;
  }
}

/** Escapes table names, so that they can't mention anyone or format anything in Discord and Slack. */
function bodyFor(form: string, { id, kind, at, title, lines }: Message, url: string): string {
  const all = [title, ...lines];
  switch (form) {
    case 'discord':
      return JSON.stringify({ content: `${all.map(plainForDiscord).join('\n')}\n<${url}>`, allowed_mentions: { parse: [] } });
    case 'slack':
      return JSON.stringify({ text: `${all.map(plainForSlack).join('\n')}\n<${url}>` });
    default:
      return JSON.stringify({ id, kind, at, title, lines, url });
  }
}

const plainForDiscord = (text: string): string => text.replace(/[\\*_~`|>#\-[\]()<:@]/g, '\\$&');
const plainForSlack = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
