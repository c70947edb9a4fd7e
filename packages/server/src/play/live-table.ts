/** A table in play: its position in memory, its choices in the choice log. */
import { CHANCE, type Choice, type ChoiceJson, type GameEvent, type Seat } from '@bb/engine';
import { Dice, generationOf, type OwnState, type PassOrder, seedOf, type WhenLate } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import type { AwaitedChoice } from '../notifications/notifications.ts';
import type { Rules } from '../rules/current-rules.ts';
import { rulesOf } from '../rules/kept-rules.ts';
import type { NewChoice } from '../storage/choice-log.ts';
import { gameRecordOf, type ProvenGameRecord } from '../tables/game-record.ts';
import type { TableRecord } from '../tables/table-record.ts';
import { type Player, seatOf } from '../tables/table-seats.ts';
import { vacationsOf } from '../tables/vacations.ts';
import { type Answer, forbidding, judged, refused, taken } from './choice-check.ts';
import { choiceText, readChoice } from './choice-text.ts';
import { Draft } from './draft.ts';
import { type BotsQuestion, PendingAnswers, type ReachedPosition } from './pending-answers.ts';
import { SeatPresence } from './seat-presence.ts';
import { AnswerStore, type EndedOrder, type StoredAnswer } from './secret-answer-store.ts';
import { type SealedAsk, windowOf } from './secret-ask.ts';
import { SeenMessages } from './seen-messages.ts';
import { SerialQueue } from './serial-queue.ts';
import type { StandingOrders } from './standing-orders.ts';
import { bodyOf, type StartedTable, versionOf } from './started-table.ts';
import { type Listener, Subscribers } from './subscribers.ts';
import type { TableHost } from './table-host.ts';
import type { TableSnapshot, Viewer, ViewerMessage } from './table-updates.ts';
import type { SeatChoice, WindowEffect } from './windows.ts';

export class LiveTable {
  readonly id: string;
  readonly pendingAnswers: PendingAnswers;
  readonly presence: SeatPresence;
  readonly #node: TableHost;
  readonly #store: AnswerStore;
  #body: TableRecord;
  /** Version of the table record. */
  #version: number;
  /** The rules that the table began with. */
  readonly #rules: Rules;
  readonly #dice: Dice;
  #now: ReachedPosition;
  readonly #answered = new SeenMessages();
  /** The choice count of the newest secret answer that was read here. */
  #heard = 0;
  /** Makes one choice at a time. */
  readonly #turns = new SerialQueue();
  readonly #subscribers: Subscribers;
  /** Until it begins, everybody who asks for a renewal shares it. */
  #renewal: Promise<void> | null = null;

