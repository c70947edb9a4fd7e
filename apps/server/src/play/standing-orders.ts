/** The standing orders of a table's seats, as this node knows them. */
import type { Decision, Game, GameTypes, OrderEnd, Seat } from '@bb/kernel';
import type { StoredChoice } from '../storage/choice-log.ts';
import { readChoice } from './choice-text.ts';
import type { EndedOrder, GivenOrder } from './order-store.ts';
import { type SealedAsk, windowOf } from './secret-ask.ts';

export class StandingOrders {
  readonly #game: Game;
  readonly #bySeat = new Map<Seat, GivenOrder>();
  /** By seat: the last order that ended, and why, until the seat gives another. */
  readonly #ended = new Map<Seat, OrderEnd & { readonly seq: number }>();

  /** By question: the answer of `orderedAt`, until an order changes. */
  #passes = new WeakMap<SealedAsk, number | null>();

  constructor(game: Game) {
    this.#game = game;
  }

  copy(): StandingOrders {
    const copy = new StandingOrders(this.#game);
    for (const [seat, order] of this.#bySeat) copy.#bySeat.set(seat, order);
    for (const [seat, ended] of this.#ended) copy.#ended.set(seat, ended);
    return copy;
  }

  of(seat: Seat): object | null {
    return this.#bySeat.get(seat)?.order ?? null;
  }

  /** Whether all others are told that the seat passes. */
  isOpen(seat: Seat): boolean {
    return this.#bySeat.get(seat)?.isOpen ?? false;
  }

  /** The seats whose orders all others are told of, in order. */
  get openSeats(): readonly Seat[] {
    return [...this.#bySeat.values()].flatMap(({ seat, isOpen }) => (isOpen ? [seat] : [])).toSorted((a, b) => a - b);
  }

  /** The number of choices when the order was given; null if the seat has none. */
  seqOf(seat: Seat): number | null {
    return this.#bySeat.get(seat)?.seq ?? null;
  }

  /** Why the seat's last order ended; null if it has not, or simply ran out. */
  lapsedOf(seat: Seat): string | null {
    return this.#ended.get(seat)?.why ?? null;
  }

  set(seat: Seat, order: GivenOrder | null): void {
    this.#passes = new WeakMap();
    const ended = this.#ended.get(seat);
    if (ended) this.#ended.set(seat, { ...ended, why: null });
    if (order) this.#bySeat.set(seat, order);
    else this.#bySeat.delete(seat);
  }

  /** Replaces all orders by stored ones, without those that have ended. */
  replace(stored: readonly GivenOrder[]): void {
    this.#passes = new WeakMap();
    this.#bySeat.clear();
    for (const order of stored) if (!this.isEnded(order)) this.#bySeat.set(order.seat, order);
  }

  isEnded({ seat, seq }: EndedOrder): boolean {
    return seq <= (this.#ended.get(seat)?.seq ?? -1);
  }

  /** Whether no order is known here. */
  isNew(stored: GivenOrder): boolean {
    return !this.isEnded(stored) && this.#bySeat.get(stored.seat)?.at !== stored.at;
  }

  /** The game has reached this position. @returns the orders that end with it */
  come(position: object, seq: number): readonly EndedOrder[] {
    if (this.#bySeat.size === 0) return [];
    let asks: readonly SealedAsk[] | undefined;
    const ended: EndedOrder[] = [];
    for (const { seat, seq: since, order } of this.#bySeat.values()) {
      if (since >= seq) continue;
      const asked = (): Decision | null => {
        asks ??= windowOf(this.#game, position);
        return asks.find((ask) => ask.seat === seat)?.decision ?? null;
      };
      const end = this.#game.orders?.end(order, position, seat, asked);
      if (!end) continue;
      this.#passes = new WeakMap();
      this.#bySeat.delete(seat);
      this.#ended.set(seat, { ...end, seq: since });
      ended.push({ seat, seq: since });
    }
    return ended;
  }

  /** The same, for all positions of a game from its start. */
  follow(options: GameTypes['options'], past: readonly StoredChoice[]): readonly EndedOrder[] {
    const position = this.#game.newGame(options);
    return past.flatMap(({ seq, body }) => {
      this.#game.play(position, readChoice(this.#game, body, `choices[${seq}]`));
      return this.come(position, seq + 1);
    });
  }

  /** When the seat passed in advance what it is asked here; null if it did not. Depends on public facts and the order only, never on the hand. */
  orderedAt(ask: SealedAsk): number | null {
    const order = this.#bySeat.get(ask.seat);
    if (!order) return null;
    const known = this.#passes.get(ask);
    if (known !== undefined) return known;
    const passes = this.#game.orders?.passes(order.order, ask.position(), ask.decision, ask.choices) ?? false;
    const at = passes ? order.at : null;
    this.#passes.set(ask, at);
    return at;
  }
}
