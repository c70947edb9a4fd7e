/** The standing passes of those who sit at this screen. Nobody but the person at a seat is told of his. */
import { type Choice, type Decision, decision, type Game, type Seat, view } from '@bb/engine';
import { give, type Lapse, lapse, type PassOrder, type StandingPass, standingAnswer, strays } from '@bb/protocol';

export class Orders {
  /** The order of the person at the screen. */
  standing = $state.raw<StandingPass | null>(null);
  /** Why that order has just lapsed; until the next answer. */
  lapsed = $state.raw<Lapse | null>(null);
  private readonly given: Map<Seat, StandingPass>;

  constructor(given: readonly (readonly [Seat, StandingPass])[]) {
    this.given = new Map(given);
  }

  get all(): readonly (readonly [Seat, StandingPass])[] {
    return [...this.given];
  }

  give(order: PassOrder, g: Game, seat: Seat): void {
    this.given.set(seat, give(order, view(g, seat), seat, g.hands[seat] ?? [], decision(g)?.about));
  }

  takeBack(seat: Seat): void {
    this.given.delete(seat);
  }

  /** What the seat's order answers; null where it wants the person asked, or there is none. */
  answer(g: Game, d: Decision, choices: readonly Choice[], person: Seat | null): Choice | null {
    const order = this.given.get(d.seat);
    if (!order) return null;
    if (!strays(order, d)) return standingAnswer(order, d, choices, view(g, d.seat), g.tables);
    this.given.delete(d.seat);
    if (d.seat === person) this.lapsed = 'otherAction';
    this.show(person);
    return null;
  }

  /** Takes down the orders whose time is over or whose assumptions have gone. */
  disarm(g: Game, person: Seat | null): void {
    for (const [seat, order] of this.given) {
      const why = lapse(order, view(g, seat), seat, g.hands[seat] ?? []);
      if (why === null) continue;
      this.given.delete(seat);
      // That its time has come needs no word.
      if (seat === person && why !== 'ownTurn' && why !== 'turnOver') this.lapsed = why;
    }
    this.show(person);
  }

  show(person: Seat | null): void {
    this.standing = person === null ? null : (this.given.get(person) ?? null);
  }
}
