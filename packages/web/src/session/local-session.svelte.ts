/** A table whose game is on this device: the engine, its seats, and everything the page shows of it. */
import {
  CHANCE,
  type Choice,
  type Decision,
  decision,
  type Game,
  legal,
  outcome,
  PASS,
  refusal,
  type Seat,
  tablesFor,
  view,
} from '@bb/engine';
import type { Lapse, PassOrder, StandingPass, Undo } from '@bb/protocol';
import { type Language, type Names, namesFor } from '@bb/words';
import { say, words } from '../i18n/say.svelte.ts';
import { possibleUses, type Thing, type Use } from '../table/possible.ts';
import { type BotPort, BotsGone, openBots } from './bots.ts';
import { pick } from './chance.ts';
import type { SeatSetup } from './crew.ts';
import { botOf } from './crew.ts';
import type { History, TurnMark } from './history.ts';
import { idleAnswer } from './idle.ts';
import { Keeper } from './keeper.ts';
import { Logbook, type LogLine, upTo } from './logbook.svelte.ts';
import { Orders } from './orders.svelte.ts';
import { type Reason, Reasons } from './reasons.svelte.ts';
import type { Session } from './session.ts';
import { settings } from './settings.svelte.ts';
import type { Look, News, Opened, Script, Snapshot } from './shown.ts';
import { notesOf, type StoredTable } from './store.ts';
import { type TableRecord, tableRecord } from './table-record.ts';
import { pauseAfter, tempoOf } from './tempo.ts';
import { undoOf } from './undo.ts';

/** Milliseconds that nobody wonders about. */
const UNNOTICED = 250;

export class LocalSession implements Session {
  readonly halted = '';
  readonly local = this;
  readonly sent = null;
  readonly sealed = null;
  readonly bringHome = null;
  readonly wonders = false;
  readonly names: Names = $derived.by(() => this.namesIn(words()));
  notice = $state('');
  /** Another tab has the table now. */
  elsewhere = $state(false);
  /** Who sits at the screen; null while the curtain is drawn. */
  person = $state<Seat | null>(null);
  /** The human seat for which the curtain is drawn. */
  curtainFor = $state<Seat | null>(null);
  length = $state(0);
  /** Whether the person at the screen may take back what he chose last. */
  undoable = $state.raw<Undo>({ barrier: 'nothing' });
  look = $state.raw<Look | null>(null);
  /** What the person at the screen has missed; until he has read it, or answers. */
  news = $state.raw<News | null>(null);

  /** Resolves when a bot's move has been seen; the table that shows it says how long that takes. */
  meanwhile: () => Promise<void> = () => pauseAfter(tempoOf(settings.pace, true));

  /** What a first voyage wants next, by the number of choices made; null where its script says nothing. */
  script: Script | null = null;
  /** The last choice was none of the script's. */
  strayed = $state(false);
  /** The bot that has been thinking for a while. */
  thinking = $state<Seat | null>(null);
  /** No bot answers, and the game waits. */
  stuck = $state(false);

  readonly history: History;
  private readonly reasons: Reasons;
  private present = $state.raw<Snapshot>() as Snapshot;
  private readonly namesIn: (language: Language) => Names;
  private readonly book: Logbook;
  private readonly keeper: Keeper;
  private readonly orders: Orders;
  private readonly bots: BotPort;
  private readonly release: () => void;
  /** By seat: the choices there were after the person's last answer. */
  private readonly answered: Map<Seat, number>;
  /** A choice is being carried out: nothing is offered until the next question is clear. */
  private busy = false;
  private running: Promise<void> = Promise.resolve();
  private closed = false;
  /** The last event before the question that was answered last. */
  private answeredNow = $state(-1);

