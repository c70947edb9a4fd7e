/** One table in the browser: the engine, its seats, and everything the page shows of it. */
import {
  BadInput,
  CHANCE,
  CHOICES,
  type Choice,
  type ChoiceJson,
  choiceToJson,
  choose,
  type Decision,
  decision,
  type Game,
  type GameEvent,
  type GameOptions,
  legal,
  type Outcome,
  outcome,
  PASS,
  type PirateId,
  type PlaceId,
  playChoices,
  RECORD_FORMAT,
  redact,
  refusal,
  type Seat,
  tablesFor,
  type View,
  view,
} from '@bb/engine';
import { type Names, namesFor, tell } from '@bb/words';
import { type BotPort, openBots } from './bots.ts';
import { pick } from './chance.ts';
import { idleAnswer } from './idle.ts';
import { type TableRecord, tableRecord } from './record-file.ts';
import { settings } from './settings.svelte.ts';
import { give, type Lapse, lapse, type PassOrder, type StandingPass, standingAnswer } from './standing.ts';
import { appendChoices, holdTable, isTaken, newestOf, newId, putTable, readTable, type StoredTable } from './store.ts';

/** What the page shows at one moment. */
export interface Snapshot {
  readonly view: View;
  readonly decision: Decision | null;
  /** The choices of the person at the screen; empty while others choose. */
  readonly choices: readonly Choice[];
  readonly outcome: Outcome | null;
}

export interface LogLine {
  readonly id: number;
  readonly event: GameEvent;
  readonly text: string;
}

/** Milliseconds a bot's move stays before the next. */
const PACE = { slow: 1400, normal: 650, fast: 0 } as const;

export class Session {
  readonly names: Names;
  snapshot = $state.raw<Snapshot>() as Snapshot;
  log = $state.raw<readonly LogLine[]>([]);
  /** All that has happened, as the person may know it; `log` is what there are words for. */
  heard = $state.raw<readonly LogLine[]>([]);
  notice = $state('');
  /** Who sits at the screen; null while the curtain is drawn. */
  person = $state<Seat | null>(null);
  /** The human seat for which the curtain is drawn. */
  curtainFor = $state<Seat | null>(null);

  private readonly game: Game;
  private table: StoredTable;
  private choices: ChoiceJson[];
  private stored: number;
  private readonly events: GameEvent[] = [];
  private readonly bots: BotPort;
  /** By seat. Nobody but the person at that seat is told. */
  private readonly orders = new Map<Seat, StandingPass>();
  /** The order of the person at the screen. */
  standing = $state.raw<StandingPass | null>(null);
  /** Why that order has just lapsed; until the next answer. */
  lapsed = $state.raw<Lapse | null>(null);
  /** A choice is being carried out: nothing is offered until the next question is clear. */
  private busy = false;
  private readonly release: () => void;
  private closed = false;
  /** The last event before the question that was answered last. */
  answeredAt = $state(-1);

  /** `game` is where `choices` lead, its events not yet heard; `release` is called when the session closes. */
  constructor(table: StoredTable, choices: readonly ChoiceJson[], game: Game, release: () => void) {
    this.table = table;
    this.release = release;
    this.choices = choices.slice();
    this.stored = choices.length;
    this.game = game;
    this.names = namesFor(
      tablesFor(table.options),
      table.seats.map((seat) => seat.name),
    );
    this.bots = openBots((bot) => {
      this.notice = `The bot “${bot}” failed; a random choice was made for it.`;
    });
    const humans = this.humans;
    this.person = humans.length === 1 ? (humans[0] ?? null) : null;
    this.hear();
    // What was rolled before the Player-Turn that is on is old news to who opens the table.
    this.answeredAt = this.events.findLastIndex(({ type }) => type === 'turnBegan');
    this.show(false);
  }

  get setup(): StoredTable {
    return this.table;
  }

  get humans(): readonly Seat[] {
    return this.table.seats.flatMap((seat, i) => (seat.kind === 'human' ? [i] : []));
  }

  get record(): TableRecord {
    return tableRecord(this.table, this.choices, this.game);
  }

