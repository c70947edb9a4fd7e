/** By which ways notices may leave the page. */
import type { VapidKeys } from './ways/web-push.ts';

export interface NoticesConfig {
  /** Where players find this server, without a path; null: nothing leaves the page, for nobody would find back. */
  readonly publicUrl: string | null;
  /** `smtp://` or `smtps://`; null: there are no mails. */
  readonly smtp: string | null;
  /** Whose mails they are; null: `blackbeard@` and the host of `publicUrl`. */
  readonly from: string | null;
  /** Null: made up once, and kept in the database. */
  readonly vapid: VapidKeys | null;
  /** Webhooks and push services may be on this machine and in its network, and speak http: for tests, and for who trusts all players. */
  readonly anywhere: boolean;
}

export const NO_NOTICES: NoticesConfig = { publicUrl: null, smtp: null, from: null, vapid: null, anywhere: false };
