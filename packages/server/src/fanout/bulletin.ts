/** Who on this node waits for what of which table: told of what changes here, and on other nodes. */
import { ALONE, type Fanout, type News, type Topic } from './fanout.ts';

/** `seq`: how many there are now; infinite where nobody knows, and one has to look. */
type Heard = (seq: number) => void;

/** Milliseconds after which all look for what others have written and nobody told. */
const LOOK = 15_000;
/** Milliseconds over which that is spread: each asks the database for something. */
const SPREAD = 2000;

export class Bulletin {
  readonly #fanout: Fanout;
  readonly #heard = new Map<string, Set<Heard>>();
  readonly #looker: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(fanout: Fanout = ALONE) {
    this.#fanout = fanout;
    const look = (): void => {
      for (const all of this.#heard.values()) for (const heard of all) heard(Number.POSITIVE_INFINITY);
    };
    fanout.listen((news) => this.#hear(news), look);
    if (fanout !== ALONE) this.#looker = setInterval(() => this.#lookAround(), LOOK).unref();
  }

  /** Something has changed here. */
  post(table: string, topic: Topic, seq = 0): void {
    const news: News = { table, topic, seq };
    this.#hear(news);
    this.#fanout.tell(news);
  }

  /** Something has changed here, and whom it concerns on this node knows. */
  tellOthers(table: string, topic: Topic, seq = 0): void {
    this.#fanout.tell({ table, topic, seq });
  }

  /** Yields what stops it. */
  listen(table: string, topic: Topic, heard: Heard): () => void {
    const key = keyOf(table, topic);
    const all = this.#heard.get(key) ?? new Set();
    this.#heard.set(key, all.add(heard));
    return () => {
      if (all.delete(heard) && all.size === 0) this.#heard.delete(key);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#looker);
    await this.#fanout.close();
  }

  #lookAround(): void {
    const waiting = [...this.#heard.values()];
    const look = (all: ReadonlySet<Heard>): void => {
      if (!this.#isClosed) for (const heard of all) heard(Number.POSITIVE_INFINITY);
    };
    for (const [i, all] of waiting.entries()) setTimeout(look, (SPREAD * i) / waiting.length, all).unref();
  }

  #hear({ table, topic, seq }: News): void {
    for (const heard of this.#heard.get(keyOf(table, topic)) ?? []) heard(seq);
  }
}

const keyOf = (table: string, topic: Topic): string => `${topic} ${table}`;
