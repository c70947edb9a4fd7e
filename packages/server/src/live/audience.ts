/** Who is told of a table: those who listen, what happens; those who come, how it stands. */
import type { GameEvent } from '@bb/engine';
import type { Rules } from '../rules/today.ts';
import type { Ledger } from '../storage/ledger.ts';
import { EventTexts } from './event-texts.ts';
import type { Reached } from './questions.ts';
import { Sight } from './sight.ts';
import { type Replayed, replayed, type Scene, states, type Teller, type Told, updates, type Viewer } from './telling.ts';

/** `tell` works while the listener is called. `isOurs`: this node has written it. */
export type Listener = (tell: Teller, isOurs: boolean) => void;

/** Milliseconds after which nobody else is expected to come. */
const COMING = 2000;

export class Audience {
  readonly #rules: Rules;
  readonly #ledger: Ledger;
  readonly #listeners = new Set<Listener>();
  /** How the table looked to whom it was told last: from there they look on. */
  #sight: Sight | null = null;
  /** All that has happened at the table, while people come. */
  #past: EventTexts | null = null;
  #end: NodeJS.Timeout | undefined;
  /** What was played again last, until the table goes on. */
  #replayed: { readonly now: Reached; readonly since: Replayed } | null = null;

  constructor(rules: Rules, ledger: Ledger) {
    this.#rules = rules;
    this.#ledger = ledger;
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Yields what stops it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The game is about to be played from its start: whoever has asked for the table comes next. */
  begin(): void {
    this.#keep(new EventTexts(this.#rules, []));
  }

  #keep(past: EventTexts): EventTexts {
    clearTimeout(this.#end);
    this.#past = past;
    this.#end = setTimeout(() => {
      this.#past = null;
    }, COMING).unref();
    return past;
  }

  /** The table has gone on, and nobody is to know yet. */
  pass(events: readonly GameEvent[]): void {
    this.#past?.add(events);
    this.#replayed = null;
    this.#sight = null;
  }

  /** The table has gone on. */
  tell(sceneNow: () => Scene, from: Reached, events: readonly GameEvent[], isOurs: boolean): void {
    this.#past?.add(events);
    this.#replayed = null;
    let teller: Teller | null = null;
    const tell = (viewer: Viewer): Told => {
      teller ??= this.#teller(sceneNow(), from, events);
      return teller(viewer);
    };
    for (const listener of this.#listeners) listener(tell, isOurs);
    if (!teller) this.#sight = null;
  }

  #teller(scene: Scene, from: Reached, events: readonly GameEvent[]): Teller {
    const before = this.#sight?.reached === from ? this.#sight : new Sight(this.#rules, from);
    this.#sight = new Sight(this.#rules, scene.reached);
    return updates(scene, before, this.#sight, new EventTexts(this.#rules, events));
  }

  /** The whole table. */
  async state(scene: Scene, viewer: Viewer): Promise<Told> {
    const past = this.#past ?? new EventTexts(this.#rules, (await this.#since(0, scene)).events);
    return states(scene, this.#keep(past))(viewer);
  }

  /** What is new to him who knows so many choices. */
  async since(seq: number, scene: Scene, viewer: Viewer): Promise<Told> {
    const { from, events } = await this.#since(seq, scene);
    const [before, now] = [new Sight(this.#rules, from), new Sight(this.#rules, scene.reached)];
    return updates(scene, before, now, new EventTexts(this.#rules, events))(viewer);
  }

  /** The table played again from its start, up to now: once for all who come at the same time. */
  async #since(seq: number, { id, body, reached }: Scene): Promise<Replayed> {
    if (this.#replayed?.now === reached && this.#replayed.since.from.seq === seq) return this.#replayed.since;
    const stored = await this.#ledger.read(id);
    const since = replayed(this.#rules, body.options, stored.slice(0, reached.seq), seq);
    this.#replayed = { now: reached, since };
    return since;
  }
}
