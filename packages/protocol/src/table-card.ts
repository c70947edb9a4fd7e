/** The public facts of a table: its stage, settings, seats and votes. */
import type { GameTypes, Seat } from '@bb/kernel';

/** `waiting`: its game has not started; `finished`: played to its end; `aborted`: ended without a result. */
export const STAGES = ['waiting', 'inProgress', 'finished', 'aborted'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * How a window works. `sealed`: nothing reveals who has answered or who could. `fast`: answers take effect at once, and the window closes when
 * nobody can answer any more, which reveals something about the hands.
 */
export const WINDOW_MODES = ['sealed', 'fast'] as const;
export type WindowMode = (typeof WINDOW_MODES)[number];

/**
 * The time limits of a seat, in seconds. `live`: a time for each choice, and a time bank for when that is used up. `turns` (turn-based): hours
 * or days for each choice, in seconds as well; clocks stop during vacations.
 */
export type Clock =
  | { readonly kind: 'live'; readonly perDecision: number; readonly bank: number }
  | { readonly kind: 'turns'; readonly perDecision: number };

/** What the players of a game in progress can vote on. */
export type Proposal =
  /** Ends the game without a result. */
  | { readonly kind: 'abort' }
  /** Rewinds to the choice with index `to`, which is then made again. */
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** Gives the seat to a bot, or with null opens it to a player who is invited. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly bot: string | null };

/** An open vote on a proposal. The player who proposed it counts as in favor. */
export interface Vote {
  readonly id: string;
  readonly proposal: Proposal;
  /** The seat that proposed it. */
  readonly by: Seat;
  /** The seats that may vote. */
  readonly voters: readonly Seat[];
  /** The number of votes in favor that it needs. */
  readonly needed: number;
  readonly ayes: readonly Seat[];
  readonly noes: readonly Seat[];
  /** When it expires, in milliseconds since 1970. */
  readonly until: number;
}

/** A vote that was decided, or that expired. */
export interface PastVote extends Vote {
  /** Whether the proposal was accepted. */
  readonly isCarried: boolean;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/** The public facts of a seat. */
export interface SeatCard {
  readonly kind: 'open' | 'bot' | 'person';
  /** The name of the player or bot; empty for an open seat. */
  readonly name: string;
  readonly isReady: boolean;
  /** The name of the player replaced here by a bot; null if nobody is. */
  readonly replaces: string | null;
  /** The name of the player who resigned from this seat, empty if the account is deleted; null if nobody resigned from it. */
  readonly resigned: string | null;
}

/** The public facts of a table. `you`, `yours`, `resigned` and `isHost` are about the player who receives it. */
export interface TableCard<Options extends GameTypes['options'] = GameTypes['options']> {
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules. */
  readonly version: string;
  readonly name: string;
  readonly stage: Stage;
  /** Whether the lobby lists it. */
  readonly isListed: boolean;
  readonly hasSpectators: boolean;
  /** Players without a personal invitation need the password to join or watch. */
  readonly hasPassword: boolean;
  readonly windows: WindowMode;
  /** Null if there is no time limit. */
  readonly clock: Clock | null;
  /** While the game is paused nobody can choose, and the clocks stand still. */
  readonly isPaused: boolean;
  readonly votes: readonly Vote[];
  /** The last vote that was decided or expired; null if there was none. */
  readonly lastVote: PastVote | null;
  /** The id of the rematch table; null if there is none yet. */
  readonly rematch: string | null;
  /** In the game's short form: see `Game.optionsInBrief`. */
  readonly options: Options;
  readonly seats: readonly SeatCard[];
  /** The host's seat; null while the host has none. */
  readonly host: Seat | null;
  /** The player's seat; null if they have none. */
  readonly you: Seat | null;
  /** The seat in which a bot plays for the player until they take it back; null if there is none. */
  readonly yours: Seat | null;
  /** The seat that the player has resigned from; null if there is none. */
  readonly resigned: Seat | null;
  readonly isHost: boolean;
  /** SHA-256 of the dice seed, published before anybody adds a client seed. */
  readonly commitment: string;
}
