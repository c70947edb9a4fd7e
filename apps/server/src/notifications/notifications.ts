/**
 * Notifications of players about their tables. Each is stored, listed in the page, and sent by the channels that its player has chosen. It
 * says only which table it is about, and of what kind it is. The same notification posted twice counts once.
 */
import type { Seat } from '@bb/kernel';
import { NOTICE_KINDS, type Notice, type NoticeKind } from '@bb/protocol';
import type { Compilable } from 'kysely';
import { type Environment, gapsOf } from '../accounts/environment.ts';
import type { Announcer, AwaitedChoice, SeatedTable } from '../play/announcer.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { Db } from '../storage/schema.ts';
import type { ChangedTable, TableNotifier } from '../tables/table-notifier.ts';
import { tryReadTableRecord } from '../tables/table-record.ts';
import { timeBetween } from '../time/stops.ts';
import { jobText } from './job-body.ts';
import type { Jobs, NewJob } from './jobs.ts';
import { DELIVERY_RULES, TRANSIENT_KINDS } from './notification-kinds.ts';
import type { NotificationSettings } from './notification-settings.ts';
import type { Presence } from './presence.ts';

interface NewNotification {
  readonly kind: NoticeKind;
  readonly table: string | null;
  /** Together with the kind, what it is about: a later one with the same replaces it. */
  readonly about: string;
  readonly seq?: number | null;
  readonly dueAt?: number | null;
}

const ID_BYTES = 12;
/** Notifications in a list. */
const MAX_LISTED = 50;
const DAY_MS = 24 * 3600 * 1000;
/** Older notifications are deleted. */
const RETENTION_MS = 90 * DAY_MS;

/** After this time a transaction should have been committed. */
const COMMIT_DELAY_MS = 500;

interface NotificationsOptions {
  readonly db: Db;
  readonly environment: Environment;
  readonly pubsub: PubSub;
  readonly jobs: Jobs;
  readonly presence: Presence;
  readonly settings: NotificationSettings;
  /** Whether there is any channel but the page. */
  readonly hasChannels: boolean;
  /** Is called when jobs have been added. */
  readonly onJob: () => void;
}

export class Notifications implements Announcer {
  readonly #with: NotificationsOptions;
  /** Turns of players who are watching the table: they are notified only if they don't answer for a while. */
  readonly #deferred = new Map<string, { readonly player: string; readonly notification: NewNotification; readonly since: number }>();

  /** Players with changes that may not be committed yet, and when they were made. */
  readonly #unannounced = new Map<string, number>();
  /** When old notifications are deleted next. */
  #nextCleanupAt = 0;

  constructor(options: NotificationsOptions) {
    this.#with = options;
  }

