/** The pieces to highlight on the board: those of the log line under the pointer or with the focus. */
import { NO_PIECES, type Pieces } from './event-pieces.ts';

let pieces = $state.raw(NO_PIECES);

export const highlightedPieces = (): Pieces => pieces;
export function highlight(next: Pieces): void {
  pieces = next;
}
