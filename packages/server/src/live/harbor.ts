/** The tables that are open on this node. One that nobody looks at is forgotten, and read again when it is wanted. */
import type { ChoiceJson } from '@bb/engine';
import { Refused } from '../accounts/refused.ts';
import { Bulletin } from '../fanout/bulletin.ts';
import type { Notices } from '../notices/notices.ts';
import type { Ledger } from '../storage/ledger.ts';
import type { Db } from '../storage/schema.ts';
import type { Tables } from '../tables/tables.ts';
import { type Bots, openBots } from './bots.ts';
import { LiveTable } from './live-table.ts';
import type { Node } from './node.ts';
import { type BotsQuestion, LEASE } from './questions.ts';
import { WakeDelays } from './wake-delays.ts';

interface Berth {
  readonly table: Promise<LiveTable>;
  /** Null: it is being opened. */
  open: LiveTable | null;
  /** They hear no more of the table. */
  readonly stops: readonly (() => void)[];
  used: number;
  /** What bots think about: choices and seats. */
  readonly thinking: Set<string>;
  /** What was said of the question that is asked now. */
  told: { readonly question: string; readonly isHalf: boolean };
  /** That its game is over is written down, or about to be. */
  isFinished: boolean;
  /** When there is something to do again. */
  alarm: { readonly at: number; readonly timer: NodeJS.Timeout } | null;
}

export interface HarborOptions {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly tables: Tables;
  /** A bot that can't answer is replaced by a captain for that choice; this hears of it. */
  readonly onFault: (error: unknown, table: string) => void;
  readonly bots?: Bots;
  /** What is told and heard of tables; alone by default. */
  readonly bulletin?: Bulletin;
  readonly now?: () => number;
  /** Tells those who are asked; nobody by default. */
  readonly notices?: Announcer;
  /** Milliseconds that a table stays in memory when nobody looks at it. */
  readonly patience?: number;
}

const PATIENCE = 5 * 60_000;
const SUBSTITUTE = 'captain';
/** Milliseconds after which what has failed is tried again. */
const AGAIN = 2000;
/** Milliseconds between two looks for tables at which time has brought something. */
const LOOK = 5000;
/** Tables that are looked after at once. */
const MOST_AWAKE = 50;
/** A timer can't be longer: milliseconds. */
const LONGEST_ALARM = 2 ** 31 - 1;

type Announcer = Pick<Notices, 'yourTurn' | 'halfTime' | 'timeOver' | 'answered'>;
const nothing = async (): Promise<void> => undefined;
const UNTOLD: Announcer = { yourTurn: nothing, halfTime: nothing, timeOver: nothing, answered: nothing };

/** What no client may call a message. */
const botsKey = (rewinds: number, seq: number): string => `bot ${rewinds}/${seq}`;

export class Harbor {
  readonly #db: Db;
  readonly #ledger: Ledger;
  readonly tables: Tables;
  readonly #bots: Bots;
  readonly bulletin: Bulletin;
  readonly #onFault: HarborOptions['onFault'];
  readonly #patience: number;
  readonly #berths = new Map<string, Berth>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #waker: NodeJS.Timeout;
  readonly #now: () => number;
  readonly #notices: Announcer;
  /** Tables at which something may have changed. */
  #unplanned = new Set<string>();
  readonly #wakeDelays = new WakeDelays();
  #isClosed = false;

