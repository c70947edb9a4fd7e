/** A session of an online game. It knows what the server sends: a view, events, and the choices of its seat. */
import { type Choice, choiceFromJson, choiceToJson, type GameEvent, PASS, type Seat, tablesFor, type View } from '@bb/engine';
import {
  type ClockFace,
  type Lapse,
  type Own,
  type PassOrder,
  patchView,
  type Standing,
  type StandingPass,
  type TableCard,
  type TableState,
  type TableUpdate,
  USUAL_WHEN_LATE,
  type WhenLate,
} from '@bb/protocol';
import { type Names, namesFor } from '@bb/words';
import { words as game, say } from '../i18n/say.svelte.ts';
import type { SeatSetup } from '../session/crew.ts';
import type { TurnMark } from '../session/history.ts';
import { openAnswer } from '../session/idle.ts';
import { Logbook, type LogLine, upTo } from '../session/logbook.svelte.ts';
import type { Session } from '../session/session.ts';
import { settings } from '../session/settings.svelte.ts';
import type { Look, News, Snapshot } from '../session/shown.ts';
import { newId } from '../session/store.ts';
import { pauseAfter, tempoOf } from '../session/tempo.ts';
import { possibleUses, type Thing, type Use } from '../table/possible.ts';
import type { Answer, Known, Sent } from './connection.ts';
import { answeredAt, saveLastAnswer } from './last-answer.ts';
import { words } from './online-words.svelte.ts';
import { refusalText } from './refusal-text.ts';
import { RuleLookup } from './rule-lookup.svelte.ts';
import { type Moment, SeenHistory } from './seen-history.ts';
import { fetchRules, importGame, setStandingOrder, setWhenLate } from './table-requests.ts';
import { tableSeats } from './table-seats.ts';

/** What the session needs of the connection. */
export interface ServerLink {
  choose(sent: Sent): void;
  askAgain(): void;
  /** The seat's own data has changed. The server does not send it to other tabs. */
  ownDataChanged(): void;
}

/** With more updates waiting, they are shown at once. */
const MAX_ANIMATED_UPDATES = 5;

export class OnlineSession implements Session {
  readonly local = null;
  readonly curtainFor = null;
  readonly thinking = null;
  card = $state.raw<TableCard>() as TableCard;
  readonly seats: readonly SeatSetup[] = $derived(tableSeats(this.card, say().pages));
  readonly names: Names = $derived(this.namesNow());
  readonly person: Seat | null;
  notice = $state('');
  sent = $state.raw<Choice | null>(null);
  sealed = $state.raw<Choice | null>(null);
  /** The sealed answer while the player reconsiders it: it stands unless they give another one in time. */
  reconsidered = $state.raw<Choice | null>(null);
  standing = $state.raw<StandingPass | null>(null);
  lapsed = $state.raw<Lapse | null>(null);
  /** What happens when the player runs out of time. */
  whenLate = $state<WhenLate>(USUAL_WHEN_LATE);
  length = $state(0);
  /** The clock as the server sent it, and when it arrived (`performance.now()`). */
  clock = $state.raw<{ readonly face: ClockFace; readonly at: number } | null>(null);
  news = $state.raw<News | null>(null);
  look = $state.raw<Look | null>(null);
  meanwhile: () => Promise<void> = () => pauseAfter(tempoOf(settings.pace, true));

  private readonly link: ServerLink;
  private readonly book = new Logbook(() => this.names);
  private readonly events: GameEvent[] = [];
  private readonly tables: Names['tables'];
  private history = new SeenHistory();
  private present = $state.raw<Snapshot>() as Snapshot;
  private readonly shown: Snapshot = $derived(this.halted === '' ? this.present : { ...this.present, choices: [] });
  /** The seats that are asked at the same time. */
  private window = $state.raw<readonly Seat[]>([]);
  private readonly ruleLookup = new RuleLookup((choices) => fetchRules(this.card.id, this.length, choices));
  private offered: readonly Choice[] = [];
  /** The choice that was sent last. */
  private last: Sent | null = null;
  /** Updates that have not been shown yet. */
  private waiting: TableUpdate[] = [];
  private showing = false;
  /** The number of choices the server has sent. */
  private told = 0;
  private rewinds = 0;
  private answeredNow = $state(-1);
  /** The number of events at the player's last choice; null if they have made none. */
  private answered: number | null;

