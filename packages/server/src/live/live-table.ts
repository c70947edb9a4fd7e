/** A table that is being played: its position in memory, its choices in the ledger. */
import { CHANCE, type Choice, type ChoiceJson, type GameEvent, type Seat } from '@bb/engine';
import { Dice, generationOf, type Own, type PassOrder, seedOf, type WhenLate } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import type { Awaited } from '../notices/notices.ts';
import { rulesOf } from '../rules/rules.ts';
import type { Rules } from '../rules/today.ts';
import type { NewChoice } from '../storage/ledger.ts';
import { type Player, seatOf } from '../tables/seats.ts';
import type { TableBody } from '../tables/table-body.ts';
import { recordOf, type TableRecord } from '../tables/table-record.ts';
import { vacationsOf } from '../tables/vacations.ts';
import { Answered } from './answered.ts';
import { Audience, type Listener } from './audience.ts';
import { choiceText, readChoice } from './choice-text.ts';
import { Draft } from './draft.ts';
import { InTurn } from './in-turn.ts';
import { type Answer, forbidding, judged, refused, taken } from './judging.ts';
import { Lookers } from './lookers.ts';
import type { Node } from './node.ts';
import type { Move } from './open-window.ts';
import type { Orders } from './orders.ts';
import { type BotsQuestion, Questions, type Reached } from './questions.ts';
import { type EndedOrder, type SealedAnswer, SealedStore } from './sealed-store.ts';
import { bodyOf, type StoredBody, versionOf } from './stored-body.ts';
import type { Scene, Told, Viewer } from './telling.ts';
import { type SealedAsk, windowOf } from './window.ts';

export class LiveTable {
  readonly id: string;
  readonly questions: Questions;
  readonly lookers: Lookers;
  readonly #node: Node;
  readonly #store: SealedStore;
  #body: TableBody;
  /** Of the body. */
  #version: number;
  /** Those it began with. */
  readonly #rules: Rules;
  readonly #dice: Dice;
  #now: Reached;
  readonly #answered = new Answered();
  /** At which question the last of them was sealed that was read here. */
  #heard = 0;
  /** One choice at a time. */
  readonly #turns = new InTurn();
  readonly #audience: Audience;
  /** Until it begins it is everybody's. */
  #renewal: Promise<void> | null = null;

  private constructor(id: string, node: Node, { body, version }: StoredBody) {
    this.id = id;
    this.#node = node;
    this.#store = new SealedStore(node.db, node.ledger, id);
    this.#body = body;
    this.#version = version;
    this.#rules = rulesOf(body.engine);
    this.#audience = new Audience(this.#rules, node.ledger);
    this.#dice = new Dice(seedOf(body.seed), id, body.pinches);
    this.#now = { game: this.#rules.newGame(body.options), seq: 0, at: node.now() };
    this.questions = new Questions(id, this.#rules, body, this.#now);
    this.lookers = new Lookers(this.questions, node);
  }

  /** @throws Refused; BadInput for one that this server can't read. */
  static async open(id: string, node: Node): Promise<LiveTable> {
    const table = new LiveTable(id, node, await bodyOf(node.db, id));
    await table.#begin();
    return table;
  }

  /** From its first choice on, up to now. */
  async #begin(): Promise<void> {
    const { rewinds } = this.#body;
    this.#audience.begin();
    this.questions.orders.replace(await this.#store.orders(rewinds.length));
    if (rewinds.length > 0) for (const one of await this.#store.thoughtsBefore(rewinds.length)) this.questions.learn(one.generation, one);
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

  /** To its end, or by agreement before it: its dice are shown, and nobody chooses any more. */
  get #isEnded(): boolean {
    return this.isOver || this.#body.stage === 'aborted';
  }

  /** By seat: the player's id; null for a bot. */
  get people(): readonly (string | null)[] {
    return this.#body.seats.map((seat) => (seat.kind === 'person' ? seat.player : null));
  }

  /** Whom the table waits for; null: it is paused, or over. */
  get awaited(): Awaited | null {
    const { questions } = this;
    if (questions.isPaused || this.isOver) return null;
    const table = { id: this.id, people: this.people };
    return { table, seats: questions.waitsFor, seq: this.seq, dueAt: questions.until };
  }

  /** How often it has been rewound. */
  get rewinds(): number {
    return this.#body.rewinds.length;
  }

  get listeners(): number {
    return this.#audience.size;
  }

  /** Whose eyes a player has here; undefined: he may not look. */
  viewerOf(player: Player | null): Viewer | undefined {
    const seat = seatOf(this.#body, player);
    return seat === null && !this.#body.hasSpectators ? undefined : seat;
  }

  /** Hears of every choice that is durable. Yields what stops it. */
  listen(listener: Listener): () => void {
    return this.#audience.listen(listener);
  }

  /**
   * A seat makes choice number `seq`, or answers in the window that opened then. `key` names the message: sent again, it gets the same
   * answer and counts once. What is taken is durable.
   */
  choose(seat: Seat, seq: number, json: unknown, key: string, rewinds?: number): Promise<Answer> {
    return this.#turns.do(async () => {
      if (rewinds !== undefined && rewinds > this.rewinds) await this.#readOn(false);
      // Said before the table was rewound, it is not meant for what is asked now.
      if (rewinds !== undefined && rewinds !== this.rewinds) return refused({ why: 'stale', seq: this.#now.seq });
      return this.#choose(seat, seq, json, key);
    });
  }

  /** Resolves when all that it was asked for by now is done. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  async #choose(seat: Seat, seq: number, json: unknown, key: string): Promise<Answer> {
    // He knows more than this node: another one has written it.
    if (seq > this.#now.seq) await this.#readOn(false);
    const before = this.#answered.get(seat, key);
    if (before !== undefined) return taken(before);
    if (this.#isEnded) return refused({ why: 'notPlaying' });
    const choice = judged(this.#asked, seat, seq, json);
    if ('taken' in choice) return choice;
    if (this.questions.askOf(seat)) return this.#answer(seat, choice, key);
    const { game } = this.#now;
    const isMade = await this.#tryAppend([{ seat, key, choice }]);
    if (isMade || this.#answered.has(seat, key)) return taken(seq);
    // It was not a choice that was in the way, but a change of who sits there.
    if (this.#now.seq === seq && this.#now.game === game) return this.#choose(seat, seq, json, key);
    return refused({ why: 'stale', seq: this.#now.seq });
  }

  get #asked() {
    return { rules: this.#rules, reached: this.#now, questions: this.questions };
  }

  /** By choice: the rule that forbids it to this seat, null: none does. Null: it is not asked that. @throws BadInput */
  why(seat: Seat, seq: number, choices: readonly unknown[]): readonly (string | null)[] | null {
    return forbidding(this.#asked, seat, seq, choices);
  }

  /** Under seal, unless it counts at once. */
  async #answer(seat: Seat, choice: Choice, key: string): Promise<Answer> {
    const { questions } = this;
    const { seq } = this.#now;
    const now = this.#node.now();
    const before = questions.given(seat);
    const thought = questions.thought(seat, now);
    questions.give(seat, { choice, key, at: now });
    try {
      const due = questions.due(now);
      if (due.some((move) => move.key === key && move.seat === seat)) {
        await this.#tryAppend(due);
        const made = this.#answered.get(seat, key);
        if (made !== undefined) return taken(made);
        return refused({ why: 'stale', seq: this.#now.seq });
      }
      if (this.#body.seats[seat]?.kind === 'person') {
        const body = choiceText(this.#rules, choice);
        await this.#store.seal(this.rewinds, { seq, seat, key, at: now, thought, body });
        this.#answered.add(seat, key, seq);
        questions.learn(this.rewinds, { seat, seq, thought });
        this.#node.tellOthers();
        this.#node.sealed(this.people, seat);
      }
    } catch (error) {
      questions.give(seat, before);
      throw error;
    }
    this.#node.replan();
    await this.#open();
    return taken(seq, true);
  }

  /** Passes in advance, from now on; null: wants to be asked again. Resolves when it is durable. */
  order(seat: Seat, order: PassOrder | null): Promise<Own> {
    return this.#turns.do(async () => {
      const { orders } = this.questions;
      const { game, seq } = this.#now;
      const at = this.#node.now();
      const about = this.questions.askOf(seat)?.decision.about;
      const given = order && { seat, seq, at, order: orders.made(order, game, seat, about) };
      const before = orders.seqOf(seat);
      if (given) await this.#store.order(this.rewinds, given);
      else if (before !== null) await this.#store.end(this.rewinds, [{ seat, seq: before }]);
      orders.set(seat, given);
      this.#node.tellOthers();
      this.#node.replan();
      await this.#open();
      return this.questions.own(seat);
    });
  }

  /** What is to happen when the seat's time is over. Resolves when it is durable. */
  whenLate(seat: Seat, does: WhenLate): Promise<Own> {
    return this.#turns.do(async () => {
      const player = this.people[seat] ?? null;
      if (player === null) throw new Refused('notSeated');
      await this.#store.late(player, does);
      this.questions.whenLate = await this.#store.whenLate();
      this.#node.tellOthers();
      this.#node.replan();
      return this.questions.own(seat);
    });
  }

  /** In a window a bot has chosen for a person whose time may run out. */
  standIn({ seat, seq, bot }: BotsQuestion, rewinds: number, json: unknown): Promise<Answer> {
    return this.#turns.do(async () => {
      if (this.#isEnded) return refused({ why: 'notPlaying' });
      const choice = rewinds === this.rewinds ? judged(this.#asked, seat, seq, json) : refused({ why: 'stale', seq: this.seq });
      if ('taken' in choice) return choice;
      this.questions.standIn(seat, bot, choice);
      return taken(seq, true);
    });
  }

  /** Does what time has brought: opens a window, or finds that somebody has had his time. */
  tick(): Promise<void> {
    return this.#turns.do(async () => {
      const now = this.#node.now();
      if (this.questions.due(now).length > 0) await this.#recall();
      if (this.questions.isLate(now)) await this.#askWhoIsAway();
      await this.#open();
    });
  }

