/** A table's position that goes on, while the table stands where it stood until all of it is durable. */
import type { Choice, Game, GameEvent } from '@bb/engine';
import { share } from '@bb/protocol';
import type { Rules } from '../rules/today.ts';
import type { Orders } from './orders.ts';
import type { Reached } from './questions.ts';
import type { EndedOrder } from './sealed-store.ts';

export class Draft {
  readonly game: Game;
  readonly events: GameEvent[] = [];
  readonly orders: Orders;
  /** Those that are over since. */
  readonly ended: EndedOrder[] = [];
  readonly #rules: Rules;
  readonly #from: Game;
  #seq: number;

  constructor(rules: Rules, from: Reached, orders: Orders) {
    this.#rules = rules;
    this.#from = from.game;
    this.game = rules.clone(from.game);
    this.game.events = this.events;
    this.orders = orders.copy();
    this.#seq = from.seq;
  }

  /** How many choices have led to it. */
  get seq(): number {
    return this.#seq;
  }

  /** A choice that is legal. */
  play(choice: Choice): void {
    this.#rules.play(this.game, choice);
    this.#goOn();
  }

  /** @throws IllegalChoice */
  choose(choice: Choice): void {
    this.#rules.choose(this.game, choice);
    this.#goOn();
  }

  #goOn(): void {
    this.#seq++;
    this.ended.push(...this.orders.come(this.game, this.#seq));
  }

  /** It goes no further. */
  reached(at: number): Reached {
    this.game.events = null;
    share(this.game, this.#from);
    return { game: this.game, seq: this.#seq, at };
  }
}