  constructor({ table, history, entries, notes, release }: Opened) {
    this.history = history;
    this.release = release;
    this.keeper = new Keeper(table, entries);
    this.orders = new Orders(notes?.orders ?? []);
    this.answered = new Map(notes?.answered ?? []);
    const tables = tablesFor(table.options);
    const seats = table.seats.map((seat) => seat.name);
    this.namesIn = (language) => namesFor(tables, seats, language);
    this.book = new Logbook(() => this.names);
    this.bots = openBots((seat) => {
      this.notice = say().past.botFailed(this.names.seat(seat));
    });
    this.reasons = new Reasons(history, this.bots);
    const [only, ...others] = this.humans;
    this.person = only !== undefined && others.length === 0 ? only : null;
    this.orders.disarm(this.game, null);
    this.orders.show(this.person);
    this.book.hear(history.events, this.person);
    // What was rolled before the Player-Turn that is on is old news to who opens the table.
    this.answeredNow = history.events.findLastIndex(({ type }) => type === 'turnBegan');
    this.tellNews(0);
    this.show(false);
  }

  private get game(): Game {
    return this.history.game;
  }

  get setup(): StoredTable {
    return this.keeper.table;
  }

  get seats(): readonly SeatSetup[] {
    return this.setup.seats;
  }

  get humans(): readonly Seat[] {
    return this.setup.seats.flatMap((seat, i) => (seat.kind === 'human' ? [i] : []));
  }

  get record(): TableRecord {
    return tableRecord(this.setup, this.history.choices, this.game);
  }

  /** Nobody is at the table any more. */
  get isClosed(): boolean {
    return this.closed;
  }

  /** How it stands, wherever one looks. */
  get now(): Snapshot {
    return this.present;
  }

  get snapshot(): Snapshot {
    return this.look?.snapshot ?? this.present;
  }

  get asked(): readonly Seat[] {
    const { decision: d } = this.snapshot;
    return d ? [d.seat] : [];
  }

  get heard(): readonly LogLine[] {
    return this.look ? this.look.book.heard.slice(0, this.look.heard) : this.book.heard;
  }

  get log(): readonly LogLine[] {
    return this.look ? upTo(this.look.book.log, this.look.heard) : this.book.log;
  }

  /** What has happened up to now, to the eyes that look. */
  get heardSoFar(): readonly LogLine[] {
    return this.look?.book.heard ?? this.book.heard;
  }

  get answeredAt(): number {
    return this.look ? this.history.heardAt(Math.max(0, this.look.at - 1)) : this.answeredNow;
  }

  get standing(): StandingPass | null {
    return this.orders.standing;
  }

  get lapsed(): Lapse | null {
    return this.orders.lapsed;
  }

  /** Plays on until a person must choose or the game is over. */
  run(): Promise<void> {
    if (!this.busy) this.running = this.playOn();
    return this.running;
  }

  private async playOn(): Promise<void> {
    this.busy = true;
    this.stuck = false;
    try {
      while (!this.closed && (await this.step()));
      await this.flush();
    } finally {
      this.busy = false;
    }
    if (!this.closed) this.show(true);
  }

  /** The person at the screen chooses. Kept before anything else happens. */
  async answer(choice: Choice): Promise<void> {
    const { person } = this;
    if (person === null || !this.mayChoose || !this.snapshot.choices.includes(choice)) return;
    const wanted = this.script?.next(this.history.length, this.snapshot.choices) ?? choice;
    this.strayed = wanted !== choice;
    if (this.strayed) return;
    this.busy = true;
    this.answeredNow = this.history.events.length;
    this.orders.lapsed = null;
    this.news = null;
    this.take(choice);
    this.answered.set(person, this.history.length);
    this.show(false);
    await this.flush();
    this.busy = false;
    await this.run();
  }

  private get mayChoose(): boolean {
    return !this.busy && !this.closed && this.look === null;
  }

