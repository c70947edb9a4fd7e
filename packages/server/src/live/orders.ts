/** The passes that seats have given in advance, as one node knows them. */
import type { Decision, Game, GameOptions, Seat } from '@bb/engine';
import { give, type Lapse, lapse, type PassOrder, type StandingPass, standingAnswer, strays } from '@bb/protocol';
import type { Rules } from '../rules/today.ts';
import type { StoredChoice } from '../storage/ledger.ts';
import { readChoice } from './choice-text.ts';
import type { EndedOrder, GivenOrder } from './sealed-store.ts';
import { type SealedAsk, windowOf } from './window.ts';

export class Orders {
  readonly #rules: Rules;
  readonly #given = new Map<Seat, GivenOrder>();
  /** By seat: its last one that is over, and why, until it gives another. */
  readonly #ended = new Map<Seat, { readonly seq: number; readonly why: Lapse | null }>();

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  copy(): Orders {
    const copy = new Orders(this.#rules);
    for (const [seat, given] of this.#given) copy.#given.set(seat, given);
    for (const [seat, ended] of this.#ended) copy.#ended.set(seat, ended);
    return copy;
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
    const why = this.#ended.get(seat)?.why ?? null;
    return why === 'turnOver' || why === 'ownTurn' ? null : why;
  }

  /** What an order assumes, given in this position. */
  made(order: PassOrder, game: Game, seat: Seat, about: Decision['about'] | undefined): StandingPass {
    return give(order, this.#rules.view(game, seat), seat, game.hands[seat] ?? [], about);
  }

  set(seat: Seat, given: GivenOrder | null): void {
    const ended = this.#ended.get(seat);
    if (ended) this.#ended.set(seat, { ...ended, why: null });
    if (given) this.#given.set(seat, given);
    else this.#given.delete(seat);
  }

  /** As they are stored, where some may be that are known to be over. */
  replace(stored: readonly GivenOrder[]): void {
    this.#given.clear();
    for (const given of stored) if (!this.isEnded(given)) this.#given.set(given.seat, given);
  }

  isEnded({ seat, seq }: EndedOrder): boolean {
    return seq <= (this.#ended.get(seat)?.seq ?? -1);
  }

  /** Whether nothing is known of it here. */
  isNew(stored: GivenOrder): boolean {
    return !this.isEnded(stored) && this.#given.get(stored.seat)?.at !== stored.at;
  }

  /** The game has come to this position, after so many choices. Yields those given before that hold no more from now on. */
  come(game: Game, seq: number): readonly EndedOrder[] {
    if (this.#given.size === 0) return [];
    const before = [...this.#given.values()].filter((given) => given.seq < seq);
    const asks = before.some(({ order }) => order.span === 'action') ? windowOf(this.#rules, game) : [];
    const ended: EndedOrder[] = [];
    for (const { seat, seq: since, order } of before) {
      const isElsewhere = asks.some((ask) => ask.seat === seat && strays(order, ask.decision));
      const why = lapse(order, this.#rules.view(game, seat), seat, game.hands[seat] ?? []) ?? (isElsewhere ? 'otherAction' : null);
      if (why === null) continue;
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

  /** When the seat passed what it is asked here; null: it did not. Public facts and the order decide, never the hand. */
  orderedAt({ seat, decision, choices, position }: SealedAsk): number | null {
    const given = this.#given.get(seat);
    if (!given) return null;
    const game = position();
    return standingAnswer(given.order, decision, choices, this.#rules.view(game, seat), game.tables) ? given.at : null;
  }
}
