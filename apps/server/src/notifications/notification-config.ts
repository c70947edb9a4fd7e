/** How notifications are sent outside the page. */
import type { VapidKeys } from './channels/web-push.ts';

export interface NotificationConfig {
  /** This server's public URL, without a path, for links in messages; null turns off all channels but the page. */
  readonly publicUrl: string | null;
  /** `smtp://` or `smtps://`; null turns off mail. */
  readonly smtp: string | null;
  /** The sender of mails; null means `blackbeard@` and the host of `publicUrl`. */
  readonly from: string | null;
  /** Null if they are to be generated once, and stored in the database. */
  readonly vapid: VapidKeys | null;
  /** Whether webhooks and push services may use http and private addresses: for tests, and for servers that trust all players. */
  readonly allowsPrivateAddresses: boolean;
}

export const NO_CHANNELS: NotificationConfig = { publicUrl: null, smtp: null, from: null, vapid: null, allowsPrivateAddresses: false };
