/** Tells the listeners on this node, and other nodes, that something of a table has changed. */
import { ALONE, type News, type Topic, type Transport } from './transport.ts';

/** `seq`: the number of choices there are now; infinite if unknown, so that the listener must check. */
type Listener = (seq: number) => void;

/** At this interval every listener looks for changes that were not announced. */
const CHECK_INTERVAL_MS = 15_000;
/** The same while no messages arrive at all. */
const DEAF_CHECK_INTERVAL_MS = 2000;
/** The looks are spread over this time, because each asks the database. */
const CHECK_SPREAD_MS = 2000;

export class PubSub {
  readonly #transport: Transport;
  readonly #listeners = new Map<string, Set<Listener>>();
  #checker: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param changed  called when `missing` has changed */
  constructor(transport: Transport = ALONE, changed: () => void = () => undefined) {
    this.#transport = transport;
    const check = (): void => {
      for (const all of this.#listeners.values()) for (const listener of all) listener(Number.POSITIVE_INFINITY);
    };
    transport.listen({
      onNews: (news) => this.#notify(news),
      onReconnect: check,
      onStateChange: () => {
        this.#planCheck();
        changed();
      },
    });
    this.#planCheck();
  }

  #planCheck(): void {
    clearTimeout(this.#checker);
    if (this.#transport === ALONE || this.#isClosed) return;
    const check = (): void => {
      this.#checkAll();
      this.#planCheck();
    };
    this.#checker = setTimeout(check, this.#transport.isDeaf ? DEAF_CHECK_INTERVAL_MS : CHECK_INTERVAL_MS).unref();
  }

  /** Something has changed on this node. */
  post(table: string, topic: Topic, seq = 0): void {
    const news: News = { table, topic, seq };
    this.#notify(news);
    this.#transport.tell(news);
  }

  /** Something has changed on this node, and its own listeners know. */
  announce(table: string, topic: Topic, seq = 0): void {
    this.#transport.tell({ table, topic, seq });
  }

  /** @returns a function that stops it */
  listen(table: string, topic: Topic, listener: Listener): () => void {
    const key = keyOf(table, topic);
    const all = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, all.add(listener));
    return () => {
      if (all.delete(listener) && all.size === 0) this.#listeners.delete(key);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#checker);
    await this.#transport.close();
  }

  #checkAll(): void {
    const waiting = [...this.#listeners.values()];
    const check = (all: ReadonlySet<Listener>): void => {
      if (!this.#isClosed) for (const listener of all) listener(Number.POSITIVE_INFINITY);
    };
    for (const [i, all] of waiting.entries()) setTimeout(check, (CHECK_SPREAD_MS * i) / waiting.length, all).unref();
  }

  #notify({ table, topic, seq }: News): void {
    for (const listener of this.#listeners.get(keyOf(table, topic)) ?? []) listener(seq);
  }
}

const keyOf = (table: string, topic: Topic): string => `${topic} ${table}`;
