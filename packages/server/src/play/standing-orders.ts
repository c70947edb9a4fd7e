/** The standing orders of a table's seats, as this node knows them. */
import type { Decision, Game, GameOptions, Seat } from '@bb/golden-age/rules';
import { giveOrder, isForAnotherAction, type Lapse, lapseReason, type PassOrder, type StandingOrder, standingAnswer } from '@bb/protocol';
import type { Rules } from '../rules/current-rules.ts';
import type { StoredChoice } from '../storage/choice-log.ts';
import { readChoice } from './choice-text.ts';
import type { EndedOrder, GivenOrder } from './secret-answer-store.ts';
import { type SealedAsk, windowOf } from './secret-ask.ts';

export class StandingOrders {
  readonly #rules: Rules;
  readonly #given = new Map<Seat, GivenOrder>();
  /** By seat: the last order that ended, and why, until the seat gives another. */
  readonly #ended = new Map<Seat, { readonly seq: number; readonly why: Lapse | null }>();

  /** By question: the answer of `orderedAt`, until an order changes. */
  #passes = new WeakMap<SealedAsk, number | null>();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  copy(): StandingOrders {
    const copy = new StandingOrders(this.#rules);
    for (const [seat, given] of this.#given) copy.#given.set(seat, given);
    for (const [seat, ended] of this.#ended) copy.#ended.set(seat, ended);
    return copy;
  }

  of(seat: Seat): StandingOrder | null {
    return this.#given.get(seat)?.order ?? null;
  }

  /** The number of choices when the order was given; null if the seat has none. */
  seqOf(seat: Seat): number | null {
    return this.#given.get(seat)?.seq ?? null;
  }

  /** Why the seat's last order ended; null if it has not, or simply ran out. */
  lapsedOf(seat: Seat): Lapse | null {
    const why = this.#ended.get(seat)?.why ?? null;
    return why === 'turnOver' || why === 'ownTurn' ? null : why;
  }

  /** What an order given in this position assumes. */
  made(order: PassOrder, game: Game, seat: Seat, about: Decision['about'] | undefined): StandingOrder {
    return giveOrder(order, this.#rules.view(game, seat), seat, game.hands[seat] ?? [], about);
  }

  set(seat: Seat, given: GivenOrder | null): void {
    this.#passes = new WeakMap();
    const ended = this.#ended.get(seat);
    if (ended) this.#ended.set(seat, { ...ended, why: null });
    if (given) this.#given.set(seat, given);
    else this.#given.delete(seat);
  }

  /** Reads stored orders, some of which may have ended. */
  replace(stored: readonly GivenOrder[]): void {
    this.#passes = new WeakMap();
    this.#given.clear();
    for (const given of stored) if (!this.isEnded(given)) this.#given.set(given.seat, given);
  }

  isEnded({ seat, seq }: EndedOrder): boolean {
    return seq <= (this.#ended.get(seat)?.seq ?? -1);
  }

  /** Whether no order is known here. */
  isNew(stored: GivenOrder): boolean {
    return !this.isEnded(stored) && this.#given.get(stored.seat)?.at !== stored.at;
  }

  /** The game has reached this position. @returns the orders that end with it */
  come(game: Game, seq: number): readonly EndedOrder[] {
    if (this.#given.size === 0) return [];
    const before = [...this.#given.values()].filter((given) => given.seq < seq);
    const asks = before.some(({ order }) => order.span === 'action') ? windowOf(this.#rules, game) : [];
    const ended: EndedOrder[] = [];
    for (const { seat, seq: since, order } of before) {
      const isElsewhere = asks.some((ask) => ask.seat === seat && isForAnotherAction(order, ask.decision));
      const why = lapseReason(order, this.#rules.view(game, seat), seat, game.hands[seat] ?? []) ?? (isElsewhere ? 'otherAction' : null);
      if (why === null) continue;
      this.#passes = new WeakMap();
      this.#given.delete(seat);
      this.#ended.set(seat, { seq: since, why });
      ended.push({ seat, seq: since });
    }
    return ended;
  }

  /** The same, for all positions of a game from its start. */
  follow(options: GameOptions, past: readonly StoredChoice[]): readonly EndedOrder[] {
    const game = this.#rules.newGame(options);
    return past.flatMap(({ seq, body }) => {
      this.#rules.play(game, readChoice(this.#rules, body, `choices[${seq}]`));
      return this.come(game, seq + 1);
    });
  }

  /** When the seat passed in advance what it is asked here; null if it did not. Depends on public facts and the order only, never on the hand. */
  orderedAt(ask: SealedAsk): number | null {
    const given = this.#given.get(ask.seat);
    if (!given) return null;
    const known = this.#passes.get(ask);
    if (known !== undefined) return known;
    const game = ask.position();
    const passes = standingAnswer(given.order, ask.decision, ask.choices, this.#rules.view(game, ask.seat), game.tables);
    const at = passes ? given.at : null;
    this.#passes.set(ask, at);
    return at;
  }
}
