/** What is said at a table, and what a player is told wherever he is. */
import type { Seat } from '@bb/engine';

/** Where a line is said: at the table, or in the gallery, where those who look on talk while a game is under way. */
export const ROOMS = ['table', 'gallery'] as const;
export type Room = (typeof ROOMS)[number];

export interface TalkLine {
  readonly room: Room;
  /** Its number in its room, from 0. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Where he sat who said it; null: he looked on. */
  readonly seat: Seat | null;
  /** Empty, as is the text: he is gone. */
  readonly name: string;
  readonly text: string;
  readonly isYours: boolean;
}

/** What a player can be told. */
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

/** How he can be told. */
export const CHANNELS = ['page', 'push', 'mail', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a player finds in the page. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly at: number;
  /** Null: it is about none. */
  readonly table: { readonly id: string; readonly name: string } | null;
  /** When the time to answer is over; null: that doesn't matter here. */
  readonly dueAt: number | null;
  readonly isRead: boolean;
}