  constructor(state: TableState, card: TableCard, link: ServerLink) {
    this.link = link;
    this.card = card;
    this.person = state.view.you;
    this.tables = tablesFor(state.options);
    this.answered = answeredAt(card.id);
    this.begin(state);
    this.answeredNow = this.events.findLastIndex(({ type }) => type === 'turnBegan');
    this.tellNews(0);
  }

  private namesNow(): Names {
    return namesFor(
      this.tables,
      this.seats.map(({ name }) => name),
      game(),
    );
  }

  /** The state that the session has. */
  get known(): Known {
    return { since: this.told, rewinds: this.rewinds };
  }

  get halted(): string {
    if (this.look) return '';
    if (this.card.stage === 'aborted') return words().halted.aborted;
    return this.card.stage === 'playing' && this.card.isPaused ? words().halted.paused : '';
  }

  get asked(): readonly Seat[] {
    if (this.halted !== '') return [];
    if (!this.look && this.window.length > 0) return this.window;
    const { decision } = this.snapshot;
    return decision ? [decision.seat] : [];
  }

  get snapshot(): Snapshot {
    return this.look?.snapshot ?? this.shown;
  }

  get heardSoFar(): readonly LogLine[] {
    return this.book.heard;
  }

  get heard(): readonly LogLine[] {
    return this.look ? this.book.heard.slice(0, this.look.heard) : this.book.heard;
  }

  get log(): readonly LogLine[] {
    return this.look ? upTo(this.book.log, this.look.heard) : this.book.log;
  }

  get answeredAt(): number {
    return this.look ? (this.history.at(this.look.at - 1)?.heard ?? 0) : this.answeredNow;
  }

  hear(message: TableState | TableUpdate): void {
    if (message.type === 'state') this.begin(message);
    else if (message.rewinds !== this.rewinds) this.link.askAgain();
    else if (message.from === this.told) {
      this.told = message.seq;
      this.waiting.push(message);
      void this.show();
    } else if (message.seq > this.told) this.link.askAgain();
  }

  /** Starts over from a whole state. */
  private begin(state: TableState): void {
    // The choice may still be on its way.
    if (this.last?.seq !== state.seq || this.last.rewinds !== state.rewinds) this.last = this.sent = null;
    if (this.told > 0 && state.rewinds > this.rewinds) this.notice ||= words().takenBack;
    this.waiting = [];
    this.told = state.seq;
    this.rewinds = state.rewinds;
    this.events.length = 0;
    this.book.cut(0);
    this.look = null;
    this.history = new SeenHistory();
    this.take(state, state.view, state.events);
  }

  /** Shows the waiting updates one after the other, with time to see each, unless there are many. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let update = this.waiting.shift(); update; update = this.waiting.shift()) {
      const before = this.book.log.length;
      const isOwn = this.last !== null && update.from <= this.last.seq && this.last.seq < update.seq;
      if (isOwn) this.last = this.sent = null;
      this.take(update, patchView(this.present.view, update.patch), update.events);
      if (isOwn) this.noteAnswer();
      else if (this.book.log.length > before && this.waiting.length < MAX_ANIMATED_UPDATES && !document.hidden) await this.meanwhile();
    }
    this.showing = false;
  }

  private take({ seq, asked, window, choices, own, outcome, clock }: Standing, view: View, events: readonly GameEvent[]): void {
    this.events.push(...events);
    this.book.hear(this.events, this.person);
    this.length = seq;
    const offered = choices.map((choice, i) => choiceFromJson(choice, `choices[${i}]`));
    this.offered = offered;
    this.window = window;
    this.clock = clock && { face: clock, at: performance.now() };
    this.hold(own);
    this.ruleLookup.forget();
    this.present = { view, decision: asked, choices: this.last ? [] : offered, outcome };
    this.history.add(this.moment, events);
    const unasked = asked && !this.last && this.waiting.length === 0 ? openAnswer(asked, offered, settings.cunningOnlyWhenUseful) : null;
    if (unasked) this.send(unasked);
  }

  /** Takes over the data that only this seat may know. */
  private hold(own: Own | null): void {
    this.reconsidered = null;
    this.sealed = own?.sealed ? choiceFromJson(own.sealed, 'sealed') : null;
    if (own && this.sealed) this.offered = [this.sealed, ...own.instead.map((choice, i) => choiceFromJson(choice, `instead[${i}]`))];
    this.standing = own?.order ?? null;
    this.lapsed = own?.lapsed ?? null;
    this.whenLate = own?.whenLate ?? USUAL_WHEN_LATE;
  }

