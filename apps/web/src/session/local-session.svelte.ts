/** A session of a local game: it runs the rules and the bots, and stores each choice. */
import { CHANCE, type Cost, costsOf, type Game, refusal, type Seat } from '@bb/kernel';
import type { BotControl, GameSession, HandOverControl, ScriptControl, UseOf, WholeGame } from '@bb/table-kit/session/game-session.ts';
import type { TurnMark } from '@bb/table-kit/session/history.ts';
import { Logbook } from '@bb/table-kit/session/logbook.svelte.ts';
import type { SeatSetup } from '@bb/table-kit/session/seat-setup.ts';
import type { GameOf, ReasonsOf, SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import { replayAddress } from '../shared/replay-address.ts';
import { run } from './local-play.ts';
import { LocalTable, type SessionInit } from './local-table.svelte.ts';
import type { RecordWithSeats } from './records.ts';
import { quietChoice } from './standing-orders.svelte.ts';

export class LocalSession<T extends SessionTypes> extends LocalTable<T> implements GameSession<T>, BotControl, WholeGame<T> {
  readonly bots: BotControl = this;
  readonly whole: WholeGame<T> = this;
  readonly sent = null;
  readonly sealed = null;
  readonly isLoadingUses = false;
  /** The player's last choice was refused, because the script has another one. */
  isOffScript = $state(false);
  private reasons = $state.raw<ReasonsOf<T> | null>(null);
  /** All rules, fetched when the player first has something to choose: what a choice costs is found by trying it. */
  private allRules = $state.raw<Game<GameOf<T>> | null>(null);
  private isFetchingRules = false;
  private readonly costs: ReadonlyMap<T['choice'], readonly Cost[]> = $derived.by(() => this.costsNow());

  constructor(game: SessionGame<T>, init: SessionInit<T>) {
    super(game, init);
    void game
      .reasons?.(init.table.seats, init.history, async () => (await import('./local-bots.ts')).botsOf(this).worker())
      ?.then((reasons) => {
        this.reasons = reasons;
      });
    this.updateRecap(0);
  }

  get haltReason(): string {
    return this.halt?.reason ?? '';
  }

  get seats(): readonly SeatSetup[] {
    return this.table.seats;
  }

  get asked(): readonly Seat[] {
    const { decision } = this.snapshot;
    return decision && !this.halt ? [decision.seat] : [];
  }

  /** Plays on until a player must choose or the game is over. */
  run(): Promise<void> {
    return this.halt ? Promise.resolve() : run(this);
  }

  /** The player at the screen chooses. The choice is stored before anything else happens. */
  async answer(choice: T['choice']): Promise<void> {
    const { person } = this;
    if (person === null || !this.mayChoose || !this.snapshot.choices.includes(choice)) return;
    const wanted = this.scripted?.(this.history.choices)?.wanted(this.snapshot.choices) ?? [];
    this.isOffScript = wanted.length > 0 && !wanted.includes(choice);
    if (this.isOffScript) return;
    this.isBusy = true;
    this.answeredNow = this.history.events.length;
    this.orders.lapsed = null;
    this.recap = null;
    this.take(choice);
    this.answered.set(person, this.history.length);
    this.show(false);
    await this.flush();
    this.isBusy = false;
    await this.run();
  }

  override show(offer: boolean): void {
    super.show(offer);
    if (this.isFetchingRules || this.present.choices.length < 2) return;
    this.isFetchingRules = true;
    // Without them the game is played all the same, and the buttons name no costs.
    void this.game.allRules().then(
      (rules) => {
        this.allRules = rules;
      },
      () => {
        this.isFetchingRules = false;
      },
    );
  }

  private costsNow(): ReadonlyMap<T['choice'], readonly Cost[]> {
    const { allRules } = this;
    const { choices } = this.snapshot;
    if (!allRules || this.replay || choices.length < 2) return new Map();
    return new Map(
      costsOf<GameOf<T>>(allRules, this.position, choices).flatMap(({ choice, costs }) => {
        const chosen = choices[choice];
        return chosen ? [[chosen, costs] as const] : [];
      }),
    );
  }

  costsOf(choice: T['choice']): readonly Cost[] {
    return this.costs.get(choice) ?? [];
  }

  uses(thing: T['thing']): readonly UseOf<T>[] {
    const { decision, choices, view } = this.snapshot;
    if (!decision || choices.length === 0) return [];
    const possible = this.game.uses?.(thing, decision, view, this.names) ?? [];
    return possible.map((choice) => ({ choice, rule: refusal(this.game.rules, this.position, choice)?.rule ?? null }));
  }

  get standingOrder(): T['standing'] | null {
    return this.orders.current;
  }

  get lapsed(): T['lapse'] | null {
    return this.orders.lapsed;
  }

  async passWithOrder(order: T['order']): Promise<void> {
    const { decision, choices } = this.snapshot;
    const pass = decision && quietChoice<T>(decision, choices);
    if (this.person === null || !this.mayChoose || !pass) return;
    this.orders.give(order, this.position, this.person);
    this.orders.show(this.person);
    await this.answer(pass);
  }

  async setStandingOrder(order: T['order']): Promise<void> {
    if (this.person === null || this.isClosed || this.replay !== null) return;
    this.orders.give(order, this.position, this.person);
    this.orders.show(this.person);
    await this.flush();
  }

  async cancelStandingOrder(): Promise<void> {
    if (this.person !== null) this.orders.cancel(this.person);
    this.orders.show(this.person);
    await this.flush();
  }

  hurry(): void {
    this.botClient?.hurry();
  }

  readonly handOver: HandOverControl = {
    sitDown: async (seat) => {
      this.seat(seat);
      this.handOverTo = null;
      this.orders.lapsed = null;
      this.updateRecap(0);
      await this.run();
    },
    pass:
      this.game.passUntilTurnEnds &&
      (async (seat) => {
        if (this.game.passUntilTurnEnds) this.orders.give(this.game.passUntilTurnEnds, this.position, seat);
        this.handOverTo = null;
        await this.run();
      }),
  };

  get script(): ScriptControl | undefined {
    if (!this.scripted) return undefined;
    const leave = async (): Promise<void> => {
      this.scripted = null;
      await this.run();
    };
    return { isOffScript: this.isOffScript, leave };
  }

  reasonOf(event: number): T['reason'] | null {
    return this.reasons?.of(this.history.lengthAtEvent(event) - 1) ?? null;
  }

  async record(): Promise<RecordWithSeats> {
    const [rules, { originalRecord, recordWithSeats }] = await Promise.all([this.game.allRules(), import('./records.ts')]);
    if (this.halt) return originalRecord(this.halt.original);
    const record = recordWithSeats(rules, this.table, this.history.choices, this.position);
    return { ...record, version: this.table.version };
  }

  get addressAt(): ((at: number | null) => Promise<string | null>) | undefined {
    if (!this.present.outcome || this.halt) return undefined;
    return async (at) => {
      const [rules, record, { linkOf }] = await Promise.all([this.game.allRules(), this.record(), import('./replay-link.ts')]);
      const link = await linkOf(rules, record);
      return link === null ? null : replayAddress(link, at);
    };
  }

  async playAgain(): Promise<string> {
    const { options, seats, skipIdle } = this.table;
    return (await import('./new-game.ts')).storeNewGame(this.game, { options, seats, skipIdle });
  }

  /** Stores a game of today's rules up to where a game of other rules stands still. @returns its id */
  async playOnFromHalt(): Promise<string> {
    return (await (await import('./store-copy.ts')).storeCopy(this.game, this.table, this.history)).id;
  }

  async whatIf(at: number, you: Seat): Promise<string> {
    return (await import('./what-if.ts')).createWhatIf(this, at, you);
  }

  /** The player's own seat; all views when the game is over. */
  get viewers(): readonly (Seat | null)[] {
    if (this.present.outcome) return [...this.seats.keys(), null];
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

  get answeredAt(): number {
    return this.replay ? this.history.eventCountAt(Math.max(0, this.replay.at - 1)) : this.answeredNow;
  }

  lookAt(at: number, seat = this.replay ? this.replay.seat : this.person): void {
    if (this.isClosed || !this.viewers.includes(seat)) return;
    const { decision, outcome, view } = this.game.rules;
    const after = Math.max(0, Math.min(at, this.history.length));
    const p = this.history.at(after);
    const snapshot = { view: view(p, seat), decision: decision(p), choices: [], outcome: outcome(p) };
    this.replay = { at: after, seat, snapshot, book: this.bookOf(seat), eventCount: this.history.eventCountAt(after) };
  }

  lookAtEvent(event: number): void {
    this.lookAt(this.history.lengthAtEvent(event));
  }

  private bookOf(seat: Seat | null): Logbook<T> {
    if (seat === this.person) return this.book;
    if (this.replay?.seat === seat) return this.replay.book;
    const book = new Logbook(this.game, () => this.names);
    book.append(this.history.events, seat);
    return book;
  }

  updateRecap(since: number): void {
    const answered = this.person === null ? undefined : this.answered.get(this.person);
    const to = this.history.events.length;
    if (answered === undefined || this.present.outcome) return;
    const from = this.history.eventCountAt(answered);
    const makers = this.history.makersSince(answered);
    if (to > Math.max(from, since) && makers.some((maker) => maker !== CHANCE && maker !== this.person)) this.recap = { from, to };
  }

  /** Another tab takes the table over: stores what is left to store, and closes. */
  async leave(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.flush();
    this.close();
    this.isInOtherTab = true;
  }
}
