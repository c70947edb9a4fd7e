/** The tables that are open on this node. A table that nobody uses is closed, and read again when it is needed. */

import { Refused } from '../accounts/refused.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { PubSub } from '../pubsub/pubsub.ts';
import type { ChoiceLog } from '../storage/choice-log.ts';
import type { Db } from '../storage/schema.ts';
import type { Pause } from '../tables/table-record.ts';
import type { Tables } from '../tables/tables.ts';
import { type Bots, openBots } from './bot-players.ts';
import { awaited } from './room/awaited.ts';
import { choose } from './room/choose.ts';
import { halfTime } from './room/clocks.ts';
import type { BotsQuestion } from './room/late.ts';
import { botsQuestions, standIn } from './room/late.ts';
import { nextDue } from './room/next-due.ts';
import { openRoom } from './room/open-room.ts';
import { refresh, renew } from './room/read-on.ts';
import { recall } from './room/recall.ts';
import { isOver, peopleOf, rewindsOf, type TableRoom } from './room/table-room.ts';
import { tick } from './room/tick.ts';
import type { TableHost } from './table-host.ts';
import { LEASE_MS, WakeDelays } from './wake-delays.ts';

interface OpenTable {
  readonly table: Promise<TableRoom>;
  /** Null while it is being opened. */
  open: TableRoom | null;
  /** Stop the subscriptions to changes of the table. */
  readonly stops: readonly (() => void)[];
  used: number;
  /** The questions that bots are thinking about: choices and seats. */
  readonly thinking: Set<string>;
  /** The last notification: the question it was about, and whether it said that half of the time is gone. */
  told: { readonly question: string; readonly isHalf: boolean };
  /** When the players were last told that bots have less time: milliseconds since 1970. */
  saidBusyAt: number;
  /** Whether the end of the game is stored, or about to be. */
  isFinished: boolean;
  /** The next time when something is due. */
  alarm: { readonly at: number; readonly timer: NodeJS.Timeout } | null;
}

export interface TableRegistryOptions {
  readonly db: Db;
  readonly choiceLog: ChoiceLog;
  readonly tables: Tables;
  /** Called with the error when a bot fails; a captain chooses in its place. */
  readonly onFault: (error: unknown, table: string) => void;
  readonly bots?: Bots;
  /** Changes of tables, from this node and others. Alone by default. */
  readonly pubsub?: PubSub;
  readonly now?: () => number;
  /** When no server ran; grows while this one does. None by default. */
  readonly downtimes?: readonly Pause[];
  /** Notifies players whose turn it is. Nobody by default. */
  readonly notices?: Announcer;
  /** A table that nobody uses stays in memory for this long. */
  readonly idleTimeoutMs?: number;
}

const IDLE_TIMEOUT_MS = 5 * 60_000;
const SUBSTITUTE = 'captain';
const BUSY_NOTICE_INTERVAL_MS = 60_000;
/** A failed job is tried again after this time. */
const RETRY_DELAY_MS = 2000;
/** Tables that are due are looked for at this interval. */
const WAKE_INTERVAL_MS = 5000;
/** The tables that are woken at once. */
const MAX_WOKEN_AT_ONCE = 50;
/** The longest delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

type Announcer = Pick<Notifications, 'yourTurn' | 'halfTime' | 'timeOver' | 'answered'>;
const nothing = async (): Promise<void> => undefined;
const NO_NOTIFICATIONS: Announcer = { yourTurn: nothing, halfTime: nothing, timeOver: nothing, answered: nothing };

/** The message key of a bot's choice, which clients can't use. */
const botsKey = (rewinds: number, seq: number): string => `bot ${rewinds}/${seq}`;

export class TableRegistry {
  readonly #db: Db;
  readonly #choiceLog: ChoiceLog;
  readonly tables: Tables;
  readonly #bots: Bots;
  readonly pubsub: PubSub;
  readonly #onFault: TableRegistryOptions['onFault'];
  readonly #idleTimeoutMs: number;
  readonly #openTables = new Map<string, OpenTable>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #waker: NodeJS.Timeout;
  readonly #now: () => number;
  readonly #downtimes: readonly Pause[];
  readonly #notices: Announcer;
  /** Tables that may have something to do. */
  #unplanned = new Set<string>();
  readonly #wakeDelays = new WakeDelays();
  #isClosed = false;

