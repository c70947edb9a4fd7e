/** A local game, its players, and what the page shows of it. The files `local-…` beside it hold what a session does with it. */

import type { ChoiceJson, Seat } from '@bb/kernel';
import { isolated } from '@bb/table-kit/isolated.ts';
import type { History } from '@bb/table-kit/session/history.ts';
import { isHuman } from '@bb/table-kit/session/seat-setup.ts';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { Script } from '@bb/table-kit/session/snapshot.ts';
import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';
import type { BotClient } from './bots.ts';
import { ChoiceWriter } from './choice-writer.ts';
import { LocalUndo } from './local-undo.svelte.ts';
import { progressOf } from './progress.ts';
import { SessionState } from './session-state.svelte.ts';
import { StandingOrders } from './standing-orders.svelte.ts';
import { type Notes, notesOf } from './store.ts';

/** A game of other rules, which is another game by these from some choice on. It stands still there. */
export interface Halt {
  /** What the player is told. */
  readonly reason: string;
  /** The table as it was stored, and all its choices. */
  readonly original: { readonly table: StoredTable; readonly choices: readonly ChoiceJson[] };
}

/** What a local session starts from. */
export interface SessionInit<T extends SessionTypes> {
  readonly table: StoredTable<T>;
  /** The game up to now. */
  readonly history: History<T>;
  /** The number of entries in the store. */
  readonly entries: number;
  readonly notes: Notes<T> | null;
  /** Only in the tutorial. */
  readonly script?: Script<T['choice']> | null;
  /** Called when the session closes. */
  readonly release: () => void;
  readonly halt?: Halt | null;
  /** For a finished game that is not stored: stores it as a new table. @returns its id */
  readonly saveHere?: () => Promise<string>;
}

export class LocalTable<T extends SessionTypes> extends SessionState<T> {
  readonly names: T['names'] = $derived.by(() => this.namesNow());
  /** Another tab has taken the table over. */
  isInOtherTab = $state(false);
  person = $state<Seat | null>(null);
  handOverTo = $state<Seat | null>(null);
  thinking = $state<Seat | null>(null);
  /** No bot answers. */
  botsFailed = $state(false);
  isClosed = false;
  /** Choices are being made. The player is asked nothing until the next decision is clear. */
  isBusy = false;
  running: Promise<void> = Promise.resolve();
  /** The script of the tutorial. It is null in any other game, and after the script. */
  scripted: Script<T['choice']> | null;

  /** The game stands still, and nothing of it is stored; null while it goes on. */
  readonly halt: Halt | null;
  /** Undefined for a table that is stored. */
  readonly saveHere: (() => Promise<string>) | undefined;
  readonly history: History<T>;
  readonly writer: ChoiceWriter<T>;
  readonly orders: StandingOrders<T>;
  /** Null until the first bot is asked. */
  botClient: BotClient<T> | null = null;
  /** Undefined in a game that does not say what its choices reveal. */
  readonly undo: LocalUndo<T> | undefined;
  /** By seat: the number of choices after the player's last answer. */
  readonly answered: Map<Seat, number>;
  private readonly namesNow: () => T['names'];
  private readonly release: () => void;

  constructor(game: SessionGame<T>, { table, history, entries, notes, script = null, release, halt = null, saveHere }: SessionInit<T>) {
    super(game);
    this.history = history;
    this.scripted = script?.(history.choices) ? script : null;
    this.release = release;
    this.halt = halt;
    this.saveHere = saveHere;
    this.writer = new ChoiceWriter(table, entries);
    this.orders = new StandingOrders(game.rules, notes?.orders ?? []);
    this.answered = new Map(notes?.answered ?? []);
    this.namesNow = game.names(
      table.options,
      table.seats.map(({ name }) => isolated(name)),
    );
    this.undo = halt || saveHere || !game.rules.reveals ? undefined : new LocalUndo(this);
    // A player who opens a link watches.
    const [only, ...others] = saveHere ? [] : table.seats.flatMap((seat, i) => (isHuman(seat) ? [i] : []));
    this.person = only !== undefined && others.length === 0 ? only : null;
    this.orders.removeLapsed(this.position, null);
    this.orders.show(this.person);
    this.book.append(history.events, this.person);
    // When a table is opened, the page shows only the rolls of the current turn.
    this.answeredNow = history.events.findLastIndex((event) => game.turnOf(event) !== null);
    this.show(false);
  }

  get position(): T['position'] {
    return this.history.game;
  }

  get table(): StoredTable<T> {
    return this.writer.table;
  }

  get mayChoose(): boolean {
    return !this.halt && !this.isBusy && !this.isClosed && this.replay === null;
  }

  automatic(d: T['decision'], choices: readonly T['choice'][]): T['choice'] | null {
    return this.game.automatic?.answer(d, choices, this.table.skipIdle) ?? null;
  }

  take(choice: T['choice']): void {
    this.history.take(choice);
    this.writer.add(this.game.rules.choices.toJson(choice));
    this.book.append(this.history.events, this.person);
    this.orders.removeLapsed(this.position, this.person);
  }

  /** Shows the table as `person` sees it, and clears what the last player saw. */
  seat(person: Seat | null): void {
    this.replay = null;
    this.recap = null;
    this.person = person;
    this.orders.show(person);
    this.book.rebuild(this.history.events, person);
  }

  /** @param offer the decision is clear, and the player at the screen may be asked */
  show(offer: boolean): void {
    const { position, person } = this;
    const { decision, legal, outcome, view } = this.game.rules;
    const d = decision(position);
    const isMine = offer && d !== null && person !== null && d.seat === person;
    this.present = {
      view: view(position, person),
      decision: d,
      choices: isMine ? legal(position) : [],
      outcome: outcome(position),
    };
    this.length = this.history.length;
    this.undo?.update(isMine);
  }

  private voyageStage(): Pick<StoredTable<T>, 'voyageStage'> {
    if (!this.table.voyage) return {};
    const place = this.scripted?.(this.history.choices);
    return { voyageStage: !place ? 'playedOn' : place.isOver ? 'atEnd' : 'sailing' };
  }

  /** Stores what is left to store. */
  async flush(): Promise<void> {
    if (this.halt || this.saveHere) return;
    const result = await this.writer.flush(
      { ...progressOf(this.game, this.position), ...this.voyageStage() },
      notesOf(this.orders.all, [...this.answered]),
    );
    if (result.kind === 'conflict') {
      this.close();
      this.isInOtherTab = true;
    }
    if (result.kind === 'failed') this.notice = result.why;
  }

  close(): void {
    this.isClosed = true;
    this.botClient?.close();
    this.release();
  }
}
