/** The subscribers of a table: listeners get each update, and new ones the whole state. */
import type { Game } from '@bb/kernel';
import type { ChoiceLog } from '../storage/choice-log.ts';
import { EventJson } from './event-json.ts';
import { PositionViews } from './position-views.ts';
import type { ReachedPosition } from './reached-position.ts';
import {
  type MessageBuilder,
  type Replay,
  replayed,
  states,
  type TableSnapshot,
  updates,
  type Viewer,
  type ViewerMessage,
} from './table-updates.ts';

/** `tell` may be called only during the call of the listener. `isOurs`: this node has made the choice. */
export type Listener = (tell: MessageBuilder, isOurs: boolean) => void;

/** The events of the game are kept for this long after a subscriber arrived, for others who arrive with it. */
const ARRIVALS_MS = 2000;

export class Subscribers {
  readonly #game: Game;
  readonly #choiceLog: ChoiceLog;
  readonly #listeners = new Set<Listener>();
  /** The views that were sent last: updates start from them. */
  #sight: PositionViews | null = null;
  /** All events of the game so far, while subscribers arrive. */
  #past: EventJson | null = null;
  #end: NodeJS.Timeout | undefined;
  /** The last replay, until the table goes on. */
  #replayed: { readonly now: ReachedPosition; readonly since: Replay } | null = null;

  constructor(game: Game, choiceLog: ChoiceLog) {
    this.#game = game;
    this.#choiceLog = choiceLog;
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** @returns a function that stops it */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The game is about to be replayed from its start: the subscriber who asked for it comes next. */
  begin(): void {
    this.#keep(new EventJson(this.#game, []));
  }

  #keep(past: EventJson): EventJson {
    clearTimeout(this.#end);
    this.#past = past;
    this.#end = setTimeout(() => {
      this.#past = null;
    }, ARRIVALS_MS).unref();
    return past;
  }

  /** The table has changed, but nobody may know yet. */
  pass(events: readonly object[]): void {
    this.#past?.add(events);
    this.#replayed = null;
    this.#sight = null;
  }

  /** The table has changed. */
  tell(snapshotNow: () => TableSnapshot, from: ReachedPosition, events: readonly object[], isOurs: boolean): void {
    this.#past?.add(events);
    this.#replayed = null;
    let teller: MessageBuilder | null = null;
    const tell = (viewer: Viewer): ViewerMessage => {
      teller ??= this.#teller(snapshotNow(), from, events);
      return teller(viewer);
    };
    for (const listener of this.#listeners) listener(tell, isOurs);
    if (!teller) this.#sight = null;
  }

  #teller(snapshot: TableSnapshot, from: ReachedPosition, events: readonly object[]): MessageBuilder {
    const before = this.#sight?.reached === from ? this.#sight : new PositionViews(this.#game, from);
    this.#sight = new PositionViews(this.#game, snapshot.reached);
    return updates(snapshot, before, this.#sight, new EventJson(this.#game, events));
  }

  /** The whole state. */
  async state(snapshot: TableSnapshot, viewer: Viewer): Promise<ViewerMessage> {
    const past = this.#past ?? new EventJson(this.#game, (await this.#since(0, snapshot)).events);
    return states(snapshot, this.#keep(past))(viewer);
  }

  /** The changes since the subscriber knew `seq` choices. */
  async since(seq: number, snapshot: TableSnapshot, viewer: Viewer): Promise<ViewerMessage> {
    const { from, events } = await this.#since(seq, snapshot);
    const [before, now] = [new PositionViews(this.#game, from), new PositionViews(this.#game, snapshot.reached)];
    return updates(snapshot, before, now, new EventJson(this.#game, events))(viewer);
  }

  /** Replays the table from its start: once for all who arrive at the same time. */
  async #since(seq: number, { id, record, reached }: TableSnapshot): Promise<Replay> {
    if (this.#replayed?.now === reached && this.#replayed.since.from.seq === seq) return this.#replayed.since;
    const stored = await this.#choiceLog.read(id);
    const since = replayed(this.#game, record.options, stored.slice(0, reached.seq), seq);
    this.#replayed = { now: reached, since };
    return since;
  }
}
