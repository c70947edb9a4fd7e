/** A session of an online game. It knows what the server sends: a view, events, and the choices of its seat. */

import type { Cost, Seat } from '@bb/kernel';
import { type ClockState, DEFAULT_WHEN_LATE, patchView, type WhenLate } from '@bb/protocol';
import { isolated } from '@bb/table-kit/isolated.ts';
import type { GameSession, SealControl, TimeControl, UseOf } from '@bb/table-kit/session/game-session.ts';
import type { TurnMark } from '@bb/table-kit/session/history.ts';
import type { SeatSetup } from '@bb/table-kit/session/seat-setup.ts';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { Snapshot } from '@bb/table-kit/session/snapshot.ts';
import { online } from '../i18n/online.ts';
import { say } from '../i18n/say.ts';
import { SessionState } from '../session/session-state.svelte.ts';
import { quietChoice } from '../session/standing-orders.svelte.ts';
import { randomId } from '../session/store.ts';
import type { OwnState, TableCard, TableState, TableStatus, TableUpdate } from '../shared/messages.ts';
import { replayAddress } from '../shared/replay-address.ts';
import type { Answer, Known, Sent } from './connection.ts';
import { answeredAt, saveLastAnswer } from './last-answer.ts';
import { OnlineUndo } from './online-undo.svelte.ts';
import { refusalText } from './refusal-text.ts';
import { RuleLookup } from './rule-lookup.svelte.ts';
import { type Moment, SeenHistory } from './seen-history.ts';
import { fetchRules, importGame, type OrderChange, setStandingOrder, setWhenLate } from './table-requests.ts';
import { tableSeats } from './table-seats.ts';

/** What the session needs of the connection. */
export interface ServerLink {
  choose(sent: Sent): void;
  askAgain(): void;
  /** The seat's own data has changed. The server does not send it to other tabs. */
  ownDataChanged(): void;
}

/** With more updates waiting than this, they are shown at once. */
const MAX_ANIMATED_UPDATES = 5;

export class OnlineSession<T extends SessionTypes> extends SessionState<T> implements GameSession<T>, SealControl<T>, TimeControl {
  readonly sealing: SealControl<T> = this;
  readonly time: TimeControl = this;
  readonly undo: OnlineUndo | undefined;
  readonly handOverTo = null;
  readonly thinking = null;
  card = $state.raw<TableCard>() as TableCard;
  readonly seats: readonly SeatSetup[] = $derived(tableSeats(this.card, this.game.bots, say().pages));
  readonly names: T['names'] = $derived(this.namesNow());
  readonly person: Seat | null;
  sent = $state.raw<T['choice'] | null>(null);
  sealed = $state.raw<T['choice'] | null>(null);
  /** The sealed answer while the player reconsiders it: it stands unless they give another one in time. */
  reconsidered = $state.raw<T['choice'] | null>(null);
  standingOrder = $state.raw<T['standing'] | null>(null);
  lapsed = $state.raw<T['lapse'] | null>(null);
  passes = $state(false);
  passing = $state.raw<readonly Seat[]>([]);
  /** The number of the player's last choice; null if this page has not seen it. */
  lastOwn = $state<number | null>(null);
  /** What happens when the player runs out of time. */
  whenLate = $state<WhenLate>(DEFAULT_WHEN_LATE);
  /** The clock as the server sent it, and when it arrived (`performance.now()`). */
  clock = $state.raw<{ readonly face: ClockState; readonly at: number } | null>(null);

  private readonly link: ServerLink;
  private readonly rawEvents: T['event'][] = [];
  private readonly options: T['options'];
  private history: SeenHistory<T>;
  private readonly shown: Snapshot<T> = $derived(this.haltReason === '' ? this.present : { ...this.present, choices: [] });
  /** The seats that are asked at the same time. */
  private window = $state.raw<readonly Seat[]>([]);
  private readonly ruleLookup = new RuleLookup<T['choice']>((choices) =>
    fetchRules(this.card.id, this.length, choices.map(this.game.rules.choices.toJson)),
  );
  /** The choices that the server offers, also while one is on its way; with a secret answer, those that could replace it. */
  private offered: readonly T['choice'][] = [];
  /** By choice, as the server has found them. */
  private costs: ReadonlyMap<T['choice'], readonly Cost[]> = new Map();
  /** The choice that was sent last. */
  private last: Sent | null = null;
  /** Updates that have not been shown yet. */
  private waiting: TableUpdate<T>[] = [];
  private showing = false;
  /** The number of choices the server has sent. */
  private receivedLength = 0;
  private rewinds = 0;
  /** The player has told everybody that they pass, and does so with later orders. */
  private isOpen = false;
  /** The number of events at the player's last choice; null if they have made none. */
  private answered: number | null;

