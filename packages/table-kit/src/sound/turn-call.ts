/** Calls players back to a table that has kept them waiting. */
import { tableWords } from '../table/words.ts';

/** If it takes longer than this until the player must choose again, a bell calls them. */
const CALL_AFTER_MS = 1500;

/** Rings, and says in the title of a hidden page that it is the player's turn. */
export class TurnCall {
  private readonly title = document.title;
  private readonly ring: () => void;
  private asked: boolean;
  private since = performance.now();
  private isCalling = false;

  /** @param asked the player must choose already */
  constructor(asked: boolean, ring: () => void) {
    this.asked = asked;
    this.ring = ring;
  }

  /** The player has just answered. */
  answered(): void {
    this.since = performance.now();
  }

  /** To be told after each change of the table whether the player must choose. */
  changed(asks: boolean): void {
    if (asks && !this.asked && performance.now() - this.since > CALL_AFTER_MS) {
      this.ring();
      if (document.hidden) {
        document.title = tableWords().yourTurn(this.title);
        this.isCalling = true;
      }
    }
    this.asked = asks;
  }

  /** Gives the page its own title back. */
  end(): void {
    if (this.isCalling) document.title = this.title;
    this.isCalling = false;
  }
}
