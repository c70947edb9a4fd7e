/** Reports of players, the actions of moderators, and a log of them. */
import type { Environment } from '../accounts/environment.ts';
import { Refused } from '../accounts/refused.ts';
import type { SanctionKind, Sanctions } from '../accounts/sanctions.ts';
import { readLine } from '../chat/chat-text.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { Db } from '../storage/schema.ts';
import type { TableAccess } from '../tables/table-access.ts';
import type { Player } from '../tables/table-seats.ts';
import type { Moderators } from './moderators.ts';
import { type ContextLine, linesAround } from './report-context.ts';
import { type ReportTarget, subjectOf } from './report-subject.ts';

const ID_BYTES = 12;
const HOUR_MS = 3600 * 1000;
/** Entries in one list. */
const PAGE_SIZE = 50;

type ModerationAction = 'handled' | 'mute' | 'ban' | 'unmute' | 'unban';

interface ModerationOptions {
  readonly db: Db;
  readonly environment: Environment;
  readonly pubsub: PubSub;
  readonly sanctions: Sanctions;
  readonly moderators: Moderators;
  readonly access: TableAccess;
}

export class Moderation {
  readonly #options: ModerationOptions;

  constructor(options: ModerationOptions) {
    this.#options = options;
  }

  /** Reporting the same thing twice counts once. @throws Refused if the player can't see it */
  async report(player: Player, about: ReportTarget, reason: string): Promise<void> {
    const { db, environment, access } = this.#options;
    const text = readLine(reason);
    const { key, quote, player: whose } = await subjectOf(db, access, player, about);
    await db
      .insertInto('reports')
      .values({
        id: this.#id(),
        at: environment.now(),
        by_player: player.id,
        about_player: whose,
        table_id: about.table,
        subject: key,
        quote,
        reason: text,
        handled_at: null,
        handled_by: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** @returns the open reports, oldest first, or the handled ones, newest first */
  async reports(isHandled: boolean) {
    const rows = await this.#options.db
      .selectFrom('reports')
      .leftJoin('players as reporter', 'reporter.id', 'reports.by_player')
      .leftJoin('players as reported', 'reported.id', 'reports.about_player')
      .select(['reports.id', 'at', 'subject', 'quote', 'reason', 'table_id', 'handled_at', 'by_player', 'about_player'])
      .select(['reporter.name as by_name', 'reported.name as about_name'])
      .where('handled_at', isHandled ? 'is not' : 'is', null)
      .orderBy('at', isHandled ? 'desc' : 'asc')
      .orderBy('reports.id')
      .limit(PAGE_SIZE)
      .execute();
    return rows.map(({ id, at, subject, quote, reason, table_id, handled_at, by_player, by_name, about_player, about_name }) => ({
      id,
      at,
      what: subject.split(' ', 1)[0],
      quote,
      reason,
      table: table_id,
      handledAt: handled_at,
      by: personOf(by_player, by_name),
      about: personOf(about_player, about_name),
    }));
  }

  async countOpenReports(): Promise<number> {
    const { waiting } = await this.#options.db
      .selectFrom('reports')
      .select(({ fn }) => fn.countAll().as('waiting'))
      .where('handled_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(waiting);
  }

  /** @returns the chat lines around what was reported, in order @param report  its id @throws Refused */
  context(moderator: string, report: string): Promise<readonly ContextLine[]> {
    return linesAround(this.#options.db, moderator, report);
  }

  /** Marks a report as handled. @throws Refused `noReport` if it does not exist or is handled already */
  async handle(moderator: string, report: string): Promise<void> {
    const { db, environment } = this.#options;
    await db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('reports')
        .set({ handled_at: environment.now(), handled_by: moderator })
        .where('id', '=', report)
        .where('handled_at', 'is', null)
        .returning('about_player')
        .executeTakeFirst();
      if (!row) throw new Refused('noReport');
      await this.#log(tx, moderator, 'handled', row.about_player, { report });
    });
  }

  /**
   * Mutes or bans a player. Replaces an earlier sanction of this kind.
   * @param moderator  the moderator's id; null for the operator
   * @param player     the player's id
   * @param hours      null for a permanent sanction
   * @throws Refused `noPlayer`, or `isModerator` if the player is a moderator
   */
  async impose(moderator: string | null, kind: SanctionKind, player: string, hours: number | null, reason: string): Promise<void> {
    const { db, environment, sanctions, moderators, pubsub } = this.#options;
    const text = readLine(reason);
    const known = await db.selectFrom('players').select('id').where('id', '=', player).executeTakeFirst();
    if (!known) throw new Refused('noPlayer');
    if (await moderators.has(player)) throw new Refused('isModerator');
    const until = hours === null ? null : environment.now() + hours * HOUR_MS;
    await db.transaction().execute(async (tx) => {
      await sanctions.impose(tx, player, kind, { until, reason: text });
      await this.#log(tx, moderator, kind, player, { until, reason: text });
    });
    // The player's sockets check whether they must close.
    pubsub.post(player, 'player');
  }

  /** Ends a sanction. @param moderator  the moderator's id; null for the operator @throws Refused `noSanction` */
  async lift(moderator: string | null, kind: SanctionKind, player: string): Promise<void> {
    const { db, sanctions } = this.#options;
    await db.transaction().execute(async (tx) => {
      if (!(await sanctions.lift(tx, player, kind))) throw new Refused('noSanction');
      await this.#log(tx, moderator, kind === 'ban' ? 'unban' : 'unmute', player, {});
    });
  }

  /** @returns the sanctions in force now, by the names of the players */
  async activeSanctions() {
    const now = this.#options.environment.now();
    const rows = await this.#options.db
      .selectFrom('sanctions')
      .innerJoin('players', 'players.id', 'sanctions.player_id')
      .select(['players.id', 'players.name', 'kind', 'until', 'reason'])
      .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
      .orderBy('players.name')
      .orderBy('players.id')
      .orderBy('kind')
      .execute();
    return rows.map(({ id, name, ...sanction }) => ({ player: { id, name }, ...sanction }));
  }

  /** @returns the newest entries, last first @param before  only entries before this time, in milliseconds since 1970; null for all */
  async log(before: number | null) {
    let wanted = this.#options.db
      .selectFrom('moderation_log')
      .leftJoin('players as by', 'by.id', 'moderation_log.moderator')
      .leftJoin('players as about', 'about.id', 'moderation_log.about_player')
      .select(['moderation_log.id', 'at', 'deed', 'detail', 'moderator', 'about_player', 'by.name as by_name', 'about.name as about_name'])
      .orderBy('at', 'desc')
      .orderBy('moderation_log.id')
      .limit(PAGE_SIZE);
    if (before !== null) wanted = wanted.where('at', '<', before);
    const rows = await wanted.execute();
    return rows.map(({ id, at, deed, detail, moderator, by_name, about_player, about_name }) => {
      const more: unknown = JSON.parse(detail);
      return { id, at, deed, by: personOf(moderator, by_name), about: personOf(about_player, about_name), more };
    });
  }

  async #log(tx: Db, moderator: string | null, deed: ModerationAction, about: string | null, detail: object): Promise<void> {
    await tx
      .insertInto('moderation_log')
      .values({ id: this.#id(), at: this.#options.environment.now(), moderator, deed, about_player: about, detail: JSON.stringify(detail) })
      .execute();
  }

  #id(): string {
    return this.#options.environment.random(ID_BYTES).toString('base64url');
  }
}

/** @returns null if there is no such player, or the account was deleted */
const personOf = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });
