/** What a table waits for: of whom, until when, and what has been answered under seal meanwhile. */
import { createHmac } from 'node:crypto';
import type { Choice, Game, Seat } from '@bb/engine';
import { type ClockFace, type Lapse, type Own, USUAL_WHEN_LATE, type WhenLate } from '@bb/protocol';
import type { Rules } from '../rules/today.ts';
import type { Pause, TableBody } from '../tables/table-body.ts';
import { readChoice } from './choice-text.ts';
import { Clocks } from './clocks.ts';
import { type Answerer, type Given, type Move, OpenWindow } from './open-window.ts';
import { Orders } from './orders.ts';
import type { SealedAnswer } from './sealed-store.ts';
import { Tempo } from './tempo.ts';
import { isSecret, type SealedAsk, secretAsk } from './window.ts';

/** A position, how many choices have led to it, and when the last of them was made. */
export interface Reached {
  readonly game: Game;
  readonly seq: number;
  readonly at: number;
}

/** A question for a bot, and a position to think about, which nobody else changes. */
export interface BotsQuestion {
  readonly bot: string;
  /** Else it answers for a person. */
  readonly isBot: boolean;
  /** What it says counts only if the person says nothing until the window closes. */
  readonly isStandIn: boolean;
  readonly seat: Seat;
  readonly seq: number;
  readonly game: Game;
  readonly engine: string;
}

/** Who chooses for a person whose time is over. */
const SUBSTITUTE = 'captain';
const UNITS = 2 ** 48;
const HALF = 2;
/** Milliseconds after which another node looks after what one has not done. */
export const LEASE = 15_000;

export class Questions {
  orders: Orders;
  readonly #table: string;
  readonly #rules: Rules;
  readonly #tempos = new Map<Seat, Tempo>();
  /** Since when somebody has been looking on from the seat. */
  readonly #here = new Map<Seat, number>();
  /** By seat: from when to when it is on vacation. */
  #vacations: ReadonlyMap<Seat, readonly Pause[]> = new Map();
  #body: TableBody;
  #clocks: Clocks;
  #now: Reached;
  #window: OpenWindow | null = null;
  /** By seat: what a bot has chosen in the window for a person who may say nothing. */
  #standIns = new Map<Seat, { readonly bot: string; readonly choice: Choice }>();
  /** By player: what happens when his time is over. */
  whenLate: ReadonlyMap<string, WhenLate> = new Map();

  constructor(table: string, rules: Rules, body: TableBody, now: Reached) {
    this.#table = table;
    this.#rules = rules;
    this.#body = body;
    this.#clocks = new Clocks(body.clock);
    this.#now = now;
    this.orders = new Orders(rules);
  }

  /** Who sits there, or whether it is paused, has changed. */
  set body(body: TableBody) {
    this.#body = body;
  }

  set vacations(vacations: ReadonlyMap<Seat, readonly Pause[]>) {
    this.#vacations = vacations;
  }

  /** The game begins anew: it was rewound. */
  restart(): void {
    this.#clocks = new Clocks(this.#body.clock);
    this.orders = new Orders(this.#rules);
  }

  /** The seat has answered what it was asked in that position; what a window took nobody is charged. */
  passed({ game, at: since }: Reached, seat: Seat, at: number): void {
    if (!this.#body.clock || this.#body.seats[seat]?.kind !== 'person') return;
    const asked = this.#rules.decision(game);
    if (asked && !isSecret(asked.ask)) this.#clocks.spend(seat, at - since - stoodStill(this.#body.pauses, since, at));
  }

  get #isFast(): boolean {
    return this.#body.windows === 'fast';
  }

  get #isAlone(): boolean {
    return this.#body.seats.filter(({ kind }) => kind === 'person').length < 2;
  }

  /** What counts there without a pause, because the server passes for who is asked; null: it does not. */
  passAtOnce(game: Game, orders: Orders): Move | null {
    const ask = this.#isFast || this.#isAlone ? secretAsk(this.#rules, game) : null;
    if (!ask) return null;
    const isBot = this.#body.seats[ask.seat]?.kind === 'bot';
    const passes = isBot ? this.#isFast && ask.isForced : ask.isForced || orders.orderedAt(ask) !== null;
    return passes ? { seat: ask.seat, key: null, choice: ask.quiet } : null;
  }

  /** The table has come to this position. */
  reach(now: Reached, asks: readonly SealedAsk[], orders: Orders): void {
    this.#now = now;
    this.orders = orders;
    // A table that a map has left behind leads to the next: cleared at each choice, none would be collected before the whole heap is.
    if (this.#standIns.size > 0) this.#standIns = new Map();
    this.#window =
      asks.length === 0
        ? null
        : new OpenWindow({
            seq: now.seq,
            at: now.at,
            asks,
            isFast: this.#isFast,
            isAlone: this.#isAlone,
            closes: () => this.#until,
            chance: (seat) => this.#chance(now.seq, seat),
          });
  }

  /** From 0 to 1: every node draws the same, and who does not know the seed can't. */
  #chance(seq: number, seat: Seat): number {
    const { seed, rewinds } = this.#body;
    const drawn = createHmac('sha256', seed).update(`tempo/${this.#table}/${rewinds.length}/${seq}/${seat}`).digest();
    return drawn.readUIntBE(0, 6) / UNITS;
  }

