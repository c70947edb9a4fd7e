/** What is said at tables: kept, read again, and told to who is there. */
import type { Room, TalkLine } from '@bb/protocol';
import type { Outside } from '../accounts/outside.ts';
import { Refused } from '../accounts/refused.ts';
import type { Bulletin } from '../fanout/bulletin.ts';
import type { Sanctions } from '../moderation/sanctions.ts';
import type { Notices } from '../notices/notices.ts';
import type { Db, Schema } from '../storage/schema.ts';
import type { Admission } from '../tables/admission.ts';
import type { Player } from '../tables/seats.ts';
import { Shared } from '../tables/shared.ts';
import { readTableBody, type TableBody } from '../tables/table-body.ts';
import { type Access, accessTo } from './rooms.ts';
import { readLine } from './text.ts';

/** Lines of one answer. */
export const PAGE = 50;
/** So many lines of one player in so many milliseconds. */
export const PACE = { lines: 10, within: 20_000 } as const;
const SECOND = 1000;

/** Which lines of a room: those before this number, or after it; the newest, where nothing is said. */
export interface Stretch {
  readonly before?: number;
  readonly since?: number;
}

export interface Heard {
  readonly lines: readonly TalkLine[];
  /** There are more, further on in the same direction. */
  readonly hasMore: boolean;
}

/** What talk is made with. */
export interface TalkParts {
  readonly db: Db;
  readonly outside: Outside;
  readonly bulletin: Bulletin;
  readonly notices: Notices;
  readonly sanctions: Sanctions;
  readonly admission: Admission;
}

interface TalkOptions extends TalkParts {
  readonly onFault: (error: unknown) => void;
}

export class Talk {
  readonly #with: TalkOptions;
  readonly #bodies = new Shared((table) => this.#body(table));
  readonly #newest = new Shared((table) => this.#newestOf(table));

  constructor(options: TalkOptions) {
    this.#with = options;
  }

  /** What he may hear and say there. @throws Refused */
  async access(table: string, player: Player | null): Promise<Access> {
    return accessTo(this.#with.admission, table, await this.#bodies.ask(table), player);
  }

  /** `key` names the line: sent again, it is the same one. @throws Refused */
  async say(table: string, player: Player, key: string, text: string): Promise<TalkLine> {
    const body = await this.#body(table);
    const { seat, writes: room } = await accessTo(this.#with.admission, table, body, player);
    if (room === null) throw new Refused('notLoggedIn');
    const said = await this.#said(table, player, key);
    if (said) return said;
    const line = readLine(text);
    await this.#with.sanctions.check(player.id, 'mute');
    for (;;) {
      const written = await this.#write({ table_id: table, room, seat, key, text: line }, player);
      // Somebody else was faster, or he himself.
      const mine = written ?? (await this.#said(table, player, key));
      if (!mine) continue;
      if (written) await this.#tell(table, body, player, written);
      return mine;
    }
  }

  /** In the order in which they were said, without those of whom he doesn't want to hear. @throws Refused */
  async read(table: string, player: Player | null, room: Room, { before, since }: Stretch = {}): Promise<Heard> {
    const { reads } = await this.access(table, player);
    if (!reads.includes(room)) throw new Refused(player ? 'notYet' : 'notLoggedIn');
    let wanted = this.#with.db
      .selectFrom('lines')
      .selectAll()
      .where('table_id', '=', table)
      .where('room', '=', room)
      .orderBy('seq', since === undefined ? 'desc' : 'asc')
      .limit(PAGE + 1);
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
    const lines = rows.slice(0, PAGE).map((row) => shown(row, player));
    return { lines: since === undefined ? lines.reverse() : lines, hasMore: rows.length > PAGE };
  }

  /** The number of the newest line of each room in which something was said, whoever may hear it. */
  newest(table: string): Promise<ReadonlyMap<string, number>> {
    return this.#newest.ask(table);
  }

  async #newestOf(table: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#with.db
      .selectFrom('lines')
      .select(({ fn }) => ['room', fn.max('seq').as('seq')])
      .where('table_id', '=', table)
      .groupBy('room')
      .execute();
    return new Map(rows.map(({ room, seq }) => [room, seq]));
  }

  async #body(table: string): Promise<TableBody> {
    const row = await this.#with.db.selectFrom('tables').select('body').where('id', '=', table).executeTakeFirst();
    if (!row) throw new Refused('noTable');
    return readTableBody(row.body);
  }

  async #said(table: string, player: Player, key: string): Promise<TalkLine | null> {
    const row = await this.#with.db
      .selectFrom('lines')
      .selectAll()
      .where('table_id', '=', table)
      .where('player_id', '=', player.id)
      .where('key', '=', key)
      .executeTakeFirst();
    return row ? shown(row, player) : null;
  }

  /** @throws Refused */
  async #checkPace(player: Player): Promise<void> {
    const now = this.#with.outside.now();
    const lately = await this.#with.db
      .selectFrom('lines')
      .select('at')
      .where('player_id', '=', player.id)
      .where('at', '>', now - PACE.within)
      .orderBy('at')
      .execute();
    const first = lately.at(-PACE.lines);
    if (first) throw new Refused('tooMany', 'Not so fast.', Math.max(1, Math.ceil((first.at + PACE.within - now) / SECOND)));
  }

  /** Null: the number is taken, or the key. @throws Refused */
  async #write(
    line: Pick<LineRow, 'table_id' | 'room' | 'seat' | 'text'> & { readonly key: string },
    player: Player,
  ): Promise<TalkLine | null> {
    const { db, outside } = this.#with;
    const last = await db
      .selectFrom('lines')
      .select('seq')
      .where('table_id', '=', line.table_id)
      .where('room', '=', line.room)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    // After the number is read: what he says here meanwhile takes it away.
    await this.#checkPace(player);
    const row = await db
      .insertInto('lines')
      .values({ ...line, seq: (last?.seq ?? -1) + 1, at: outside.now(), player_id: player.id, name: player.name })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row ? shown(row, player) : null;
  }

  /** Spectators are told nothing when they are away, and nobody of what he can't read. */
  async #tell(table: string, { seats }: TableBody, player: Player, { room, seq }: TalkLine): Promise<void> {
    const { db, bulletin, notices, onFault } = this.#with;
    bulletin.post(table, 'talk', seq);
    if (room !== 'table') return;
    const others = seats.flatMap((seat) => (seat.kind === 'person' && seat.player !== player.id ? [seat.player] : []));
    const deaf = await db.selectFrom('mutes').select('player_id').where('muted_id', '=', player.id).execute();
    const hearing = others.filter((one) => !deaf.some(({ player_id }) => player_id === one));
    await notices.talk(table, hearing, seq).catch(onFault);
  }
}

type LineRow = Schema['lines'];

const shown = ({ room, seq, at, seat, name, text, player_id }: LineRow, player: Player | null): TalkLine => ({
  room: room === 'gallery' ? room : 'table',
  seq,
  at,
  seat,
  name,
  text,
  isYours: player !== null && player_id === player.id,
});
