/** One window that is open at a table: who has answered, and from when on that may be seen. */
import type { Choice, Seat } from '@bb/engine';
import { FLOOR, GRID, onGrid, type Tempo } from './tempo.ts';
import type { SealedAsk } from './window.ts';

/** What is known of who sits there. */
export interface Answerer {
  readonly isBot: boolean;
  /** Since when he has been looking on; null: he is not here. */
  readonly here: number | null;
  /** When he passed in advance what is asked here; null: he did not. */
  readonly orderedAt: number | null;
  readonly tempo: Tempo;
  /** What a bot would answer for him when it is over; null: he passes. */
  readonly standIn: Choice | null;
}

export interface Given {
  readonly choice: Choice;
  readonly key: string | null;
  readonly at: number;
}

/** An answer that may be opened from `due` on. */
interface Reply extends Omit<Given, 'at'> {
  readonly due: number;
}

export interface Move extends Omit<Given, 'at'> {
  readonly seat: Seat;
}

export interface Opening {
  /** How many choices there were. */
  readonly seq: number;
  /** The moment. */
  readonly at: number;
  readonly asks: readonly SealedAsk[];
  /** Everything counts as soon as it can, and says more than it should. */
  readonly isFast: boolean;
  /** Of the persons at the table there is but one: nobody reads his face. */
  readonly isAlone: boolean;
  /** When it is over for those who have not answered; null: never. */
  readonly closes: () => number | null;
  /** From 0 to 1, by seat: the same on each node, and known to none of the players. */
  readonly chance: (seat: Seat) => number;
}

export class OpenWindow {
  readonly seq: number;
  readonly at: number;
  readonly asks: readonly SealedAsk[];
  readonly isFast: boolean;
  readonly #closes: () => number | null;
  readonly #isAlone: boolean;
  readonly #chance: (seat: Seat) => number;
  readonly #given = new Map<Seat, Given>();

  constructor({ seq, at, asks, isFast, isAlone, closes, chance }: Opening) {
    this.seq = seq;
    this.at = at;
    this.asks = asks;
    this.isFast = isFast;
    this.#closes = closes;
    this.#isAlone = isAlone;
    this.#chance = chance;
  }

  askOf(seat: Seat): SealedAsk | undefined {
    return this.asks.find((ask) => ask.seat === seat);
  }

  given(seat: Seat): Given | undefined {
    return this.#given.get(seat);
  }

  /** In place of what the seat has said before; undefined: as if it had said nothing. */
  give(seat: Seat, given: Given | undefined): void {
    if (given) this.#given.set(seat, given);
    else this.#given.delete(seat);
  }

  /** What counts at that moment, in the order in which it counts: all that was asked, or what comes before a play and the play. */
  due(now: number, answererOf: (ask: SealedAsk) => Answerer): readonly Move[] {
    const moves: Move[] = [];
    for (const ask of this.asks) {
      const reply = this.#reply(ask, answererOf(ask));
      if (!reply || reply.due > now) return this.isFast ? moves : [];
      const { choice, key } = reply;
      moves.push({ seat: ask.seat, choice, key });
      if (choice !== ask.quiet) return moves;
    }
    return moves;
  }

  /** The moment at which something may come to count, as far as is known by now; null: not before somebody answers. */
  next(answererOf: (ask: SealedAsk) => Answerer): number | null {
    let latest = this.at;
    for (const ask of this.asks) {
      const reply = this.#reply(ask, answererOf(ask));
      if (!reply) return null;
      latest = Math.max(latest, reply.due);
      if (this.isFast || reply.choice !== ask.quiet) return latest;
    }
    return latest;
  }

  #reply(ask: SealedAsk, answerer: Answerer): Reply | null {
    const reply = this.#answer(ask, answerer);
    const closes = this.#closes();
    if (closes === null || (reply && reply.due <= closes)) return reply;
    const { choice, key } = this.#given.get(ask.seat) ?? { choice: answerer.standIn ?? ask.quiet, key: null };
    return { choice, key, due: closes };
  }

  /** Whether the server answers for him is decided by his order, by whether he is here, and by what only he knows: and takes as long. */
  #answer(ask: SealedAsk, { isBot, here, orderedAt, tempo }: Answerer): Reply | null {
    const given = this.#given.get(ask.seat);
    if (isBot) return this.#bot(ask, given);
    const pass = { choice: ask.quiet, key: null };
    const isOrdered = orderedAt !== null && orderedAt <= this.at;
    if (this.isFast || this.#isAlone) {
      if (given) return { ...given, due: given.at };
      return ask.isForced || orderedAt !== null ? { ...pass, due: this.at } : null;
    }
    const thought = (): number => onGrid(tempo.draw(this.#chance(ask.seat)));
    if (isOrdered && !given) return { ...pass, due: this.at + thought() };
    const since = Math.max(this.at, here ?? this.at);
    if (ask.isForced) return here === null ? null : { ...pass, due: since + thought() };
    if (given) return { ...given, due: since + onGrid(given.at - since) };
    return orderedAt === null ? null : { ...pass, due: since + onGrid(orderedAt - since) };
  }

  /** A bot always takes the same time, with a hand or without. */
  #bot(ask: SealedAsk, given: Given | undefined): Reply | null {
    const time = this.isFast ? 0 : FLOOR - (this.#chance(ask.seat) < 0.5 ? GRID : 0);
    if (ask.isForced) return { choice: ask.quiet, key: null, due: this.at + time };
    return given ? { choice: given.choice, key: given.key, due: Math.max(given.at, this.at + time) } : null;
  }
}
