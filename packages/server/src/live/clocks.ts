/** How long who is asked may think, by the clock of his table: milliseconds. */
import type { Seat } from '@bb/engine';
import type { Clock } from '@bb/protocol';

const SECOND = 1000;
/** In a game by turns nobody waits for a window as long as for a turn: this part of it. */
const WINDOW_SHARE = 4;

export class Clocks {
  readonly #clock: Clock | null;
  /** By seat: what it has used of its bank. */
  readonly #spent = new Map<Seat, number>();

  constructor(clock: Clock | null) {
    this.#clock = clock;
  }

  /** What the seat has left for its next decision; null: for ever. */
  limit(seat: Seat): number | null {
    const clock = this.#clock;
    if (!clock) return null;
    return clock.perDecision * SECOND + (clock.kind === 'live' ? this.bank(seat) : 0);
  }

  /** For all who are asked side by side: what they take of it is not written down, for that would tell who thought. */
  get windowLimit(): number | null {
    const clock = this.#clock;
    if (!clock) return null;
    return (clock.perDecision * SECOND) / (clock.kind === 'turns' ? WINDOW_SHARE : 1);
  }

  /** What the seat has in its bank. */
  bank(seat: Seat): number {
    return this.#clock?.kind === 'live' ? Math.max(0, this.#clock.bank * SECOND - (this.#spent.get(seat) ?? 0)) : 0;
  }

  /** A decision has taken so long: what was too long comes out of the bank. */
  spend(seat: Seat, time: number): void {
    if (this.#clock?.kind !== 'live') return;
    const over = Math.min(this.bank(seat), Math.max(0, time - this.#clock.perDecision * SECOND));
    if (over > 0) this.#spent.set(seat, (this.#spent.get(seat) ?? 0) + over);
  }
}