  async yourTurn({ table, seats, seq, dueAt }: AwaitedChoice): Promise<void> {
    const notification = { kind: 'yourTurn', table: table.id, about: table.id, seq, dueAt } as const;
    const since = this.#with.environment.now();
    const away: string[] = [];
    for (const player of playersAt(table, seats)) {
      if (this.#with.presence.isWatching(player, table.id)) this.#deferred.set(`${player} ${table.id}`, { player, notification, since });
      else away.push(player);
    }
    // If everybody is watching the table, choices go on without a transaction here.
    if (away.length > 0) await this.#post(away, notification);
  }

  halfTime({ table, seats, seq, dueAt }: AwaitedChoice): Promise<void> {
    return this.#post(playersAt(table, seats), { kind: 'halfTime', table: table.id, about: table.id, seq, dueAt });
  }

  timeOver({ table, seats, seq }: Omit<AwaitedChoice, 'dueAt'>): Promise<void> {
    return this.#post(playersAt(table, seats), { kind: 'timeOver', table: table.id, about: table.id, seq });
  }

  /** A seat has answered in a window that still waits for others: withdraws its reminders. */
  async answered({ id, people }: SeatedTable, seat: Seat): Promise<void> {
    const player = people[seat];
    if (!player) return;
    this.#deferred.delete(`${player} ${id}`);
    const { db, pubsub } = this.#with;
    const pending = await db
      .selectFrom('notices')
      .select('id')
      .where('player_id', '=', player)
      .where('table_id', '=', id)
      .where('kind', 'in', TRANSIENT_KINDS)
      .execute();
    // Usually there is none: players answer before they are notified.
    if (pending.length === 0) return;
    const ids = pending.map((notification) => notification.id);
    await db.deleteFrom('notices').where('id', 'in', ids).execute();
    pubsub.post(player, 'player');
  }

  /** Notifications from `tables/`, as changes for its own transactions. */
  readonly notifier: TableNotifier = {
    invited: ({ id }, player) => this.#inserts([player], { kind: 'invited', table: id, about: id }),
    uninvited: (table, player) => {
      this.#unannounced.set(player, this.#with.environment.now());
      return [this.#with.db.deleteFrom('notices').where('player_id', '=', player).where('key', '=', `invited ${table}`)];
    },
    began: (table) => this.#inserts(peopleAt(table), { kind: 'began', table: table.id, about: table.id }),
    finished: (table) => this.#inserts(peopleAt(table), { kind: 'over', table: table.id, about: table.id }),
    voteStarted: (table, { id, voters, by }) => {
      const people = peopleAt(table);
      const asked = voters.filter((seat) => seat !== by).map((seat) => people[seat] ?? null);
      return this.#inserts(asked, { kind: 'voteAsked', table: table.id, about: `${table.id} ${id}` });
    },
    /** Notifies the replaced player as well. */
    replaced: (table, player) =>
      this.#inserts([...peopleAt(table), player], { kind: 'replaced', table: table.id, about: `${table.id} ${player}` }),
  };

  /** A message, number `seq` of the chat, has been sent at a table. Players who are watching it are not notified. */
  chatMessage(table: string, players: readonly string[], seq: number): Promise<void> {
    const away = players.filter((player) => !this.#with.presence.isWatching(player, table));
    return this.#post(away, { kind: 'talk', table, about: table, seq });
  }

  /** A webhook has failed too often and was disabled. */
  webhookDisabled(player: string, webhook: string): Promise<void> {
    return this.#post([player], { kind: 'webhookOff', table: null, about: webhook });
  }

  /**
   * Notifies players who have watched their table for a while without answering, tells sockets about changes that should be committed by
   * now, and deletes old notifications once a day.
   */
  async sendDeferred(): Promise<void> {
    const now = this.#with.environment.now();
    if (now >= this.#nextCleanupAt) {
      this.#nextCleanupAt = now + DAY_MS;
      await this.#with.db
        .deleteFrom('notices')
        .where('at', '<', now - RETENTION_MS)
        .execute();
    }
    for (const [player, at] of this.#unannounced) {
      if (now - at < COMMIT_DELAY_MS) continue;
      this.#unannounced.delete(player);
      this.#with.pubsub.post(player, 'player');
    }
    const gaps = gapsOf(this.#with.environment);
    for (const [key, { player, notification, since }] of this.#deferred) {
      if (timeBetween(since, now, gaps) < DELIVERY_RULES.yourTurn.delayMs) continue;
      this.#deferred.delete(key);
      if (
        notification.table !== null &&
        typeof notification.seq === 'number' &&
        (await isAwaiting(this.#with.db, notification.table, notification.seq))
      )
        await this.#post([player], notification);
    }
  }

  /** @returns the notifications for the page, newest first, without outdated ones */
  async list(player: string): Promise<readonly Notice[]> {
    const { db, settings } = this.#with;
    const { channelsFor } = await settings.of(player);
    const rows = await db
      .selectFrom('notices')
      .leftJoin('tables', 'tables.id', 'notices.table_id')
      .select(['notices.id', 'table_id', 'kind', 'at', 'seq', 'due_at', 'read_at', 'head', 'stage', 'body'])
      .where('player_id', '=', player)
      .orderBy('at', 'desc')
      .orderBy('notices.id')
      .limit(MAX_LISTED)
      .execute();
    return rows.flatMap(({ id, table_id, kind: text, at, seq, due_at, read_at, head, stage, body }): Notice[] => {
      const kind = NOTICE_KINDS.find((kind) => kind === text);
      const isStale = kind && DELIVERY_RULES[kind].isTransient && (head !== seq || stage !== 'inProgress');
      if (!kind || isStale || !channelsFor(kind, table_id).includes('page')) return [];
      const table = table_id === null ? null : { id: table_id, name: tryReadTableRecord(body ?? 'null')?.name ?? '' };
      return [{ id, kind, at, table, dueAt: due_at, isRead: read_at !== null }];
    });
  }

  /** @returns the ids of the tables that wait for the player, whatever they have read or turned off */
  async awaitingTables(player: string): Promise<readonly string[]> {
    const rows = await this.#with.db
      .selectFrom('notices')
      .innerJoin('tables', 'tables.id', 'notices.table_id')
      .select('tables.id')
      .where('player_id', '=', player)
      .where('kind', '=', 'yourTurn')
      .where('stage', '=', 'inProgress')
      .whereRef('head', '=', 'seq')
      .execute();
    return rows.map(({ id }) => id);
  }

  async unreadCount(player: string): Promise<number> {
    return (await this.list(player)).filter(({ isRead }) => !isRead).length;
  }

  /** @param ids  null marks all; ids of other players are ignored */
  async markRead(player: string, ids: readonly string[] | null): Promise<void> {
    let change = this.#with.db
      .updateTable('notices')
      .set({ read_at: this.#with.environment.now() })
      .where('player_id', '=', player)
      .where('read_at', 'is', null);
    if (ids) change = change.where('id', 'in', ids);
    await change.execute();
    this.#with.pubsub.post(player, 'player');
  }

  async #post(players: readonly (string | null)[], notification: NewNotification): Promise<void> {
    if (players.length === 0) return;
    const notified = await this.#with.db.transaction().execute((tx) => this.#insertAll(tx, players, notification));
    for (const player of notified) this.#with.pubsub.post(player, 'player');
    if (notified.length > 0) this.#with.onJob();
  }

  /** @returns inserts for the caller's transaction. They skip players who have this notification already, or were deleted. */
  #inserts(players: readonly (string | null)[], { kind, table, about }: NewNotification): readonly Compilable[] {
    const { db, environment, jobs, hasChannels } = this.#with;
    const at = environment.now();
    return distinct(players).flatMap((player) => {
      this.#unannounced.set(player, at);
      const id = environment.random(ID_BYTES).toString('base64url');
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
      return hasChannels ? [notice, jobs.insertForNotice(id, this.#decideJob(id, player, kind, null))] : [notice];
    });
  }

  /** The channels are decided later, when the player may have seen the notification in the page. */
  #decideJob(notice: string, player: string, kind: NoticeKind, seq: number | null): NewJob {
    const dueAt = this.#with.environment.now() + DELIVERY_RULES[kind].delayMs;
    return { key: `decide ${notice} ${seq}`, player, dueAt, body: jobText({ do: 'decide', notice, seq }) };
  }

  /** @returns the players who get something new: they had no such notification, or one with another `seq`. Deleted players are skipped. */
  async #insertAll(tx: Db, players: readonly (string | null)[], notification: NewNotification): Promise<readonly string[]> {
    const { kind, table, about, seq = null, dueAt = null } = notification;
    const { environment, jobs, hasChannels } = this.#with;
    const at = environment.now();
    const sorted = distinct(players);
    if (sorted.length === 0) return [];
    const known = await tx.selectFrom('players').select('id').where('id', 'in', sorted).execute();
    const existing = sorted.filter((player) => known.some(({ id }) => id === player));
    if (existing.length === 0) return [];
    const written = await tx
      .insertInto('notices')
      .values(
        existing.map((player) => ({
          id: environment.random(ID_BYTES).toString('base64url'),
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
    if (hasChannels) for (const { id, player_id: player } of written) await jobs.add(tx, this.#decideJob(id, player, kind, seq));
    return written.map(({ player_id }) => player_id);
  }
}

/** Sorted, so that two nodes don't deadlock. */
const distinct = (players: readonly (string | null)[]): readonly string[] =>
  [...new Set(players.filter((player) => player !== null))].sort();
const peopleAt = ({ record }: ChangedTable): readonly (string | null)[] =>
  record.seats.map((seat) => (seat.kind === 'person' ? seat.player : null));
const playersAt = ({ people }: SeatedTable, seats: readonly Seat[]): readonly string[] => seats.flatMap((seat) => people[seat] ?? []);

/** @returns whether the table still waits for choice number `seq` */
async function isAwaiting(db: Db, table: string, seq: number): Promise<boolean> {
  const row = await db.selectFrom('tables').select(['head', 'stage']).where('id', '=', table).executeTakeFirst();
  return row?.stage === 'inProgress' && row.head === seq;
}