  /** Takes back what the person at the screen chose last, where he may; a bot that thinks about it stops. */
  async undo(): Promise<void> {
    const { undoable, person, length } = this;
    if (person === null || this.look !== null || !('to' in undoable)) return;
    if (this.thinking !== null) {
      this.bots.cancel();
      await this.running;
    }
    if (!this.mayChoose || this.history.length > length) return;
    this.busy = true;
    this.history.cut(undoable.to);
    this.keeper.takeBack(undoable.to);
    this.orders.takeBack(person);
    this.orders.show(person);
    this.answered.set(person, undoable.to);
    this.book.cut(this.history.events.length);
    this.answeredNow = this.history.events.length;
    await this.flush();
    this.busy = false;
    if (!this.closed) this.show(true);
  }

  uses(thing: Thing): readonly Use[] {
    const { decision: d, choices, view } = this.snapshot;
    if (!d || choices.length === 0) return [];
    const now = { ask: d.ask, seat: d.seat, view, tables: this.names.tables };
    return possibleUses(thing, now).map((choice) => ({ choice, rule: refusal(this.game, choice)?.rule ?? null }));
  }

  async passFor(order: PassOrder): Promise<void> {
    if (this.person === null || !this.mayChoose) return;
    this.orders.give(order, this.game, this.person);
    this.orders.show(this.person);
    await this.answer(PASS);
  }

  async stand(order: PassOrder): Promise<void> {
    if (this.person === null || this.closed || this.look !== null) return;
    this.orders.give(order, this.game, this.person);
    this.orders.show(this.person);
    await this.flush();
  }

  /** Passes for the rest of the Player-Turn from before the curtain, unseen. */
  async passBehindCurtain(seat: Seat): Promise<void> {
    this.orders.give({ span: 'turn', except: [] }, this.game, seat);
    this.curtainFor = null;
    await this.run();
  }

  async takeBack(): Promise<void> {
    if (this.person !== null) this.orders.takeBack(this.person);
    this.orders.show(this.person);
    await this.flush();
  }

  /** Someone else sits down at the screen. */
  async sitDown(seat: Seat): Promise<void> {
    this.seat(seat);
    this.curtainFor = null;
    this.orders.lapsed = null;
    this.tellNews(0);
    await this.run();
  }

  /** 19.17 Why the System Player took the Action that this event announces. */
  reasonOf(event: number): Reason | null {
    return this.reasons.of(this.history.whenHeard(event) - 1);
  }

  /** Whose eyes are at the screen; null: nobody's. What the last ones saw is put away first. */
  private seat(person: Seat | null): void {
    this.look = null;
    this.news = null;
    this.person = person;
    this.orders.show(person);
    this.book.retell(this.history.events, person);
  }

  /** One's own, and when the game is over every one. */
  get eyes(): readonly (Seat | null)[] {
    if (this.present.outcome) return [...this.setup.seats.keys(), null];
    return this.curtainFor === null ? [this.person] : [];
  }

  get turns(): readonly TurnMark[] {
    void this.length;
    return this.history.turns;
  }

  get stops(): readonly number[] {
    void this.length;
    return this.history.stops;
  }

  lookAt(at: number, seat = this.look ? this.look.seat : this.person): void {
    if (this.closed || !this.eyes.includes(seat)) return;
    const after = Math.max(0, Math.min(at, this.history.length));
    const g = this.history.at(after);
    const snapshot: Snapshot = { view: view(g, seat), decision: decision(g), choices: [], outcome: outcome(g) };
    this.look = { at: after, seat, snapshot, book: this.bookOf(seat), heard: this.history.heardAt(after) };
  }

  lookAtEvent(event: number): void {
    this.lookAt(this.history.whenHeard(event));
  }

  private bookOf(seat: Seat | null): Logbook {
    if (seat === this.person) return this.book;
    if (this.look?.seat === seat) return this.look.book;
    const book = new Logbook(() => this.names);
    book.hear(this.history.events, seat);
    return book;
  }

  lookAway(): void {
    this.look = null;
  }

  /** What others have done since the person's last answer. */
  tellNews(since: number): void {
    const answered = this.person === null ? undefined : this.answered.get(this.person);
    const to = this.history.events.length;
    if (answered === undefined || this.game.ending !== '') return;
    const from = this.history.heardAt(answered);
    const makers = this.history.makersSince(answered);
    if (to > Math.max(from, since) && makers.some((maker) => maker !== CHANCE && maker !== this.person)) this.news = { from, to };
  }