  constructor(game: SessionGame<T>, state: TableState<T>, card: TableCard, link: ServerLink) {
    super(game);
    this.history = new SeenHistory<T>(game);
    this.link = link;
    this.card = card;
    this.person = state.view.you;
    this.options = state.options;
    this.answered = answeredAt(card.id);
    this.undo = this.person === null ? undefined : new OnlineUndo(this);
    this.begin(state);
    this.answeredNow = this.rawEvents.findLastIndex((event) => this.game.turnOf(event) !== null);
    this.updateRecap(0);
  }

  private namesNow(): T['names'] {
    const seats = this.seats.map(({ name }) => isolated(name));
    return this.game.names(this.options, seats)();
  }

  /** The state that the session has. */
  get known(): Known {
    return { since: this.receivedLength, rewinds: this.rewinds };
  }

  get haltReason(): string {
    if (this.replay) return '';
    if (this.card.stage === 'aborted') return online().halted.aborted;
    return this.card.stage === 'inProgress' && this.card.isPaused ? online().halted.paused : '';
  }

  get asked(): readonly Seat[] {
    if (this.haltReason !== '') return [];
    if (!this.replay && this.window.length > 0) return this.window;
    const { decision } = this.snapshot;
    return decision ? [decision.seat] : [];
  }

  override get snapshot(): Snapshot<T> {
    return this.replay?.snapshot ?? this.shown;
  }

  get answeredAt(): number {
    return this.replay ? (this.history.at(this.replay.at - 1)?.eventCount ?? 0) : this.answeredNow;
  }

  receive(message: TableState<T> | TableUpdate<T>): void {
    if (message.type === 'state') this.begin(message);
    else if (message.rewinds !== this.rewinds) this.link.askAgain();
    else if (message.from === this.receivedLength) {
      this.receivedLength = message.seq;
      this.waiting.push(message);
      void this.show();
    } else if (message.seq > this.receivedLength) this.link.askAgain();
  }

  /** The server has reported that bots have less time. A more important notice stays. */
  sayBusy(): void {
    this.notice ||= online().botsBusy;
  }

  /** Starts over from a whole state. */
  private begin(state: TableState<T>): void {
    // The choice may still be on its way.
    if (this.last?.seq !== state.seq || this.last.rewinds !== state.rewinds) this.last = this.sent = null;
    if (this.receivedLength > 0 && state.rewinds > this.rewinds) this.notice ||= online().takenBack;
    this.lastOwn = null;
    this.waiting = [];
    this.receivedLength = state.seq;
    this.rewinds = state.rewinds;
    this.rawEvents.length = 0;
    this.book.truncate(0);
    this.replay = null;
    this.history = new SeenHistory<T>(this.game);
    this.take(state, state.view, state.events);
  }

