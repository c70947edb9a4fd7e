/** Undo: how far a player may take back their own choices without a vote. */
import { CHANCE, type Game, type GameTypes, type Seat } from '@bb/kernel';

/**
 * Why nothing can be undone. `nothing`: the player has not chosen yet; `over`: the game is over. The others have happened since the player's last
 * choice: a die was thrown or a card drawn, something hidden was revealed, or another seat chose.
 */
export type Barrier = 'nothing' | 'over' | 'chance' | 'reveal' | 'otherSeat';

/** The number of the choice that undo returns to, or why there is none. */
export type Undo = { readonly to: number } | { readonly barrier: Barrier };

/** What `undoOf` needs to know of a game. `at` is the number of a choice, from 0. */
export interface GameHistory {
  readonly isOver: boolean;
  /** The number of choices made, including those of Chance. */
  readonly length: number;
  /** The seat that made the choice, or CHANCE. */
  maker(at: number): Seat | undefined;
  /** What the seat saw after the first `length` choices. */
  view(length: number, seat: Seat): GameTypes['view'];
  /** The events of the choice. */
  events(at: number): readonly object[];
  /** Whether a person was asked to make this choice, so that undo can return to it. */
  wasAsked(at: number): boolean;
}

/** @returns the last choice that this seat was asked to make, if only its own choices have followed and nothing hidden has been revealed */
export function undoOf(game: Pick<Game, 'reveals'>, history: GameHistory, seat: Seat): Undo {
  if (history.isOver) return { barrier: 'over' };
  for (let at = history.length - 1; at >= 0; at--) {
    const maker = history.maker(at);
    if (maker === CHANCE) return { barrier: 'chance' };
    if (maker !== seat) return { barrier: 'otherSeat' };
    if (game.reveals?.(history.view(at, seat), history.view(at + 1, seat), history.events(at)) ?? true) return { barrier: 'reveal' };
    if (history.wasAsked(at)) return { to: at };
  }
  return { barrier: 'nothing' };
}
