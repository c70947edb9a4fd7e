/** The passes that seats have given in advance, as one node knows them. */
import type { Decision, Game, Seat } from '@bb/engine';
import { give, type Lapse, lapse, type PassOrder, type StandingPass, standingAnswer, strays } from '@bb/protocol';
import type { Rules } from '../rules/today.ts';
import type { GivenOrder } from './sealed-store.ts';
import type { SealedAsk } from './window.ts';

/** An order that holds no more, given after so many choices. */
export interface Lapsed {
  readonly seat: Seat;
  readonly seq: number;
  readonly why: Lapse;
}

export class Orders {
  readonly #rules: Rules;
  readonly #given = new Map<Seat, GivenOrder>();
  readonly #lapsed = new Map<Seat, Lapse>();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  of(seat: Seat): StandingPass | null {
    return this.#given.get(seat)?.order ?? null;
  }

  /** How many choices there were when it gave its order; null: it has none. */
  seqOf(seat: Seat): number | null {
    return this.#given.get(seat)?.seq ?? null;
  }

  /** Why the seat's last order is over; null: it is not, or has just served its time. */
  lapsedOf(seat: Seat): Lapse | null {
    return this.#lapsed.get(seat) ?? null;
  }

  /** What an order assumes, given in this position. */
  made(order: PassOrder, game: Game, seat: Seat, about: Decision['about'] | undefined): StandingPass {
    return give(order, this.#rules.view(game, seat), seat, game.hands[seat] ?? [], about);
  }

  set(seat: Seat, given: GivenOrder | null): void {
    this.#lapsed.delete(seat);
    if (given) this.#given.set(seat, given);
    else this.#given.delete(seat);
  }

  /** As they are stored; those that are over are not among them. */
  replace(all: readonly GivenOrder[]): void {
    this.#given.clear();
    for (const given of all) this.#given.set(given.seat, given);
  }

  /** Which of those given before are over in this position, after so many choices. */
  lapses(game: Game, seq: number): readonly Lapsed[] {
    const over: Lapsed[] = [];
    for (const [seat, { order, seq: since }] of this.#given) {
      if (since >= seq) continue;
      const why = lapse(order, this.#rules.view(game, seat), seat, game.hands[seat] ?? []);
      if (why !== null) over.push({ seat, seq: since, why });
    }
    return over;
  }

  /** It holds no more, if it is still the seat's. */
  end({ seat, seq, why }: Lapsed): void {
    if (this.#given.get(seat)?.seq !== seq) return;
    this.#given.delete(seat);
    if (why !== 'turnOver' && why !== 'ownTurn') this.#lapsed.set(seat, why);
  }

  /** Of those who are asked: whose order was for another Action. */
  strayed(asks: readonly SealedAsk[]): readonly Lapsed[] {
    return asks.flatMap(({ seat, decision }) => {
      const given = this.#given.get(seat);
      return given && strays(given.order, decision) ? [{ seat, seq: given.seq, why: 'otherAction' as const }] : [];
    });
  }

  /** When the seat passed what it is asked here; null: it did not. Public facts and the order decide, never the hand. */
  orderedAt({ seat, decision, choices, game }: SealedAsk): number | null {
    const given = this.#given.get(seat);
    if (!given) return null;
    return standingAnswer(given.order, decision, choices, this.#rules.view(game, seat), game.tables) ? given.at : null;
  }
}