  constructor({
    db,
    choiceLog,
    tables,
    onFault,
    bots = openBots(),
    pubsub = new PubSub(),
    now = Date.now,
    downtimes = [],
    notices = NO_NOTIFICATIONS,
    idleTimeoutMs = IDLE_TIMEOUT_MS,
  }: TableRegistryOptions) {
    this.#db = db;
    this.#choiceLog = choiceLog;
    this.tables = tables;
    this.#bots = bots;
    this.pubsub = pubsub;
    this.#onFault = onFault;
    this.#idleTimeoutMs = idleTimeoutMs;
    this.#now = now;
    this.#downtimes = downtimes;
    this.#notices = notices;
    this.#waker = setInterval(() => {
      this.wake().catch((error: unknown) => onFault(error, ''));
    }, WAKE_INTERVAL_MS).unref();
    this.#sweeper = setInterval(() => {
      void this.sweep(Date.now());
      tables.abortAbandoned().catch((error: unknown) => onFault(error, ''));
    }, idleTimeoutMs).unref();
  }

  /** The number of tables in memory. */
  get size(): number {
    return this.#openTables.size;
  }

  /** @throws Refused */
  async table(id: string): Promise<TableRoom> {
    let openTable = this.#openTables.get(id);
    if (!openTable) {
      openTable = {
        table: openRoom(id, this.#hostFor(id)),
        stops: [
          this.pubsub.listen(id, 'choices', (seq) => this.#refresh(id, seq)),
          this.pubsub.listen(id, 'card', () => this.#renew(id)),
          this.pubsub.listen(id, 'answers', () => this.#recall(id)),
        ],
        used: Date.now(),
        thinking: new Set(),
        told: { question: '', isHalf: false },
        saidBusyAt: 0,
        isFinished: false,
        alarm: null,
        open: null,
      };
      this.#openTables.set(id, openTable);
      const mine = openTable;
      openTable.table.then(
        (table) => {
          mine.open = table;
          table.subscribers.listen((_tell, isOurs) => {
            if (isOurs) this.pubsub.announce(id, 'choices', table.reached.seq);
            this.#replan(id);
          });
          this.#goOn(id, table);
        },
        () => this.#forget(id),
      );
    }
    openTable.used = Date.now();
    return openTable.table;
  }

  /** Closes tables that nobody has used for a while. */
  async sweep(now: number): Promise<void> {
    for (const [id, openTable] of this.#openTables) {
      const table = await openTable.table.catch(() => null);
      // One of the listeners is the table registry itself.
      if (table && (table.subscribers.size > 1 || openTable.thinking.size > 0 || now - openTable.used < this.#idleTimeoutMs)) continue;
      this.#forget(id);
    }
  }

  #forget(id: string): void {
    const openTable = this.#openTables.get(id);
    for (const stop of openTable?.stops ?? []) stop();
    clearTimeout(openTable?.alarm?.timer);
    this.#openTables.delete(id);
  }

  /** Another node may have written choices of this table. */
  #refresh(id: string, seq: number): void {
    this.#openTables
      .get(id)
      ?.table.then((table) => (table.reached.seq < seq ? refresh(table) : undefined))
      .catch((error: unknown) => this.#onFault(error, id));
  }

  /** The table record has changed: seats or a rewind. */
  #renew(id: string): void {
    const openTable = this.#openTables.get(id);
    if (!openTable) return;
    openTable.isFinished = false;
    openTable.table.then((table) => renew(table).then(() => this.#goOn(id, table))).catch((error: unknown) => this.#onFault(error, id));
  }

  /** Another node has stored secret answers or orders. */
  #recall(id: string): void {
    this.#openTables
      .get(id)
      ?.table.then((table) => recall(table).then(() => this.#goOn(id, table)))
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
      .limit(MAX_WOKEN_AT_ONCE)
      .execute();
    for (const { id, wake_at } of due) {
      const next = now + LEASE_MS;
      try {
        if (await this.#wakeLater(id, wake_at, next)) await this.#wakeLater(id, next, await this.#wakeUp(id, wake_at));
      } catch (error) {
        // The lease expires, and the table is woken then.
        this.#onFault(error, id);
      }
    }
  }

  /** @returns when to wake the table again, in milliseconds since 1970; null if there is nothing to wake it for */
  async #wakeUp(id: string, dueAt: number | null): Promise<number | null> {
    try {
      const table = await this.table(id);
      await tick(table);
      this.#goOn(id, table);
      this.#wakeDelays.succeeded(id);
      return isOver(table) ? null : nextDue(table, this.#now());
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

  /** @returns false if another node was first */
  #wakeLater(id: string, from: number | null, to: number | null): Promise<boolean> {
    return this.#choiceLog.write(id, this.#db.updateTable('tables').set({ wake_at: to }).where('id', '=', id).where('wake_at', '=', from));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeper);
    clearInterval(this.#waker);
    for (const { alarm } of this.#openTables.values()) clearTimeout(alarm?.timer);
    await this.#bots.close();
    await this.pubsub.close();
    // Messages that have arrived are still handled while there is a database.
    const tables = await Promise.all([...this.#openTables.values()].map(({ table }) => table.catch(() => null)));
    await Promise.all(tables.map((table) => table?.turns.settled()));
    await this.#choiceLog.settled();
  }

  #hostFor(id: string): TableHost {
    return {
      db: this.#db,
      choiceLog: this.#choiceLog,
      now: this.#now,
      downtimes: this.#downtimes,
      replan: () => this.#replan(id),
      tellOthers: () => this.pubsub.announce(id, 'answers'),
      sealed: (people, seat) => {
        this.#notices.answered({ id, people }, seat).catch((error: unknown) => this.#onFault(error, id));
      },
    };
  }

  /** Plans at the end of this turn of the event loop, once. */
  #replan(id: string): void {
    if (this.#unplanned.size === 0) setImmediate(() => this.#planAll());
    this.#unplanned.add(id);
  }

  #planAll(): void {
    const ids = this.#unplanned;
    this.#unplanned = new Set();
    for (const id of ids) {
      const table = this.#openTables.get(id)?.open;
      if (table) this.#goOn(id, table);
    }
  }

  /** Tells those who follow the table that its bots have less time, at most once a minute. */
  #announceBusy(id: string, openTable: OpenTable): void {
    const now = this.#now();
    if (now - openTable.saidBusyAt < BUSY_NOTICE_INTERVAL_MS) return;
    openTable.saidBusyAt = now;
    this.pubsub.post(id, 'busy');
  }

  /** Does what a table needs after it has changed. */
  #goOn(id: string, table: TableRoom): void {
    if (this.#isClosed) return;
    if (isOver(table)) {
      this.#finish(id, table);
      return;
    }
    this.#announce(id, table);
    for (const question of botsQuestions(table, this.#now())) this.#wakeBot(id, table, question);
    this.#setAlarm(id, table);
  }

  #finish(id: string, table: TableRoom): void {
    const openTable = this.#openTables.get(id);
    if (!openTable || openTable.isFinished) return;
    openTable.isFinished = true;
    this.tables.finish(id, this.#choiceLog).catch((error: unknown) => {
      openTable.isFinished = false;
      this.#later(id, table, error);
    });
  }

  /** Notifies the players who are asked: once, and again when half of their time is gone. */
  #announce(id: string, table: TableRoom): void {
    const openTable = this.#openTables.get(id);
    const waiting = awaited(table);
    if (!openTable || !waiting) return;
    const half = halfTime(table);
    const isHalf = half !== null && this.#now() >= half;
    const question = `${rewindsOf(table)}/${waiting.seq}`;
    const isNew = openTable.told.question !== question;
    if (!isNew && openTable.told.isHalf === isHalf) return;
    openTable.told = { question, isHalf };
    const said = isNew ? this.#notices.yourTurn(waiting) : Promise.resolve();
    said.then(() => (isHalf ? this.#notices.halfTime(waiting) : undefined)).catch((error: unknown) => this.#onFault(error, id));
  }

  #setAlarm(id: string, table: TableRoom): void {
    const openTable = this.#openTables.get(id);
    if (!openTable) return;
    const now = this.#now();
    const next = nextDue(table, now);
    if (next === (openTable.alarm?.at ?? null)) return;
    clearTimeout(openTable.alarm?.timer);
    openTable.alarm = null;
    if (next === null) return;
    const ring = (): void => {
      openTable.alarm = null;
      tick(table).then(
        () => this.#goOn(id, table),
        (error: unknown) => this.#later(id, table, error),
      );
    };
    openTable.alarm = { at: next, timer: setTimeout(ring, Math.min(Math.max(0, next - now), MAX_TIMER_MS)).unref() };
  }

  /** Tries again when the database may be back. */
  #later(id: string, table: TableRoom, error: unknown): void {
    if (this.#isClosed) return;
    this.#onFault(error, id);
    setTimeout(() => this.#goOn(id, table), RETRY_DELAY_MS).unref();
  }

  #wakeBot(id: string, table: TableRoom, question: BotsQuestion): void {
    const { bot: asked, isBot, isStandIn, seat, seq, game, engine } = question;
    const openTable = this.#openTables.get(id);
    const rewinds = rewindsOf(table);
    const work = `${rewinds}/${seq}/${seat}`;
    if (!openTable || this.#isClosed || openTable.thinking.has(work)) return;
    openTable.thinking.add(work);
    const answer = async (bot: string): Promise<void> => {
      const { choice, isShort } = await this.#bots.choose(bot, game, seat, engine, table.record.host);
      if (isShort) this.#announceBusy(id, openTable);
      const result = isStandIn
        ? await standIn(table, question, rewinds, choice)
        : await choose(table, seat, seq, choice, botsKey(rewinds, seq), rewinds);
      // Too late is no fault: another node was first, or the player answered after all.
      if (!result.taken && !['stale', 'notPlaying', 'paused'].includes(result.refusal.why))
        throw new Error(`${bot} may not choose that ${choice.type}`);
      if (result.taken && result.seq !== seq) throw new Error(`${bot} has chosen at ${id}/${seq} already, and nothing came of it`);
      if (result.taken && !isBot && !isStandIn)
        await this.#notices.timeOver({ table: { id, people: peopleOf(table) }, seats: [seat], seq });
    };
    answer(asked)
      .catch((error: unknown) => {
        if (this.#isClosed) return undefined;
        this.#onFault(error, id);
        return answer(SUBSTITUTE);
      })
      .finally(() => openTable.thinking.delete(work))
      .catch((error: unknown) => this.#later(id, table, error));
  }
}
