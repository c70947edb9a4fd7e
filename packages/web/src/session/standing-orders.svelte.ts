/** The standing orders of the players at this screen. The page shows an order only to its own seat. */
import {
  type Choice,
  type Decision,
  decision,
  type Game,
  giveOrder,
  isForAnotherAction,
  type Lapse,
  lapseReason,
  type PassOrder,
  type Seat,
  type StandingOrder,
  standingAnswer,
  view,
} from '@bb/golden-age/rules';

export class StandingOrders {
  /** The order of the player at the screen. */
  current = $state.raw<StandingOrder | null>(null);
  /** Why that order has just lapsed; cleared at the next answer. */
  lapsed = $state.raw<Lapse | null>(null);
  private readonly given: Map<Seat, StandingOrder>;

  constructor(given: readonly (readonly [Seat, StandingOrder])[]) {
    this.given = new Map(given);
  }

  get all(): readonly (readonly [Seat, StandingOrder])[] {
    return [...this.given];
  }

  give(order: PassOrder, g: Game, seat: Seat): void {
    this.given.set(seat, giveOrder(order, view(g, seat), seat, g.hands[seat] ?? [], decision(g)?.about));
  }

  cancel(seat: Seat): void {
    this.given.delete(seat);
  }

  /** @returns the answer of the asked seat's order; null if there is no order, or the player must be asked */
  answer(g: Game, d: Decision, choices: readonly Choice[], person: Seat | null): Choice | null {
    const order = this.given.get(d.seat);
    if (!order) return null;
    if (!isForAnotherAction(order, d)) return standingAnswer(order, d, choices, view(g, d.seat), g.tables);
    this.given.delete(d.seat);
    if (d.seat === person) this.lapsed = 'otherAction';
    this.show(person);
    return null;
  }

  /** Removes the orders that have expired, or whose conditions no longer hold. */
  removeLapsed(g: Game, person: Seat | null): void {
    for (const [seat, order] of this.given) {
      const why = lapseReason(order, view(g, seat), seat, g.hands[seat] ?? []);
      if (why === null) continue;
      this.given.delete(seat);
      // An order that ended on time needs no message.
      if (seat === person && why !== 'ownTurn' && why !== 'turnOver') this.lapsed = why;
    }
    this.show(person);
  }

  show(person: Seat | null): void {
    this.current = person === null ? null : (this.given.get(person) ?? null);
  }
}
