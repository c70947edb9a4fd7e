/**
 * What players are told of their tables. Each notice is written down, found in the page, and leaves it by the channels that its player has
 * chosen. It says no more than that there is something: which table, and what kind of thing. Said twice, it is one.
 */
import type { Seat } from '@bb/engine';
import { NOTICE_KINDS, type Notice, type NoticeKind } from '@bb/protocol';
import type { Compilable } from 'kysely';
import type { Outside } from '../accounts/outside.ts';
import type { Bulletin } from '../fanout/bulletin.ts';
import type { Db } from '../storage/schema.ts';
import type { Herald, Told } from '../tables/herald.ts';
import { readableTable } from '../tables/table-body.ts';
import { jobText } from './job-body.ts';
import type { Jobs, NewJob } from './jobs.ts';
import { MANNERS, PASSING } from './kinds.ts';
import type { Presence } from './presence.ts';
import type { Settings } from './settings.ts';

/** A table and who sits there: the player's id by seat, null for a bot or nobody. */
export interface Seated {
  readonly id: string;
  readonly people: readonly (string | null)[];
}

/** A choice that is waited for. */
export interface Awaited {
  readonly table: Seated;
  /** All who are asked. They are told at once and in the same words, whether they can answer or not. */
  readonly seats: readonly Seat[];
  /** Its number: when the table has come further, nobody needs to be told any more. */
  readonly seq: number;
  /** When the time is over: milliseconds since 1970; null: there is no clock. */
  readonly dueAt: number | null;
}

interface News {
  readonly kind: NoticeKind;
  readonly table: string | null;
  /** What it is about, beside its kind. */
  readonly about: string;
  readonly seq?: number | null;
  readonly dueAt?: number | null;
}

const ID_BYTES = 12;
/** Notices of one list. */
const PAGE = 50;
const DAY = 24 * 3600 * 1000;
/** Milliseconds after which a notice is forgotten. */
const OLD = 90 * DAY;

/** Milliseconds after which a transaction is over. */
const SETTLED = 500;

interface NoticesOptions {
  readonly db: Db;
  readonly outside: Outside;
  readonly bulletin: Bulletin;
  readonly jobs: Jobs;
  readonly presence: Presence;
  readonly settings: Settings;
  /** Whether there is any way out of the page. */
  readonly hasChannels: boolean;
  /** There is something to do. */
  readonly onJob: () => void;
}

export class Notices {
  readonly #with: NoticesOptions;
  /** Who has the table before his eyes when his turn comes is told only if he does not answer for a while. */
  readonly #held = new Map<string, { readonly player: string; readonly news: News; readonly until: number }>();

  /** Who has something new that may not be committed yet. */
  readonly #untold = new Map<string, number>();
  /** When the old ones are forgotten again. */
  #nextForgetting = 0;

  constructor(options: NoticesOptions) {
    this.#with = options;
  }

