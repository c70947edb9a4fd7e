/** A position that goes on while the table stays where it is, until all new choices are durable. */
import { type AnyChoice, type Game, refusal } from '@bb/kernel';
import { shareUnchanged } from '@bb/protocol';
import type { EndedOrder } from './order-store.ts';
import type { ReachedPosition } from './reached-position.ts';
import type { StandingOrders } from './standing-orders.ts';

export class PendingPosition {
  readonly position: object;
  readonly events: object[] = [];
  readonly orders: StandingOrders;
  /** The orders that have ended since. */
  readonly ended: EndedOrder[] = [];
  readonly #game: Game;
  readonly #from: object;
  #seq: number;

  constructor(game: Game, from: ReachedPosition, orders: StandingOrders) {
    this.#game = game;
    this.#from = from.position;
    this.position = game.clone(from.position);
    this.orders = orders.copy();
    this.#seq = from.seq;
  }

  /** The number of choices that have led to it. */
  get seq(): number {
    return this.#seq;
  }

  /** Makes a legal choice. */
  play(choice: AnyChoice): void {
    this.#game.play(this.position, choice, this.events);
    this.#seq++;
    this.ended.push(...this.orders.come(this.position, this.#seq));
  }

  /** @throws IllegalChoice */
  choose(choice: AnyChoice): void {
    const refused = refusal(this.#game, this.position, choice);
    if (refused) throw refused;
    this.play(choice);
  }

  /** Nothing more follows: fixes the result. */
  reached(at: number): ReachedPosition {
    shareUnchanged(this.position, this.#from);
    return { position: this.position, seq: this.#seq, at };
  }
}