  /** Shows the waiting updates one after the other, with time to see each, unless there are many. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let update = this.waiting.shift(); update; update = this.waiting.shift()) {
      const before = this.book.log.length;
      const own = this.last;
      const isOwn = own !== null && update.from <= own.seq && own.seq < update.seq;
      if (isOwn) {
        this.lastOwn = own.seq;
        this.last = this.sent = null;
      }
      this.take(update, patchView(this.present.view, update.patch), update.events);
      if (isOwn) this.noteAnswer();
      else if (this.book.log.length > before && this.waiting.length < MAX_ANIMATED_UPDATES && !document.hidden)
        await this.waitForAnimations();
    }
    this.showing = false;
  }

  private take(
    { seq, asked: publicly, window, passing, choices, costs = [], own, outcome, clock }: TableStatus<T>,
    view: T['view'],
    events: readonly T['event'][],
  ): void {
    const asked = publicly && { ...publicly, traits: this.game.rules.asks[publicly.ask] };
    this.rawEvents.push(...events);
    this.book.append(this.rawEvents, this.person);
    this.length = seq;
    const { fromJson } = this.game.rules.choices;
    const offered = choices.map((choice, i) => fromJson(choice, `choices[${i}]`));
    this.offered = offered;
    this.costs = new Map(costs.flatMap(({ choice, costs: own }) => (offered[choice] ? [[offered[choice], own] as const] : [])));
    this.window = window;
    this.passing = passing;
    this.clock = clock && { face: clock, at: performance.now() };
    this.hold(own);
    this.ruleLookup.forget();
    this.present = { view, decision: asked, choices: this.answerable, outcome };
    this.history.add(this.moment, events);
    const unasked =
      asked && this.answerable.length > 0 && this.waiting.length === 0 ? this.game.automatic?.publicAnswer(asked, offered) : null;
    if (unasked) this.send(unasked);
  }

  /** The choices that the page offers: none while one is on its way or sealed, or if the standing order passes. */
  private get answerable(): readonly T['choice'][] {
    return this.last || this.sealed || this.passes ? [] : this.offered;
  }

  /** Keeps the data that only this seat may know. */
  private hold(own: OwnState<T> | null): void {
    const { fromJson } = this.game.rules.choices;
    this.reconsidered = null;
    this.sealed = own?.sealed ? fromJson(own.sealed, 'sealed') : null;
    if (own && this.sealed) this.offered = [this.sealed, ...own.instead.map((choice, i) => fromJson(choice, `instead[${i}]`))];
    this.standingOrder = own?.order ?? null;
    this.passes = own?.passes ?? false;
    this.lapsed = own?.lapsed ?? null;
    this.whenLate = own?.whenLate ?? DEFAULT_WHEN_LATE;
  }

  private get moment(): Moment<T> {
    return { at: this.length, eventCount: this.rawEvents.length, snapshot: { ...this.present, choices: [] } };
  }

  /** Remembers where the next recap begins. */
  private noteAnswer(): void {
    this.answered = this.rawEvents.length;
    saveLastAnswer(this.card.id, this.present.outcome ? null : this.answered);
  }

  async answer(choice: T['choice']): Promise<void> {
    if (this.replay === null && this.sent === null && this.snapshot.choices.includes(choice)) this.answerNow(choice);
  }

  private answerNow(choice: T['choice']): void {
    this.answeredNow = this.rawEvents.length;
    this.recap = null;
    this.notice = '';
    this.sent = choice;
    this.send(choice);
  }

  /** The player has given a secret answer, and can change it. */
  get mayReconsider(): boolean {
    return this.replay === null && this.haltReason === '' && this.sealed !== null && this.offered.length > 0;
  }

  /** Asks the player again. */
  reconsider(): void {
    if (!this.mayReconsider) return;
    this.reconsidered = this.sealed;
    this.sealed = null;
    this.present = { ...this.present, choices: this.offered };
  }

  /** The sealed answer stands. */
  letStand(): void {
    if (this.reconsidered === null || this.sent !== null) return;
    this.sealed = this.reconsidered;
    this.reconsidered = null;
    this.present = { ...this.present, choices: [] };
  }

  /** No other choice is offered while one is on its way. */
  private send(choice: T['choice']): void {
    this.last = { seq: this.length, rewinds: this.rewinds, key: randomId(), choice: this.game.rules.choices.toJson(choice) };
    this.present = { ...this.present, choices: [] };
    this.link.choose(this.last);
  }

  /** The server's answer to a choice. One that counts at once comes as an update, too. */
  onAnswer(sent: Sent, answer: Answer): void {
    if (sent.key !== this.last?.key) return;
    if ('isSealed' in answer) {
      if (!answer.isSealed || sent.seq !== this.length) return;
      this.sealed = this.game.rules.choices.fromJson(sent.choice, 'sealed');
      this.sent = this.reconsidered = null;
      this.link.ownDataChanged();
      return;
    }
    // The player is not told about a choice that the page made for them.
    if (this.sent !== null) this.notice = refusalText(answer, this.game);
    this.last = this.sent = null;
    if (sent.seq === this.length) this.present = { ...this.present, choices: this.answerable };
    this.link.askAgain();
  }