  private constructor(id: string, node: TableHost, { record, version }: StartedTable) {
    this.id = id;
    this.#node = node;
    this.#store = new AnswerStore(node.db, node.choiceLog, id);
    this.#body = record;
    this.#version = version;
    this.#rules = rulesOf(record.engine);
    this.#subscribers = new Subscribers(this.#rules, node.choiceLog);
    this.#dice = new Dice(seedOf(record.seed), id, record.pinches);
    this.#now = { game: this.#rules.newGame(record.options), seq: 0, at: node.now() };
    this.pendingAnswers = new PendingAnswers(id, this.#rules, record, this.#now, node.downtimes);
    this.presence = new SeatPresence(this.pendingAnswers, node);
  }

  /** @throws Refused */
  static async open(id: string, node: TableHost): Promise<LiveTable> {
    const table = new LiveTable(id, node, await bodyOf(node.db, id));
    await table.#begin();
    return table;
  }

  /** Plays all stored choices. */
  async #begin(): Promise<void> {
    const { rewinds } = this.#body;
    this.#subscribers.begin();
    this.pendingAnswers.orders.replace(await this.#store.orders(rewinds.length));
    if (rewinds.length > 0)
      for (const one of await this.#store.thoughtsBefore(rewinds.length)) this.pendingAnswers.learn(one.generation, one);
    this.#heard = 0;
    this.#hear(await this.#store.answers(rewinds.length, 0));
    await this.#catchUp(false, true);
    await this.#chance();
    await this.#recall();
    await this.#askWhoIsAway();
  }

  get seq(): number {
    return this.#now.seq;
  }

  get isOver(): boolean {
    return this.#now.game.ending !== '';
  }

  /** Whether the game is over, or was ended by a vote: its dice are shown, and nobody can choose. */
  get #isEnded(): boolean {
    return this.isOver || this.#body.stage === 'aborted';
  }

  /** By seat: the player's id; null for a bot. */
  get people(): readonly (string | null)[] {
    return this.#body.seats.map((seat) => (seat.kind === 'person' ? seat.player : null));
  }

  /** The player who created the table, or the one to whom it passed: an id. */
  get host(): string {
    return this.#body.host;
  }

  /** The seats that the table waits for; null while it is paused or when it is over. */
  get awaited(): AwaitedChoice | null {
    const { pendingAnswers } = this;
    if (pendingAnswers.isPaused || this.isOver) return null;
    const table = { id: this.id, people: this.people };
    return { table, seats: pendingAnswers.waitsFor, seq: this.seq, dueAt: pendingAnswers.until };
  }

  /** The number of rewinds so far. */
  get rewinds(): number {
    return this.#body.rewinds.length;
  }

  get listeners(): number {
    return this.#subscribers.size;
  }

  /** The seat that a player sees the table from; null for a spectator; undefined if the player may not watch. */
  viewerOf(player: Player | null): Viewer | undefined {
    const seat = seatOf(this.#body, player);
    return seat === null && !this.#body.hasSpectators ? undefined : seat;
  }

  /** Calls the listener after each durable choice. @returns a function that stops it */
  listen(listener: Listener): () => void {
    return this.#subscribers.listen(listener);
  }

  /**
   * A seat makes choice number `seq`, or answers in the window that opened then. `key` identifies the message: sent again, it gets the same
   * answer and counts once. A choice is acknowledged when it is durable.
   */
  choose(seat: Seat, seq: number, json: unknown, key: string, rewinds?: number): Promise<Answer> {
    return this.#turns.do(async () => {
      if (rewinds !== undefined && rewinds > this.rewinds) await this.#readOn(false);
      // A message from before a rewind does not answer the present question.
      if (rewinds !== undefined && rewinds !== this.rewinds) return refused({ why: 'stale', seq: this.#now.seq });
      return this.#choose(seat, seq, json, key);
    });
  }

  /** Resolves when everything requested so far is done. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  async #choose(seat: Seat, seq: number, json: unknown, key: string): Promise<Answer> {
    // The client has seen more than this node: another node has written it.
    if (seq > this.#now.seq) await this.#readOn(false);
    const before = this.#answered.get(seat, key);
    if (before !== undefined) return taken(before);
    if (this.#isEnded) return refused({ why: 'notPlaying' });
    const choice = judged(this.#asked, seat, seq, json);
    if ('taken' in choice) return choice;
    if (this.pendingAnswers.askOf(seat)) return this.#answer(seat, choice, key);
    const { game } = this.#now;
    const isMade = await this.#tryAppend([{ seat, key, choice }]);
    if (isMade || this.#answered.has(seat, key)) return taken(seq);
    // It was not another choice that got in the way, but a change of the table record.
    if (this.#now.seq === seq && this.#now.game === game) return this.#choose(seat, seq, json, key);
    return refused({ why: 'stale', seq: this.#now.seq });
  }

  get #asked() {
    return { rules: this.#rules, reached: this.#now, pendingAnswers: this.pendingAnswers };
  }

  /** For each choice: the rule that forbids it to this seat, or null if none does. Null if the seat is not asked. @throws BadInput */
  why(seat: Seat, seq: number, choices: readonly unknown[]): readonly (string | null)[] | null {
    return forbidding(this.#asked, seat, seq, choices);
  }

  /** As a secret answer, unless it counts at once. */
  async #answer(seat: Seat, choice: Choice, key: string): Promise<Answer> {
    const { pendingAnswers } = this;
    const { seq } = this.#now;
    const before = pendingAnswers.window;
    const [effect] = pendingAnswers.step({ type: 'seal', seat, choice, key }, this.#node.now());
    const after = pendingAnswers.window;
    try {
      switch (effect?.type) {
        case 'refuse':
          return refused(effect.refusal);
        case 'resolve': {
          await this.#tryAppend(effect.choices);
          const made = this.#answered.get(seat, key);
          return made === undefined ? refused({ why: 'stale', seq: this.#now.seq }) : taken(made);
        }
        case 'store':
          await this.#keep(effect);
          break;
        case undefined:
      }
    } catch (error) {
      pendingAnswers.replaceWindow(after, before);
      throw error;
    }
    this.#node.replan();
    await this.#open();
    return taken(seq, true);
  }

  /** Stores a secret answer. Resolves when it is durable. */
  async #keep({ seat, answer, thoughtMs: thought }: Extract<WindowEffect, { readonly type: 'store' }>): Promise<void> {
    const { seq } = this.#now;
    const { choice, key, at } = answer;
    await this.#store.seal(this.rewinds, { seq, seat, key, at, thought, body: choiceText(this.#rules, choice) });
    this.#answered.add(seat, key, seq);
    this.pendingAnswers.learn(this.rewinds, { seat, seq, thought });
    this.#node.tellOthers();
    this.#node.sealed(this.people, seat);
  }

  /** Sets the seat's standing order; null removes it. Resolves when that is durable. */
  order(seat: Seat, order: PassOrder | null): Promise<OwnState> {
    return this.#turns.do(async () => {
      const { orders } = this.pendingAnswers;
      const { game, seq } = this.#now;
      const at = this.#node.now();
      const about = this.pendingAnswers.askOf(seat)?.decision.about;
      const given = order && { seat, seq, at, order: orders.made(order, game, seat, about) };
      const before = orders.seqOf(seat);
      if (given) await this.#store.order(this.rewinds, given);
      else if (before !== null) await this.#store.end(this.rewinds, [{ seat, seq: before }]);
      orders.set(seat, given);
      this.#node.tellOthers();
      this.#node.replan();
      await this.#open();
      return this.pendingAnswers.own(seat);
    });
  }

  /** Sets what happens when the seat runs out of time. Resolves when that is durable. */
  whenLate(seat: Seat, does: WhenLate): Promise<OwnState> {
    return this.#turns.do(async () => {
      const player = this.people[seat] ?? null;
      if (player === null) throw new Refused('notSeated');
      await this.#store.late(player, does);
      this.pendingAnswers.whenLate = await this.#store.whenLate();
      this.#node.tellOthers();
      this.#node.replan();
      return this.pendingAnswers.own(seat);
    });
  }

