/** Who is told of a table: those who listen, what happens; those who come, how it stands. */
import type { GameEvent } from '@bb/engine';
import type { Ledger } from '../storage/ledger.ts';
import type { Reached } from './questions.ts';
import { Sight } from './sight.ts';
import { type Replayed, replayed, type Scene, states, type Teller, type Told, updates, type Viewer } from './telling.ts';

/** `tell` works while the listener is called. `isOurs`: this node has written it. */
export type Listener = (tell: Teller, isOurs: boolean) => void;

export class Audience {
  readonly #ledger: Ledger;
  readonly #listeners = new Set<Listener>();
  /** How the table looked to whom it was told last: from there they look on. */
  #sight: Sight | null = null;
  /** What was played again last, until the table goes on. */
  #past: { readonly now: Reached; readonly replayed: Replayed } | null = null;

  constructor(ledger: Ledger) {
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

  /** The table has gone on. */
  tell(sceneNow: () => Scene, from: Reached, events: readonly GameEvent[], isOurs: boolean): void {
    this.#past = null;
    let teller: Teller | null = null;
    const tell = (viewer: Viewer): Told => {
      teller ??= this.#teller(sceneNow(), from, events);
      return teller(viewer);
    };
    for (const listener of this.#listeners) listener(tell, isOurs);
    if (!teller) this.#sight = null;
  }

  #teller(scene: Scene, from: Reached, events: readonly GameEvent[]): Teller {
    const before = this.#sight?.reached === from ? this.#sight : new Sight(scene.rules, from);
    this.#sight = new Sight(scene.rules, scene.reached);
    return updates(scene, before, this.#sight, events);
  }

  /** The whole table. */
  async state(scene: Scene, viewer: Viewer): Promise<Told> {
    const { events } = await this.#replayed(scene, 0);
    return states(scene, events)(viewer);
  }

  /** What is new to him who knows so many choices. */
  async since(seq: number, scene: Scene, viewer: Viewer): Promise<Told> {
    const { from, events } = await this.#replayed(scene, seq);
    return updates(scene, new Sight(scene.rules, from), new Sight(scene.rules, scene.reached), events)(viewer);
  }

  /** The table played again from its start, up to now: once for all who come at the same time. */
  async #replayed({ id, rules, body, reached }: Scene, from: number): Promise<Replayed> {
    if (this.#past?.now === reached && this.#past.replayed.from.seq === from) return this.#past.replayed;
    const stored = await this.#ledger.read(id);
    const past = { now: reached, replayed: replayed(rules, body.options, stored.slice(0, reached.seq), from) };
    this.#past = past;
    return past.replayed;
  }
}
