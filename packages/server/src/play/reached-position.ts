import type { Game } from '@bb/engine';

/** A position, the number of choices that led to it, and when the last of them was made. */
export interface ReachedPosition {
  readonly game: Game;
  readonly seq: number;
  readonly at: number;
}