  /** Plays on until a person must choose or the game is over. */
  async run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
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
    if (this.busy || this.closed || !this.snapshot.choices.includes(choice)) return;
    this.busy = true;
    this.answeredAt = this.events.length;
    this.lapsed = null;
    this.take(choice);
    this.show(false);
    await this.flush();
    this.busy = false;
    await this.run();
  }

  /** Which rule keeps this pirate from going there now; null if none does. */
  whyNot(pirate: PirateId, place: PlaceId): string | null {
    const move = CHOICES.find((choice) => choice.type === 'move' && choice.pirate === pirate && choice.to === place);
    return move ? (refusal(this.game, move)?.rule ?? null) : null;
  }

  /** The person at the screen passes, now and for as long as the order says. */
  async passFor(order: PassOrder): Promise<void> {
    if (this.person === null) return;
    this.order(this.person, order);
    await this.answer(PASS);
  }

  /** Passes for the rest of the Player-Turn from before the curtain, unseen. */
  async passBehindCurtain(seat: Seat): Promise<void> {
    this.order(seat, { span: 'turn', except: { kind: 'none' } });
    this.curtainFor = null;
    await this.run();
  }

  /** The person at the screen wants to be asked again. */
  takeBack(): void {
    if (this.person !== null) this.orders.delete(this.person);
    this.showOrder();
  }

  private order(seat: Seat, order: PassOrder): void {
    this.orders.set(seat, give(order, view(this.game, seat), seat, this.game.hands[seat] ?? []));
    this.showOrder();
  }

  private showOrder(): void {
    this.standing = this.person === null ? null : (this.orders.get(this.person) ?? null);
  }

  /** Someone else sits down at the screen. */
  async sitDown(seat: Seat): Promise<void> {
    this.person = seat;
    this.curtainFor = null;
    this.lapsed = null;
    this.showOrder();
    this.retell();
    await this.run();
  }

  close(): void {
    this.closed = true;
    this.bots.close();
    this.release();
  }

  /** One choice by Chance, a bot, or a standing answer. False when a person must choose. */
  private async step(): Promise<boolean> {
    const d = decision(this.game);
    if (!d) return false;
    const choices = legal(this.game);
    if (d.seat === CHANCE) {
      const choice = choices[pick(choices.length)];
      if (choice) this.take(choice);
      return true;
    }
    const seat = this.table.seats[d.seat];
    if (seat?.kind === 'human') {
      const idle = this.unasked(d, choices);
      if (idle) {
        this.take(idle);
        return true;
      }
      if (this.person !== d.seat) {
        this.person = null;
        this.curtainFor = d.seat;
        this.showOrder();
        this.retell();
      }
      return false;
    }
    const before = this.log.length;
    const choice = await this.bots.choose(seat?.kind ?? 'captain', this.game, this.table.options, d, choices);
    if (this.closed) return false;
    this.take(choice);
    if (this.log.length > before) {
      this.show(false);
      await this.flush();
      await rest(PACE[settings.pace]);
    }
    return true;
  }

  /** What need not be put to the person, by his own order or because it goes without saying. */
  private unasked(d: Decision, choices: readonly Choice[]): Choice | null {
    const order = this.orders.get(d.seat);
    const byOrder = order ? standingAnswer(order, d, choices) : null;
    return byOrder ?? idleAnswer(d, choices, this.table.skipIdle, settings.cunningOnlyWhenUseful);
  }

  /** Takes down the orders whose time is over or whose assumptions have gone. */
  private disarm(): void {
    for (const [seat, order] of this.orders) {
      const why = lapse(order, view(this.game, seat), seat, this.game.hands[seat] ?? []);
      if (why === null) continue;
      this.orders.delete(seat);
      // That its time has come needs no word.
      if (seat === this.person && why !== 'ownTurn' && why !== 'turnOver') this.lapsed = why;
      this.showOrder();
    }
  }

  private take(choice: Choice): void {
    choose(this.game, choice);
    this.choices.push(choiceToJson(choice));
    this.hear();
    if (this.orders.size > 0) this.disarm();
  }

  /** Takes the events that have happened since, and tells them. */
  private hear(): void {
    const from = this.events.length;
    this.events.push(...(this.game.events ?? []));
    this.game.events = [];
    const lines = this.events.slice(from).map((event, i) => this.line(event, from + i));
    if (lines.length === 0) return;
    this.heard = [...this.heard, ...lines];
    const told = lines.filter(({ text }) => text !== '');
    if (told.length > 0) this.log = [...this.log, ...told];
  }

  private line(event: GameEvent, id: number): LogLine {
    const seen = redact(event, this.person);
    return { id, event: seen, text: tell(seen, this.names) };
  }

  private retell(): void {
    this.heard = this.events.map((event, i) => this.line(event, i));
    this.log = this.heard.filter(({ text }) => text !== '');
  }

  /** `offer`: the question is settled, and may be put to the person at the screen. */
  private show(offer: boolean): void {
    const g = this.game;
    const d = decision(g);
    const mine = offer && d !== null && d.seat === this.person;
    this.snapshot = { view: view(g, this.person), decision: d, choices: mine ? legal(g) : [], outcome: outcome(g) };
  }

  private async flush(): Promise<void> {
    if (this.stored === this.choices.length) return;
    const from = this.stored;
    const fresh = this.choices.slice(from);
    this.stored = this.choices.length;
    this.table = { ...this.table, playedAt: Date.now(), over: outcome(this.game) !== null };
    try {
      await appendChoices(this.table, from, fresh);
    } catch (error) {
      this.stored = from;
      if (isTaken(error)) {
        this.close();
        this.notice = 'This game has gone on elsewhere, in another tab. Reload the page to follow it.';
        return;
      }
      this.notice = `This browser does not keep the game: ${error instanceof Error ? error.message : String(error)}. Download the record to save it.`;
    }
  }
}