  constructor({
    db,
    ledger,
    tables,
    onFault,
    bots = openBots(),
    bulletin = new Bulletin(),
    now = Date.now,
    notices = UNTOLD,
    patience = PATIENCE,
  }: HarborOptions) {
    this.#db = db;
    this.#ledger = ledger;
    this.tables = tables;
    this.#bots = bots;
    this.bulletin = bulletin;
    this.#onFault = onFault;
    this.#patience = patience;
    this.#now = now;
    this.#notices = notices;
    this.#waker = setInterval(() => {
      this.wake().catch((error: unknown) => onFault(error, ''));
    }, LOOK).unref();
    this.#sweeper = setInterval(() => {
      void this.sweep(Date.now());
      tables.clearAway().catch((error: unknown) => onFault(error, ''));
    }, patience).unref();
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#berths.size;
  }

  /** @throws Refused; BadInput for one that this server can't read. */
  async table(id: string): Promise<LiveTable> {
    let berth = this.#berths.get(id);
    if (!berth) {
      berth = {
        table: LiveTable.open(id, this.#nodeFor(id)),
        stops: [
          this.bulletin.listen(id, 'choices', (seq) => this.#refresh(id, seq)),
          this.bulletin.listen(id, 'card', () => this.#renew(id)),
          this.bulletin.listen(id, 'answers', () => this.#recall(id)),
        ],
        used: Date.now(),
        thinking: new Set(),
        told: { question: '', isHalf: false },
        isFinished: false,
        alarm: null,
        open: null,
      };
      this.#berths.set(id, berth);
      const mine = berth;
      berth.table.then(
        (table) => {
          mine.open = table;
          table.listen((_tell, isOurs) => {
            if (isOurs) this.bulletin.tellOthers(id, 'choices', table.seq);
            this.#replan(id);
          });
          this.#goOn(id, table);
        },
        () => this.#forget(id),
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
      if (table && (table.listeners > 1 || berth.thinking.size > 0 || now - berth.used < this.#patience)) continue;
      this.#forget(id);
    }
  }

  #forget(id: string): void {
    const berth = this.#berths.get(id);
    for (const stop of berth?.stops ?? []) stop();
    clearTimeout(berth?.alarm?.timer);
    this.#berths.delete(id);
  }

  /** Another node may have written to this table, up to there. */
  #refresh(id: string, seq: number): void {
    this.#berths
      .get(id)
      ?.table.then((table) => (table.seq < seq ? table.refresh() : undefined))
      .catch((error: unknown) => this.#onFault(error, id));
  }

  /** Somebody else sits there, or it was rewound. */
  #renew(id: string): void {
    const berth = this.#berths.get(id);
    if (!berth) return;
    berth.isFinished = false;
    berth.table.then((table) => table.renew().then(() => this.#goOn(id, table))).catch((error: unknown) => this.#onFault(error, id));
  }

  /** Another node has stored what does not count yet. */
  #recall(id: string): void {
    this.#berths
      .get(id)
      ?.table.then((table) => table.recall().then(() => this.#goOn(id, table)))
      .catch((error: unknown) => this.#onFault(error, id));
  }

  /** Wakes the tables whose `wake_at` has come. A table whose wake-up fails is tried again later; one table's fault stops no other. */
  async wake(): Promise<void> {
    const now = this.#now();
    const left = this.#wakeDelays.left(now);
    const due = await this.#db
      .selectFrom('tables')
      .select(['id', 'wake_at'])
      .where('wake_at', '<=', now)
      .$if(left.length > 0, (query) => query.where('id', 'not in', left))
      .limit(MOST_AWAKE)
      .execute();
    for (const { id, wake_at } of due) {
      const next = now + LEASE;
      try {
        if (await this.#wakeLater(id, wake_at, next)) await this.#wakeLater(id, next, await this.#wakeUp(id, wake_at));
      } catch (error) {
        // The lease ends by itself, and the table is woken then.
        this.#onFault(error, id);
      }
    }
  }

  /** @returns when to wake the table again, in milliseconds since 1970; null if there is nothing to wake it for */
  async #wakeUp(id: string, dueAt: number | null): Promise<number | null> {
    try {
      const table = await this.table(id);
      await table.tick();
      this.#goOn(id, table);
      this.#wakeDelays.succeeded(id);
      return table.isOver ? null : table.questions.next(this.#now());
    } catch (error) {
      const code = error instanceof Refused ? error.code : null;
      if (code === 'notFound') return null;
      if (code === 'otherRules') {
        // Another node may have its rules.
        this.#wakeDelays.leave(id, this.#now());
        return dueAt;
      }
      this.#onFault(error, id);
      return this.#now() + this.#wakeDelays.failed(id);
    }
  }

  /** False: somebody else was faster. */
  #wakeLater(id: string, from: number | null, to: number | null): Promise<boolean> {
    return this.#ledger.write(id, this.#db.updateTable('tables').set({ wake_at: to }).where('id', '=', id).where('wake_at', '=', from));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeper);
    clearInterval(this.#waker);
    for (const { alarm } of this.#berths.values()) clearTimeout(alarm?.timer);
    await this.#bots.close();
    await this.bulletin.close();
    // What was heard last is read while there is a database.
    const tables = await Promise.all([...this.#berths.values()].map(({ table }) => table.catch(() => null)));
    await Promise.all(tables.map((table) => table?.settled()));
    await this.#ledger.settled();
  }

  #nodeFor(id: string): Node {
    return {
      db: this.#db,
      ledger: this.#ledger,
      now: this.#now,
      replan: () => this.#replan(id),
      tellOthers: () => this.bulletin.tellOthers(id, 'answers'),
      sealed: (people, seat) => {
        this.#notices.answered({ id, people }, seat).catch((error: unknown) => this.#onFault(error, id));
      },
    };
  }

  /** At the end of this turn of the event loop, once. */
  #replan(id: string): void {
    if (this.#unplanned.size === 0) setImmediate(() => this.#planAll());
    this.#unplanned.add(id);
  }

  #planAll(): void {
    const ids = this.#unplanned;
    this.#unplanned = new Set();
    for (const id of ids) {
      const table = this.#berths.get(id)?.open;
      if (table) this.#goOn(id, table);
    }
  }

  /** What a table needs when it has come further. */
  #goOn(id: string, table: LiveTable): void {
    if (this.#isClosed) return;
    if (table.isOver) {
      this.#finish(id, table);
      return;
    }
    this.#announce(id, table);
    for (const question of table.questions.botsQuestions(this.#now())) this.#wakeBot(id, table, question);
    this.#setAlarm(id, table);
  }

  #finish(id: string, table: LiveTable): void {
    const berth = this.#berths.get(id);
    if (!berth || berth.isFinished) return;
    berth.isFinished = true;
    this.tables.finish(id, this.#ledger).catch((error: unknown) => {
      berth.isFinished = false;
      this.#later(id, table, error);
    });
  }

  /** Tells those who are asked, once; and again when half of their time is gone. */
  #announce(id: string, table: LiveTable): void {
    const berth = this.#berths.get(id);
    const { awaited } = table;
    if (!berth || !awaited) return;
    const half = table.questions.half;
    const isHalf = half !== null && this.#now() >= half;
    const question = `${table.rewinds}/${awaited.seq}`;
    const isNew = berth.told.question !== question;
    if (!isNew && berth.told.isHalf === isHalf) return;
    berth.told = { question, isHalf };
    const said = isNew ? this.#notices.yourTurn(awaited) : Promise.resolve();
    said.then(() => (isHalf ? this.#notices.halfTime(awaited) : undefined)).catch((error: unknown) => this.#onFault(error, id));
  }

  #setAlarm(id: string, table: LiveTable): void {
    const berth = this.#berths.get(id);
    if (!berth) return;
    const now = this.#now();
    const next = table.questions.next(now);
    if (next === (berth.alarm?.at ?? null)) return;
    clearTimeout(berth.alarm?.timer);
    berth.alarm = null;
    if (next === null) return;
    const ring = (): void => {
      berth.alarm = null;
      table.tick().then(
        () => this.#goOn(id, table),
        (error: unknown) => this.#later(id, table, error),
      );
    };
    berth.alarm = { at: next, timer: setTimeout(ring, Math.min(Math.max(0, next - now), LONGEST_ALARM)).unref() };
  }

  /** What could not be done is done when the database is back. */
  #later(id: string, table: LiveTable, error: unknown): void {
    if (this.#isClosed) return;
    this.#onFault(error, id);
    setTimeout(() => this.#goOn(id, table), AGAIN).unref();
  }

  #wakeBot(id: string, table: LiveTable, question: BotsQuestion): void {
    const { bot: asked, isBot, isStandIn, seat, seq, game, engine } = question;
    const berth = this.#berths.get(id);
    const { rewinds } = table;
    const work = `${rewinds}/${seq}/${seat}`;
    if (!berth || this.#isClosed || berth.thinking.has(work)) return;
    berth.thinking.add(work);
    const choose = async (bot: string): Promise<void> => {
      const choice: ChoiceJson = await this.#bots.choose(bot, game, seat, engine);
      const answer = isStandIn
        ? await table.standIn(question, rewinds, choice)
        : await table.choose(seat, seq, choice, botsKey(rewinds, seq), rewinds);
      // Late is no fault: another node was faster, or the person after all.
      if (!answer.taken && !['stale', 'notPlaying', 'paused'].includes(answer.refusal.why))
        throw new Error(`${bot} may not choose that ${choice.type}`);
      if (answer.taken && answer.seq !== seq) throw new Error(`${bot} has chosen at ${id}/${seq} already, and nothing came of it`);
      if (answer.taken && !isBot && !isStandIn) await this.#notices.timeOver({ table: { id, people: table.people }, seats: [seat], seq });
    };
    choose(asked)
      .catch((error: unknown) => {
        if (this.#isClosed) return undefined;
        this.#onFault(error, id);
        return choose(SUBSTITUTE);
      })
      .finally(() => berth.thinking.delete(work))
      .catch((error: unknown) => this.#later(id, table, error));
  }
}
