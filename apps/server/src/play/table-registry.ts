/** Opens and closes the rooms of this node's tables. A table that nobody uses is closed, and read again when it is needed. */
import { PubSub } from '../pubsub/pubsub.ts';
import type { ChoiceLog } from '../storage/choice-log.ts';
import type { Db } from '../storage/schema.ts';
import type { Tables } from '../tables/tables.ts';
import { type CountedTime, uninterrupted } from '../time/counted-time.ts';
import type { Announcer } from './announcer.ts';
import { type Bots, openBots } from './bot-players.ts';
import { broadcast } from './room/broadcast.ts';
import { refresh, renew } from './room/catch-up.ts';
import { nextDue } from './room/next-due.ts';
import { openRoom } from './room/open-room.ts';
import { refreshAnswers } from './room/stored-answers.ts';
import { isEnded, isOver, type TableRoom } from './room/table-room.ts';
import { tick } from './room/tick.ts';
import { type DriverNode, RoomDriver } from './room-driver.ts';
import type { TableHost } from './table-host.ts';
import { TableWaker } from './table-waker.ts';

interface OpenTable {
  readonly room: Promise<TableRoom>;
  /** Null while it is being opened. */
  driver: RoomDriver | null;
  /** Stop the subscriptions to changes of the table. */
  readonly stops: readonly (() => void)[];
  used: number;
}

export interface TableRegistryOptions {
  readonly db: Db;
  readonly choiceLog: ChoiceLog;
  readonly tables: Tables;
  /** Called with the error when a bot fails; the game's substitute chooses in its place. */
  readonly onFault: (error: unknown, table: string) => void;
  readonly bots?: Bots;
  /** Changes of tables, from this node and others. Alone by default. */
  readonly pubsub?: PubSub;
  /** By default that of this machine. */
  readonly time?: CountedTime;
  /** Notifies players whose turn it is. Nobody by default. */
  readonly notices?: Announcer;
  /** A table that nobody uses stays in memory for this long. */
  readonly idleTimeoutMs?: number;
}

const IDLE_TIMEOUT_MS = 5 * 60_000;
/** Tables that are due are looked for at this interval. */
const WAKE_INTERVAL_MS = 5000;

const nothing = async (): Promise<void> => undefined;
const NO_NOTIFICATIONS: Announcer = { yourTurn: nothing, halfTime: nothing, timeOver: nothing, answered: nothing };

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
  readonly #time: CountedTime;
  readonly #notices: Announcer;
  readonly #driverNode: DriverNode;
  readonly #tableWaker: TableWaker;
  /** Tables that may have something to do. */
  #unplanned = new Set<string>();
  #isClosed = false;

  constructor({
    db,
    choiceLog,
    tables,
    onFault,
    bots = openBots(),
    pubsub = new PubSub(),
    time = uninterrupted(Date.now),
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
    this.#time = time;
    const now = () => time.now();
    time.onGap(() => this.#afterGap());
    this.#notices = notices;
    this.#driverNode = {
      bots,
      notices,
      now,
      onFault,
      isClosed: () => this.#isClosed,
      finish: (id) => tables.finish(id, choiceLog),
      postBusy: (id) => pubsub.post(id, 'busy'),
    };
    this.#tableWaker = new TableWaker({ db, choiceLog, now, onFault, wakeUp: (id) => this.#wakeUp(id) });
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
    const openTable = this.#openTables.get(id) ?? this.#open(id);
    openTable.used = Date.now();
    return openTable.room;
  }

  #open(id: string): OpenTable {
    const openTable: OpenTable = {
      room: openRoom(id, this.#hostFor(id)),
      driver: null,
      stops: [
        // Another node may have written choices.
        this.pubsub.listen(id, 'choices', (seq) => this.#catchUp(id, (room) => (room.reached.seq < seq ? refresh(room) : undefined))),
        // The table record has changed: seats or a rewind.
        this.pubsub.listen(id, 'card', () => {
          openTable.driver?.renewed();
          this.#catchUp(id, (room) => renew(room).then(() => openTable.driver?.goOn()));
        }),
        // Another node has stored secret answers or orders.
        this.pubsub.listen(id, 'answers', () => this.#catchUp(id, (room) => refreshAnswers(room).then(() => openTable.driver?.goOn()))),
      ],
      used: Date.now(),
    };
    this.#openTables.set(id, openTable);
    openTable.room.then(
      (room) => {
        openTable.driver = new RoomDriver(room, this.#driverNode);
        room.subscribers.listen((_tell, isOurs) => {
          if (isOurs) this.pubsub.announce(id, 'choices', room.reached.seq);
          this.#replan(id);
        });
        openTable.driver.goOn();
      },
      () => this.#forget(id),
    );
    return openTable;
  }

  /** Lets an open table read what other nodes have written. */
  #catchUp(id: string, read: (room: TableRoom) => Promise<void> | undefined): void {
    this.#openTables
      .get(id)
      ?.room.then(read)
      .catch((error: unknown) => this.#onFault(error, id));
  }

  /** Closes tables that nobody has used for a while. */
  async sweep(now: number): Promise<void> {
    for (const [id, openTable] of this.#openTables) {
      const room = await openTable.room.catch(() => null);
      // One of the listeners is the table registry itself.
      if (room && (room.subscribers.size > 1 || openTable.driver?.isBusy || now - openTable.used < this.#idleTimeoutMs)) continue;
      this.#forget(id);
    }
  }

  #forget(id: string): void {
    const openTable = this.#openTables.get(id);
    for (const stop of openTable?.stops ?? []) stop();
    openTable?.driver?.stop();
    this.#openTables.delete(id);
  }

  /** Wakes the tables whose `wake_at` has come. */
  wake(): Promise<void> {
    return this.#tableWaker.wake();
  }

  async #wakeUp(id: string): Promise<number | null> {
    const room = await this.table(id);
    await tick(room);
    this.#openTables.get(id)?.driver?.goOn();
    return isOver(room) ? null : nextDue(room, this.#time.now());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeper);
    clearInterval(this.#waker);
    for (const { driver } of this.#openTables.values()) driver?.stop();
    await this.#bots.close();
    await this.pubsub.close();
    // Messages that have arrived are still handled while there is a database.
    const rooms = await Promise.all([...this.#openTables.values()].map(({ room }) => room.catch(() => null)));
    await Promise.all(rooms.map((room) => room?.turns.settled()));
    await this.#choiceLog.settled();
  }

  #hostFor(id: string): TableHost {
    return {
      db: this.#db,
      choiceLog: this.#choiceLog,
      time: this.#time,
      now: () => this.#time.now(),
      replan: () => this.#replan(id),
      tellOthers: () => this.pubsub.announce(id, 'answers'),
      sealed: (people, seat) => {
        this.#notices.answered({ id, people }, seat).catch((error: unknown) => this.#onFault(error, id));
      },
    };
  }

  /** There was a gap: plans all tables anew, and tells their players until when they have time. */
  #afterGap(): void {
    for (const [id, { room }] of this.#openTables)
      room.then(
        (open) => {
          if (open.record.clock && !isEnded(open)) broadcast(open, open.reached, [], false);
          this.#replan(id);
        },
        () => undefined,
      );
  }

  /** Plans at the end of this turn of the event loop, once. */
  #replan(id: string): void {
    if (this.#unplanned.size === 0) setImmediate(() => this.#planAll());
    this.#unplanned.add(id);
  }

  #planAll(): void {
    const ids = this.#unplanned;
    this.#unplanned = new Set();
    for (const id of ids) this.#openTables.get(id)?.driver?.goOn();
  }
}
