/** What a table tells those who sit at it or look on. */
import type { About, ChoiceJson, Decision, GameEvent, GameOptions, Outcome, Seat, View } from '@bb/engine';
import type { DiceProof, DiceSeal } from './dice.ts';
import type { Lapse, PassOrder, StandingPass } from './standing.ts';
import type { TableCard } from './table-card.ts';
import type { TalkLine } from './talk.ts';
import type { ViewPatch } from './view-patch.ts';

/** Grows when an older client could misread what a newer server says. */
export const PROTOCOL = 1;

/** What the game waits for: public facts. */
export interface Asked {
  readonly seat: Seat;
  readonly ask: Decision['ask'];
  readonly rule: string;
  readonly about: About;
  readonly path: readonly string[];
}

/**
 * What happens when somebody's time is over. `pass`: he passes where several are asked, and a captain chooses elsewhere; else it is the name
 * of the bot that chooses for him everywhere.
 */
export type WhenLate = string;
/** Of who has not said. */
export const USUAL_WHEN_LATE: WhenLate = 'pass';

/** What only who sits there may know. */
export interface Own {
  /** What he has answered in the window that is open: it can be replaced until the window closes. */
  readonly sealed: ChoiceJson | null;
  /** What he may answer instead; empty where nothing is under seal. */
  readonly instead: readonly ChoiceJson[];
  /** What he passes in advance. */
  readonly order: StandingPass | null;
  /** Why his last order is over, where that needs a word. */
  readonly lapsed: Lapse | null;
  readonly whenLate: WhenLate;
}

/** Of who is asked; moments are milliseconds since 1970. */
export interface ClockFace {
  /** When this was said, by the clock of the server. */
  readonly now: number;
  /** When he has no more time; null: he may think as long as he likes. */
  readonly until: number | null;
  /** By seat: milliseconds that it has besides. */
  readonly banks: readonly number[];
}

/** How a table stands, to one pair of eyes. */
export interface Standing {
  /** Choices made so far: the number of the choice that is waited for. */
  readonly seq: number;
  /** How often it has been taken back. */
  readonly rewinds: number;
  /** To who is asked in a window, what he is asked. */
  readonly asked: Asked | null;
  /** Who is asked side by side, under seal; empty where no window is open. */
  readonly window: readonly Seat[];
  /** What may be chosen; only to whom it is that must choose. */
  readonly choices: readonly ChoiceJson[];
  /** Null: a spectator. */
  readonly own: Own | null;
  readonly clock: ClockFace | null;
  readonly outcome: Outcome | null;
}

export interface TableState extends Standing {
  readonly type: 'state';
  readonly protocol: number;
  readonly table: string;
  readonly options: GameOptions;
  readonly seats: readonly string[];
  readonly dice: DiceSeal | DiceProof;
  readonly view: View;
  /** All that has happened, as these eyes may know it. */
  readonly events: readonly GameEvent[];
}

/** What one choice has brought, with all that Chance did after it. */
export interface TableUpdate extends Standing {
  readonly type: 'update';
  readonly table: string;
  /** What `seq` was before. */
  readonly from: number;
  readonly patch: ViewPatch;
  readonly events: readonly GameEvent[];
  /** When the game is over. */
  readonly dice?: DiceProof;
}

/** Why a choice was not taken. */
export type Refusal =
  | { readonly why: 'stale'; readonly seq: number }
  | { readonly why: 'notYours' }
  | { readonly why: 'illegal'; readonly rule: string; readonly message: string }
  | { readonly why: 'malformed'; readonly message: string }
  | { readonly why: 'notPlaying' }
  | { readonly why: 'paused' };

/** What a client says on its socket. */
export type ClientMessage =
  /** Follows a table from now on; `since`: it knows the table up to there, after so many `rewinds`, and wants only what is new. */
  | { readonly type: 'watch'; readonly table: string; readonly since?: number; readonly rewinds?: number }
  | { readonly type: 'unwatch'; readonly table: string }
  /**
   * Makes choice number `seq`; `key` names the message, so that it can be sent again. With `rewinds`, it is not taken for the answer to
   * another question when the table has been taken back meanwhile.
   */
  | {
      readonly type: 'choose';
      readonly table: string;
      readonly seq: number;
      readonly key: string;
      readonly choice: { readonly type: string };
      readonly rewinds?: number;
    }
  /** Passes in advance what the order says; null: he wants to be asked again. */
  | { readonly type: 'order'; readonly table: string; readonly key: string; readonly order: PassOrder | null }
  /** Says what is to happen when his time is over. Answered by `ordered`. */
  | { readonly type: 'late'; readonly table: string; readonly key: string; readonly whenLate: WhenLate }
  | { readonly type: 'ping' };

/** What the server says on a socket. */
export type ServerMessage =
  /** Who sits at a table that is watched, and how it stands: at first, and when it changes. */
  | { readonly type: 'table'; readonly card: TableCard }
  | TableState
  | TableUpdate
  /** New lines of a table that is watched, in order. */
  | { readonly type: 'talk'; readonly table: string; readonly lines: readonly TalkLine[] }
  /** To a player, at first and when it changes: how many notices he has not read. */
  | { readonly type: 'notices'; readonly unread: number }
  /** `isSealed`: it counts when the window closes, unless somebody's play comes before it. */
  | { readonly type: 'taken'; readonly table: string; readonly key: string; readonly seq: number; readonly isSealed: boolean }
  | { readonly type: 'ordered'; readonly table: string; readonly key: string; readonly own: Own }
  | { readonly type: 'refused'; readonly table: string; readonly key: string; readonly refusal: Refusal }
  | { readonly type: 'fault'; readonly error: string; readonly message: string }
  | { readonly type: 'pong' };
