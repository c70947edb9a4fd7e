import type { Game } from '@bb/golden-age/rules';

/** A position, the number of choices that led to it, and when the last of them was made. */
export interface ReachedPosition {
  readonly game: Game;
  readonly seq: number;
  readonly at: number;
}
