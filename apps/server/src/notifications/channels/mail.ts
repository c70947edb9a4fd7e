/** Mail to confirmed addresses. */

import type { LanguageId } from '@bb/kernel';
import { createTransport, type Transporter } from 'nodemailer';
import type { Db } from '../../storage/schema.ts';
import type { Message } from '../job-body.ts';
import { wordsOf } from '../words/words.ts';
import type { NotificationChannel, SendResult } from './channels.ts';

/** For each phase; together they are shorter than a job's lease. */
const SMTP_TIMEOUT_MS = 10_000;
/** RFC 5321: replies to `RCPT TO` for an address that will never get mail. */
const PERMANENT_FAILURES: readonly number[] = [550, 551, 553, 556];

interface MailOptions {
  readonly db: Db;
  readonly smtp: string;
  readonly from: string;
  readonly publicUrl: string;
}

/** A mail for the SMTP server. */
export interface OutgoingMail {
  /** Unique to this mail, and the same when it is sent again: becomes its `Message-ID`. */
  readonly id: string;
  readonly to: string;
  readonly language: LanguageId;
  readonly title: string;
  readonly lines: readonly string[];
}

export class Mail implements NotificationChannel {
  readonly channel = 'mail';
  readonly #with: MailOptions;
  readonly #transport: Transporter;

  constructor(options: MailOptions) {
    this.#with = options;
    this.#transport = createTransport({
      url: options.smtp,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** @returns the player's id if they have confirmed their address, else nothing */
  async targets(player: string): Promise<readonly string[]> {
    return (await verifiedAddress(this.#with.db, player)) === null ? [] : [player];
  }

  async send(player: string, _target: string, { id, title, lines, path, language }: Message): Promise<SendResult> {
    const to = await verifiedAddress(this.#with.db, player);
    if (to === null) return 'gone';
    const { publicUrl } = this.#with;
    const words = wordsOf(language);
    const foot = words.foot(`${publicUrl}/#/account`);
    return this.deliver({ id, to, language, title, lines: [...lines, publicUrl + path, '', '-- ', foot] });
  }

  /**
   * @returns `gone` if the SMTP server refuses the address for good
   * @throws Error for any other refusal, or if the SMTP server can't be reached
   */
  async deliver({ id, to, language, title, lines }: OutgoingMail): Promise<SendResult> {
    const { from, publicUrl } = this.#with;
    try {
      await this.#transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: title,
        text: `${lines.join('\n')}\n`,
        messageId: `<${id}@${new URL(publicUrl).hostname}>`,
        headers: { 'auto-submitted': 'auto-generated', 'content-language': language },
      });
      return 'sent';
    } catch (error) {
      if (isRefusedForGood(error)) return 'gone';
      throw error;
    }
  }

  close(): void {
    this.#transport.close();
  }
}

const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  PERMANENT_FAILURES.some((code) => code === error.responseCode);

/** @returns null if the player has no account, no address, or has not confirmed it */
export async function verifiedAddress(db: Db, player: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('verified_addresses', (join) =>
      join.onRef('verified_addresses.player_id', '=', 'accounts.player_id').onRef('verified_addresses.email', '=', 'accounts.email'),
    )
    .select('accounts.email')
    .where('accounts.player_id', '=', player)
    .executeTakeFirst();
  return row?.email ?? null;
}
