/** What a table waits for: from which seats, until when, and which secret answers have arrived. */
import { createHmac } from 'node:crypto';
import type { Choice, Game, Seat } from '@bb/engine';
import { type ClockState, DEFAULT_WHEN_LATE, type Lapse, type OwnState, type WhenLate } from '@bb/protocol';
import type { Rules } from '../rules/current-rules.ts';
import type { Pause, TableRecord } from '../tables/table-record.ts';
import { readChoice } from './choice-text.ts';
import { DecisionClocks } from './decision-clocks.ts';
import { ResponseDelay } from './response-delay.ts';
import type { StoredAnswer } from './secret-answer-store.ts';
import { type SealedAsk, secretAsk } from './secret-ask.ts';
import { StandingOrders } from './standing-orders.ts';
import {
  askOf,
  newWindow,
  resolvesAt,
  type SealedAnswer,
  type SeatChoice,
  type SeatFacts,
  stepWindow,
  unansweredSeats,
  viewWindow,
  type Window,
  type WindowEffect,
  type WindowEvent,
  type WindowView,
} from './windows.ts';

/** A position, the number of choices that led to it, and when the last of them was made. */
export interface ReachedPosition {
  readonly game: Game;
  readonly seq: number;
  readonly at: number;
}

/** A question for a bot, with a position that nobody else changes. */
export interface BotsQuestion {
  readonly bot: string;
  /** Whether a bot has the seat; if not, it answers for a player. */
  readonly isBot: boolean;
  /** The answer counts only if the player has not answered when the window closes. */
  readonly isStandIn: boolean;
  readonly seat: Seat;
  readonly seq: number;
  readonly game: Game;
  readonly engine: string;
}

/** The bot that chooses for a player who ran out of time. */
const SUBSTITUTE = 'captain';
const UNITS = 2 ** 48;
const HALF = 2;
/** After this time another node does what this one has not. */
export const LEASE_MS = 15_000;

export class PendingAnswers {
  orders: StandingOrders;
  readonly #table: string;
  readonly #rules: Rules;
  readonly #responseDelays = new Map<Seat, ResponseDelay>();
  /** By seat: since when the player has been present. */
  readonly #here = new Map<Seat, number>();
  /** By seat: the times of vacations. */
  #vacations: ReadonlyMap<Seat, readonly Pause[]> = new Map();
  readonly #downtimes: readonly Pause[];
  #body: TableRecord;
  #clocks: DecisionClocks;
  #now: ReachedPosition;
  #window: Window | null = null;
  /** By seat: the chance in the open window. */
  readonly #chances = new Map<Seat, number>();
  /** By seat: a bot's answer in the window, for a player who may not answer. */
  #standIns = new Map<Seat, { readonly bot: string; readonly choice: Choice }>();
  /** By player: what happens when they run out of time. */
  whenLate: ReadonlyMap<string, WhenLate> = new Map();

  constructor(table: string, rules: Rules, record: TableRecord, now: ReachedPosition, downtimes: readonly Pause[]) {
    this.#downtimes = downtimes;
    this.#table = table;
    this.#rules = rules;
    this.#body = record;
    this.#clocks = new DecisionClocks(record.clock);
    this.#now = now;
    this.orders = new StandingOrders(rules);
  }

  /** The table record has changed. */
  set body(record: TableRecord) {
    this.#body = record;
  }

  set vacations(vacations: ReadonlyMap<Seat, readonly Pause[]>) {
    this.#vacations = vacations;
  }

  /** The game was rewound and starts over. */
  restart(): void {
    this.#clocks = new DecisionClocks(this.#body.clock);
    this.orders = new StandingOrders(this.#rules);
  }

  /** The seat has answered what it was asked in that position. Time used in a window is not charged. */
  passed({ game, at: since }: ReachedPosition, seat: Seat, at: number): void {
    if (!this.#body.clock || this.#body.seats[seat]?.kind !== 'person') return;
    const asked = this.#rules.decision(game);
    if (asked && asked.traits.kind !== 'window') this.#clocks.spend(seat, at - since - stoodStill(this.#stops, since, at));
  }

  get #isFast(): boolean {
    return this.#body.windows === 'fast';
  }

  get #isAlone(): boolean {
    return this.#body.seats.filter(({ kind }) => kind === 'person').length < 2;
  }

  /** @returns the choice that counts at once, because the server passes for the seat; null if it does not */
  passAtOnce(game: Game, orders: StandingOrders): SeatChoice | null {
    const ask = this.#isFast || this.#isAlone ? secretAsk(this.#rules, game) : null;
    if (!ask) return null;
    const isBot = this.#body.seats[ask.seat]?.kind === 'bot';
    const passes = isBot ? this.#isFast && ask.isForced : ask.isForced || orders.orderedAt(ask) !== null;
    return passes ? { seat: ask.seat, key: null, choice: ask.quiet } : null;
  }

