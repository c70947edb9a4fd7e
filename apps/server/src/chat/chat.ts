/** Stores and reads the chat messages of tables, and announces new ones. A message is a line of text, and is called so here. */
import type { ChatLine, Room } from '@bb/protocol';
import type { Environment } from '../accounts/environment.ts';
import { Refused } from '../accounts/refused.ts';
import type { Sanctions } from '../accounts/sanctions.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { Db, Schema } from '../storage/schema.ts';
import { SharedRequests } from '../tables/shared-requests.ts';
import type { TableAccess } from '../tables/table-access.ts';
import { requireTableRecord, type TableRecord } from '../tables/table-record.ts';
import type { Player } from '../tables/table-seats.ts';
import { type ChatAccess, checkChatAccess } from './chat-access.ts';
import { readLine } from './chat-text.ts';

/** Lines in one answer. */
export const PAGE_SIZE = 50;
/** A player may write at most `lines` lines within `withinMs`. */
export const CHAT_RATE = { lines: 10, withinMs: 20_000 } as const;
const SECOND_MS = 1000;

/** A range of the lines of a room: those with a number below `before` or above `since`; the newest if neither is given. */
export interface LineRange {
  readonly before?: number;
  readonly since?: number;
}

export interface ChatPage {
  readonly lines: readonly ChatLine[];
  /** Whether there are more in the same direction. */
  readonly hasMore: boolean;
}

export interface ChatParts {
  readonly db: Db;
  readonly environment: Environment;
  readonly pubsub: PubSub;
  readonly notifications: Notifications;
  readonly sanctions: Sanctions;
  readonly access: TableAccess;
}

interface ChatOptions extends ChatParts {
  readonly onFault: (error: unknown) => void;
}

export class Chat {
  readonly #options: ChatOptions;
  readonly #records = new SharedRequests((table) => this.#record(table));
  readonly #newest = new SharedRequests((table) => this.#readNewest(table));

  constructor(options: ChatOptions) {
    this.#options = options;
  }

  /** @returns the rooms that the player may read and write in @throws Refused if the player may not watch the table */
  async access(table: string, player: Player | null): Promise<ChatAccess> {
    return checkChatAccess(this.#options.access, table, await this.#records.get(table), player);
  }

  /**
   * @param key  the client's name for the line: sent again, it counts once
   * @returns the stored line
   * @throws Refused
   */
  async post(table: string, player: Player, key: string, text: string): Promise<ChatLine> {
    const record = await this.#record(table);
    const { seat, writes: room } = await checkChatAccess(this.#options.access, table, record, player);
    if (room === null) throw new Refused('notLoggedIn');
    const earlier = await this.#lineByKey(table, player, key);
    if (earlier) return earlier;
    const line = readLine(text);
    await this.#options.sanctions.check(player.id, 'mute');
    for (;;) {
      const written = await this.#write({ table_id: table, room, seat, key, text: line }, player);
      // Another line took the number first, or the same line was sent twice at once.
      const mine = written ?? (await this.#lineByKey(table, player, key));
      if (!mine) continue;
      if (written) await this.#announce(table, record, player, written);
      return mine;
    }
  }

  /** @returns lines in order, without those of players that this player has muted @throws Refused */
  async read(table: string, player: Player | null, room: Room, { before, since }: LineRange = {}): Promise<ChatPage> {
    const { reads } = await this.access(table, player);
    if (!reads.includes(room)) throw new Refused(player ? 'notYet' : 'notLoggedIn');
    let wanted = this.#options.db
      .selectFrom('lines')
      .selectAll()
      .where('table_id', '=', table)
      .where('room', '=', room)
      .orderBy('seq', since === undefined ? 'desc' : 'asc')
      .limit(PAGE_SIZE + 1);
    if (before !== undefined) wanted = wanted.where('seq', '<', before);
    if (since !== undefined) wanted = wanted.where('seq', '>', since);
    if (player)
      wanted = wanted.where(({ or, not, exists, selectFrom, eb }) =>
        or([
          eb('player_id', 'is', null),
          not(
            exists(selectFrom('mutes').select('at').where('mutes.player_id', '=', player.id).whereRef('muted_id', '=', 'lines.player_id')),
          ),
        ]),
      );
    const rows = await wanted.execute();
    const lines = rows.slice(0, PAGE_SIZE).map((row) => shown(row, player));
    return { lines: since === undefined ? lines.reverse() : lines, hasMore: rows.length > PAGE_SIZE };
  }

  /** @returns by room: the number of its newest line, whether or not a player may read it; empty rooms are left out */
  newest(table: string): Promise<ReadonlyMap<string, number>> {
    return this.#newest.get(table);
  }

  async #readNewest(table: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#options.db
      .selectFrom('lines')
      .select(({ fn }) => ['room', fn.max('seq').as('seq')])
      .where('table_id', '=', table)
      .groupBy('room')
      .execute();
    return new Map(rows.map(({ room, seq }) => [room, seq]));
  }

  async #record(table: string): Promise<TableRecord> {
    const row = await this.#options.db.selectFrom('tables').select('body').where('id', '=', table).executeTakeFirst();
    if (!row) throw new Refused('noTable');
    return requireTableRecord(row.body);
  }

  async #lineByKey(table: string, player: Player, key: string): Promise<ChatLine | null> {
    const row = await this.#options.db
      .selectFrom('lines')
      .selectAll()
      .where('table_id', '=', table)
      .where('player_id', '=', player.id)
      .where('key', '=', key)
      .executeTakeFirst();
    return row ? shown(row, player) : null;
  }

