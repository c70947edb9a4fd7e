/** The clocks of a table's players. All times are milliseconds. */
import type { Seat } from '@bb/kernel';
import type { Clock } from '@bb/protocol';

const SECOND_MS = 1000;
/** In a turn-based game, a window closes after this fraction of the time for a turn. */
const WINDOW_FRACTION = 4;

export class DecisionClocks {
  readonly #clock: Clock | null;
  /** By seat: what it has used of its time bank. */
  readonly #spent = new Map<Seat, number>();

  constructor(clock: Clock | null) {
    this.#clock = clock;
  }

  /** @returns the time the seat has for its next decision; null if there is no limit */
  limit(seat: Seat): number | null {
    const clock = this.#clock;
    if (!clock) return null;
    return clock.perDecision * SECOND_MS + (clock.kind === 'live' ? this.bank(seat) : 0);
  }

  /** The limit in a window, for all seats alike. Time used there is not charged: it would tell who had to think. */
  get windowLimit(): number | null {
    const clock = this.#clock;
    if (!clock) return null;
    return (clock.perDecision * SECOND_MS) / (clock.kind === 'turns' ? WINDOW_FRACTION : 1);
  }

  /** @returns what is left in the seat's time bank */
  bank(seat: Seat): number {
    return this.#clock?.kind === 'live' ? Math.max(0, this.#clock.bank * SECOND_MS - (this.#spent.get(seat) ?? 0)) : 0;
  }

  /** Charges the time beyond the limit of a decision to the time bank. */
  spend(seat: Seat, time: number): void {
    if (this.#clock?.kind !== 'live') return;
    const over = Math.min(this.bank(seat), Math.max(0, time - this.#clock.perDecision * SECOND_MS));
    if (over > 0) this.#spent.set(seat, (this.#spent.get(seat) ?? 0) + over);
  }
}