  async yourTurn({ table, seats, seq, dueAt }: Awaited): Promise<void> {
    const news = { kind: 'yourTurn', table: table.id, about: table.id, seq, dueAt } as const;
    const until = this.#with.outside.now() + MANNERS.yourTurn.delay;
    const away: string[] = [];
    for (const player of playersAt(table, seats)) {
      if (this.#with.presence.isWatching(player, table.id)) this.#held.set(`${player} ${table.id}`, { player, news, until });
      else away.push(player);
    }
    // At a table that all look at this is in the way of every choice.
    if (away.length > 0) await this.#post(away, news);
  }

  /** Half of the time is gone, and he has not answered. */
  halfTime({ table, seats, seq, dueAt }: Awaited): Promise<void> {
    return this.#post(playersAt(table, seats), { kind: 'halfTime', table: table.id, about: table.id, seq, dueAt });
  }

  /** The server has answered for him. `seq`: the choice. */
  timeOver({ table, seats, seq }: Omit<Awaited, 'dueAt'>): Promise<void> {
    return this.#post(playersAt(table, seats), { kind: 'timeOver', table: table.id, about: table.id, seq });
  }

  /** He has answered, though the table has not come further: others are asked too. */
  async answered({ id, people }: Seated, seat: Seat): Promise<void> {
    const player = people[seat];
    if (!player) return;
    this.#held.delete(`${player} ${id}`);
    const { db, bulletin } = this.#with;
    const told = await db
      .selectFrom('notices')
      .select('id')
      .where('player_id', '=', player)
      .where('table_id', '=', id)
      .where('kind', 'in', PASSING)
      .execute();
    // Most often there is none: he has answered before he was told.
    if (told.length === 0) return;
    const ids = told.map((one) => one.id);
    await db.deleteFrom('notices').where('id', 'in', ids).execute();
    bulletin.post(player, 'player');
  }

  /** What `tables` tells, in its transactions. */
  readonly herald: Herald = {
    invited: ({ id }, player) => this.#written([player], { kind: 'invited', table: id, about: id }),
    uninvited: (table, player) => {
      this.#untold.set(player, this.#with.outside.now());
      return [this.#with.db.deleteFrom('notices').where('player_id', '=', player).where('key', '=', `invited ${table}`)];
    },
    began: (told) => this.#written(peopleAt(told), { kind: 'began', table: told.id, about: told.id }),
    over: (told) => this.#written(peopleAt(told), { kind: 'over', table: told.id, about: told.id }),
    voteAsked: (told, { id, voters, by }) => {
      const people = peopleAt(told);
      const asked = voters.filter((seat) => seat !== by).map((seat) => people[seat] ?? null);
      return this.#written(asked, { kind: 'voteAsked', table: told.id, about: `${told.id} ${id}` });
    },
    /** Who was replaced is told as well. */
    replaced: (told, player) =>
      this.#written([...peopleAt(told), player], { kind: 'replaced', table: told.id, about: `${told.id} ${player}` }),
  };

  /** Line number `seq` has been said at the table. `players`: who may want to hear of it. */
  talk(table: string, players: readonly string[], seq: number): Promise<void> {
    const away = players.filter((player) => !this.#with.presence.isWatching(player, table));
    return this.#post(away, { kind: 'talk', table, about: table, seq });
  }

  /** It has failed so often that it is tried no more. */
  webhookOff(player: string, webhook: string): Promise<void> {
    return this.#post([player], { kind: 'webhookOff', table: null, about: webhook });
  }

  /**
   * What has waited long enough: who watches has not answered, and is told like everybody else; what others have written is there, and what is
   * old goes.
   */
  async remind(): Promise<void> {
    const now = this.#with.outside.now();
    if (now >= this.#nextForgetting) {
      this.#nextForgetting = now + DAY;
      await this.#with.db
        .deleteFrom('notices')
        .where('at', '<', now - OLD)
        .execute();
    }
    for (const [player, at] of this.#untold) {
      if (now - at < SETTLED) continue;
      this.#untold.delete(player);
      this.#with.bulletin.post(player, 'player');
    }
    for (const [key, { player, news, until }] of this.#held) {
      if (until > now) continue;
      this.#held.delete(key);
      if (news.table !== null && typeof news.seq === 'number' && (await isWaiting(this.#with.db, news.table, news.seq)))
        await this.#post([player], news);
    }
  }

  /** The newest first; what is of no use any more is left out. */
  async list(player: string): Promise<readonly Notice[]> {
    const { db, settings } = this.#with;
    const { wants } = await settings.of(player);
    const rows = await db
      .selectFrom('notices')
      .leftJoin('tables', 'tables.id', 'notices.table_id')
      .select(['notices.id', 'table_id', 'kind', 'at', 'seq', 'due_at', 'read_at', 'head', 'stage', 'body'])
      .where('player_id', '=', player)
      .orderBy('at', 'desc')
      .orderBy('notices.id')
      .limit(PAGE)
      .execute();
    return rows.flatMap(({ id, table_id, kind: text, at, seq, due_at, read_at, head, stage, body }): Notice[] => {
      const kind = NOTICE_KINDS.find((one) => one === text);
      const isStale = kind && MANNERS[kind].isPassing && (head !== seq || stage !== 'playing');
      if (!kind || isStale || !wants(kind, table_id).includes('page')) return [];
      const table = table_id === null ? null : { id: table_id, name: readableTable(body ?? 'null')?.name ?? '' };
      return [{ id, kind, at, table, dueAt: due_at, isRead: read_at !== null }];
    });
  }

  /** The ids of the tables that wait for him, whatever he has read and wants to be told. */
  async waiting(player: string): Promise<readonly string[]> {
    const rows = await this.#with.db
      .selectFrom('notices')
      .innerJoin('tables', 'tables.id', 'notices.table_id')
      .select('tables.id')
      .where('player_id', '=', player)
      .where('kind', '=', 'yourTurn')
      .where('stage', '=', 'playing')
      .whereRef('head', '=', 'seq')
      .execute();
    return rows.map(({ id }) => id);
  }

  async unread(player: string): Promise<number> {
    return (await this.list(player)).filter(({ isRead }) => !isRead).length;
  }

  /** Those of these ids that are his, or all. */
  async read(player: string, ids: readonly string[] | null): Promise<void> {
    let change = this.#with.db
      .updateTable('notices')
      .set({ read_at: this.#with.outside.now() })
      .where('player_id', '=', player)
      .where('read_at', 'is', null);
    if (ids) change = change.where('id', 'in', ids);
    await change.execute();
    this.#with.bulletin.post(player, 'player');
  }

  async #post(players: readonly (string | null)[], news: News): Promise<void> {
    if (players.length === 0) return;
    const told = await this.#with.db.transaction().execute((tx) => this.#writeAll(tx, players, news));
    for (const player of told) this.#with.bulletin.post(player, 'player');
    if (told.length > 0) this.#with.onJob();
  }

  /** What happens once. Nobody is told twice, and nobody who is gone. */
  #written(players: readonly (string | null)[], { kind, table, about }: News): readonly Compilable[] {
    const { db, outside, jobs, hasChannels } = this.#with;
    const at = outside.now();
    return distinct(players).flatMap((player) => {
      this.#untold.set(player, at);
      const id = outside.random(ID_BYTES).toString('base64url');
      const notice = db
        .insertInto('notices')
        .columns(['id', 'player_id', 'table_id', 'key', 'kind', 'at'])
        .expression(
          db
            .selectFrom('players')
            .select(({ val }) => [
              val(id).as('id'),
              'players.id as player_id',
              val(table).as('table_id'),
              val(`${kind} ${about}`).as('key'),
              val(kind).as('kind'),
              val(at).as('at'),
            ])
            .where('players.id', '=', player),
        )
        .onConflict((conflict) => conflict.columns(['player_id', 'key']).doNothing());
      return hasChannels ? [notice, jobs.addedFor(id, this.#decision(id, player, kind, null))] : [notice];
    });
  }

  /** By which ways it leaves the page is decided later: he may have seen it by then. */
  #decision(notice: string, player: string, kind: NoticeKind, seq: number | null): NewJob {
    const dueAt = this.#with.outside.now() + MANNERS[kind].delay;
    return { key: `decide ${notice} ${seq}`, player, dueAt, body: jobText({ do: 'decide', notice, seq }) };
  }

  /** Yields those to whom it is news: the others have it already, or are gone. */
  async #writeAll(tx: Db, players: readonly (string | null)[], news: News): Promise<readonly string[]> {
    const { kind, table, about, seq = null, dueAt = null } = news;
    const { outside, jobs, hasChannels } = this.#with;
    const at = outside.now();
    const order = distinct(players);
    if (order.length === 0) return [];
    const known = await tx.selectFrom('players').select('id').where('id', 'in', order).execute();
    const told = order.filter((player) => known.some(({ id }) => id === player));
    if (told.length === 0) return [];
    const written = await tx
      .insertInto('notices')
      .values(
        told.map((player) => ({
          id: outside.random(ID_BYTES).toString('base64url'),
          player_id: player,
          table_id: table,
          key: `${kind} ${about}`,
          kind,
          at,
          seq,
          due_at: dueAt,
          read_at: null,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'key']).doUpdateSet({ at, seq, due_at: dueAt, read_at: null }).where('notices.seq', '<>', seq),
      )
      .returning(['id', 'player_id'])
      .execute();
    if (hasChannels) for (const { id, player_id: player } of written) await jobs.add(tx, this.#decision(id, player, kind, seq));
    return written.map(({ player_id }) => player_id);
  }
}

/** Always in the same order, so that two nodes don't wait for each other. */
const distinct = (players: readonly (string | null)[]): readonly string[] =>
  [...new Set(players.filter((player) => player !== null))].sort();
const peopleAt = ({ body }: Told): readonly (string | null)[] => body.seats.map((seat) => (seat.kind === 'person' ? seat.player : null));
const playersAt = ({ people }: Seated, seats: readonly Seat[]): readonly string[] => seats.flatMap((seat) => people[seat] ?? []);

/** Whether the table still waits for this choice. */
export async function isWaiting(db: Db, table: string, seq: number): Promise<boolean> {
  const row = await db.selectFrom('tables').select(['head', 'stage']).where('id', '=', table).executeTakeFirst();
  return row?.stage === 'playing' && row.head === seq;
}
