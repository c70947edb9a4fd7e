/** The messages between the server and the clients that follow a table. */
import type { About, ChoiceJson, Decision, GameEvent, GameOptions, Outcome, Seat, View } from '@bb/golden-age/rules';
import type { ChatLine } from './chat.ts';
import type { DiceCommitment, DiceProof } from './dice.ts';
import type { Lapse, PassOrder, StandingOrder } from './standing-orders.ts';
import type { TableCard } from './table-card.ts';
import type { ViewPatch } from './view-patch.ts';

/** The protocol version. It grows when an older client could misread a newer server's messages. */
export const PROTOCOL = 1;

/** The public facts of the decision that the game waits for. The fields are those of the engine's `Decision`. */
export interface PublicDecision {
  readonly seat: Seat;
  readonly ask: Decision['ask'];
  /** The number of the rule. */
  readonly rule: string;
  readonly about: About;
  /** The procedures that run, outermost first. */
  readonly path: readonly string[];
}

/**
 * What happens when a player's time runs out. `pass`: in a window the server passes for the player; elsewhere the bot `captain` chooses. Any
 * other value is the name of a bot, which chooses everywhere.
 */
export type WhenLate = string;
/** For players who have not set theirs. */
export const DEFAULT_WHEN_LATE: WhenLate = 'pass';

/** What only the seat's own player may know. */
export interface OwnState {
  /** The seat's secret answer in the open window, replaceable until the window closes; null if there is none. */
  readonly sealed: ChoiceJson | null;
  /** The other legal answers, which could replace the secret answer; empty if there is none. */
  readonly instead: readonly ChoiceJson[];
  /** The standing order; null if there is none. */
  readonly order: StandingOrder | null;
  /** Why the last standing order ended; null if it did not, or the player need not be told. */
  readonly lapsed: Lapse | null;
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
export interface TableStatus {
  /** The number of choices made so far, which is the index of the next choice. */
  readonly seq: number;
  /** The number of times the game has been rewound. */
  readonly rewinds: number;
  /** The decision that the game waits for. In a window, a seat that is asked gets its own. */
  readonly asked: PublicDecision | null;
  /** The seats that are asked at the same time in an open window; empty if none is open. */
  readonly window: readonly Seat[];
  /** The legal choices, for a seat that must choose; empty for everyone else. */
  readonly choices: readonly ChoiceJson[];
  /** Null for a spectator. */
  readonly own: OwnState | null;
  /** Null without time limits. */
  readonly clock: ClockState | null;
  /** Null until the game is over. */
  readonly outcome: Outcome | null;
}

/** The whole state: sent first, and again when no update leads to it, such as after a rewind. */
export interface TableState extends TableStatus {
  readonly type: 'state';
  readonly protocol: number;
  /** The table's id. */
  readonly table: string;
  readonly options: GameOptions;
  /** By seat: the name of the player or bot. */
  readonly seats: readonly string[];
  readonly dice: DiceCommitment | DiceProof;
  readonly view: View;
  /** All events so far, redacted for this seat. */
  readonly events: readonly GameEvent[];
}

/** The effects of one choice, and of the choices of Chance that followed it. */
export interface TableUpdate extends TableStatus {
  readonly type: 'update';
  readonly table: string;
  /** `seq` before the update. */
  readonly from: number;
  /** Turns the view before into the view after: see `patchView`. */
  readonly patch: ViewPatch;
  /** The events since, redacted for this seat. */
  readonly events: readonly GameEvent[];
  /** Present when the game is over. */
  readonly dice?: DiceProof;
}

/** Why a choice was refused. */
export type Refusal =
  /** `seq` or `rewinds` of the message is out of date. The table has `seq` choices. */
  | { readonly why: 'stale'; readonly seq: number }
  /** The seat need not choose. */
  | { readonly why: 'notYours' }
  | { readonly why: 'illegal'; readonly rule: string; readonly message: string }
  /** It is not a choice at all. */
  | { readonly why: 'malformed'; readonly message: string }
  | { readonly why: 'notPlaying' }
  | { readonly why: 'paused' };

/** A message from the client to the server. */
export type ClientMessage =
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
  /** Sets a standing order, or cancels it with null. Answered by `ordered`. */
  | { readonly type: 'order'; readonly table: string; readonly key: string; readonly order: PassOrder | null }
  /** Chooses what happens when the player's time runs out. Answered by `ordered`. */
  | { readonly type: 'late'; readonly table: string; readonly key: string; readonly whenLate: WhenLate }
  /** Answered by `pong`. */
  | { readonly type: 'ping' };

/** A message from the server to a client. */
export type ServerMessage =
  /** The public facts of a table that the client follows: first on `watch`, then whenever they change. */
  | { readonly type: 'table'; readonly card: TableCard }
  | TableState
  | TableUpdate
  /** New chat messages at a table that the client follows, in order. */
  | { readonly type: 'talk'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** The server is busy: the bots of this table have less time to think for a while. */
  | { readonly type: 'busy'; readonly table: string }
  /** The player's number of unread notifications: at first, and whenever it changes. */
  | { readonly type: 'notices'; readonly unread: number }
  /** The choice was accepted. With `isSealed` it takes effect when the window closes, unless an earlier seat plays something. */
  | { readonly type: 'taken'; readonly table: string; readonly key: string; readonly seq: number; readonly isSealed: boolean }
  /** An `order` or `late` message was accepted. */
  | { readonly type: 'ordered'; readonly table: string; readonly key: string; readonly own: OwnState }
  /** The choice with this key was refused. */
  | { readonly type: 'refused'; readonly table: string; readonly key: string; readonly refusal: Refusal }
  /** A message could not be handled. `error` is a code, as in HTTP responses. */
  | { readonly type: 'fault'; readonly error: string; readonly message: string }
  | { readonly type: 'pong' };