  /** In a window, stores what a bot chose for a player who may run out of time. */
  standIn({ seat, seq, bot }: BotsQuestion, rewinds: number, json: unknown): Promise<Answer> {
    return this.#turns.do(async () => {
      if (this.#isEnded) return refused({ why: 'notPlaying' });
      const choice = rewinds === this.rewinds ? judged(this.#asked, seat, seq, json) : refused({ why: 'stale', seq: this.seq });
      if ('taken' in choice) return choice;
      this.pendingAnswers.standIn(seat, bot, choice);
      return taken(seq, true);
    });
  }

  /** Does what is due: opens a window, or acts for a player who ran out of time. */
  tick(): Promise<void> {
    return this.#turns.do(async () => {
      const now = this.#node.now();
      if (this.pendingAnswers.due(now).length > 0) await this.#recall();
      if (this.pendingAnswers.isLate(now)) await this.#askWhoIsAway();
      await this.#open();
    });
  }

  /** In turn-based games, the clock of a player on vacation stands still. */
  async #askWhoIsAway(): Promise<void> {
    if (this.#body.clock?.kind === 'turns') this.pendingAnswers.vacations = await vacationsOf(this.#node.db, this.people, this.#now.at);
  }

  async #open(): Promise<void> {
    const due = this.pendingAnswers.due(this.#node.now());
    if (due.length > 0) await this.#tryAppend(due);
  }

  /** Reads secret answers and orders that another node has stored. */
  recall(): Promise<void> {
    return this.#turns.do(() => this.#recall());
  }

  async #recall(): Promise<void> {
    const { length } = this.#body.rewinds;
    const { seq } = this.#now;
    const [answers, stored, whenLate] = await Promise.all([
      this.#store.answers(length, this.#heard),
      this.#store.orders(length),
      this.#store.whenLate(),
    ]);
    const orders = this.pendingAnswers.orders.copy();
    const ended: EndedOrder[] = stored.filter((one) => orders.isEnded(one));
    // Another node has stored the order; what has happened since may have ended it.
    const isLate = stored.some((one) => one.seq < seq && orders.isNew(one));
    orders.replace(stored);
    if (isLate) ended.push(...orders.follow(this.#body.options, (await this.#node.choiceLog.read(this.id)).slice(0, seq)));
    this.#hear(answers);
    this.pendingAnswers.recall(answers, orders, this.#node.now());
    this.pendingAnswers.whenLate = whenLate;
    this.#forget(ended);
  }

  #hear(answers: readonly StoredAnswer[]): void {
    for (const one of answers) {
      this.#answered.add(one.seat, one.key, one.seq);
      this.pendingAnswers.learn(this.rewinds, one);
      this.#heard = one.seq;
    }
  }

  /** The table goes on even if this fails: an ended order is recognized as ended whenever it is read again, and is deleted then. */
  #forget(ended: readonly EndedOrder[]): void {
    const { rewinds } = this;
    if (ended.length > 0) this.#turns.do(() => this.#store.end(rewinds, ended)).catch(() => undefined);
  }

  /** @returns false if the choices were not made, because others were written first; those have been read */
  async #tryAppend(choices: readonly SeatChoice[]): Promise<boolean> {
    let fault: unknown = null;
    const isMade = await this.#append(choices).catch((error: unknown) => {
      fault = error ?? new Error('unknown');
      return false;
    });
    if (isMade) return true;
    // Another node was first, or the outcome is unknown: what is written counts, and in the latter case other nodes don't know of it yet.
    if (fault === null) await this.#readWhatWasInTheWay(false);
    else await this.#readOn(true);
    if (fault !== null && !choices.some(({ seat, key }) => key !== null && this.#answered.has(seat, key))) throw fault;
    return false;
  }

  /** Plays these choices, and all that Chance does after them, on a copy, which becomes the table when it is durable. @returns false if another node was first */
  async #append(choices: readonly SeatChoice[]): Promise<boolean> {
    const from = this.#now;
    const { pendingAnswers } = this;
    const at = this.#node.now();
    const draft = new Draft(this.#rules, from, pendingAnswers.orders);
    const made: NewChoice[] = [];
    const make = ({ seat, key, choice }: SeatChoice): void => {
      draft.play(choice);
      made.push({ seat, key, body: choiceText(this.#rules, choice) });
    };
    for (const one of choices) make(one);
    for (;;) {
      const one = this.#byItself(draft);
      if (!one) break;
      make(one);
    }
    if (made.length === 0) return true;
    const now = draft.reached(at);
    const asks = windowOf(this.#rules, now.game);
    const wakeAt = pendingAnswers.wakeAt(now, asks);
    if (!(await this.#node.choiceLog.append(this.id, from.seq, this.#version, made, wakeAt))) return false;
    for (const [i, { seat, key }] of choices.entries()) if (key !== null) this.#answered.add(seat, key, from.seq + i);
    for (const { seat } of choices.slice(0, 1)) pendingAnswers.passed(from, seat, at);
    this.#reach(now, asks, draft.orders);
    this.#tell(from, draft.events, true);
    this.#forget(draft.ended);
    return true;
  }

  /** The choices that follow although nobody chooses; null if the table waits for a player. */
  #byItself({ game, seq, orders }: Draft): SeatChoice | null {
    if (!game.ask) return null;
    if (this.#rules.seatToChoose(game) !== CHANCE) return this.pendingAnswers.passAtOnce(game, orders);
    const offered = this.#rules.legal(game);
    const choice = offered[offered.length === 1 ? 0 : this.#dice.throw(seq, generationOf(this.#body.rewinds, seq), offered.length)];
    if (!choice) throw new Error(`Chance has no choice at ${this.id}/${seq}`);
    return { seat: CHANCE, key: null, choice };
  }

  #reach(now: ReachedPosition, asks: readonly SealedAsk[], orders: StandingOrders): void {
    this.#now = now;
    this.pendingAnswers.reach(now, asks, orders);
    this.#node.replan();
  }

  /** Makes the choices of Chance that are due at the start of a game, or because a node died before it wrote them. */
  async #chance(): Promise<void> {
    while (!(await this.#append([]))) await this.#readWhatWasInTheWay(false);
  }

  /** Plays written choices that are unknown here. `isOurs`: this node may have written them. */
  async #catchUp(isOurs: boolean, isSilent = false): Promise<void> {
    const from = this.#now;
    const stored = await this.#node.choiceLog.read(this.id, from.seq);
    // If the game was rewound and this node was not told, they follow a different past.
    if ((await versionOf(this.#node.db, this.id)) !== this.#version) return this.#readOn(isOurs, isSilent);
    if (stored.length === 0) return;
    const draft = new Draft(this.#rules, from, this.pendingAnswers.orders);
    let last = from;
    for (const { seat, seq, key, body, at } of stored) {
      const choice = readChoice(this.#rules, body, `choices[${seq}]`);
      this.pendingAnswers.passed(last, seat, at);
      // Checked: a node with different rules must fail, and not play a different game.
      draft.choose(choice);
      if (key !== null) this.#answered.add(seat, key, seq);
      last = { game: draft.game, seq: draft.seq, at };
    }
    this.#reach(draft.reached(last.at), windowOf(this.#rules, draft.game), draft.orders);
    if (isSilent) this.#subscribers.pass(draft.events);
    else this.#tell(from, draft.events, isOurs);
    this.#forget(draft.ended);
  }

  /** Another node has written choices. */
  refresh(): Promise<void> {
    return this.#turns.do(() => this.#catchUp(false));
  }

  /** The table record has changed: its seats, or a rewind. */
  renew(): Promise<void> {
    this.#renewal ??= this.#turns.do(() => {
      this.#renewal = null;
      return this.#readOn(false);
    });
    return this.#renewal;
  }

  /** After an append that was refused: somebody else has written choices or changed the table record. */
  async #readWhatWasInTheWay(isOurs: boolean): Promise<void> {
    const [{ seq }, version] = [this.#now, this.#version];
    await this.#readOn(isOurs);
    if (this.#now.seq === seq && this.#version === version) throw new Error(`the choices of ${this.id} are not as many as its head says`);
  }

  async #readOn(isOurs: boolean, isSilent = false): Promise<void> {
    const { record, version, head } = await bodyOf(this.#node.db, this.id);
    const isRewound = record.rewinds.length !== this.#body.rewinds.length;
    this.#body = record;
    this.#version = version;
    this.pendingAnswers.body = record;
    this.#node.replan();
    if (!isRewound) return head === this.#now.seq ? undefined : this.#catchUp(isOurs, isSilent);
    this.#answered.clear();
    this.#now = { game: this.#rules.newGame(record.options), seq: 0, at: this.#node.now() };
    this.pendingAnswers.restart();
    await this.#begin();
    // Subscribers must start over: no update leads back.
    this.#tell(this.#now, [], false);
  }

  #tell(from: ReachedPosition, events: readonly GameEvent[], isOurs: boolean): void {
    this.#subscribers.tell(() => this.#scene, from, events, isOurs);
  }

  /**
   * For a client that arrives: what is new since it knew `since` choices, after `rewinds` rewinds; everything, if it knows none or has seen choices that
   * were rewound. Waits for changes under way, so that nobody sees half of a rewind.
   */
  told(viewer: Viewer, since?: number, rewinds = 0): Promise<ViewerMessage> {
    return this.#turns.do(async () => {
      if (since !== undefined && since > this.#now.seq) await this.#readOn(false);
      // What the client knows was rewound, or is not written here.
      if (since === undefined || rewinds !== this.rewinds || since > this.#now.seq) return this.#subscribers.state(this.#scene, viewer);
      return this.#subscribers.since(since, this.#scene, viewer);
    });
  }

  get #scene(): TableSnapshot {
    return {
      id: this.id,
      rules: this.#rules,
      record: this.#body,
      reached: this.#now,
      asked: this.#rules.decision(this.#now.game),
      outcome: this.#rules.outcome(this.#now.game),
      pendingAnswers: this.pendingAnswers,
      clock: this.pendingAnswers.clockFace(this.#node.now()),
      isEnded: this.#isEnded,
    };
  }

  /** The record of the game, with its players and the proof of its dice. @throws Refused while the game goes on */
  async record(): Promise<ProvenGameRecord> {
    const { game, seq } = this.#now;
    if (game.ending === '') throw new Refused('notOver');
    const choices = (await this.#node.choiceLog.read(this.id)).slice(0, seq).map(({ body }): ChoiceJson => JSON.parse(body));
    return gameRecordOf(this.id, this.#body, choices, this.#rules.outcome(game));
  }
}
