/** Who is connected: to this node, at which tables; and to any node, as far as the database knows. */
import { randomUUID } from 'node:crypto';
import type { Outside } from '../accounts/outside.ts';
import type { Db } from '../storage/schema.ts';

/** Milliseconds between two signs of life of all who are connected here. */
const SIGN = 30_000;
/** Who has given none for so long is gone: his node has died. */
export const GONE = 75_000;
/** Rows of one statement. */
const ROWS = 1000;

/** Counts what comes in more than once. */
class Tally {
  readonly #counts = new Map<string, number>();

  /** Whether it is the first. */
  add(what: string): boolean {
    const count = (this.#counts.get(what) ?? 0) + 1;
    this.#counts.set(what, count);
    return count === 1;
  }

  /** Whether it was the last. */
  drop(what: string): boolean {
    const count = (this.#counts.get(what) ?? 0) - 1;
    if (count > 0) this.#counts.set(what, count);
    else this.#counts.delete(what);
    return count <= 0;
  }

  has(what: string): boolean {
    return this.#counts.has(what);
  }

  get all(): readonly string[] {
    return [...this.#counts.keys()];
  }
}

const watched = (player: string, table: string): string => `${player} ${table}`;

export class Presence {
  readonly #db: Db;
  readonly #outside: Outside;
  readonly #onFault: (error: unknown) => void;
  readonly #node = randomUUID();
  readonly #here = new Tally();
  readonly #watching = new Tally();
  /** Since the last word: said with the next one, for many come at once when a node has gone. */
  readonly #come: string[] = [];
  readonly #gone: string[] = [];
  readonly #signs: NodeJS.Timeout;
  /** One word to the database after the other. */
  #turn: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(db: Db, outside: Outside, onFault: (error: unknown) => void) {
    this.#db = db;
    this.#outside = outside;
    this.#onFault = onFault;
    this.#signs = setInterval(() => this.#tell(() => this.#sign(this.#here.all)), SIGN).unref();
  }

  /** Yields what to call when he leaves. */
  connect(player: string): () => void {
    if (this.#here.add(player)) {
      this.#come.push(player);
      this.#tell(() => this.#sign(this.#come.splice(0)));
    }
    return () => {
      if (!this.#here.drop(player)) return;
      this.#gone.push(player);
      this.#tell(() => this.#leave(this.#gone.splice(0)));
    };
  }

  /** Yields what to call when he looks away. */
  watch(player: string, table: string): () => void {
    this.#watching.add(watched(player, table));
    return () => void this.#watching.drop(watched(player, table));
  }

  /** Whether he has this table before his eyes, on this node. */
  isWatching(player: string, table: string): boolean {
    return this.#watching.has(watched(player, table));
  }

  /** On any node. */
  async isConnected(player: string): Promise<boolean> {
    if (this.#here.has(player)) return true;
    const row = await this.#db
      .selectFrom('presence')
      .select('node')
      .where('player_id', '=', player)
      .where('seen_at', '>', this.#outside.now() - GONE)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Resolves when the database knows what has been said so far. */
  async settled(): Promise<void> {
    await this.#turn;
  }

  async close(): Promise<void> {
    clearInterval(this.#signs);
    this.#tell(async () => void (await this.#db.deleteFrom('presence').where('node', '=', this.#node).execute()));
    // Sockets close after that, and nobody who leaves is there any more.
    this.#isClosed = true;
    await this.#turn;
  }

  #tell(what: () => Promise<void>): void {
    if (!this.#isClosed) this.#turn = this.#turn.then(what).catch(this.#onFault);
  }

  async #sign(players: readonly string[]): Promise<void> {
    // He may have left before this was said.
    const here = players.filter((player) => this.#here.has(player));
    for (let i = 0; i < here.length; i += ROWS) await this.#signSome(here.slice(i, i + ROWS));
  }

  async #signSome(players: readonly string[]): Promise<void> {
    const seen_at = this.#outside.now();
    await this.#db
      .deleteFrom('presence')
      .where('seen_at', '<=', seen_at - GONE)
      .execute();
    // Who has been deleted meanwhile is nobody's.
    const known = await this.#db.selectFrom('players').select('id').where('id', 'in', players).execute();
    if (known.length === 0) return;
    await this.#db
      .insertInto('presence')
      .values(known.map(({ id }) => ({ player_id: id, node: this.#node, seen_at })))
      .onConflict((conflict) => conflict.columns(['player_id', 'node']).doUpdateSet({ seen_at }))
      .execute();
  }

  async #leave(players: readonly string[]): Promise<void> {
    // He may have come back before this was said.
    const gone = players.filter((player) => !this.#here.has(player));
    for (let i = 0; i < gone.length; i += ROWS)
      await this.#db
        .deleteFrom('presence')
        .where('player_id', 'in', gone.slice(i, i + ROWS))
        .where('node', '=', this.#node)
        .execute();
  }
}