  /** The table has reached this position. */
  reach(now: ReachedPosition, asks: readonly SealedAsk[], orders: StandingOrders): void {
    this.#now = now;
    this.orders = orders;
    // A new map, not `clear()`: clearing keeps the old table of a map alive until a collection of the whole heap.
    if (this.#standIns.size > 0) this.#standIns = new Map();
    this.#chances.clear();
    this.#window = asks.length === 0 ? null : newWindow(now.at, asks, { isFast: this.#isFast, isAlone: this.#isAlone });
  }

  /** From 0 to 1: the same on every node, and unknown without the seed. */
  #chance(seat: Seat): number {
    const known = this.#chances.get(seat);
    if (known !== undefined) return known;
    const { seed, rewinds } = this.#body;
    const drawn = createHmac('sha256', seed).update(`tempo/${this.#table}/${rewinds.length}/${this.#now.seq}/${seat}`).digest();
    const chance = drawn.readUIntBE(0, 6) / UNITS;
    this.#chances.set(seat, chance);
    return chance;
  }

  /** Since when the present question has been asked. */
  get at(): number {
    return this.#now.at;
  }

  /** @returns null if this seat is not asked in a window */
  askOf(seat: Seat): SealedAsk | null {
    return this.#window && askOf(this.#window, seat);
  }

  /** Nobody can choose: for now, or forever if the table was aborted. */
  get isPaused(): boolean {
    return this.#body.pausedSince !== null || this.#body.stage === 'aborted';
  }

  /** The open window; null if there is none. */
  get window(): Window | null {
    return this.#window;
  }

