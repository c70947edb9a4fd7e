/** A session of a local game: it runs the engine and the bots, and stores each choice. */
import {
  CHANCE,
  type Choice,
  type Decision,
  decision,
  type Game,
  type Lapse,
  legal,
  outcome,
  PASS,
  type PassOrder,
  refusal,
  type Seat,
  type StandingOrder,
  tablesFor,
  view,
} from '@bb/golden-age/rules';
import { possibleUses, type Thing, type Use } from '@bb/golden-age/table/choices/possible-uses.ts';
import { words } from '@bb/golden-age/table/i18n/words.ts';
import { type Language, type Names, namesFor } from '@bb/golden-age/text';
import { animationTimes, pauseAfterMove } from '@bb/ui/animation/animation-pace.ts';
import { preferences } from '@bb/ui/preferences.svelte.ts';
import { say } from '../i18n/say.ts';
import { type BotClient, BotsUnavailable, openBots } from './bots.ts';
import { ChoiceWriter } from './choice-writer.ts';
import type { History, TurnMark } from './history.ts';
import { Logbook, type LogLine, upTo } from './logbook.svelte.ts';
import type { RecordWithSeats } from './record-export.ts';
import type { SeatSetup } from './seat-kinds.ts';
import { botNameOf } from './seat-kinds.ts';
import { randomBelow } from './secure-random.ts';
import type { Session } from './session.ts';
import { automaticAnswer } from './skippable-questions.ts';
import type { RecapRange, ReplayMoment, Script, SessionInit, Snapshot } from './snapshot.ts';
import { StandingOrders } from './standing-orders.svelte.ts';
import { notesOf, type StoredTable } from './store.ts';
import { type Reason, SystemPlayerReasons } from './system-player-reasons.svelte.ts';
import { type Undo, undoOf } from './undo.ts';

/** A bot that thinks for less time than this is not shown as thinking. */
const THINKING_SHOWN_AFTER_MS = 250;

export class LocalSession implements Session {
  readonly haltReason = '';
  readonly local = this;
  readonly sent = null;
  readonly sealed = null;
  readonly saveHere = null;
  readonly isLoadingUses = false;
  readonly names: Names = $derived.by(() => this.namesIn(words()));
  notice = $state('');
  /** Another tab has taken the table over. */
  isInOtherTab = $state(false);
  person = $state<Seat | null>(null);
  handOverTo = $state<Seat | null>(null);
  length = $state(0);
  /** How far the player at the screen can undo, or why not. */
  undoable = $state.raw<Undo>({ barrier: 'nothing' });
  replay = $state.raw<ReplayMoment | null>(null);
  recap = $state.raw<RecapRange | null>(null);

  waitForAnimations: () => Promise<void> = () => pauseAfterMove(animationTimes(preferences.pace, true));

  /** The script of the tutorial. It is null in any other game, and after the script. */
  script: Script | null = null;
  /** The player's last choice was refused, because the script has another one. */
  isOffScript = $state(false);
  thinking = $state<Seat | null>(null);
  /** No bot answers, and the game waits for the player to try again. */
  botsFailed = $state(false);

  readonly history: History;
  private readonly reasons: SystemPlayerReasons;
  private present = $state.raw<Snapshot>() as Snapshot;
  private readonly namesIn: (language: Language) => Names;
  private readonly book: Logbook;
  private readonly writer: ChoiceWriter;
  private readonly orders: StandingOrders;
  private readonly bots: BotClient;
  private readonly release: () => void;
  /** By seat: the number of choices after the player's last answer. */
  private readonly answered: Map<Seat, number>;
  /** Choices are being made. The player is asked nothing until the next decision is clear. */
  private busy = false;
  private running: Promise<void> = Promise.resolve();
  private closed = false;
  private answeredNow = $state(-1);

