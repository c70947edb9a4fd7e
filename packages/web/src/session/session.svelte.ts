/** One table in the browser: the engine, its seats, and everything the page shows of it. */
import {
  BadInput,
  CHANCE,
  CHOICES,
  type Choice,
  type ChoiceJson,
  choiceToJson,
  choose,
  componentsOf,
  type Decision,
  decision,
  type Game,
  type GameEvent,
  legal,
  type Outcome,
  outcome,
  PASS,
  type PirateId,
  type PlaceId,
  playChoices,
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
import { appendChoices, readTable, type StoredTable } from './store.ts';

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
  private passing: { turn: number; seats: Set<Seat> } = { turn: 0, seats: new Set() };
  private running = false;
  private closed = false;

  constructor(table: StoredTable, choices: readonly ChoiceJson[]) {
    this.table = table;
    this.choices = choices.slice();
    this.stored = choices.length;
    this.game = playChoices(table.options, choices, (g) => {
      g.events = [];
    });
    this.names = namesFor(
      tablesFor(componentsOf(table.options)),
      table.seats.map((seat) => seat.name),
    );
    this.bots = openBots((bot) => {
      this.notice = `The bot “${bot}” failed; a random choice was made for it.`;
    });
    const humans = this.humans;
    this.person = humans.length === 1 ? (humans[0] ?? null) : null;
    this.hear();
    this.show();
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
    if (this.running) return;
    this.running = true;
    try {
      while (!this.closed && (await this.step()));
      await this.flush();
    } finally {
      this.running = false;
    }
  }

  /** The person at the screen chooses. Kept before anything else happens. */
  async answer(choice: Choice): Promise<void> {
    const d = decision(this.game);
    if (!d || d.seat !== this.person || this.running) return;
    this.take(choice);
    await this.flush();
    await this.run();
  }

  /** Which rule keeps this pirate from going there now; null if none does. */
  whyNot(pirate: PirateId, place: PlaceId): string | null {
    const move = CHOICES.find((choice) => choice.type === 'move' && choice.pirate === pirate && choice.to === place);
    return move ? (refusal(this.game, move)?.rule ?? null) : null;
  }

  /** Passes in every window until the next Player-Turn. */
  async passThisTurn(): Promise<void> {
    const { person } = this;
    if (person === null) return;
    if (this.passing.turn !== this.game.playerTurn) this.passing = { turn: this.game.playerTurn, seats: new Set() };
    this.passing.seats.add(person);
    await this.answer(PASS);
  }

  /** Someone else sits down at the screen. */
  async sitDown(seat: Seat): Promise<void> {
    this.person = seat;
    this.curtainFor = null;
    this.retell();
    this.show();
    await this.run();
  }

  close(): void {
    this.closed = true;
    this.bots.close();
  }

  /** One choice by Chance, a bot, or a standing answer. False when a person must choose. */
  private async step(): Promise<boolean> {
    const d = decision(this.game);
    if (!d) {
      this.show();
      return false;
    }
    const choices = legal(this.game);
    if (d.seat === CHANCE) {
      const choice = choices[pick(choices.length)];
      if (choice) this.take(choice);
      return true;
    }
    const seat = this.table.seats[d.seat];
    if (seat?.kind === 'human') {
      const idle = this.standing(d, choices);
      if (idle) {
        this.take(idle);
        return true;
      }
      if (this.person !== d.seat) {
        this.person = null;
        this.curtainFor = d.seat;
        this.retell();
      }
      this.show();
      return false;
    }
    const before = this.log.length;
    const choice = await this.bots.choose(seat?.kind ?? 'captain', this.game, this.table.options, d, choices);
    if (this.closed) return false;
    this.take(choice);
    if (this.log.length > before) {
      this.show();
      await this.flush();
      await rest(PACE[settings.pace]);
    }
    return true;
  }

  private standing(d: Decision, choices: readonly Choice[]): Choice | null {
    const passes = this.passing.turn === this.game.playerTurn && this.passing.seats.has(d.seat);
    if (passes && d.ask === 'antiPirateAction') return PASS;
    return idleAnswer(d, choices, this.table.skipIdle, settings.cunningOnlyWhenUseful);
  }

  private take(choice: Choice): void {
    choose(this.game, choice);
    this.choices.push(choiceToJson(choice));
    this.hear();
  }

  /** Takes the events that have happened since, and tells them. */
  private hear(): void {
    const from = this.events.length;
    this.events.push(...(this.game.events ?? []));
    this.game.events = [];
    const lines = this.events.slice(from).flatMap((event, i) => this.line(event, from + i));
    if (lines.length > 0) this.log = [...this.log, ...lines];
  }

  private line(event: GameEvent, id: number): LogLine[] {
    const seen = redact(event, this.person);
    const text = tell(seen, this.names);
    return text === '' ? [] : [{ id, event: seen, text }];
  }

  private retell(): void {
    this.log = this.events.flatMap((event, i) => this.line(event, i));
  }

  private show(): void {
    const g = this.game;
    const d = decision(g);
    const mine = d !== null && d.seat === this.person && this.person !== null;
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
      this.notice = `This browser does not keep the game: ${error instanceof Error ? error.message : String(error)}. Download the record to save it.`;
    }
  }
}

const rest = (ms: number): Promise<void> => (ms === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, ms)));

export async function openTable(id: string): Promise<Session> {
  const stored = await readTable(id);
  if (!stored) throw new BadInput('', 'There is no such table in this browser.');
  return new Session(stored.table, stored.choices);
}
