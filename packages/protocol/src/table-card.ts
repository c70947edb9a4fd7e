/** A table as everybody may know it: laid, begun, over; how it is played, and what is voted on. */
import type { GameOptions, Seat } from '@bb/engine';

export const STAGES = ['gathering', 'playing', 'over', 'aborted'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * How a window in which several may answer is asked. `sealed`: all at once, and nothing tells who has answered or could. `fast`: it closes as
 * soon as nobody can answer any more, which tells something of the hands.
 */
export const WINDOWS = ['sealed', 'fast'] as const;
export type Windows = (typeof WINDOWS)[number];

/**
 * How long a seat may think, in seconds. `live`: so long for each choice, and a bank that is drawn on when that is used up. `turns`: so long
 * for each choice, hours or days, with vacations.
 */
export type Clock =
  | { readonly kind: 'live'; readonly perDecision: number; readonly bank: number }
  | { readonly kind: 'turns'; readonly perDecision: number };

/** What those who sit at a table can agree on while the game is under way. */
export type Motion =
  | { readonly kind: 'abort' }
  /** Back to the choice number `to`, which is made anew. */
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  /** By a bot; null: the seat is open for who is invited. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly bot: string | null };

/** A motion that is voted on. Who has proposed it has agreed. */
export interface Vote {
  readonly id: string;
  readonly motion: Motion;
  readonly by: Seat;
  /** The seats that may vote. */
  readonly voters: readonly Seat[];
  /** How many of them must agree. */
  readonly needed: number;
  readonly ayes: readonly Seat[];
  readonly noes: readonly Seat[];
  /** When it ends undecided: milliseconds since 1970. */
  readonly until: number;
}

/** A vote that has ended. */
export interface PastVote extends Vote {
  readonly isCarried: boolean;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

export interface SeatCard {
  readonly kind: 'open' | 'bot' | 'person';
  readonly name: string;
  readonly isReady: boolean;
  /** The name of the person for whom a bot plays here; null: for nobody. */
  readonly replaces: string | null;
}

/** A table as everybody may know it, to one player. */
export interface TableCard {
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
  readonly isListed: boolean;
  readonly hasSpectators: boolean;
  /** Who is not invited needs it to sit down, or to look on. */
  readonly hasPassword: boolean;
  readonly windows: Windows;
  /** Null: everybody takes the time that he wants. */
  readonly clock: Clock | null;
  /** Nobody may choose, and clocks stand still. */
  readonly isPaused: boolean;
  readonly votes: readonly Vote[];
  /** The one that was decided last, or ran out of time; null: none yet. */
  readonly lastVote: PastVote | null;
  /** The id of the table at which the same are to play again; null: there is none yet. */
  readonly rematch: string | null;
  /** The optional rules; a component set of one's own is told with the game, for it is long. */
  readonly options: Omit<GameOptions, 'components'>;
  /** The id of the component set. */
  readonly components: string;
  readonly seats: readonly SeatCard[];
  /** The seat of who asks; null: none. */
  readonly you: Seat | null;
  /** Where a bot plays for who asks, until he takes the seat back; null: nowhere. */
  readonly yours: Seat | null;
  /** The seat that the player who asks has resigned from; null: none. */
  readonly resigned: Seat | null;
  readonly isHost: boolean;
  /** SHA-256 of the seed of its dice: seen before anybody adds a pinch. */
  readonly commitment: string;
}
