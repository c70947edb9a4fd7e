/** Chat messages and notifications. */
import type { Seat } from '@bb/kernel';

/** Everybody at a table reads `table`. Spectators write in `gallery` while a game is in progress, and seated players read it afterwards. */
export const ROOMS = ['table', 'gallery'] as const;
export type Room = (typeof ROOMS)[number];

/** A chat message as one player gets it. */
export interface ChatLine {
  readonly room: Room;
  /** The number of the message in its room, from 0. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The seat of the author; null for a spectator. */
  readonly seat: Seat | null;
  /** The author's name. Empty, like the text, if their account has been deleted. */
  readonly name: string;
  readonly text: string;
  /** Whether the player who gets it wrote it. */
  readonly isYours: boolean;
}

/** The events that a player can be notified of. */
export const NOTICE_KINDS = [
  'yourTurn',
  'halfTime',
  'timeOver',
  'invited',
  'began',
  'over',
  'voteAsked',
  'replaced',
  'talk',
  'webhookOff',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The ways to send a notification. */
export const CHANNELS = ['page', 'push', 'mail', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A notification as the page lists it. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The table it is about; null if it is about none. */
  readonly table: { readonly id: string; readonly name: string } | null;
  /** When the time to answer runs out, in milliseconds since 1970; null if there is no limit. */
  readonly dueAt: number | null;
  readonly isRead: boolean;
}
