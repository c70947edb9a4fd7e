/** Order among players: what is reported, what moderators do about it, and a log of that. */
import type { Outside } from '../accounts/outside.ts';
import { Refused } from '../accounts/refused.ts';
import type { Bulletin } from '../fanout/bulletin.ts';
import type { Db } from '../storage/schema.ts';
import type { Admission } from '../tables/admission.ts';
import type { Player } from '../tables/seats.ts';
import { readLine } from '../talk/text.ts';
import { type LineAround, saidAround } from './around.ts';
import type { Moderators } from './moderators.ts';
import type { SanctionKind, Sanctions } from './sanctions.ts';
import { type About, subjectOf } from './subject.ts';

const ID_BYTES = 12;
const HOUR = 3600 * 1000;
/** Entries of one list. */
const PAGE = 50;

/** What a moderator has done. */
type Deed = 'handled' | 'mute' | 'ban' | 'unmute' | 'unban';

interface ModerationOptions {
  readonly db: Db;
  readonly outside: Outside;
  readonly bulletin: Bulletin;
  readonly sanctions: Sanctions;
  readonly moderators: Moderators;
  readonly admission: Admission;
}

export class Moderation {
  readonly #with: ModerationOptions;

  constructor(options: ModerationOptions) {
    this.#with = options;
  }

  /** Said twice by one, it is one. @throws Refused */
  async report(player: Player, about: About, reason: string): Promise<void> {
    const { db, outside, admission } = this.#with;
    const text = readLine(reason);
    const { key, quote, player: whose } = await subjectOf(db, admission, player, about);
    await db
      .insertInto('reports')
      .values({
        id: this.#id(),
        at: outside.now(),
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

  /** Those that are open, the oldest first; or those that have been handled, the newest first. */
  async reports(isHandled: boolean) {
    const rows = await this.#with.db
      .selectFrom('reports')
      .leftJoin('players as reporter', 'reporter.id', 'reports.by_player')
      .leftJoin('players as reported', 'reported.id', 'reports.about_player')
      .select(['reports.id', 'at', 'subject', 'quote', 'reason', 'table_id', 'handled_at', 'by_player', 'about_player'])
      .select(['reporter.name as by_name', 'reported.name as about_name'])
      .where('handled_at', isHandled ? 'is not' : 'is', null)
      .orderBy('at', isHandled ? 'desc' : 'asc')
      .orderBy('reports.id')
      .limit(PAGE)
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

  /** How many wait for somebody. */
  async waiting(): Promise<number> {
    const { waiting } = await this.#with.db
      .selectFrom('reports')
      .select(({ fn }) => fn.countAll().as('waiting'))
      .where('handled_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(waiting);
  }

  /** @throws Refused */
  around(moderator: string, report: string): Promise<readonly LineAround[]> {
    return saidAround(this.#with.db, moderator, report);
  }

  /** @throws Refused */
  async handle(moderator: string, report: string): Promise<void> {
    const { db, outside } = this.#with;
    await db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('reports')
        .set({ handled_at: outside.now(), handled_by: moderator })
        .where('id', '=', report)
        .where('handled_at', 'is', null)
        .returning('about_player')
        .executeTakeFirst();
      if (!row) throw new Refused('noReport');
      await this.#log(tx, moderator, 'handled', row.about_player, { report });
    });
  }

  /** `moderator`: null for the server's owner. `hours`: null for good. Moderators are none of each other's business. @throws Refused */
  async lay(moderator: string | null, kind: SanctionKind, player: string, hours: number | null, reason: string): Promise<void> {
    const { db, outside, sanctions, moderators, bulletin } = this.#with;
    const text = readLine(reason);
    const known = await db.selectFrom('players').select('id').where('id', '=', player).executeTakeFirst();
    if (!known) throw new Refused('noPlayer');
    if (await moderators.has(player)) throw new Refused('isModerator');
    const until = hours === null ? null : outside.now() + hours * HOUR;
    await db.transaction().execute(async (tx) => {
      await sanctions.lay(tx, player, kind, { until, reason: text });
      await this.#log(tx, moderator, kind, player, { until, reason: text });
    });
    // His sockets look whether he may still be there.
    bulletin.post(player, 'player');
  }

  /** @throws Refused */
  async lift(moderator: string | null, kind: SanctionKind, player: string): Promise<void> {
    const { db, sanctions } = this.#with;
    await db.transaction().execute(async (tx) => {
      if (!(await sanctions.lift(tx, player, kind))) throw new Refused('noSanction');
      await this.#log(tx, moderator, kind === 'ban' ? 'unban' : 'unmute', player, {});
    });
  }

  /** Who may not speak, or not come, at present. */
  async sanctioned() {
    const now = this.#with.outside.now();
    const rows = await this.#with.db
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

  /** The newest first; those before that moment, where one is named. */
  async log(before: number | null) {
    let wanted = this.#with.db
      .selectFrom('moderation_log')
      .leftJoin('players as by', 'by.id', 'moderation_log.moderator')
      .leftJoin('players as about', 'about.id', 'moderation_log.about_player')
      .select(['moderation_log.id', 'at', 'deed', 'detail', 'moderator', 'about_player', 'by.name as by_name', 'about.name as about_name'])
      .orderBy('at', 'desc')
      .orderBy('moderation_log.id')
      .limit(PAGE);
    if (before !== null) wanted = wanted.where('at', '<', before);
    const rows = await wanted.execute();
    return rows.map(({ id, at, deed, detail, moderator, by_name, about_player, about_name }) => {
      const more: unknown = JSON.parse(detail);
      return { id, at, deed, by: personOf(moderator, by_name), about: personOf(about_player, about_name), more };
    });
  }

  async #log(tx: Db, moderator: string | null, deed: Deed, about: string | null, detail: object): Promise<void> {
    await tx
      .insertInto('moderation_log')
      .values({ id: this.#id(), at: this.#with.outside.now(), moderator, deed, about_player: about, detail: JSON.stringify(detail) })
      .execute();
  }

  #id(): string {
    return this.#with.outside.random(ID_BYTES).toString('base64url');
  }
}

/** Null: he is gone, or there never was one. */
const personOf = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });
