/** A table that is being played: its position in memory, its choices in the ledger. */
import {
  CHANCE,
  type Choice,
  choiceFromJson,
  choiceToJson,
  clone,
  decision,
  type Game,
  type GameEvent,
  legal,
  newGame,
  outcome,
  play,
  redact,
  refusal,
  type Seat,
  seatToChoose,
  choose as take,
  view,
} from '@bb/engine';
import {
  Dice,
  diffView,
  generationOf,
  PROTOCOL,
  type Refusal,
  type Standing,
  seedOf,
  type TableState,
  type TableUpdate,
} from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import type { Ledger, NewChoice } from '../storage/ledger.ts';
import type { Db } from '../storage/schema.ts';
import { nameOf, pinchesOf, proofOf, readTableBody, sealOf, type TableBody } from '../tables/table-body.ts';
import { type Player, seatOf } from '../tables/tables.ts';

/** Whose eyes: a seat, or a spectator's. */
export type Viewer = Seat | null;
/** `isOurs`: this node has written it. */
export type Listener = (updateFor: (viewer: Viewer) => TableUpdate, isOurs: boolean) => void;

export type Answer = { readonly taken: true; readonly seq: number } | { readonly taken: false; readonly refusal: Refusal };
const refused = (refusal: Refusal): Answer => ({ taken: false, refusal });

/** A position, and how many choices have led to it. */
interface Reached {
  readonly game: Game;
  readonly seq: number;
}

export class LiveTable {
  readonly id: string;
  readonly #ledger: Ledger;
  readonly #body: TableBody;
  readonly #dice: Dice;
  #now: Reached;
  /** By seat and message: the choice that it has made. */
  readonly #answered = new Map<string, number>();
  /** One choice at a time. */
  #turn: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<Listener>();

  private constructor(id: string, ledger: Ledger, body: TableBody) {
    this.id = id;
    this.#ledger = ledger;
    this.#body = body;
    this.#dice = new Dice(seedOf(body.seed), id, pinchesOf(body));
    this.#now = { game: newGame(body.options), seq: 0 };
  }

  /** @throws Refused; BadInput for one that this server can't read. */
  static async open(id: string, db: Db, ledger: Ledger): Promise<LiveTable> {
    const table = new LiveTable(id, ledger, await bodyOf(db, id));
    await table.#catchUp(false);
    await table.#chance();
    return table;
  }

  get seq(): number {
    return this.#now.seq;
  }

