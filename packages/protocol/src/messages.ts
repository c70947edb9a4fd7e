/** The messages between the server and the clients that follow a table. */
import type { ChoiceCosts, ChoiceJson, Decision, GameTypes, Outcome, Refusal, Seat } from '@bb/kernel';
import type { ChatLine } from './chat.ts';
import type { DiceCommitment, DiceProof } from './dice.ts';
import type { TableCard } from './table-card.ts';
import type { ViewPatch } from './view-patch.ts';

/** The protocol version. It grows when an older client could misread a newer server's messages. */
export const PROTOCOL = 2;

/** The types of one game that occur in messages, so that a client that knows the game reads `T['view']`. */
export interface MessageTypes extends Pick<GameTypes, 'view' | 'event' | 'options'> {
  readonly decision: Decision;
  /** A standing order as the player gives it, and as the table keeps it. */
  readonly order: object;
  readonly givenOrder: object;
  /** Why an order has ended. */
  readonly orderEnd: string;
  readonly outcome: Outcome;
}

/**
 * What happens when a player's time runs out. `pass`: in a window the server passes for the player; elsewhere the game's substitute chooses. Any
 * other value is the name of a bot, which chooses everywhere.
 */
export type WhenLate = string;
/** For players who have not set theirs. */
export const DEFAULT_WHEN_LATE: WhenLate = 'pass';

/** What only the seat's own player may know. */
export interface OwnState<T extends MessageTypes = MessageTypes> {
  /** The seat's secret answer in the open window, replaceable until the window closes; null if there is none. */
  readonly sealed: ChoiceJson | null;
  /** The other legal answers, which could replace the secret answer; empty if there is none. */
  readonly instead: readonly ChoiceJson[];
  /** The standing order; null if there is none. */
  readonly order: T['givenOrder'] | null;
  /** Whether the order answers the open window: the seat is asked, and does nothing. */
  readonly passes: boolean;
  /** Why the last standing order ended; null if it did not, or the player need not be told. */
  readonly lapsed: T['orderEnd'] | null;
  readonly whenLate: WhenLate;
}

/** The clock of the seat that must choose. Times are in milliseconds since 1970. */
export interface ClockState {
  /** The server's time when it sent this. */
  readonly now: number;
  /** When the time runs out; null if there is no limit. */
  readonly until: number | null;
  /** By seat: milliseconds left in its time bank. */
  readonly banks: readonly number[];
}

/** The state of a table as one seat or a spectator may see it. */
export interface TableStatus<T extends MessageTypes = MessageTypes> {
  /** The number of choices made so far, which is the index of the next choice. */
  readonly seq: number;
  /** The number of times the game has been rewound. */
  readonly rewinds: number;
  /** The decision that the game waits for. In a window, a seat that is asked gets its own. */
  readonly asked: T['decision'] | null;
  /** The seats that are asked at the same time in an open window; empty if none is open. */
  readonly window: readonly Seat[];
  /** The seats whose players have told everybody that they pass: a window does not wait for them. */
  readonly passing: readonly Seat[];
  /** The legal choices, for a seat that must choose; empty for everyone else. */
  readonly choices: readonly ChoiceJson[];
  /** What some of these choices cost beyond what they are called, by their place in `choices`; missing if none does. */
  readonly costs?: readonly ChoiceCosts[];
  /** Null for a spectator. */
  readonly own: OwnState<T> | null;
  /** Null without time limits. */
  readonly clock: ClockState | null;
  /** Null until the game is over. */
  readonly outcome: T['outcome'] | null;
}

/** The whole state: sent first, and again when no update leads to it, such as after a rewind. */
export interface TableState<T extends MessageTypes = MessageTypes> extends TableStatus<T> {
  readonly type: 'state';
  readonly protocol: number;
  /** The table's id. */
  readonly table: string;
  /** The id of the game, and the version of its rules. */
  readonly game: string;
  readonly version: string;
  readonly options: T['options'];
  /** By seat: the name of the player or bot. */
  readonly seats: readonly string[];
  readonly dice: DiceCommitment | DiceProof;
  readonly view: T['view'];
  /** All events so far, redacted for this seat. */
  readonly events: readonly T['event'][];
}