  /** Makes this the open window, instead of `before`. Does nothing if another has opened since. */
  replaceWindow(before: Window | null, after: Window | null): void {
    if (this.#window === before) this.#window = after;
  }

  given(seat: Seat): SealedAnswer | undefined {
    return this.#window?.answers.get(seat);
  }

  /** Something happens in the open window. @returns what has to be done */
  step(event: WindowEvent, now: number): readonly WindowEffect[] {
    if (!this.#window) return [];
    const [window, effects] = stepWindow(this.#window, event, { now, ...this.#facts });
    this.#window = window;
    return effects;
  }

  get #facts() {
    return { closesAt: this.#until, of: this.#factsOf };
  }

  learn(rewinds: number, { seat, seq, thought }: Pick<StoredAnswer, 'seat' | 'seq' | 'thought'>): void {
    if (thought !== null) this.#responseDelayOf(seat).learn([rewinds, seq], thought);
  }

  #responseDelayOf(seat: Seat): ResponseDelay {
    const known = this.#responseDelays.get(seat) ?? new ResponseDelay();
    this.#responseDelays.set(seat, known);
    return known;
  }

  /** Takes over what is stored of this window and its orders, also by other nodes. */
  recall(answers: readonly StoredAnswer[], orders: StandingOrders, now: number): void {
    this.orders = orders;
    for (const { seq, seat, key, at, body } of answers)
      if (seq === this.#now.seq)
        this.step({ type: 'recall', seat, answer: { choice: readChoice(this.#rules, body, 'choice'), key, at } }, now);
  }

  come(seat: Seat, at: number): void {
    if (!this.#here.has(seat)) this.#here.set(seat, at);
  }

  go(seat: Seat): void {
    this.#here.delete(seat);
  }

  /** What the server knows of the player at an asked seat. */
  readonly #factsOf = (ask: SealedAsk): SeatFacts => {
    const { seat } = ask;
    const chance = this.#isFast ? 0 : this.#chance(seat);
    return {
      isBot: this.#body.seats[seat]?.kind === 'bot',
      presentSince: this.#here.get(seat) ?? null,
      orderedAt: this.orders.orderedAt(ask),
      standIn: this.#standInOf(seat),
      chance,
      delayMs: this.#responseDelayOf(seat).draw(chance),
    };
  };

  /** @returns the choices of the window that count now */
  due(now: number): readonly SeatChoice[] {
    if (this.isPaused) return [];
    const [effect] = this.step({ type: 'tick' }, now);
    return effect?.type === 'resolve' ? effect.choices : [];
  }

  /** Whether the asked player has run out of time. */
  isLate(now: number): boolean {
    const until = this.#until;
    return until !== null && now >= until && !this.isPaused;
  }

  /** When the asked player runs out of time. */
  get #until(): number | null {
    const { game, at } = this.#now;
    if (!game.ask) return null;
    const seat = this.#rules.seatToChoose(game);
    const isPerson = this.#body.seats[seat]?.kind === 'person';
    const limit = this.#window ? this.#clocks.windowLimit : isPerson ? this.#clocks.limit(seat) : null;
    // A window does not wait for a player on vacation, who can give a standing order.
    const vacations = this.#window ? [] : (this.#vacations.get(seat) ?? []);
    return limit === null ? null : after(at, limit, [...this.#stops, ...vacations]);
  }

  /** When the clocks of all seats stood still. */
  get #stops(): readonly Pause[] {
    return this.#downtimes.length === 0 ? this.#body.pauses : [...this.#body.pauses, ...this.#downtimes];
  }

  /** When half of the time is gone. */
  get half(): number | null {
    const until = this.#until;
    return until === null ? null : this.#now.at + (until - this.#now.at) / HALF;
  }

  /** @returns when something is due although nobody acts; null if not before somebody acts */
  next(now: number): number | null {
    if (this.isPaused) return null;
    const half = this.half;
    const moments = [this.#window && resolvesAt(this.#window, this.#facts), this.#until, half !== null && half > now ? half : null];
    const least = Math.min(...moments.map((moment) => moment ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(least) ? least : null;
  }

  /** @returns when a node is to look after a table in this position */
  wakeAt({ game, at }: ReachedPosition, asks: readonly SealedAsk[]): number | null {
    if (!game.ask) return null;
    const seat = this.#rules.seatToChoose(game);
    if (asks.length > 0 || this.#body.seats[seat]?.kind === 'bot') return at + LEASE_MS;
    const limit = this.#clocks.limit(seat);
    return limit === null ? null : at + limit / HALF;
  }

  /** @returns the pendingAnswers for bots, and for the substitute of a player who ran out of time */
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
    return [question(does === DEFAULT_WHEN_LATE ? SUBSTITUTE : does, seat, game)];
  }

  /** @returns the bot that answers there; for a player, from half of their time on, so that its answer is ready when the window closes. Null if none */
  #botInWindow(ask: SealedAsk, now: number): string | null {
    const sits = this.#body.seats[ask.seat];
    if (sits?.kind === 'bot') return sits.bot;
    const does = this.#whenLateOf(ask.seat);
    const { half } = this;
    if (does === DEFAULT_WHEN_LATE || half === null || now < half) return null;
    return this.orders.orderedAt(ask) === null && this.#standInOf(ask.seat) === null ? does : null;
  }

  /** A bot's answer for a player who may not answer. */
  standIn(seat: Seat, bot: string, choice: Choice): void {
    this.#standIns.set(seat, { bot, choice });
  }

  /** @returns null if there is none, or the player has changed what happens */
  #standInOf(seat: Seat): Choice | null {
    const found = this.#standIns.get(seat);
    return found?.bot === this.#whenLateOf(seat) ? found.choice : null;
  }

  #whenLateOf(seat: Seat): WhenLate {
    const sits = this.#body.seats[seat];
    return (sits?.kind === 'person' ? this.whenLate.get(sits.player) : undefined) ?? DEFAULT_WHEN_LATE;
  }

  /** The players that the table waits for: those who have not answered and not passed in advance, whatever they hold. */
  get waitsFor(): readonly Seat[] {
    const { game } = this.#now;
    if (!game.ask) return [];
    const seats = this.#window ? unansweredSeats(this.#window, this.#factsOf) : [this.#rules.seatToChoose(game)];
    return seats.filter((seat) => this.#body.seats[seat]?.kind === 'person');
  }

  /** What a viewer sees of the open window; null if there is none. */
  windowFor(viewer: Seat | null): WindowView | null {
    return this.#window && viewWindow(this.#window, viewer);
  }

  own(seat: Seat): OwnState {
    const own = this.windowFor(seat)?.own;
    const lapsed: Lapse | null = this.orders.lapsedOf(seat);
    return {
      sealed: own?.sealed ? this.#rules.choiceToJson(own.sealed) : null,
      instead: (own?.instead ?? []).map((choice) => this.#rules.choiceToJson(choice)),
      order: this.orders.of(seat),
      lapsed,
      whenLate: this.#whenLateOf(seat),
    };
  }

  /** When the asked player runs out of time; null if there is no clock, or it stands still. */
  get until(): number | null {
    return this.isPaused ? null : this.#until;
  }

  clockFace(now: number): ClockState | null {
    if (!this.#body.clock) return null;
    return { now, until: this.until, banks: this.#body.seats.map((_, seat) => this.#clocks.bank(seat)) };
  }
}

/** @returns the moment at which `time` has passed outside the stops */
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

/** @returns the milliseconds of the stops between the two moments; where stops overlap, they count once */
function stoodStill(stops: readonly Pause[], from: number, to: number): number {
  let [sum, counted] = [0, from];
  for (const [start, end] of stops.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, Math.min(end, to) - Math.max(start, counted));
    counted = Math.max(counted, end);
  }
  return sum;
}