  constructor({ table, history, entries, notes, release }: SessionInit) {
    this.history = history;
    this.release = release;
    this.writer = new ChoiceWriter(table, entries);
    this.orders = new StandingOrders(notes?.orders ?? []);
    this.answered = new Map(notes?.answered ?? []);
    const tables = tablesFor(table.options);
    const seats = table.seats.map((seat) => seat.name);
    this.namesIn = (language) => namesFor(tables, seats, language);
    this.book = new Logbook(() => this.names);
    this.bots = openBots((seat) => {
      this.notice = say().pages.botFailed(this.names.seat(seat));
    });
    this.reasons = new SystemPlayerReasons(history, this.bots);
    const [only, ...others] = this.humans;
    this.person = only !== undefined && others.length === 0 ? only : null;
    this.orders.removeLapsed(this.game, null);
    this.orders.show(this.person);
    this.book.append(history.events, this.person);
    // When a table is opened, the page shows only the rolls of the current Player-Turn.
    this.answeredNow = history.events.findLastIndex(({ type }) => type === 'turnBegan');
    this.updateRecap(0);
    this.show(false);
  }

  private get game(): Game {
    return this.history.game;
  }

  get setup(): StoredTable {
    return this.writer.table;
  }

  get seats(): readonly SeatSetup[] {
    return this.setup.seats;
  }

  get humans(): readonly Seat[] {
    return this.setup.seats.flatMap((seat, i) => (seat.kind === 'human' ? [i] : []));
  }

  async record(): Promise<RecordWithSeats> {
    const { recordWithSeats } = await import('./record-export.ts');
    return recordWithSeats(this.setup, this.history.choices, this.game);
  }

  /** The session has ended. */
  get isClosed(): boolean {
    return this.closed;
  }

  /** The present, also during a replay. */
  get now(): Snapshot {
    return this.present;
  }

  get snapshot(): Snapshot {
    return this.replay?.snapshot ?? this.present;
  }

  get asked(): readonly Seat[] {
    const { decision: d } = this.snapshot;
    return d ? [d.seat] : [];
  }

  get events(): readonly LogLine[] {
    return this.replay ? this.replay.book.events.slice(0, this.replay.eventCount) : this.book.events;
  }

  get log(): readonly LogLine[] {
    return this.replay ? upTo(this.replay.book.log, this.replay.eventCount) : this.book.log;
  }

  get allEvents(): readonly LogLine[] {
    return this.replay?.book.events ?? this.book.events;
  }

  get answeredAt(): number {
    return this.replay ? this.history.eventCountAt(Math.max(0, this.replay.at - 1)) : this.answeredNow;
  }

  get standingOrder(): StandingOrder | null {
    return this.orders.current;
  }

  get lapsed(): Lapse | null {
    return this.orders.lapsed;
  }

  /** Plays on until a player must choose or the game is over. */
  run(): Promise<void> {
    if (!this.busy) this.running = this.playOn();
    return this.running;
  }

  private async playOn(): Promise<void> {
    this.busy = true;
    this.botsFailed = false;
    try {
      while (!this.closed && (await this.step()));
      await this.flush();
    } finally {
      this.busy = false;
    }
    if (!this.closed) this.show(true);
  }

  /** The player at the screen chooses. The choice is stored before anything else happens. */
  async answer(choice: Choice): Promise<void> {
    const { person } = this;
    if (person === null || !this.mayChoose || !this.snapshot.choices.includes(choice)) return;
    const wanted = this.script?.next(this.history.length, this.snapshot.choices) ?? choice;
    this.isOffScript = wanted !== choice;
    if (this.isOffScript) return;
    this.busy = true;
    this.answeredNow = this.history.events.length;
    this.orders.lapsed = null;
    this.recap = null;
    this.take(choice);
    this.answered.set(person, this.history.length);
    this.show(false);
    await this.flush();
    this.busy = false;
    await this.run();
  }

  private get mayChoose(): boolean {
    return !this.busy && !this.closed && this.replay === null;
  }

