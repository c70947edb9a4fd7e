/** Who is told of a table: those who listen, what happens; those who come, how it stands. */
import type { GameEvent } from '@bb/engine';
import type { TableState, TableUpdate } from '@bb/protocol';
import type { Ledger } from '../storage/ledger.ts';
import type { Reached } from './questions.ts';
import { type Replayed, replayed, type Scene, stateOf, updatesOf, type Viewer } from './telling.ts';

/** `isOurs`: this node has written it. */
export type Listener = (updateFor: (viewer: Viewer) => TableUpdate, isOurs: boolean) => void;

export class Audience {
  readonly #ledger: Ledger;
  readonly #listeners = new Set<Listener>();
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
    if (this.#listeners.size === 0) return;
    const updateFor = updatesOf(sceneNow(), from, events);
    for (const listener of this.#listeners) listener(updateFor, isOurs);
  }

  /** The whole table. */
  async state(scene: Scene, viewer: Viewer): Promise<TableState> {
    const { events } = await this.#replayed(scene, 0);
    return stateOf(scene, events, viewer);
  }

  /** What is new to him who knows so many choices. */
  async since(seq: number, scene: Scene, viewer: Viewer): Promise<TableUpdate> {
    const { from, events } = await this.#replayed(scene, seq);
    return updatesOf(scene, from, events)(viewer);
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
