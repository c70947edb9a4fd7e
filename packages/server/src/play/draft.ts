/** A position that goes on while the table stays where it is, until all new choices are durable. */
import type { Choice, Game, GameEvent } from '@bb/golden-age/rules';
import { shareUnchanged } from '@bb/protocol';
import type { Rules } from '../rules/current-rules.ts';
import type { ReachedPosition } from './reached-position.ts';
import type { EndedOrder } from './secret-answer-store.ts';
import type { StandingOrders } from './standing-orders.ts';

export class Draft {
  readonly game: Game;
  readonly events: GameEvent[] = [];
  readonly orders: StandingOrders;
  /** The orders that have ended since. */
  readonly ended: EndedOrder[] = [];
  readonly #rules: Rules;
  readonly #from: Game;
  #seq: number;

  constructor(rules: Rules, from: ReachedPosition, orders: StandingOrders) {
    this.#rules = rules;
    this.#from = from.game;
    this.game = rules.clone(from.game);
    this.game.events = this.events;
    this.orders = orders.copy();
    this.#seq = from.seq;
  }

  /** The number of choices that have led to it. */
  get seq(): number {
    return this.#seq;
  }

  /** Makes a legal choice. */
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

  /** Nothing more follows: fixes the result. */
  reached(at: number): ReachedPosition {
    this.game.events = null;
    shareUnchanged(this.game, this.#from);
    return { game: this.game, seq: this.#seq, at };
  }
}