  /** Undoes the last choice of the player at the screen, if that is possible. A bot that is thinking stops. */
  async undo(): Promise<void> {
    const { undoable, person, length } = this;
    if (person === null || this.replay !== null || !('to' in undoable)) return;
    if (this.thinking !== null) {
      this.bots.cancel();
      await this.running;
    }
    if (!this.mayChoose || this.history.length > length) return;
    this.busy = true;
    this.history.truncate(undoable.to);
    this.writer.takeBack(undoable.to);
    this.orders.cancel(person);
    this.orders.show(person);
    this.answered.set(person, undoable.to);
    this.book.truncate(this.history.events.length);
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

  async passWithOrder(order: PassOrder): Promise<void> {
    if (this.person === null || !this.mayChoose) return;
    this.orders.give(order, this.game, this.person);
    this.orders.show(this.person);
    await this.answer(PASS);
  }

  async setStandingOrder(order: PassOrder): Promise<void> {
    if (this.person === null || this.closed || this.replay !== null) return;
    this.orders.give(order, this.game, this.person);
    this.orders.show(this.person);
    await this.flush();
  }

  /** Passes for `seat` until the Player-Turn ends, without handing over the screen. */
  async passWithoutHandOver(seat: Seat): Promise<void> {
    this.orders.give({ span: 'turn', except: [] }, this.game, seat);
    this.handOverTo = null;
    await this.run();
  }

  async cancelStandingOrder(): Promise<void> {
    if (this.person !== null) this.orders.cancel(this.person);
    this.orders.show(this.person);
    await this.flush();
  }

  /** Hands the screen over to this seat. */
  async sitDown(seat: Seat): Promise<void> {
    this.seat(seat);
    this.handOverTo = null;
    this.orders.lapsed = null;
    this.updateRecap(0);
    await this.run();
  }

  /** 19.17 Why the System Player took the Action that this event announces. */
  reasonOf(event: number): Reason | null {
    return this.reasons.of(this.history.lengthAtEvent(event) - 1);
  }

  /** Shows the table as `person` sees it, and clears what the last player saw. */
  private seat(person: Seat | null): void {
    this.replay = null;
    this.recap = null;
    this.person = person;
    this.orders.show(person);
    this.book.rebuild(this.history.events, person);
  }

  /** The player's own seat; all views when the game is over. */
  get viewers(): readonly (Seat | null)[] {
    if (this.present.outcome) return [...this.setup.seats.keys(), null];
    return this.handOverTo === null ? [this.person] : [];
  }

  get turns(): readonly TurnMark[] {
    void this.length;
    return this.history.turns;
  }

  get stops(): readonly number[] {
    void this.length;
    return this.history.stops;
  }

  lookAt(at: number, seat = this.replay ? this.replay.seat : this.person): void {
    if (this.closed || !this.viewers.includes(seat)) return;
    const after = Math.max(0, Math.min(at, this.history.length));
    const g = this.history.at(after);
    const snapshot: Snapshot = { view: view(g, seat), decision: decision(g), choices: [], outcome: outcome(g) };
    this.replay = { at: after, seat, snapshot, book: this.bookOf(seat), eventCount: this.history.eventCountAt(after) };
  }

  lookAtEvent(event: number): void {
    this.lookAt(this.history.lengthAtEvent(event));
  }

  private bookOf(seat: Seat | null): Logbook {
    if (seat === this.person) return this.book;
    if (this.replay?.seat === seat) return this.replay.book;
    const book = new Logbook(() => this.names);
    book.append(this.history.events, seat);
    return book;
  }

  leaveReplay(): void {
    this.replay = null;
  }

  updateRecap(since: number): void {
    const answered = this.person === null ? undefined : this.answered.get(this.person);
    const to = this.history.events.length;
    if (answered === undefined || this.game.ending !== '') return;
    const from = this.history.eventCountAt(answered);
    const makers = this.history.makersSince(answered);
    if (to > Math.max(from, since) && makers.some((maker) => maker !== CHANCE && maker !== this.person)) this.recap = { from, to };
  }

  /** Another tab takes the table over: stores what is left to store, and closes. */
  async leave(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.flush();
    this.close();
    this.isInOtherTab = true;
  }

  close(): void {
    this.closed = true;
    this.bots.close();
    this.release();
  }

  /** Makes one choice for Chance, a bot, or a player who needs not be asked. @returns false if there is none to make */
  private async step(): Promise<boolean> {
    if (this.script?.isOver(this.history.length)) return false;
    const d = decision(this.game);
    if (!d) return false;
    const choices = legal(this.game);
    const scripted = this.script?.next(this.history.length, choices) ?? null;
    if (d.seat === CHANCE) {
      const choice = scripted ?? choices[randomBelow(choices.length)];
      if (choice) this.take(choice);
      return true;
    }
    const seat = this.setup.seats[d.seat];
    if (seat?.kind === 'human') {
      const automatic = scripted
        ? this.script?.asks(this.history.length)
          ? null
          : scripted
        : (this.orders.answer(this.game, d, choices, this.person) ?? this.automatic(d, choices));
      if (automatic) {
        this.take(automatic);
        return true;
      }
      if (this.person !== d.seat) {
        this.seat(null);
        this.handOverTo = d.seat;
      }
      return false;
    }
    const before = this.book.log.length;
    const choice = scripted ?? (await this.think(seat ? botNameOf(seat) : 'captain', d.seat));
    if (!choice || this.closed) return false;
    this.take(choice);
    if (this.book.log.length > before) {
      this.show(false);
      await this.flush();
      await this.waitForAnimations();
    }
    return true;
  }

  /** @returns the bot's choice; null if the question was canceled or no bot answers */
  private async think(bot: string, seat: Seat): Promise<Choice | null> {
    const { person } = this;
    const shown = setTimeout(() => {
      this.thinking = seat;
      if (person !== null) this.undoable = undoOf(this.history, person, (asked, choices) => this.automatic(asked, choices) !== null);
    }, THINKING_SHOWN_AFTER_MS);
    try {
      return await this.bots.choose(bot, this.game, seat);
    } catch (error) {
      if (!(error instanceof BotsUnavailable)) throw error;
      this.botsFailed = true;
      return null;
    } finally {
      clearTimeout(shown);
      this.thinking = null;
    }
  }

  /** Makes the bot that is thinking answer now. */
  hurry(): void {
    this.bots.hurry();
  }

  async playWithoutScript(): Promise<void> {
    this.script = null;
    await this.run();
  }

  private automatic(d: Decision, choices: readonly Choice[]): Choice | null {
    return automaticAnswer(d, choices, this.setup.skipIdle, preferences.cunningOnlyWhenUseful);
  }

  private take(choice: Choice): void {
    this.history.take(choice);
    this.writer.add(choice);
    this.book.append(this.history.events, this.person);
    this.orders.removeLapsed(this.game, this.person);
  }

  /** @param offer the decision is clear, and the player at the screen may be asked */
  private show(offer: boolean): void {
    const g = this.game;
    const d = decision(g);
    const { person } = this;
    const isMine = offer && d !== null && person !== null && d.seat === person;
    this.present = { view: view(g, person), decision: d, choices: isMine ? legal(g) : [], outcome: outcome(g) };
    this.length = this.history.length;
    if (isMine) this.undoable = undoOf(this.history, person, (asked, choices) => this.automatic(asked, choices) !== null);
    else this.undoable = { barrier: d ? 'otherSeat' : 'over' };
  }

  private async flush(): Promise<void> {
    const result = await this.writer.flush(outcome(this.game) !== null, notesOf(this.orders.all, [...this.answered]));
    if (result.kind === 'conflict') {
      this.close();
      this.isInOtherTab = true;
    }
    if (result.kind === 'failed') this.notice = result.why;
  }
}