  /** By turns, whoever is on vacation has time until he is back. */
  async #askWhoIsAway(): Promise<void> {
    if (this.#body.clock?.kind === 'turns') this.questions.vacations = await vacationsOf(this.#node.db, this.people, this.#now.at);
  }

  async #open(): Promise<void> {
    const due = this.questions.due(this.#node.now());
    if (due.length > 0) await this.#tryAppend(due);
  }

  /** Sealed answers and orders are new on another node. */
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
    const orders = this.questions.orders.copy();
    const ended: EndedOrder[] = stored.filter((one) => orders.isEnded(one));
    // Given on another node; what has happened since may have ended it.
    const isLate = stored.some((one) => one.seq < seq && orders.isNew(one));
    orders.replace(stored);
    if (isLate) ended.push(...orders.follow(this.#body.options, (await this.#node.ledger.read(this.id)).slice(0, seq)));
    this.#hear(answers);
    this.questions.recall(answers, orders);
    this.questions.whenLate = whenLate;
    this.#forget(ended);
  }

  #hear(answers: readonly SealedAnswer[]): void {
    for (const one of answers) {
      this.#answered.add(one.seat, one.key, one.seq);
      this.questions.learn(this.rewinds, one);
      this.#heard = one.seq;
    }
  }

  /** Whatever becomes of it, the table goes on: an order that is over is known to be so whenever it is read again, and then forgotten. */
  #forget(ended: readonly EndedOrder[]): void {
    const { rewinds } = this;
    if (ended.length > 0) this.#turns.do(() => this.#store.end(rewinds, ended)).catch(() => undefined);
  }

  /** False: it is not made, and what is written instead has been read. */
  async #tryAppend(moves: readonly Move[]): Promise<boolean> {
    let fault: unknown = null;
    const isMade = await this.#append(moves).catch((error: unknown) => {
      fault = error ?? new Error('unknown');
      return false;
    });
    if (isMade) return true;
    // Another node was faster, or nobody knows how it ended: what is written counts, and in the latter case others don't know of it.
    if (fault === null) await this.#readWhatWasInTheWay(false);
    else await this.#readOn(true);
    if (fault !== null && !moves.some(({ seat, key }) => key !== null && this.#answered.has(seat, key))) throw fault;
    return false;
  }

  /** Plays these and all that Chance does after them on a copy; the copy is the table when it is durable. False: somebody else was faster. */
  async #append(moves: readonly Move[]): Promise<boolean> {
    const from = this.#now;
    const { questions } = this;
    const at = this.#node.now();
    const draft = new Draft(this.#rules, from, questions.orders);
    const made: NewChoice[] = [];
    const make = ({ seat, key, choice }: Move): void => {
      draft.play(choice);
      made.push({ seat, key, body: choiceText(this.#rules, choice) });
    };
    for (const move of moves) make(move);
    for (;;) {
      const move = this.#byItself(draft);
      if (!move) break;
      make(move);
    }
    if (made.length === 0) return true;
    const now = draft.reached(at);
    const asks = windowOf(this.#rules, now.game);
    const wakeAt = questions.wakeAt(now, asks);
    if (!(await this.#node.ledger.append(this.id, from.seq, this.#version, made, wakeAt))) return false;
    for (const [i, { seat, key }] of moves.entries()) if (key !== null) this.#answered.add(seat, key, from.seq + i);
    for (const { seat } of moves.slice(0, 1)) questions.passed(from, seat, at);
    this.#reach(now, asks, draft.orders);
    this.#tell(from, draft.events, true);
    this.#forget(draft.ended);
    return true;
  }

  /** What happens there though nobody chooses; null: the table waits. */
  #byItself({ game, seq, orders }: Draft): Move | null {
    if (!game.ask) return null;
    if (this.#rules.seatToChoose(game) !== CHANCE) return this.questions.passAtOnce(game, orders);
    const offered = this.#rules.legal(game);
    const choice = offered[offered.length === 1 ? 0 : this.#dice.throw(seq, generationOf(this.#body.rewinds, seq), offered.length)];
    if (!choice) throw new Error(`Chance has no choice at ${this.id}/${seq}`);
    return { seat: CHANCE, key: null, choice };
  }

  #reach(now: Reached, asks: readonly SealedAsk[], orders: Orders): void {
    this.#now = now;
    this.questions.reach(now, asks, orders);
    this.#node.replan();
  }

  /** What Chance owes, at the start of a game or where a node has died before it was written. */
  async #chance(): Promise<void> {
    while (!(await this.#append([]))) await this.#readWhatWasInTheWay(false);
  }

  /** Plays what is written and not known here. `isOurs`: it may be of this node. */
  async #catchUp(isOurs: boolean, isSilent = false): Promise<void> {
    const from = this.#now;
    const stored = await this.#node.ledger.read(this.id, from.seq);
    // If it was rewound meanwhile, and nobody told this node, they lead on from another past.
    if ((await versionOf(this.#node.db, this.id)) !== this.#version) return this.#readOn(isOurs, isSilent);
    if (stored.length === 0) return;
    const draft = new Draft(this.#rules, from, this.questions.orders);
    let last = from;
    for (const { seat, seq, key, body, at } of stored) {
      const choice = readChoice(this.#rules, body, `choices[${seq}]`);
      this.questions.passed(last, seat, at);
      // Checked: a node of another version is to fail, not to play another game.
      draft.choose(choice);
      if (key !== null) this.#answered.add(seat, key, seq);
      last = { game: draft.game, seq: draft.seq, at };
    }
    this.#reach(draft.reached(last.at), windowOf(this.#rules, draft.game), draft.orders);
    if (isSilent) this.#audience.pass(draft.events);
    else this.#tell(from, draft.events, isOurs);
    this.#forget(draft.ended);
  }

  /** Another node has written something. */
  refresh(): Promise<void> {
    return this.#turns.do(() => this.#catchUp(false));
  }

  /** What is stored of the table beside its choices has changed: who sits there, or to where it was rewound. */
  renew(): Promise<void> {
    this.#renewal ??= this.#turns.do(() => {
      this.#renewal = null;
      return this.#readOn(false);
    });
    return this.#renewal;
  }

  /** After an append that was refused: somebody has written, or changed the body. */
  async #readWhatWasInTheWay(isOurs: boolean): Promise<void> {
    const [{ seq }, version] = [this.#now, this.#version];
    await this.#readOn(isOurs);
    if (this.#now.seq === seq && this.#version === version) throw new Error(`the choices of ${this.id} are not as many as its head says`);
  }

  async #readOn(isOurs: boolean, isSilent = false): Promise<void> {
    const { body, version, head } = await bodyOf(this.#node.db, this.id);
    const isRewound = body.rewinds.length !== this.#body.rewinds.length;
    this.#body = body;
    this.#version = version;
    this.questions.body = body;
    this.#node.replan();
    if (!isRewound) return head === this.#now.seq ? undefined : this.#catchUp(isOurs, isSilent);
    this.#answered.clear();
    this.#now = { game: this.#rules.newGame(body.options), seq: 0, at: this.#node.now() };
    this.questions.restart();
    await this.#begin();
    // Who follows it has to begin anew: no update leads back.
    this.#tell(this.#now, [], false);
  }

  #tell(from: Reached, events: readonly GameEvent[], isOurs: boolean): void {
    this.#audience.tell(() => this.#scene, from, events, isOurs);
  }

  /**
   * For who comes: what is new to him who knows so many choices, after so many rewinds; else, or where he knows more than there is, all.
   * When what is under way is done: nobody sees half of a rewind.
   */
  told(viewer: Viewer, since?: number, rewinds = 0): Promise<Told> {
    return this.#turns.do(async () => {
      if (since !== undefined && since > this.#now.seq) await this.#readOn(false);
      // What he knows was taken back, or is not written here.
      if (since === undefined || rewinds !== this.rewinds || since > this.#now.seq) return this.#audience.state(this.#scene, viewer);
      return this.#audience.since(since, this.#scene, viewer);
    });
  }

  get #scene(): Scene {
    return {
      id: this.id,
      rules: this.#rules,
      body: this.#body,
      reached: this.#now,
      asked: this.#rules.decision(this.#now.game),
      outcome: this.#rules.outcome(this.#now.game),
      questions: this.questions,
      clock: this.questions.clockFace(this.#node.now()),
      isEnded: this.#isEnded,
    };
  }

  /** The whole game, with who sat where and the proof of its dice. @throws Refused while it goes on. */
  async record(): Promise<TableRecord> {
    const { game, seq } = this.#now;
    if (game.ending === '') throw new Refused('notOver');
    const choices = (await this.#node.ledger.read(this.id)).slice(0, seq).map(({ body }): ChoiceJson => JSON.parse(body));
    return recordOf(this.id, this.#body, choices, this.#rules.outcome(game));
  }
}
