/** Messages to programs: Discord's, Slack's, and any that reads JSON. */
import { createHmac } from 'node:crypto';
import { BadInput } from '@bb/engine';
import { sql } from 'kysely';
import type { Outside } from '../../accounts/outside.ts';
import type { Db } from '../../storage/schema.ts';
import type { Message } from '../job-body.ts';
import type { Outgoing } from './outgoing.ts';
import type { Sent, Way } from './ways.ts';

export const FORMS = ['json', 'discord', 'slack'] as const;
export type Form = (typeof FORMS)[number];

/** Webhooks of one player. */
const MOST = 5;
/** Failures in a row after which it is used no more. */
export const TOO_MANY_FAILURES = 10;
const ID_BYTES = 12;
const SECRET_BYTES = 32;

interface WebhookOptions {
  readonly db: Db;
  readonly outside: Outside;
  readonly outgoing: Outgoing;
  readonly publicUrl: string;
  /** It is used no more. */
  readonly onDisabled: (player: string, webhook: string) => Promise<void>;
}

export class Webhooks implements Way {
  readonly channel = 'webhook';
  readonly #with: WebhookOptions;

  constructor(options: WebhookOptions) {
    this.#with = options;
  }

  /** The secret is told this once. @throws BadInput */
  async add(player: string, form: Form, text: string): Promise<{ readonly id: string; readonly secret: string }> {
    const { db, outside, outgoing } = this.#with;
    const url = outgoing.check(text, 'url');
    if ((await this.list(player)).length >= MOST) throw new BadInput('url', `no more than ${MOST} webhooks at once`);
    const id = outside.random(ID_BYTES).toString('base64url');
    const secret = outside.random(SECRET_BYTES).toString('base64url');
    await db
      .insertInto('webhooks')
      .values({ id, player_id: player, created_at: outside.now(), form, url, secret, failures: 0, disabled_at: null })
      .execute();
    return { id, secret };
  }

  /** Of the address only its host: who knows the rest may write there. */
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

  async send(player: string, target: string, message: Message): Promise<Sent> {
    const { db, outside, outgoing, publicUrl } = this.#with;
    const webhook = await db
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', target)
      .where('player_id', '=', player)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (!webhook) return 'gone';
    const body = bodyFor(webhook.form, message, publicUrl + message.path);
    const timestamp = String(Math.floor(outside.now() / 1000));
    const status = await outgoing
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
    return (await this.#hasFailed(player, target)) ? 'gone' : 'failed';
  }

  /** Whether it is used no more. */
  async #hasFailed(player: string, id: string): Promise<boolean> {
    const { db, outside, onDisabled } = this.#with;
    const row = await db
      .updateTable('webhooks')
      .set({ failures: sql`failures + 1` })
      .where('id', '=', id)
      .returning('failures')
      .executeTakeFirst();
    if (!row || row.failures < TOO_MANY_FAILURES) return false;
    await db.updateTable('webhooks').set({ disabled_at: outside.now() }).where('id', '=', id).execute();
    await onDisabled(player, id);
    return true;
  }
}

/** What a table is called is text to them, and calls nobody. */
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