  get isOver(): boolean {
    return this.#now.game.ending !== '';
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  /** The question that a bot is asked, and a position to think about, which nobody else changes; null: a person is asked, or nobody. */
  get botsTurn(): { readonly bot: string; readonly seat: Seat; readonly seq: number; readonly game: Game } | null {
    const { game, seq } = this.#now;
    const seat = this.#body.seats[game.ask ? seatToChoose(game) : CHANCE];
    return seat?.kind === 'bot' ? { bot: seat.bot, seat: seatToChoose(game), seq, game } : null;
  }

  /** Whose eyes a player has here; undefined: he may not look. */
  viewerOf(player: Player | null): Viewer | undefined {
    const seat = seatOf(this.#body, player);
    return seat === null && !this.#body.hasSpectators ? undefined : seat;
  }

  /** Hears of every choice that is durable. Yields what stops it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * A seat makes choice number `seq`. `key` names the message: sent again, it gets the same answer and counts once.
   * What is taken is durable.
   */
  choose(seat: Seat, seq: number, json: unknown, key: string): Promise<Answer> {
    const done = this.#turn.then(() => this.#choose(seat, seq, json, key));
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #choose(seat: Seat, seq: number, json: unknown, key: string): Promise<Answer> {
    // He knows more than this node: another one has written it.
    if (seq > this.#now.seq) await this.#catchUp(false);
    const before = this.#answered.get(`${seat}/${key}`);
    if (before !== undefined) return { taken: true, seq: before };
    const { game, seq: at } = this.#now;
    if (game.ending !== '') return refused({ why: 'notPlaying' });
    if (seq !== at) return refused({ why: 'stale', seq: at });
    if (seatToChoose(game) !== seat) return refused({ why: 'notYours' });
    let choice: Choice;
    try {
      choice = choiceFromJson(json, 'choice');
    } catch (error) {
      return refused({ why: 'malformed', message: error instanceof Error ? error.message : String(error) });
    }
    const no = refusal(game, choice);
    if (no) return refused({ why: 'illegal', rule: no.rule, message: no.message });
    let fault: unknown = null;
    const isMade = await this.#append({ seat, key, choice }).catch((error: unknown) => {
      fault = error ?? new Error('unknown');
      return false;
    });
    if (isMade) return { taken: true, seq: at };
    // Another node was faster, or nobody knows how it ended: what is written counts, and in the latter case others don't know of it.
    await this.#catchUp(fault !== null);
    if (this.#answered.has(`${seat}/${key}`)) return { taken: true, seq: at };
    if (fault !== null) throw fault;
    return refused({ why: 'stale', seq: this.#now.seq });
  }

  /** Plays a choice and all that Chance does after it on a copy; the copy is the table when it is durable. False: somebody else was faster. */
  async #append(first: { readonly seat: Seat; readonly key: string; readonly choice: Choice } | null): Promise<boolean> {
    const from = this.#now;
    const game = clone(from.game);
    const events: GameEvent[] = [];
    game.events = events;
    const made: NewChoice[] = [];
    const make = (seat: Seat, key: string | null, choice: Choice): void => {
      play(game, choice);
      made.push({ seat, key, body: JSON.stringify(choiceToJson(choice)) });
    };
    if (first) make(first.seat, first.key, first.choice);
    while (game.ask && seatToChoose(game) === CHANCE) {
      const offered = legal(game);
      const seq = from.seq + made.length;
      const thrown = offered[offered.length === 1 ? 0 : this.#dice.throw(seq, generationOf(this.#body.rewinds, seq), offered.length)];
      if (!thrown) throw new Error(`Chance has no choice at ${this.id}/${seq}`);
      make(CHANCE, null, thrown);
    }
    if (made.length === 0) return true;
    game.events = null;
    if (!(await this.#ledger.append(this.id, from.seq, made))) return false;
    if (first) this.#answered.set(`${first.seat}/${first.key}`, from.seq);
    this.#now = { game, seq: from.seq + made.length };
    this.#tell(from, events, true);
    return true;
  }

  /** What Chance owes, at the start of a game or where a node has died before it was written. */
  async #chance(): Promise<void> {
    while (!(await this.#append(null))) await this.#catchUp(false);
  }

  /** Plays what is written and not known here. `isOurs`: it may be of this node. */
  async #catchUp(isOurs: boolean): Promise<void> {
    const from = this.#now;
    const stored = await this.#ledger.read(this.id, from.seq);
    if (stored.length === 0) return;
    const game = clone(from.game);
    const events: GameEvent[] = [];
    game.events = events;
    for (const { seat, seq, key, body } of stored) {
      const choice = choiceFromJson(JSON.parse(body), `choices[${seq}]`);
      // Checked: a node of another version is to fail, not to play another game.
      take(game, choice);
      if (key !== null) this.#answered.set(`${seat}/${key}`, seq);
    }
    game.events = null;
    this.#now = { game, seq: from.seq + stored.length };
    this.#tell(from, events, isOurs);
  }

  /** Another node has written something. */
  refresh(): Promise<void> {
    const done = this.#turn.then(() => this.#catchUp(false));
    this.#turn = done.catch(() => undefined);
    return done;
  }

  #tell(from: Reached, events: readonly GameEvent[], isOurs: boolean): void {
    if (this.#listeners.size === 0) return;
    const now = this.#now;
    const made = new Map<Viewer, TableUpdate>();
    const updateFor = (viewer: Viewer): TableUpdate => {
      const known = made.get(viewer);
      if (known) return known;
      const update = this.#update(from, now, events, viewer);
      made.set(viewer, update);
      return update;
    };
    for (const listener of this.#listeners) listener(updateFor, isOurs);
  }

  #update(from: Reached, now: Reached, events: readonly GameEvent[], viewer: Viewer): TableUpdate {
    return {
      type: 'update',
      table: this.id,
      from: from.seq,
      ...this.#standing(now, viewer),
      patch: diffView(view(from.game, viewer), view(now.game, viewer)),
      events: events.map((event) => redact(event, viewer)),
      ...(now.game.ending !== '' && { dice: proofOf(this.id, this.#body) }),
    };
  }

  #standing({ game, seq }: Reached, viewer: Viewer): Standing {
    const asked = decision(game);
    return {
      seq,
      asked,
      choices: asked !== null && asked.seat === viewer ? legal(game).map(choiceToJson) : [],
      outcome: outcome(game),
    };
  }

  /** Plays the table again from its start, up to now; `from` is how it stood after so many choices, and `events` all since. */
  async #replayed(from: number): Promise<{ readonly from: Reached; readonly now: Reached; readonly events: readonly GameEvent[] }> {
    const now = this.#now;
    const stored = await this.#ledger.read(this.id);
    const again = newGame(this.#body.options);
    const events: GameEvent[] = [];
    if (from === 0) again.events = events;
    let then = from === 0 ? clone(again) : again;
    for (const { body, seq } of stored.slice(0, now.seq)) {
      play(again, choiceFromJson(JSON.parse(body), `choices[${seq}]`));
      if (seq + 1 !== from) continue;
      then = clone(again);
      again.events = events;
    }
    return { from: { game: then, seq: from }, now, events };
  }

  /** What has happened since the table had so many choices, for who was away; null: it has not come so far yet. */
  async since(viewer: Viewer, seq: number): Promise<TableUpdate | null> {
    if (seq > this.#now.seq) await this.refresh();
    if (seq > this.#now.seq) return null;
    const { from, now, events } = await this.#replayed(seq);
    return this.#update(from, now, events, viewer);
  }

  /** For who comes: what is new to him who knows so many choices; else, or where he knows more than there is, all. */
  async told(viewer: Viewer, since: number | undefined): Promise<TableState | TableUpdate> {
    return (since === undefined ? null : await this.since(viewer, since)) ?? (await this.state(viewer));
  }

  /** The whole table, for who comes to it. */
  async state(viewer: Viewer): Promise<TableState> {
    const {
      now: { game, seq },
      events,
    } = await this.#replayed(0);
    return {
      type: 'state',
      protocol: PROTOCOL,
      table: this.id,
      options: this.#body.options,
      seats: this.#body.seats.map(nameOf),
      dice: game.ending === '' ? sealOf(this.id, this.#body) : proofOf(this.id, this.#body),
      ...this.#standing({ game, seq }, viewer),
      view: view(game, viewer),
      events: events.map((event) => redact(event, viewer)),
    };
  }
}

async function bodyOf(db: Db, id: string): Promise<TableBody> {
  const row = await db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refused('noTable');
  const body = readTableBody(row.body);
  if (body.stage === 'playing' || body.stage === 'over') return body;
  throw new Refused('notPlaying');
}