  /** @throws Refused `tooMany` with the seconds to wait */
  async #checkRate(player: Player): Promise<void> {
    const now = this.#options.environment.now();
    const lately = await this.#options.db
      .selectFrom('lines')
      .select('at')
      .where('player_id', '=', player.id)
      .where('at', '>', now - CHAT_RATE.withinMs)
      .orderBy('at')
      .execute();
    const first = lately.at(-CHAT_RATE.lines);
    if (first)
      throw new Refused(
        'tooMany',
        'You are sending messages too fast.',
        Math.max(1, Math.ceil((first.at + CHAT_RATE.withinMs - now) / SECOND_MS)),
      );
  }

  /** @returns null if another line has taken the number, or has the same key @throws Refused */
  async #write(
    line: Pick<LineRow, 'table_id' | 'room' | 'seat' | 'text'> & { readonly key: string },
    player: Player,
  ): Promise<ChatLine | null> {
    const { db, environment } = this.#options;
    const last = await db
      .selectFrom('lines')
      .select('seq')
      .where('table_id', '=', line.table_id)
      .where('room', '=', line.room)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    // Check after reading the number: if the player writes another line here meanwhile, that line takes the number.
    await this.#checkRate(player);
    const row = await db
      .insertInto('lines')
      .values({ ...line, seq: (last?.seq ?? -1) + 1, at: environment.now(), player_id: player.id, name: player.name })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row ? shown(row, player) : null;
  }

  /** Tells connected clients, and notifies the other seated players who can read the line and have not muted its author. */
  async #announce(table: string, { seats }: TableRecord, player: Player, { room, seq }: ChatLine): Promise<void> {
    const { db, pubsub, notifications, onFault } = this.#options;
    pubsub.post(table, 'talk', seq);
    if (room !== 'table') return;
    const others = seats.flatMap((seat) => (seat.kind === 'person' && seat.player !== player.id ? [seat.player] : []));
    const mutedBy = await db.selectFrom('mutes').select('player_id').where('muted_id', '=', player.id).execute();
    const readers = others.filter((other) => !mutedBy.some(({ player_id }) => player_id === other));
    await notifications.chatMessage(table, readers, seq).catch(onFault);
  }
}

type LineRow = Schema['lines'];

const shown = ({ room, seq, at, seat, name, text, player_id }: LineRow, player: Player | null): ChatLine => ({
  room: room === 'gallery' ? room : 'table',
  seq,
  at,
  seat,
  name,
  text,
  isYours: player !== null && player_id === player.id,
});