  async passWithOrder(order: T['order']): Promise<void> {
    const at = this.length;
    await this.setStandingOrder(order);
    // The auto-pass may have answered this decision already, and the next one be here. Where everybody is told of it, it needs no answer.
    const { decision } = this.snapshot;
    const pass = decision && quietChoice<T>(decision, this.offered);
    const isOpen = this.isOpen && this.mayBeOpen(order);
    if (this.length === at && pass && !isOpen && this.replay === null && this.sent === null && this.sealed === null) this.answerNow(pass);
  }

  async setStandingOrder(order: T['order']): Promise<void> {
    await this.order({ order, isOpen: this.isOpen && this.mayBeOpen(order) });
  }

  async cancelStandingOrder(): Promise<void> {
    await this.order({ order: null });
  }

  get mayTell(): boolean {
    const { card, person, standingOrder } = this;
    if (card.windows === 'fast' || person === null || standingOrder === null || this.passing.includes(person)) return false;
    return card.seats.filter(({ kind }) => kind === 'person').length > 1 && this.mayBeOpen(standingOrder);
  }

  async tell(): Promise<void> {
    this.isOpen = true;
    await this.order({ isOpen: true });
  }

  private mayBeOpen(order: T['order'] | T['standing']): boolean {
    return this.game.rules.orders?.mayBeOpen(order) ?? false;
  }

  private async order(change: OrderChange<T>): Promise<void> {
    const at = this.length;
    const own = await setStandingOrder<T>(this.card.id, change).catch(() => null);
    if (!own) this.notice = online().notOrdered;
    else {
      if (this.length === at) {
        this.hold(own);
        this.present = { ...this.present, choices: this.answerable };
      }
      this.link.ownDataChanged();
    }
  }

  /** @returns false if the server refuses */
  async sayWhenLate(whenLate: WhenLate): Promise<boolean> {
    const own = await setWhenLate(this.card.id, whenLate).catch(() => null);
    if (own) this.whenLate = own.whenLate;
    return own !== null;
  }

  get isLoadingUses(): boolean {
    return this.ruleLookup.isFetching;
  }

  costsOf(choice: T['choice']): readonly Cost[] {
    return this.costs.get(choice) ?? [];
  }

  uses(thing: T['thing']): readonly UseOf<T>[] {
    const { decision, choices, view } = this.snapshot;
    if (!decision || choices.length === 0) return [];
    const possible = this.game.uses?.(thing, decision, view, this.names) ?? [];
    return possible.flatMap((choice) => {
      const rule = choices.includes(choice) ? null : this.ruleLookup.of(choice);
      return rule === undefined ? [] : [{ choice, rule }];
    });
  }

  get saveHere(): (() => Promise<string>) | undefined {
    return this.present.outcome ? () => importGame(this.card.id) : undefined;
  }

  get addressAt(): ((at: number | null) => Promise<string>) | undefined {
    return this.present.outcome ? async (at) => replayAddress(this.card.id, at) : undefined;
  }

  updateRecap(since: number): void {
    const to = this.rawEvents.length;
    if (this.answered === null || this.present.outcome) return;
    if (to > Math.max(this.answered, since)) this.recap = { from: this.answered, to };
  }

  get viewers(): readonly (Seat | null)[] {
    return [this.person];
  }

  get turns(): readonly TurnMark[] {
    void this.length;
    return this.history.turns;
  }

  get stops(): readonly number[] {
    void this.length;
    return this.history.stops;
  }

  lookAt(at: number): void {
    this.lookAtMoment(this.history.at(at));
  }

  lookAtEvent(event: number): void {
    this.lookAtMoment(this.history.afterEvent(event));
  }

  private lookAtMoment(moment: Moment<T> | undefined): void {
    this.replay = moment ? { ...moment, seat: this.person, book: this.book } : null;
  }
}
