/**
 * Decides by which channels a notification is sent, gathers those that are not urgent or too many into digests, and sends. Each node has a
 * `Delivery`; if one dies, another one does its unfinished jobs.
 */
import { type Channel, NOTICE_KINDS, type NoticeKind } from '@bb/protocol';
import { sql } from 'kysely';
import type { Environment } from '../accounts/environment.ts';
import type { Db } from '../storage/schema.ts';
import { tryReadTableRecord } from '../tables/table-record.ts';
import type { NotificationChannel, SendResult } from './channels/channels.ts';
import { type JobBody, jobText, type Message, readJob } from './job-body.ts';
import type { Job, Jobs } from './jobs.ts';
import type { MailAddresses } from './mail-addresses.ts';
import { DELIVERY_RULES } from './notification-kinds.ts';
import type { NotificationSettings, PlayerSettings } from './notification-settings.ts';
import type { Notifications } from './notifications.ts';
import type { Presence } from './presence.ts';
import { wordsOf } from './words/words.ts';

const POLL_INTERVAL_MS = 2000;
/** Jobs that run at once: each may wait for a slow webhook. */
const MAX_CONCURRENT_JOBS = 50;
/** Urgent notifications that a player gets one by one by a channel within the period of a digest. Further ones wait for the digest. */
export const MAX_URGENT = 5;
/** How long the first notification of a digest waits for others. */
export const DIGEST_DELAY_MS = 10 * 60_000;
const HOUR_MS = 3600_000;
const MAX_DIGEST_LINES = 20;

interface DeliveryOptions {
  readonly db: Db;
  readonly environment: Environment;
  readonly jobs: Jobs;
  readonly settings: NotificationSettings;
  readonly presence: Presence;
  readonly notifications: Notifications;
  readonly addresses: MailAddresses;
  readonly channels: readonly NotificationChannel[];
  readonly onFault: (error: unknown) => void;
}

/** A notification that is neither read nor outdated. */
interface CurrentNotice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly at: number;
  readonly table: string | null;
  /** The name of the table. */
  readonly name: string;
}

export class Delivery {
  readonly #with: DeliveryOptions;
  readonly #timer: NodeJS.Timeout;
  readonly #inProgress = new Map<Job, Promise<void>>();
  /** The loop of `#run`; null while there is nothing to do. */
  #running: Promise<void> | null = null;
  /** Makes the loop of `#run` check again for due jobs. */
  #checkAgain: () => void = () => undefined;
  #isClosed = false;

  constructor(options: DeliveryOptions) {
    this.#with = options;
    this.#timer = setInterval(() => void this.runDueJobs(), POLL_INTERVAL_MS).unref();
  }

