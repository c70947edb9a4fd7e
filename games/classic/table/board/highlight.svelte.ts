/** Remembers which pieces are highlighted on the board. */
import { NO_PIECES, type Pieces } from './pieces.ts';

class Highlight {
  /** The pieces of the log line under the pointer or with the focus. */
  pointed = $state.raw(NO_PIECES);
  /** What the guide of the first voyage or a hint speaks of: the map shows it. */
  told = $state.raw(NO_PIECES);

  /** Highlights what a text speaks of. @returns a function that ends it */
  tell(pieces: Pieces): () => void {
    this.told = pieces;
    return () => {
      this.told = NO_PIECES;
    };
  }
}
export const highlight = new Highlight();
