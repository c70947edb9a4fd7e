/** What a line of the log points at while the mouse or the focus is on it. */
import { NO_PIECES, type Pieces } from './subjects.ts';

let pieces = $state.raw(NO_PIECES);

export const pointedAt = (): Pieces => pieces;
export function pointAt(next: Pieces): void {
  pieces = next;
}