const rest = (ms: number): Promise<void> => (ms === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, ms)));

/**
 * The table with this id, for this tab alone. One with a choice that is not allowed stays as it is: a copy up to that choice is opened.
 * @throws BadInput if there is none, or it is open elsewhere.
 */
export async function openTable(id: string): Promise<Session> {
  const release = await holdTable(id);
  if (!release) throw new BadInput('', 'This game is open in another tab of this browser. Close it there first.');
  try {
    const stored = await readTable(id);
    if (!stored) throw new BadInput('', 'There is no such table in this browser.');
    const { choices, taken } = newestOf(stored.table, stored.choices);
    const table: StoredTable = { ...stored.table, format: RECORD_FORMAT };
    const sound = soundPart(table.options, choices);
    const played = stored.table.format === RECORD_FORMAT ? sound.choices.length : taken;
    if (played === stored.choices.length) {
      if (stored.table.format !== RECORD_FORMAT) await putTable(table, choices);
      return new Session(table, choices, sound.game, release);
    }
    release();
    return await openCopy(table, sound, played, stored.choices.length);
  } catch (error) {
    release();
    throw error;
  }
}

async function openCopy(table: StoredTable, { choices, game }: SoundPart, played: number, of: number): Promise<Session> {
  const copy: StoredTable = { ...table, id: newId(), playedAt: Date.now(), over: outcome(game) !== null };
  await putTable(copy, choices);
  const session = new Session(copy, choices, game, (await holdTable(copy.id)) ?? (() => undefined));
  session.notice = `Choice ${played + 1} of ${of} is not allowed in this version. This is a copy up to there; the game as it was stays in the list.`;
  return session;
}

interface SoundPart {
  /** The choices that can be played, and where they lead. */
  readonly choices: readonly ChoiceJson[];
  readonly game: Game;
}

function soundPart(options: GameOptions, choices: readonly ChoiceJson[]): SoundPart {
  const listening = (g: Game): void => {
    g.events = [];
  };
  try {
    return { choices, game: playChoices(options, choices, listening) };
  } catch (error) {
    const at = error instanceof BadInput ? /^choices\[(\d+)\]/.exec(error.path) : null;
    if (!at) throw error;
    const sound = choices.slice(0, Number(at[1]));
    return { choices: sound, game: playChoices(options, sound, listening) };
  }
}
