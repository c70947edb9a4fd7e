/** Mails, to addresses whose owners have shown that they are theirs. */
import { createTransport, type Transporter } from 'nodemailer';
import type { Db } from '../../storage/schema.ts';
import type { Message } from '../job-body.ts';
import { type LanguageOfNotices, wordsOf } from '../words/words.ts';
import type { Sent, Way } from './ways.ts';

/** Milliseconds: together less than a job's lease. */
const PATIENCE = 10_000;
/** RFC 5321: the server will never take mail for this address. */
const NEVER: readonly number[] = [550, 551, 553, 556];

interface MailOptions {
  readonly db: Db;
  readonly smtp: string;
  readonly from: string;
  readonly publicUrl: string;
}

/** A mail as it is handed to the SMTP server. */
export interface Letter {
  /** The same, however often it is sent. */
  readonly id: string;
  readonly to: string;
  readonly language: LanguageOfNotices;
  readonly title: string;
  readonly lines: readonly string[];
}

export class Mail implements Way {
  readonly channel = 'mail';
  readonly #with: MailOptions;
  readonly #transport: Transporter;

  constructor(options: MailOptions) {
    this.#with = options;
    this.#transport = createTransport({
      url: options.smtp,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** The player himself, where his address is known to be his. */
  async targets(player: string): Promise<readonly string[]> {
    return (await verifiedAddress(this.#with.db, player)) === null ? [] : [player];
  }

  async send(player: string, _target: string, { id, title, lines, path, language }: Message): Promise<Sent> {
    const to = await verifiedAddress(this.#with.db, player);
    if (to === null) return 'gone';
    const { publicUrl } = this.#with;
    const words = wordsOf(language);
    const foot = words.foot(`${publicUrl}/#/account`);
    return this.deliver({ id, to, language, title, lines: [...lines, publicUrl + path, '', '-- ', foot] });
  }

  /** Fails with what the SMTP server says, or that there is none. */
  async deliver({ id, to, language, title, lines }: Letter): Promise<Sent> {
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
  NEVER.some((code) => code === error.responseCode);

/** Null: he has no account, no address, or has not shown that it is his. */
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
