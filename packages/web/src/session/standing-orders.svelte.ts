/** The standing orders of the players at this screen. The page shows an order only to its own seat. */
import type { Seat } from '@bb/kernel';
import type { OrdersOfGame, SessionTypes } from './session-game.ts';

export class StandingOrders<T extends SessionTypes> {
  /** The order of the player at the screen. */
  current = $state.raw<T['standing'] | null>(null);
  /** Why that order has just lapsed; cleared at the next answer. */
  lapsed = $state.raw<T['lapse'] | null>(null);
  private readonly of: OrdersOfGame<T> | undefined;
  private readonly given: Map<Seat, T['standing']>;

  /** @param of undefined for a game without standing orders */
  constructor(of: OrdersOfGame<T> | undefined, given: readonly (readonly [Seat, T['standing']])[]) {
    this.of = of;
    this.given = new Map(given);
  }

  get all(): readonly (readonly [Seat, T['standing']])[] {
    return [...this.given];
  }

  give(order: T['order'], p: T['position'], seat: Seat): void {
    if (this.of) this.given.set(seat, this.of.give(order, p, seat));
  }

  cancel(seat: Seat): void {
    this.given.delete(seat);
  }

  /** @returns the answer of the asked seat's order; null if there is no order, or the player must be asked */
  answer(p: T['position'], d: T['decision'], choices: readonly T['choice'][], person: Seat | null): T['choice'] | null {
    const order = this.given.get(d.seat);
    if (!order || !this.of) return null;
    const why = this.of.lapseAt(order, d);
    if (why === null) return this.of.answer(order, p, d, choices);
    this.given.delete(d.seat);
    if (d.seat === person) this.lapsed = why;
    this.show(person);
    return null;
  }

  /** Removes the orders that have expired, or whose conditions no longer hold. */
  removeLapsed(p: T['position'], person: Seat | null): void {
    for (const [seat, order] of this.given) {
      const why = this.of?.lapse(order, p, seat) ?? null;
      if (why === null) continue;
      this.given.delete(seat);
      if (seat === person && !this.of?.isOnTime(why)) this.lapsed = why;
    }
    this.show(person);
  }

  show(person: Seat | null): void {
    this.current = person === null ? null : (this.given.get(person) ?? null);
  }
}