/** The effects of one choice, and of the choices of Chance that followed it. */
export interface TableUpdate<T extends MessageTypes = MessageTypes> extends TableStatus<T> {
  readonly type: 'update';
  readonly table: string;
  /** `seq` before the update. */
  readonly from: number;
  /** Turns the view before into the view after: see `patchView`. */
  readonly patch: ViewPatch;
  /** The events since, redacted for this seat. */
  readonly events: readonly T['event'][];
  /** Present when the game is over. */
  readonly dice?: DiceProof;
}

/**
 * Why a choice was refused. `stale`: `seq` or `rewinds` of the message is out of date; `notYours`: the seat need not choose; `illegal`: a rule
 * forbids it; `malformed`: it is not a choice at all; or any other code, as in HTTP responses.
 */
export type ChoiceRefusal = Refusal & {
  /** The table's number of choices, if the message was out of date. */
  readonly seq?: number;
};

/** A message from the client to the server. */
export type ClientMessage<T extends Pick<MessageTypes, 'order'> = MessageTypes> =
  /** Subscribes to a table. With `since` and `rewinds` the client already knows the first `since` choices, and gets only what is new. */
  | { readonly type: 'watch'; readonly table: string; readonly since?: number; readonly rewinds?: number }
  | { readonly type: 'unwatch'; readonly table: string }
  /**
   * Makes choice number `seq`. Answered by `taken` or `refused`. `key` identifies the message, so that it can safely be sent again. With
   * `rewinds`, the number of rewinds that the client knows, a choice for a decision that was rewound is refused.
   */
  | {
      readonly type: 'choose';
      readonly table: string;
      readonly seq: number;
      readonly key: string;
      readonly choice: { readonly type: string };
      readonly rewinds?: number;
    }
  /**
   * Sets a standing order, or cancels it with null; without `order` the present one stays. With `isOpen` all others are told that the seat passes.
   * Answered by `ordered`.
   */
  | {
      readonly type: 'order';
      readonly table: string;
      readonly key: string;
      readonly order?: T['order'] | null;
      readonly isOpen?: boolean;
    }
  /** Chooses what happens when the player's time runs out. Answered by `ordered`. */
  | { readonly type: 'late'; readonly table: string; readonly key: string; readonly whenLate: WhenLate }
  /** Answered by `pong`. */
  | { readonly type: 'ping' };

/** A message from the server to a client. */
export type ServerMessage<T extends MessageTypes = MessageTypes> =
  /** The public facts of a table that the client follows: first on `watch`, then whenever they change. */
  | { readonly type: 'table'; readonly card: TableCard<T['options']> }
  | TableState<T>
  | TableUpdate<T>
  /** New chat messages at a table that the client follows, in order. */
  | { readonly type: 'talk'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** The server is busy: the bots of this table have less time to think for a while. */
  | { readonly type: 'busy'; readonly table: string }
  /** The seats of a game in progress whose players have no open page: first on `watch` if there are any, then whenever they change. */
  | { readonly type: 'away'; readonly table: string; readonly seats: readonly Seat[] }
  /** The player's number of unread notifications: at first, and whenever it changes. */
  | { readonly type: 'notices'; readonly unread: number }
  /** The choice was accepted. With `isSealed` it takes effect when the window closes, unless an earlier seat plays something. */
  | { readonly type: 'taken'; readonly table: string; readonly key: string; readonly seq: number; readonly isSealed: boolean }
  /** An `order` or `late` message was accepted. */
  | { readonly type: 'ordered'; readonly table: string; readonly key: string; readonly own: OwnState<T> }
  /** The choice with this key was refused. */
  | { readonly type: 'refused'; readonly table: string; readonly key: string; readonly refusal: ChoiceRefusal }
  /** A message could not be handled. */
  | ({ readonly type: 'fault' } & Refusal)
  | { readonly type: 'pong' };
