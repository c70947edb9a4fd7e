/** The standing orders of the players at this screen. The page shows an order only to its own seat. */
import type { Seat } from '@bb/kernel';
import type { SessionRules, SessionTypes } from '@bb/table-kit/session/session-game.ts';

/** @returns the choice that lets a window pass; null at any other decision */
export function quietChoice<T extends SessionTypes>(d: T['decision'], choices: readonly T['choice'][]): T['choice'] | null {
  const { traits } = d;
  return traits.kind === 'window' ? (choices.find(({ type }) => type === traits.quiet) ?? null) : null;
}

export class StandingOrders<T extends SessionTypes> {
  /** The order of the player at the screen. */
  current = $state.raw<T['standing'] | null>(null);
  /** Why that order has just lapsed; cleared at the next answer. */
  lapsed = $state.raw<T['lapse'] | null>(null);
  private readonly rules: Pick<SessionRules<T>, 'orders' | 'decision'>;
  private readonly bySeat: Map<Seat, T['standing']>;

  constructor(rules: Pick<SessionRules<T>, 'orders' | 'decision'>, orders: readonly (readonly [Seat, T['standing']])[]) {
    this.rules = rules;
    this.bySeat = new Map(orders);
  }

  get all(): readonly (readonly [Seat, T['standing']])[] {
    return [...this.bySeat];
  }

  give(order: T['order'], p: T['position'], seat: Seat): void {
    const standing = this.rules.orders?.give(order, p, seat, this.rules.decision(p));
    if (standing) this.bySeat.set(seat, standing);
  }

  cancel(seat: Seat): void {
    this.bySeat.delete(seat);
  }

  /** @returns the answer of the asked seat's order; null if there is no order, or the player must be asked */
  answer(p: T['position'], d: T['decision'], choices: readonly T['choice'][]): T['choice'] | null {
    const order = this.bySeat.get(d.seat);
    return order && this.rules.orders?.passes(order, p, d, choices) ? quietChoice(d, choices) : null;
  }

  /** Removes the orders that have expired, or whose conditions no longer hold. */
  removeLapsed(p: T['position'], person: Seat | null): void {
    for (const [seat, order] of this.bySeat) {
      const asked = (): T['decision'] | null => {
        const d = this.rules.decision(p);
        return d?.seat === seat ? d : null;
      };
      const end = this.rules.orders?.end(order, p, seat, asked);
      if (!end) continue;
      this.bySeat.delete(seat);
      if (seat === person && end.why !== null) this.lapsed = end.why;
    }
    this.show(person);
  }

  show(person: Seat | null): void {
    this.current = person === null ? null : (this.bySeat.get(person) ?? null);
  }
}
