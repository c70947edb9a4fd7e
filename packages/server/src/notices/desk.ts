/**
 * Decides by which ways a notice leaves the page, gathers what is not urgent or too much into digests, and sends. Each node has one; what
 * one of them has taken up and not finished another one does.
 */
import { type Channel, NOTICE_KINDS, type NoticeKind } from '@bb/protocol';
import { sql } from 'kysely';
import type { Outside } from '../accounts/outside.ts';
import type { Db } from '../storage/schema.ts';
import { readableTable } from '../tables/table-body.ts';
import type { Addresses } from './addresses.ts';
import { type JobBody, jobText, type Message, readJob } from './job-body.ts';
import type { Job, Jobs } from './jobs.ts';
import { MANNERS } from './kinds.ts';
import type { Notices } from './notices.ts';
import type { Presence } from './presence.ts';
import type { Settings, Wanted } from './settings.ts';
import type { Sent, Way } from './ways/ways.ts';
import { wordsOf } from './words/words.ts';

/** Milliseconds between two looks at what is due. */
const LOOK = 2000;
/** Jobs at once: each may wait for somebody's slow server. */
const PLACES = 50;
/** Urgent notices that a player gets one by one by one way, in the time of a digest; what is more waits for it. */
export const SINGLES = 5;
/** Milliseconds that the first of a digest waits for others. */
export const GATHERING = 10 * 60_000;
const HOUR = 3600_000;
/** Lines of a digest. */
const MOST_LINES = 20;

interface DeskOptions {
  readonly db: Db;
  readonly outside: Outside;
  readonly jobs: Jobs;
  readonly settings: Settings;
  readonly presence: Presence;
  readonly notices: Notices;
  readonly addresses: Addresses;
  readonly ways: readonly Way[];
  readonly onFault: (error: unknown) => void;
}

/** A notice that is still of use. */
interface Standing {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly at: number;
  readonly table: string | null;
  /** Of the table. */
  readonly name: string;
}

export class Desk {
  readonly #with: DeskOptions;
  readonly #looker: NodeJS.Timeout;
  readonly #atWork = new Map<Job, Promise<void>>();
  /** While anything is at work. */
  #working: Promise<void> | null = null;
  /** Has those who work look again at what is due. */
  #look: () => void = () => undefined;
  #isClosed = false;

  constructor(options: DeskOptions) {
    this.#with = options;
    this.#looker = setInterval(() => void this.work(), LOOK).unref();
  }