  private get moment(): Moment {
    return { at: this.length, heard: this.events.length, snapshot: { ...this.present, choices: [] } };
  }

  private noteAnswer(): void {
    this.answered = this.events.length;
    saveLastAnswer(this.card.id, this.present.outcome ? null : this.answered);
  }

  async answer(choice: Choice): Promise<void> {
    if (this.look !== null || this.sent !== null || !this.snapshot.choices.includes(choice)) return;
    this.answeredNow = this.events.length;
    this.news = null;
    this.notice = '';
    this.sent = choice;
    this.send(choice);
  }

  /** The player has given a sealed answer. */
  get mayReconsider(): boolean {
    return this.look === null && this.halted === '' && this.sealed !== null && this.offered.length > 0;
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
  private send(choice: Choice): void {
    this.last = { seq: this.length, rewinds: this.rewinds, key: newId(), choice: choiceToJson(choice) };
    this.present = { ...this.present, choices: [] };
    this.link.choose(this.last);
  }

  /** The server's answer to a choice. One that counts at once comes as an update, too. */
  onAnswer(sent: Sent, answer: Answer): void {
    if (sent.key !== this.last?.key) return;
    if ('isSealed' in answer) {
      if (!answer.isSealed || sent.seq !== this.length) return;
      this.sealed = choiceFromJson(sent.choice, 'sealed');
      this.sent = this.reconsidered = null;
      this.link.ownDataChanged();
      return;
    }
    // The player is not told about a choice that the page made for them.
    if (this.sent !== null) this.notice = refusalText(answer);
    this.last = this.sent = null;
    if (sent.seq === this.length) this.present = { ...this.present, choices: this.offered };
    this.link.askAgain();
  }

  async passFor(order: PassOrder): Promise<void> {
    const at = this.length;
    await this.stand(order);
    // The auto-pass may have answered this decision already, and the next one be here.
    if (this.length === at) await this.answer(PASS);
  }

  async stand(order: PassOrder): Promise<void> {
    await this.order(order);
  }

  async takeBack(): Promise<void> {
    await this.order(null);
  }

  private async order(order: PassOrder | null): Promise<void> {
    const at = this.length;
    const own = await setStandingOrder(this.card.id, order).catch(() => null);
    if (!own) this.notice = words().notOrdered;
    else {
      if (this.length === at) this.hold(own);
      this.link.ownDataChanged();
    }
  }

  /** @returns false if the server refuses */
  async sayWhenLate(whenLate: WhenLate): Promise<boolean> {
    const own = await setWhenLate(this.card.id, whenLate).catch(() => null);
    if (own) this.whenLate = own.whenLate;
    return own !== null;
  }

  get wonders(): boolean {
    return this.ruleLookup.wonders;
  }

  uses(thing: Thing): readonly Use[] {
    const { decision: d, choices, view } = this.snapshot;
    if (!d || choices.length === 0) return [];
    const now = { ask: d.ask, seat: d.seat, view, tables: this.tables };
    return possibleUses(thing, now).flatMap((choice) => {
      const rule = choices.includes(choice) ? null : this.ruleLookup.of(choice);
      return rule === undefined ? [] : [{ choice, rule }];
    });
  }

  get bringHome(): (() => Promise<string>) | null {
    return this.present.outcome ? () => importGame(this.card.id) : null;
  }

  tellNews(since: number): void {
    const to = this.events.length;
    if (this.answered === null || this.present.outcome) return;
    if (to > Math.max(this.answered, since)) this.news = { from: this.answered, to };
  }

  get eyes(): readonly (Seat | null)[] {
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

  private lookAtMoment(moment: Moment | undefined): void {
    this.look = moment ? { ...moment, seat: this.person, book: this.book } : null;
  }

  lookAway(): void {
    this.look = null;
  }
}