  /** Another tab wants the table: keeps what there is to keep, and closes. */
  async leave(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.flush();
    this.close();
    this.elsewhere = true;
  }

  close(): void {
    this.closed = true;
    this.bots.close();
    this.release();
  }

  /** One choice by Chance, a bot, or a standing answer. False when a person must choose. */
  private async step(): Promise<boolean> {
    if (this.script?.isOver(this.history.length)) return false;
    const d = decision(this.game);
    if (!d) return false;
    const choices = legal(this.game);
    const scripted = this.script?.next(this.history.length, choices) ?? null;
    if (d.seat === CHANCE) {
      const choice = scripted ?? choices[pick(choices.length)];
      if (choice) this.take(choice);
      return true;
    }
    const seat = this.setup.seats[d.seat];
    if (seat?.kind === 'human') {
      const unasked = scripted
        ? this.script?.asks(this.history.length)
          ? null
          : scripted
        : (this.orders.answer(this.game, d, choices, this.person) ?? this.idle(d, choices));
      if (unasked) {
        this.take(unasked);
        return true;
      }
      if (this.person !== d.seat) {
        this.seat(null);
        this.curtainFor = d.seat;
      }
      return false;
    }
    const before = this.book.log.length;
    const choice = scripted ?? (await this.think(seat ? botOf(seat) : 'captain', d.seat));
    if (!choice || this.closed) return false;
    this.take(choice);
    if (this.book.log.length > before) {
      this.show(false);
      await this.flush();
      await this.meanwhile();
    }
    return true;
  }

  /** What the bot chooses; null when it shall not choose, or none can. */
  private async think(bot: string, seat: Seat): Promise<Choice | null> {
    const { person } = this;
    const noticed = setTimeout(() => {
      this.thinking = seat;
      if (person !== null) this.undoable = undoOf(this.history, person, (asked, choices) => this.idle(asked, choices) !== null);
    }, UNNOTICED);
    try {
      return await this.bots.choose(bot, this.game, seat);
    } catch (error) {
      if (!(error instanceof BotsGone)) throw error;
      this.stuck = true;
      return null;
    } finally {
      clearTimeout(noticed);
      this.thinking = null;
    }
  }

  /** Whoever thinks is to answer now. */
  hurry(): void {
    this.bots.hurry();
  }

  /** Plays on without a script. */
  async goOn(): Promise<void> {
    this.script = null;
    await this.run();
  }

  /** What goes without saying. */
  private idle(d: Decision, choices: readonly Choice[]): Choice | null {
    return idleAnswer(d, choices, this.setup.skipIdle, settings.cunningOnlyWhenUseful);
  }

  private take(choice: Choice): void {
    this.history.take(choice);
    this.keeper.add(choice);
    this.book.hear(this.history.events, this.person);
    this.orders.disarm(this.game, this.person);
  }

  /** `offer`: the question is settled, and may be put to the person at the screen. */
  private show(offer: boolean): void {
    const g = this.game;
    const d = decision(g);
    const { person } = this;
    const isMine = offer && d !== null && person !== null && d.seat === person;
    this.present = { view: view(g, person), decision: d, choices: isMine ? legal(g) : [], outcome: outcome(g) };
    this.length = this.history.length;
    if (isMine) this.undoable = undoOf(this.history, person, (asked, choices) => this.idle(asked, choices) !== null);
    else this.undoable = { barrier: d ? 'otherSeat' : 'over' };
  }

  private async flush(): Promise<void> {
    const kept = await this.keeper.flush(outcome(this.game) !== null, notesOf(this.orders.all, [...this.answered]));
    if (kept.kind === 'taken') {
      this.close();
      this.elsewhere = true;
    }
    if (kept.kind === 'failed') this.notice = kept.why;
  }
}