  /** Does all jobs that are due now. */
  async runDueJobs(): Promise<void> {
    const { notifications, onFault } = this.#with;
    await notifications.sendDeferred().catch(onFault);
    this.#checkAgain();
    this.#running ??= this.#run().catch((error: unknown) => {
      this.#running = null;
      onFault(error);
    });
    await this.#running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Claims and does due jobs until there are none. A slow job holds up no others. */
  async #run(): Promise<void> {
    for (;;) {
      let isRequested = false;
      const requested = new Promise<void>((resolve) => {
        this.#checkAgain = () => {
          isRequested = true;
          resolve();
        };
      });
      const before = this.#inProgress.size;
      const free = MAX_CONCURRENT_JOBS - before;
      const claimed = free > 0 && !this.#isClosed ? await this.#with.jobs.claim(free, this.#inProgress.keys()) : [];
      for (const job of claimed) {
        const doing = this.#runJob(job).finally(() => this.#inProgress.delete(job));
        this.#inProgress.set(job, doing);
      }
      if (claimed.length > 0) continue;
      // A job that ended in the meantime may have added more, and `runDueJobs` may have been called.
      if (before === 0 && !isRequested) {
        this.#running = null;
        return;
      }
      if (this.#inProgress.size > 0) await Promise.race([...this.#inProgress.values(), requested]);
    }
  }

  async #runJob(job: Job): Promise<void> {
    const { db, jobs, onFault } = this.#with;
    try {
      // A newer version of the server may have added a job that this one does not know: leave it to a newer node.
      const body = readJob(job.body);
      const result = body ? await this.#perform(job, body) : 'failed';
      if (result === 'failed') await jobs.retry(job);
      else await jobs.finish(db, job);
    } catch (error) {
      onFault(error);
      await jobs.retry(job).catch(onFault);
    }
  }

  async #perform(job: Job, body: JobBody): Promise<SendResult> {
    switch (body.do) {
      case 'decide':
        await this.#decide(job, body.notice, body.seq);
        return 'sent';
      case 'digest':
        await this.#sendDigest(job, body.channel);
        return 'sent';
      case 'send': {
        const { channel, target, message, notice } = body;
        const sender = this.#with.channels.find((candidate) => candidate.channel === channel);
        if (!sender || job.player === null || (notice && !(await this.#currentNotice(notice.id, notice.seq)))) return 'gone';
        return sender.send(job.player, target, message);
      }
      case 'verify':
        return this.#with.addresses.sendVerification(job, body.email);
      case 'reset':
        return this.#with.addresses.sendReset(job, body.email);
    }
  }

  async #decide(job: Job, id: string, seq: number | null): Promise<void> {
    const { db, jobs, settings, presence, channels } = this.#with;
    const { player } = job;
    const notice = await this.#currentNotice(id, seq);
    if (!notice || player === null) return;
    const { isUrgent, ignoresPresence } = DELIVERY_RULES[notice.kind];
    if (!ignoresPresence && (await presence.isConnected(player))) return;
    const wanted = await settings.of(player);
    const chosen = wanted.channelsFor(notice.kind, notice.table);
    const reachable: { readonly channel: Channel; readonly targets: readonly string[] }[] = [];
    for (const sender of channels) {
      const targets = chosen.includes(sender.channel) ? await sender.targets(player) : [];
      if (targets.length > 0) reachable.push({ channel: sender.channel, targets });
    }
    await db.transaction().execute(async (tx) => {
      if (!(await jobs.finish(tx, job))) return;
      for (const { channel, targets } of reachable) {
        if (isUrgent && (await this.#countUrgent(tx, player, channel, wanted)))
          await this.#addSends(tx, player, channel, targets, messageOf(job.id, notice, wanted), { id, seq });
        else await this.#addToDigest(tx, player, channel, notice.id, wanted);
      }
    });
  }

  /** Counts an urgent notification. Returns false if the player has had enough of them in this period. */
  async #countUrgent(tx: Db, player: string, channel: Channel, { digestHours }: PlayerSettings): Promise<boolean> {
    const now = this.#with.environment.now();
    const hasPeriodEnded = sql<boolean>`floods.since <= ${sql.lit(now - digestHours * HOUR_MS)}`;
    const { told } = await tx
      .insertInto('floods')
      .values({ player_id: player, channel, since: now, told: 1, digest_at: 0 })
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'channel']).doUpdateSet({
          since: sql`case when ${hasPeriodEnded} then ${sql.lit(now)} else floods.since end`,
          told: sql`case when ${hasPeriodEnded} then 1 else floods.told + 1 end`,
        }),
      )
      .returning('told')
      .executeTakeFirstOrThrow();
    return told <= MAX_URGENT;
  }

  async #addToDigest(tx: Db, player: string, channel: Channel, notice: string, { digestHours }: PlayerSettings): Promise<void> {
    const { environment, jobs } = this.#with;
    await tx
      .insertInto('bundled')
      .values({ player_id: player, channel, notice_id: notice })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const flood = await tx
      .selectFrom('floods')
      .select('digest_at')
      .where('player_id', '=', player)
      .where('channel', '=', channel)
      .executeTakeFirst();
    const dueAt = Math.max(environment.now() + DIGEST_DELAY_MS, (flood?.digest_at ?? 0) + digestHours * HOUR_MS);
    await jobs.add(tx, { key: `digest ${player} ${channel}`, player, dueAt, body: jobText({ do: 'digest', channel }) });
  }

  async #sendDigest(job: Job, channel: Channel): Promise<void> {
    const { db, environment, jobs, settings, channels } = this.#with;
    const { player } = job;
    const sender = channels.find((candidate) => candidate.channel === channel);
    if (!sender || player === null) return;
    const [wanted, targets] = [await settings.of(player), await sender.targets(player)];
    await db.transaction().execute(async (tx) => {
      if (!(await jobs.finish(tx, job))) return;
      const bundled = await tx
        .deleteFrom('bundled')
        .where('player_id', '=', player)
        .where('channel', '=', channel)
        .returning('notice_id')
        .execute();
      const all: CurrentNotice[] = [];
      for (const { notice_id } of bundled) {
        const notice = await this.#currentNotice(notice_id, undefined, tx);
        if (notice) all.push(notice);
      }
      if (all.length === 0 || targets.length === 0) return;
      const digest_at = environment.now();
      await tx
        .insertInto('floods')
        .values({ player_id: player, channel, since: digest_at, told: 0, digest_at })
        .onConflict((conflict) => conflict.columns(['player_id', 'channel']).doUpdateSet({ digest_at }))
        .execute();
      await this.#addSends(tx, player, channel, targets, digestOf(job.id, all, wanted, digest_at), null);
    });
  }

  async #addSends(
    tx: Db,
    player: string,
    channel: Channel,
    targets: readonly string[],
    message: Message,
    notice: { readonly id: string; readonly seq: number | null } | null,
  ): Promise<void> {
    const { environment, jobs } = this.#with;
    for (const target of targets) {
      const key = `send ${message.id} ${channel} ${target}`;
      await jobs.add(tx, { key, player, dueAt: environment.now(), body: jobText({ do: 'send', channel, target, message, notice }) });
    }
  }

  /**
   * @param seq  the `seq` that the notification had; undefined accepts any
   * @returns null if the notification was deleted or read, if a later one has replaced it, or if it is outdated
   */
  async #currentNotice(id: string, seq: number | null | undefined, db: Db = this.#with.db): Promise<CurrentNotice | null> {
    const row = await db
      .selectFrom('notices')
      .leftJoin('tables', 'tables.id', 'notices.table_id')
      .select(['kind', 'at', 'seq', 'read_at', 'table_id', 'head', 'stage', 'body'])
      .where('notices.id', '=', id)
      .executeTakeFirst();
    const kind = NOTICE_KINDS.find((kind) => kind === row?.kind);
    if (!row || !kind || row.read_at !== null || (seq !== undefined && row.seq !== seq)) return null;
    if (DELIVERY_RULES[kind].isTransient && (row.head !== row.seq || row.stage !== 'inProgress')) return null;
    return { id, kind, at: row.at, table: row.table_id, name: row.body === null ? '' : (tryReadTableRecord(row.body)?.name ?? '') };
  }
}

/** The message names the table and the kind, and nothing of the game. */
function messageOf(id: string, { kind, at, table, name }: CurrentNotice, { language }: PlayerSettings): Message {
  return { id, kind, at, title: titleOf(kind, name, language), lines: [], path: pathOf(table), language };
}

function digestOf(id: string, all: readonly CurrentNotice[], { language }: PlayerSettings, at: number): Message {
  const lines = all.toSorted((a, b) => a.at - b.at).map(({ kind, name }) => titleOf(kind, name, language));
  const tables = new Set(all.map(({ table }) => table));
  const [only = null] = tables;
  const path = tables.size === 1 ? pathOf(only) : '/#/lobby';
  return {
    id,
    kind: 'digest',
    at,
    title: wordsOf(language).digest(all.length),
    lines: [...new Set(lines)].slice(0, MAX_DIGEST_LINES),
    path,
    language,
  };
}

const titleOf = (kind: NoticeKind, name: string, language: PlayerSettings['language']): string =>
  wordsOf(language).notice[kind](inOneLine(name));
/** Removes control characters and line breaks: players choose the names of tables. */
const inOneLine = (name: string): string => name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
const pathOf = (table: string | null): string => (table === null ? '/#/account' : `/#/table/${table}`);
