/** Which players are connected to this node and which tables they watch; and, by the database, who is connected to any node. */
import { randomUUID } from 'node:crypto';
import { type Environment, gapsOf } from '../accounts/environment.ts';
import type { Db } from '../storage/schema.ts';
import { timeBefore } from '../time/stops.ts';

/** How often a node updates the rows of its connected players. */
const HEARTBEAT_MS = 30_000;
/** A row that has not been updated for this long is stale: its node has died. */
const PRESENCE_TIMEOUT_MS = 75_000;
const MAX_ROWS_PER_STATEMENT = 1000;

/** Counts the connections for each key: a player may have several. */
class ConnectionCounts {
  readonly #counts = new Map<string, number>();

  /** @returns whether it is the first one for this key */
  add(key: string): boolean {
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count === 1;
  }

  /** @returns whether it was the last one for this key */
  drop(key: string): boolean {
    const count = (this.#counts.get(key) ?? 0) - 1;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
    return count <= 0;
  }

  has(key: string): boolean {
    return this.#counts.has(key);
  }

  get keys(): readonly string[] {
    return [...this.#counts.keys()];
  }
}

const watchKey = (player: string, table: string): string => `${player} ${table}`;

export class Presence {
  readonly #db: Db;
  readonly #environment: Environment;
  readonly #onFault: (error: unknown) => void;
  readonly #node = randomUUID();
  readonly #here = new ConnectionCounts();
  readonly #watching = new ConnectionCounts();
  /** Arrivals and departures since the last write. They are written together: when another node dies, many players arrive at once. */
  readonly #arrived: string[] = [];
  readonly #departed: string[] = [];
  readonly #heartbeat: NodeJS.Timeout;
  /** Resolves when the writes so far are done: they run one after the other. */
  #queue: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(db: Db, environment: Environment, onFault: (error: unknown) => void) {
    this.#db = db;
    this.#environment = environment;
    this.#onFault = onFault;
    this.#heartbeat = setInterval(() => this.#enqueue(() => this.#markSeen(this.#here.keys)), HEARTBEAT_MS).unref();
  }

  /** @returns a function to call when the connection closes */
  connect(player: string): () => void {
    if (this.#here.add(player)) {
      this.#arrived.push(player);
      this.#enqueue(() => this.#markSeen(this.#arrived.splice(0)));
    }
    return () => {
      if (!this.#here.drop(player)) return;
      this.#departed.push(player);
      this.#enqueue(() => this.#leave(this.#departed.splice(0)));
    };
  }

  /** @returns a function to call when the player stops watching */
  watch(player: string, table: string): () => void {
    this.#watching.add(watchKey(player, table));
    return () => void this.#watching.drop(watchKey(player, table));
  }

  /** @returns whether the player is watching the table on this node */
  isWatching(player: string, table: string): boolean {
    return this.#watching.has(watchKey(player, table));
  }

  /** @returns whether the player is connected to any node */
  async isConnected(player: string): Promise<boolean> {
    return !(await this.disconnected([player])).has(player);
  }

  /** @returns those of the players who are connected to no node */
  async disconnected(players: readonly string[]): Promise<ReadonlySet<string>> {
    const left = players.filter((player) => !this.#here.has(player));
    if (left.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom('presence')
      .select('player_id')
      .where('player_id', 'in', left)
      .where('seen_at', '>', this.#staleSince())
      .execute();
    const elsewhere = rows.map(({ player_id }) => player_id);
    return new Set(left.filter((player) => !elsewhere.includes(player)));
  }

  /** Rows that were updated last before this moment are stale. */
  #staleSince(): number {
    return timeBefore(this.#environment.now(), PRESENCE_TIMEOUT_MS, gapsOf(this.#environment));
  }

  /** Resolves when all changes so far are in the database. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    this.#enqueue(async () => void (await this.#db.deleteFrom('presence').where('node', '=', this.#node).execute()));
    // The sockets close after this, and need no write: the rows are deleted already.
    this.#isClosed = true;
    await this.#queue;
  }

  #enqueue(write: () => Promise<void>): void {
    if (!this.#isClosed) this.#queue = this.#queue.then(write).catch(this.#onFault);
  }

  async #markSeen(players: readonly string[]): Promise<void> {
    // A player may have left since this was queued.
    const here = players.filter((player) => this.#here.has(player));
    for (let i = 0; i < here.length; i += MAX_ROWS_PER_STATEMENT) await this.#markSeenBatch(here.slice(i, i + MAX_ROWS_PER_STATEMENT));
  }

  async #markSeenBatch(players: readonly string[]): Promise<void> {
    const seen_at = this.#environment.now();
    await this.#db.deleteFrom('presence').where('seen_at', '<=', this.#staleSince()).execute();
    // A player may have been deleted since.
    const known = await this.#db.selectFrom('players').select('id').where('id', 'in', players).execute();
    if (known.length === 0) return;
    await this.#db
      .insertInto('presence')
      .values(known.map(({ id }) => ({ player_id: id, node: this.#node, seen_at })))
      .onConflict((conflict) => conflict.columns(['player_id', 'node']).doUpdateSet({ seen_at }))
      .execute();
  }

  async #leave(players: readonly string[]): Promise<void> {
    // A player may have come back since this was queued.
    const gone = players.filter((player) => !this.#here.has(player));
    for (let i = 0; i < gone.length; i += MAX_ROWS_PER_STATEMENT)
      await this.#db
        .deleteFrom('presence')
        .where('player_id', 'in', gone.slice(i, i + MAX_ROWS_PER_STATEMENT))
        .where('node', '=', this.#node)
        .execute();
  }
}
