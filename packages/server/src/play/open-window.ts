/** An open window: who has answered, and from when on an answer may take effect. */
import type { Choice, Seat } from '@bb/engine';
import { MIN_DELAY_MS, type ResponseDelay, roundUpToStep, STEP_MS } from './response-delay.ts';
import type { SealedAsk } from './secret-ask.ts';

/** What the server knows of the player at a seat. */
export interface SeatStatus {
  readonly isBot: boolean;
  /** Since when the player has been present; null if absent. */
  readonly here: number | null;
  /** When the player passed in advance; null if they did not. */
  readonly orderedAt: number | null;
  readonly responseDelay: ResponseDelay;
  /** A bot's answer for the player when the window closes; null to pass. */
  readonly standIn: Choice | null;
}

export interface SecretAnswer {
  readonly choice: Choice;
  readonly key: string | null;
  readonly at: number;
}

/** An answer that may take effect from `due` on. */
interface Reply extends Omit<SecretAnswer, 'at'> {
  readonly due: number;
}

export interface Move extends Omit<SecretAnswer, 'at'> {
  readonly seat: Seat;
}

export interface WindowOptions {
  /** The number of choices before it. */
  readonly seq: number;
  /** When it opened. */
  readonly at: number;
  readonly asks: readonly SealedAsk[];
  /** Answers count as soon as they can, although that tells something of the hands. */
  readonly isFast: boolean;
  /** There is only one human at the table: nobody to hide the time from. */
  readonly isAlone: boolean;
  /** When it closes for players who have not answered; null if never. */
  readonly closes: () => number | null;
  /** From 0 to 1, by seat: the same on each node, and unknown to players. */
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
  readonly #given = new Map<Seat, SecretAnswer>();

  constructor({ seq, at, asks, isFast, isAlone, closes, chance }: WindowOptions) {
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

  given(seat: Seat): SecretAnswer | undefined {
    return this.#given.get(seat);
  }

  /** Replaces the seat's answer; undefined removes it. */
  give(seat: Seat, given: SecretAnswer | undefined): void {
    if (given) this.#given.set(seat, given);
    else this.#given.delete(seat);
  }

  /** @returns the moves that count at that moment, in order: all answers, or those up to the first that is not a pass */
  due(now: number, answererOf: (ask: SealedAsk) => SeatStatus): readonly Move[] {
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

  /** @returns when something may count next, as far as known; null if not before somebody answers */
  next(answererOf: (ask: SealedAsk) => SeatStatus): number | null {
    let latest = this.at;
    for (const ask of this.asks) {
      const reply = this.#reply(ask, answererOf(ask));
      if (!reply) return null;
      latest = Math.max(latest, reply.due);
      if (this.isFast || reply.choice !== ask.quiet) return latest;
    }
    return latest;
  }

  #reply(ask: SealedAsk, answerer: SeatStatus): Reply | null {
    const reply = this.#answer(ask, answerer);
    const closes = this.#closes();
    if (closes === null || (reply && reply.due <= closes)) return reply;
    const { choice, key } = this.#given.get(ask.seat) ?? { choice: answerer.standIn ?? ask.quiet, key: null };
    return { choice, key, due: closes };
  }

  /** Whether the server answers for a player depends on the order, on presence and on the hand. In each case it takes as long. */
  #answer(ask: SealedAsk, { isBot, here, orderedAt, responseDelay }: SeatStatus): Reply | null {
    const given = this.#given.get(ask.seat);
    if (isBot) return this.#bot(ask, given);
    const pass = { choice: ask.quiet, key: null };
    const isOrdered = orderedAt !== null && orderedAt <= this.at;
    if (this.isFast || this.#isAlone) {
      if (given) return { ...given, due: given.at };
      return ask.isForced || orderedAt !== null ? { ...pass, due: this.at } : null;
    }
    const thought = (): number => roundUpToStep(responseDelay.draw(this.#chance(ask.seat)));
    if (isOrdered && !given) return { ...pass, due: this.at + thought() };
    const since = Math.max(this.at, here ?? this.at);
    if (ask.isForced) return here === null ? null : { ...pass, due: since + thought() };
    if (given) return { ...given, due: since + roundUpToStep(given.at - since) };
    return orderedAt === null ? null : { ...pass, due: since + roundUpToStep(orderedAt - since) };
  }

  /** A bot always takes the same time, whatever it holds. */
  #bot(ask: SealedAsk, given: SecretAnswer | undefined): Reply | null {
    const time = this.isFast ? 0 : MIN_DELAY_MS - (this.#chance(ask.seat) < 0.5 ? STEP_MS : 0);
    if (ask.isForced) return { choice: ask.quiet, key: null, due: this.at + time };
    return given ? { choice: given.choice, key: given.key, due: Math.max(given.at, this.at + time) } : null;
  }
}
