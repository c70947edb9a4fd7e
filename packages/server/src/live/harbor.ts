/** The tables that are open on this node. One that nobody looks at is forgotten, and read again when it is wanted. */
import type { ChoiceJson } from '@bb/engine';
import { ALONE, type Fanout } from '../fanout/fanout.ts';
import type { Ledger } from '../storage/ledger.ts';
import type { Db } from '../storage/schema.ts';
import type { Tables } from '../tables/tables.ts';
import { type Bots, openBots } from './bots.ts';
import { LiveTable } from './live-table.ts';

interface Berth {
  readonly table: Promise<LiveTable>;
  used: number;
  /** The number of the choice that a bot thinks about; -1: none. */
  thinking: number;
}

export interface HarborOptions {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly tables: Tables;
  /** A bot that can't answer is replaced by a captain for that choice; this hears of it. */
  readonly onFault: (error: unknown, table: string) => void;
  readonly bots?: Bots;
  /** The other nodes; none by default. */
  readonly fanout?: Fanout;
  /** Milliseconds that a table stays in memory when nobody looks at it. */
  readonly patience?: number;
}

const PATIENCE = 5 * 60_000;
const SUBSTITUTE = 'captain';
/** Milliseconds after which what has failed is tried again. */
const AGAIN = 2000;
/** Milliseconds after which a node looks for what others have written and it was not told. */
const LOOK = 15_000;

export class Harbor {
  readonly #db: Db;
  readonly #ledger: Ledger;
  readonly #tables: Tables;
  readonly #bots: Bots;
  readonly #fanout: Fanout;
  readonly #onFault: HarborOptions['onFault'];
  readonly #patience: number;
  readonly #berths = new Map<string, Berth>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #looker: NodeJS.Timeout;
  #isClosed = false;

  constructor({ db, ledger, tables, onFault, bots = openBots(), fanout = ALONE, patience = PATIENCE }: HarborOptions) {
    this.#db = db;
    this.#ledger = ledger;
    this.#tables = tables;
    this.#bots = bots;
    this.#fanout = fanout;
    this.#onFault = onFault;
    this.#patience = patience;
    fanout.listen(
      (id, seq) => this.#refresh(id, seq),
      () => {
        for (const id of this.#berths.keys()) this.#refresh(id, Number.POSITIVE_INFINITY);
      },
    );
    this.#looker = setInterval(() => {
      if (fanout !== ALONE) for (const id of this.#berths.keys()) this.#refresh(id, Number.POSITIVE_INFINITY);
    }, LOOK).unref();
    this.#sweeper = setInterval(() => void this.sweep(Date.now()), patience).unref();
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#berths.size;
  }

  /** @throws Refused; BadInput for one that this server can't read. */
  async table(id: string): Promise<LiveTable> {
    let berth = this.#berths.get(id);
    if (!berth) {
      berth = { table: LiveTable.open(id, this.#db, this.#ledger), used: Date.now(), thinking: -1 };
      this.#berths.set(id, berth);
      berth.table.then(
        (table) => {
          table.listen((_updateFor, isOurs) => {
            if (isOurs) this.#fanout.tell(id, table.seq);
            this.#goOn(id, table);
          });
          this.#goOn(id, table);
        },
        () => this.#berths.delete(id),
      );
    }
    berth.used = Date.now();
    return berth.table;
  }

  /** Forgets what nobody has looked at for a while. */
  async sweep(now: number): Promise<void> {
    for (const [id, berth] of this.#berths) {
      const table = await berth.table.catch(() => null);
      // One of those that listen is the harbor itself.
      if (table && (table.listeners > 1 || berth.thinking >= 0 || now - berth.used < this.#patience)) continue;
      this.#berths.delete(id);
    }
  }

  /** Another node may have written to this table, up to there. */
  #refresh(id: string, seq: number): void {
    this.#berths
      .get(id)
      ?.table.then((table) => (table.seq < seq ? table.refresh() : undefined))
      .catch((error: unknown) => this.#onFault(error, id));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeper);
    clearInterval(this.#looker);
    await this.#bots.close();
    await this.#fanout.close();
    await this.#ledger.settled();
  }

  /** What a table needs when it has come further. */
  #goOn(id: string, table: LiveTable): void {
    if (this.#isClosed) return;
    if (table.isOver) this.#tables.finish(id).catch((error: unknown) => this.#later(id, table, error));
    else this.#wakeBot(id, table);
  }

  /** What could not be done is done when the database is back. */
  #later(id: string, table: LiveTable, error: unknown): void {
    if (this.#isClosed) return;
    this.#onFault(error, id);
    setTimeout(() => this.#goOn(id, table), AGAIN).unref();
  }

  #wakeBot(id: string, table: LiveTable): void {
    const berth = this.#berths.get(id);
    const turn = table.botsTurn;
    if (!berth || !turn || this.#isClosed || berth.thinking === turn.seq) return;
    berth.thinking = turn.seq;
    const choose = async (bot: string): Promise<void> => {
      const choice: ChoiceJson = await this.#bots.choose(bot, turn.game, turn.seat);
      const answer = await table.choose(turn.seat, turn.seq, choice, `bot/${turn.seq}`);
      // Late is no fault: another node was faster.
      if (!answer.taken && answer.refusal.why !== 'stale' && answer.refusal.why !== 'notPlaying')
        throw new Error(`${bot} may not choose ${JSON.stringify(choice)}`);
    };
    choose(turn.bot)
      .catch((error: unknown) => {
        if (this.#isClosed) return undefined;
        this.#onFault(error, id);
        return choose(SUBSTITUTE);
      })
      .finally(() => {
        if (berth.thinking === turn.seq) berth.thinking = -1;
      })
      .catch((error: unknown) => this.#later(id, table, error));
  }
}
