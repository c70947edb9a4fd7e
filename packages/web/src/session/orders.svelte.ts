/** The standing passes of those who sit at this screen. Nobody but the person at a seat is told of his. */
import { type Choice, type Decision, type Game, type Seat, view } from '@bb/engine';
import { give, type Lapse, lapse, type PassOrder, type StandingPass, standingAnswer } from './standing.ts';

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
    this.given.set(seat, give(order, view(g, seat), seat, g.hands[seat] ?? []));
  }

  takeBack(seat: Seat): void {
    this.given.delete(seat);
  }

  answer(d: Decision, choices: readonly Choice[]): Choice | null {
    const order = this.given.get(d.seat);
    return order ? standingAnswer(order, d, choices) : null;
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