  /** All that is due now. */
  async work(): Promise<void> {
    const { notices, onFault } = this.#with;
    await notices.remind().catch(onFault);
    this.#look();
    this.#working ??= this.#work().catch((error: unknown) => {
      this.#working = null;
      onFault(error);
    });
    await this.#working;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#looker);
    await this.#working;
  }

  /** Who waits for a slow one keeps his own place, and nobody else's. */
  async #work(): Promise<void> {
    for (;;) {
      let isAsked = false;
      const asked = new Promise<void>((ask) => {
        this.#look = () => {
          isAsked = true;
          ask();
        };
      });
      const before = this.#atWork.size;
      const free = PLACES - before;
      const claimed = free > 0 && !this.#isClosed ? await this.#with.jobs.claim(free, this.#atWork.keys()) : [];
      for (const job of claimed) {
        const doing = this.#do(job).finally(() => this.#atWork.delete(job));
        this.#atWork.set(job, doing);
      }
      if (claimed.length > 0) continue;
      // What was done meanwhile may have left more to do, and who asked meanwhile may know of more.
      if (before === 0 && !isAsked) {
        this.#working = null;
        return;
      }
      if (this.#atWork.size > 0) await Promise.race([...this.#atWork.values(), asked]);
    }
  }

  async #do(job: Job): Promise<void> {
    const { db, jobs, onFault } = this.#with;
    try {
      // What a newer server has written down waits for one.
      const body = readJob(job.body);
      const how = body ? await this.#perform(job, body) : 'failed';
      if (how === 'failed') await jobs.retry(job);
      else await jobs.finish(db, job);
    } catch (error) {
      onFault(error);
      await jobs.retry(job).catch(onFault);
    }
  }

  async #perform(job: Job, body: JobBody): Promise<Sent> {
    switch (body.do) {
      case 'decide':
        await this.#decide(job, body.notice, body.seq);
        return 'sent';
      case 'digest':
        await this.#digest(job, body.channel);
        return 'sent';
      case 'send': {
        const { channel, target, message, notice } = body;
        const way = this.#with.ways.find((one) => one.channel === channel);
        if (!way || job.player === null || (notice && !(await this.#standing(notice.id, notice.seq)))) return 'gone';
        return way.send(job.player, target, message);
      }
      case 'verify':
        return this.#with.addresses.sendVerification(job, body.email);
      case 'reset':
        return this.#with.addresses.sendReset(job, body.email);
    }
  }

  async #decide(job: Job, id: string, seq: number | null): Promise<void> {
    const { db, jobs, settings, presence, ways } = this.#with;
    const { player } = job;
    const notice = await this.#standing(id, seq);
    if (!notice || player === null) return;
    const { isUrgent, wakes } = MANNERS[notice.kind];
    if (!wakes && (await presence.isConnected(player))) return;
    const wanted = await settings.of(player);
    const asked = wanted.wants(notice.kind, notice.table);
    const open: { readonly channel: Channel; readonly targets: readonly string[] }[] = [];
    for (const way of ways) {
      const targets = asked.includes(way.channel) ? await way.targets(player) : [];
      if (targets.length > 0) open.push({ channel: way.channel, targets });
    }
    await db.transaction().execute(async (tx) => {
      if (!(await jobs.finish(tx, job))) return;
      for (const { channel, targets } of open) {
        if (isUrgent && (await this.#isSingle(tx, player, channel, wanted)))
          await this.#addSends(tx, player, channel, targets, messageOf(job.id, notice, wanted), { id, seq });
        else await this.#bundle(tx, player, channel, notice.id, wanted);
      }
    });
  }

  /** Counts it; false: there were enough. */
  async #isSingle(tx: Db, player: string, channel: Channel, { digestHours }: Wanted): Promise<boolean> {
    const now = this.#with.outside.now();
    const isOver = sql<boolean>`floods.since <= ${sql.lit(now - digestHours * HOUR)}`;
    const { told } = await tx
      .insertInto('floods')
      .values({ player_id: player, channel, since: now, told: 1, digest_at: 0 })
      .onConflict((conflict) =>
        conflict.columns(['player_id', 'channel']).doUpdateSet({
          since: sql`case when ${isOver} then ${sql.lit(now)} else floods.since end`,
          told: sql`case when ${isOver} then 1 else floods.told + 1 end`,
        }),
      )
      .returning('told')
      .executeTakeFirstOrThrow();
    return told <= SINGLES;
  }

  async #bundle(tx: Db, player: string, channel: Channel, notice: string, { digestHours }: Wanted): Promise<void> {
    const { outside, jobs } = this.#with;
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
    const dueAt = Math.max(outside.now() + GATHERING, (flood?.digest_at ?? 0) + digestHours * HOUR);
    await jobs.add(tx, { key: `digest ${player} ${channel}`, player, dueAt, body: jobText({ do: 'digest', channel }) });
  }

  async #digest(job: Job, channel: Channel): Promise<void> {
    const { db, outside, jobs, settings, ways } = this.#with;
    const { player } = job;
    const way = ways.find((one) => one.channel === channel);
    if (!way || player === null) return;
    const [wanted, targets] = [await settings.of(player), await way.targets(player)];
    await db.transaction().execute(async (tx) => {
      if (!(await jobs.finish(tx, job))) return;
      const bundled = await tx
        .deleteFrom('bundled')
        .where('player_id', '=', player)
        .where('channel', '=', channel)
        .returning('notice_id')
        .execute();
      const all: Standing[] = [];
      for (const { notice_id } of bundled) {
        const notice = await this.#standing(notice_id, undefined, tx);
        if (notice) all.push(notice);
      }
      if (all.length === 0 || targets.length === 0) return;
      const digest_at = outside.now();
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
    const { outside, jobs } = this.#with;
    for (const target of targets) {
      const key = `send ${message.id} ${channel} ${target}`;
      await jobs.add(tx, { key, player, dueAt: outside.now(), body: jobText({ do: 'send', channel, target, message, notice }) });
    }
  }

  /** Null: it was withdrawn or read, a later one has taken its place, or the table has come further. `seq` undefined: whichever. */
  async #standing(id: string, seq: number | null | undefined, db: Db = this.#with.db): Promise<Standing | null> {
    const row = await db
      .selectFrom('notices')
      .leftJoin('tables', 'tables.id', 'notices.table_id')
      .select(['kind', 'at', 'seq', 'read_at', 'table_id', 'head', 'stage', 'body'])
      .where('notices.id', '=', id)
      .executeTakeFirst();
    const kind = NOTICE_KINDS.find((one) => one === row?.kind);
    if (!row || !kind || row.read_at !== null || (seq !== undefined && row.seq !== seq)) return null;
    if (MANNERS[kind].isPassing && (row.head !== row.seq || row.stage !== 'playing')) return null;
    return { id, kind, at: row.at, table: row.table_id, name: row.body === null ? '' : (readableTable(row.body)?.name ?? '') };
  }
}

/** It names the table and the kind of thing, and no more. */
function messageOf(id: string, { kind, at, table, name }: Standing, { language }: Wanted): Message {
  return { id, kind, at, title: titleOf(kind, name, language), lines: [], path: pathOf(table), language };
}

function digestOf(id: string, all: readonly Standing[], { language }: Wanted, at: number): Message {
  const lines = all.toSorted((a, b) => a.at - b.at).map(({ kind, name }) => titleOf(kind, name, language));
  const tables = new Set(all.map(({ table }) => table));
  const [only = null] = tables;
  const path = tables.size === 1 ? pathOf(only) : '/#/lobby';
  return {
    id,
    kind: 'digest',
    at,
    title: wordsOf(language).digest(all.length),
    lines: [...new Set(lines)].slice(0, MOST_LINES),
    path,
    language,
  };
}

const titleOf = (kind: NoticeKind, name: string, language: Wanted['language']): string => wordsOf(language).notice[kind](inOneLine(name));
/** A table may be called anything. */
const inOneLine = (name: string): string => name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
const pathOf = (table: string | null): string => (table === null ? '/#/account' : `/#/table/${table}`);