  /** Since when it is asked what is asked now. */
  get at(): number {
    return this.#now.at;
  }

  /** Null: this seat is not asked with others. */
  askOf(seat: Seat): SealedAsk | null {
    return this.#window?.askOf(seat) ?? null;
  }

  /** Nobody chooses, for now or, where it was aborted, for ever. */
  get isPaused(): boolean {
    return this.#body.pausedSince !== null || this.#body.stage === 'aborted';
  }

  /** An answer under seal, of a person or a bot; undefined takes it back. */
  give(seat: Seat, given: Given | undefined): void {
    this.#window?.give(seat, given);
  }

  given(seat: Seat): Given | undefined {
    return this.#window?.given(seat);
  }

  /** Milliseconds that he has had something to think about; null: he had not, or has answered before. */
  thought(seat: Seat, at: number): number | null {
    const ask = this.askOf(seat);
    if (!ask || ask.isForced || !this.#window || this.#window.given(seat)) return null;
    return at - Math.max(this.#now.at, this.#here.get(seat) ?? this.#now.at);
  }

  learn(rewinds: number, { seat, seq, thought }: Pick<SealedAnswer, 'seat' | 'seq' | 'thought'>): void {
    if (thought !== null) this.#tempoOf(seat).learn([rewinds, seq], thought);
  }

  #tempoOf(seat: Seat): Tempo {
    const known = this.#tempos.get(seat) ?? new Tempo();
    this.#tempos.set(seat, known);
    return known;
  }

  /** What is stored of this window and its orders, also by other nodes. */
  recall(answers: readonly SealedAnswer[], orders: Orders): void {
    this.orders = orders;
    for (const { seq, seat, key, at, body } of answers)
      if (seq === this.#now.seq) this.#window?.give(seat, { choice: readChoice(this.#rules, body, 'choice'), key, at });
  }

  come(seat: Seat, at: number): void {
    if (!this.#here.has(seat)) this.#here.set(seat, at);
  }

  go(seat: Seat): void {
    this.#here.delete(seat);
  }

  /** What the server knows of who sits there. */
  readonly #answererOf = (ask: SealedAsk): Answerer => ({
    isBot: this.#body.seats[ask.seat]?.kind === 'bot',
    here: this.#here.get(ask.seat) ?? null,
    orderedAt: this.orders.orderedAt(ask),
    tempo: this.#tempoOf(ask.seat),
    standIn: this.#standInOf(ask.seat),
  });

  /** What counts now of the window. */
  due(now: number): readonly Move[] {
    return this.isPaused ? [] : (this.#window?.due(now, this.#answererOf) ?? []);
  }

  /** Whether the time of who is asked is over. */
  isLate(now: number): boolean {
    const until = this.#until;
    return until !== null && now >= until && !this.isPaused;
  }

  /** When who is asked has no more time. */
  get #until(): number | null {
    const { game, at } = this.#now;
    if (!game.ask) return null;
    const seat = this.#rules.seatToChoose(game);
    const isPerson = this.#body.seats[seat]?.kind === 'person';
    const limit = this.#window ? this.#clocks.windowLimit : isPerson ? this.#clocks.limit(seat) : null;
    // In a window nobody waits for one who is on vacation: he may give an order.
    const vacations = this.#window ? [] : (this.#vacations.get(seat) ?? []);
    return limit === null ? null : after(at, limit, [...this.#body.pauses, ...vacations]);
  }

  /** Half of the time of who is asked. */
  get half(): number | null {
    const until = this.#until;
    return until === null ? null : this.#now.at + (until - this.#now.at) / HALF;
  }

  /** When something is to be done, though nobody says a word; null: not before somebody does. */
  next(now: number): number | null {
    if (this.isPaused) return null;
    const half = this.half;
    const moments = [this.#window?.next(this.#answererOf) ?? null, this.#until, half !== null && half > now ? half : null];
    const least = Math.min(...moments.map((moment) => moment ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(least) ? least : null;
  }

  /** When some node is to look after a table that has come to this position. */
  wakeAt({ game, at }: Reached, asks: readonly SealedAsk[]): number | null {
    if (!game.ask) return null;
    const seat = this.#rules.seatToChoose(game);
    if (asks.length > 0 || this.#body.seats[seat]?.kind === 'bot') return at + LEASE;
    const limit = this.#clocks.limit(seat);
    return limit === null ? null : at + limit / HALF;
  }

  /** What bots have to answer; and the substitute, of a person whose time is over. */
  botsQuestions(now: number): readonly BotsQuestion[] {
    const { game, seq } = this.#now;
    if (!game.ask || this.isPaused) return [];
    const question = (bot: string, seat: Seat, position: Game): BotsQuestion => {
      const isBot = this.#body.seats[seat]?.kind === 'bot';
      return { bot, isBot, isStandIn: !isBot && this.#window !== null, seat, seq, game: position, engine: this.#body.engine };
    };
    if (this.#window)
      return this.#window.asks.flatMap((ask) => {
        const bot = ask.isForced || this.given(ask.seat) ? null : this.#botInWindow(ask, now);
        return bot === null ? [] : [question(bot, ask.seat, ask.position())];
      });
    const seat = this.#rules.seatToChoose(game);
    const sits = this.#body.seats[seat];
    if (sits?.kind === 'bot') return [question(sits.bot, seat, game)];
    if (sits?.kind !== 'person' || !this.isLate(now)) return [];
    const does = this.#whenLateOf(seat);
    return [question(does === USUAL_WHEN_LATE ? SUBSTITUTE : does, seat, game)];
  }

  /** Who chooses there; for a person from half of his time on, so that the window closes when it closes. Null: nobody. */
  #botInWindow(ask: SealedAsk, now: number): string | null {
    const sits = this.#body.seats[ask.seat];
    if (sits?.kind === 'bot') return sits.bot;
    const does = this.#whenLateOf(ask.seat);
    const { half } = this;
    if (does === USUAL_WHEN_LATE || half === null || now < half) return null;
    return this.orders.orderedAt(ask) === null && this.#standInOf(ask.seat) === null ? does : null;
  }

  /** A bot's answer for a person, should he say nothing. */
  standIn(seat: Seat, bot: string, choice: Choice): void {
    this.#standIns.set(seat, { bot, choice });
  }

  /** Null: there is none, or he has thought better of it. */
  #standInOf(seat: Seat): Choice | null {
    const found = this.#standIns.get(seat);
    return found?.bot === this.#whenLateOf(seat) ? found.choice : null;
  }

  #whenLateOf(seat: Seat): WhenLate {
    const sits = this.#body.seats[seat];
    return (sits?.kind === 'person' ? this.whenLate.get(sits.player) : undefined) ?? USUAL_WHEN_LATE;
  }

  /** The persons whom the table waits for, but those who have answered or passed in advance; what they hold does not count. */
  get waitsFor(): readonly Seat[] {
    const { game } = this.#now;
    if (!game.ask) return [];
    const seats = this.#window
      ? this.#window.asks.filter((ask) => !this.given(ask.seat) && this.orders.orderedAt(ask) === null).map(({ seat }) => seat)
      : [this.#rules.seatToChoose(game)];
    return seats.filter((seat) => this.#body.seats[seat]?.kind === 'person');
  }

  /** What it may answer, once; nothing where the server passes for it. */
  offered(ask: SealedAsk): readonly Choice[] {
    return ask.isForced || this.given(ask.seat) ? [] : ask.choices;
  }

  /** Who is asked side by side. */
  get windowSeats(): readonly Seat[] {
    return this.#window?.asks.map(({ seat }) => seat) ?? [];
  }

  own(seat: Seat): Own {
    const given = this.#window?.given(seat);
    const instead = given ? (this.askOf(seat)?.choices.filter((choice) => choice !== given.choice) ?? []) : [];
    const lapsed: Lapse | null = this.orders.lapsedOf(seat);
    return {
      sealed: given ? this.#rules.choiceToJson(given.choice) : null,
      instead: instead.map((choice) => this.#rules.choiceToJson(choice)),
      order: this.orders.of(seat),
      lapsed,
      whenLate: this.#whenLateOf(seat),
    };
  }

  /** When who is asked has no more time; null: there is no clock, or it stands still. */
  get until(): number | null {
    return this.isPaused ? null : this.#until;
  }

  clockFace(now: number): ClockFace | null {
    if (!this.#body.clock) return null;
    return { now, until: this.until, banks: this.#body.seats.map((_, seat) => this.#clocks.bank(seat)) };
  }
}

/** When so much time has passed, while none did in these. */
function after(from: number, time: number, stops: readonly Pause[]): number {
  let [at, left] = [from, time];
  for (const [start, end] of stops.toSorted(([a], [b]) => a - b)) {
    if (end <= at) continue;
    if (start >= at + left) break;
    left -= Math.max(0, start - at);
    at = end;
  }
  return at + left;
}

/** Milliseconds of these that lie between the two moments. */
const stoodStill = (pauses: readonly Pause[], from: number, to: number): number =>
  pauses.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0);
