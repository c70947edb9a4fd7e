/** What a table tells those who sit at it or look on. */
import type { About, ChoiceJson, Decision, GameEvent, GameOptions, Outcome, Seat, View } from '@bb/engine';
import type { DiceProof, DiceSeal } from './dice.ts';
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

/** How a table stands, to one pair of eyes. */
export interface Standing {
  /** Choices made so far: the number of the choice that is waited for. */
  readonly seq: number;
  readonly asked: Asked | null;
  /** What may be chosen; only to whom it is that must choose. */
  readonly choices: readonly ChoiceJson[];
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
  | { readonly why: 'notPlaying' };

/** What a client says on its socket. */
export type ClientMessage =
  /** Follows a table from now on; `since`: it knows the table up to there, and wants only what is new. */
  | { readonly type: 'watch'; readonly table: string; readonly since?: number }
  | { readonly type: 'unwatch'; readonly table: string }
  /** Makes choice number `seq`; `key` names the message, so that it can be sent again. */
  | {
      readonly type: 'choose';
      readonly table: string;
      readonly seq: number;
      readonly key: string;
      readonly choice: { readonly type: string };
    }
  | { readonly type: 'ping' };

/** What the server says on a socket. */
export type ServerMessage =
  | TableState
  | TableUpdate
  | { readonly type: 'taken'; readonly table: string; readonly key: string; readonly seq: number }
  | { readonly type: 'refused'; readonly table: string; readonly key: string; readonly refusal: Refusal }
  | { readonly type: 'fault'; readonly error: string; readonly message: string }
  | { readonly type: 'pong' };
