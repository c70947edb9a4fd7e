/** The state of a game, what happens in it, and the kernel's types bound to it. */
import type { AnyAsk, Asks, ChoiceOf, Frame, Machine, Procedure, Seat } from '@bb/kernel';
import type { AskName } from './asks.ts';
import type { Choice, ChoiceKind, Fields } from './choices.ts';

export interface Options {
  /** 2 to 4. */
  readonly players: number;
  /** The distance to the coast. */
  readonly leagues: number;
}

/** Plain data, but for `ask`, which follows from the stack, and `events`, which the caller of `play` passes. */
export interface Position extends Machine {
  readonly options: Options;
  /** The seat whose turn it is. */
  active: Seat;
  /** By seat: leagues from the start. */
  leagues: number[];
  /** By seat: a card or `NO_CARD`. */
  hands: number[];
  /** By seat: a cove or `NO_COVE`. */
  coves: number[];
  /** The cards that are not dealt, in no order: Chance picks one at each deal. */
  deck: number[];
  discards: number[];
  /** By seat; empty while the game goes on. */
  scores: number[];
  ask: AnyAsk<Position, Choice, About, AskName> | null;
  events: Event[] | null;
}

/** The public facts of a question. */
export interface About {
  /** The seat whose ship sails. */
  readonly ship?: Seat;
  /** Leagues that the roll moves it. */
  readonly roll?: number;
}

export type Event =
  | { readonly type: 'cardDealt'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'coveChosen'; readonly seat: Seat; readonly cove: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly face: number }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly leagues: number }
  | { readonly type: 'landed'; readonly coves: readonly number[]; readonly hands: readonly number[]; readonly scores: readonly number[] };

/** A procedure of this game. */
export type Rule<Args, F extends Frame, S, R = undefined> = Procedure<Position, About, AskName, Args, F, S, R>;
/** A step at which a seat chooses among these kinds of choice. */
export type AskFor<K extends ChoiceKind> = Asks<ChoiceOf<Fields, K>>;
