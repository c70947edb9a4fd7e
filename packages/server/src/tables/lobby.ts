/** Lists of tables: those that are open to all, and a player's own. They are read from cards that are kept beside the tables. */
import { BadInput } from '@bb/engine';
import type { TableCard } from '@bb/protocol';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Outside } from '../accounts/outside.ts';
import { VERSIONS } from '../rules/versions.ts';
import type { Db, Schema } from '../storage/schema.ts';
import { cardFor, type PlainCard, plainCard } from './card.ts';
import type { Player } from './seats.ts';
import { readableTable, TABLE_FORMAT } from './table-body.ts';

/** What a list is to show; what is not said does not matter. */
export interface Filter {
  readonly stage?: 'gathering' | 'playing';
  /** At least so many seats are open. */
  readonly free?: number;
  readonly players?: number;
  readonly clock?: 'none' | 'live' | 'turns';
  /** Stands in the name, in capitals or not. */
  readonly text?: string;
  /** Where the list before ended. */
  readonly after?: string;
}

export interface List {
  readonly tables: readonly TableCard[];
  /** There are more after this; null: there are none. */
  readonly next: string | null;
}

/** Tables of one list. */
const PAGE = 50;
const CURSOR = /^(\d{1,15})-([\w-]{1,64})$/;
type Rows = SelectQueryBuilder<Schema, 'tables', object>;

export class Lobby {
  readonly #db: Db;
  readonly #outside: Outside;

  constructor(db: Db, outside: Outside) {
    this.#db = db;
    this.#outside = outside;
  }

  /** Those that may be joined or looked at, the newest first. @throws BadInput */
  async list({ stage, free, players, clock, text, after }: Filter, player: Player | null): Promise<List> {
    let rows: Rows = this.#db
      .selectFrom('tables')
      .where('is_listed', '=', 1)
      .where('stage', 'in', stage === undefined ? ['gathering', 'playing'] : [stage]);
    if (free !== undefined) rows = rows.where('open_seats', '>=', free);
    if (players !== undefined) rows = rows.where('players', '=', players);
    if (clock !== undefined) rows = rows.where('clock_kind', '=', clock);
    if (text !== undefined) rows = rows.where(sql<boolean>`name_key like ${`%${escaped(text)}%`} escape '!'`);
    return this.#page(rows, after, player);
  }

  /** Where he sits, the newest first. @throws BadInput */
  mine(player: Player, after?: string): Promise<List> {
    const at = this.#db.selectFrom('sitters').select('table_id').where('player_id', '=', player.id);
    return this.#page(this.#db.selectFrom('tables').where('id', 'in', at), after, player);
  }

  /** Where he was invited, and does not sit yet. */
  async invitations(player: Player): Promise<readonly TableCard[]> {
    const mine = this.#db.selectFrom('admitted').select('table_id').where('player_id', '=', player.id).where('is_invited', '=', 1);
    const at = this.#db.selectFrom('sitters').select('table_id').where('player_id', '=', player.id);
    const rows = this.#db
      .selectFrom('tables')
      .where('id', 'in', mine)
      .where('id', 'not in', at)
      .where('stage', 'in', ['gathering', 'playing'])
      .where('open_seats', '>', 0);
    return (await this.#page(rows, undefined, player)).tables;
  }

  async #page(found: Rows, after: string | undefined, player: Player | null): Promise<List> {
    let rows = found;
    if (after !== undefined) {
      const [, time = '', id = ''] = CURSOR.exec(after) ?? [];
      if (id === '') throw new BadInput('after', 'must be what a list gave as next');
      const at = Number(time);
      rows = rows.where((of) => of.or([of('created_at', '<', at), of.and([of('created_at', '=', at), of('id', '>', id)])]));
    }
    const page = await rows
      .select(['id', 'created_at', 'card'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(PAGE + 1)
      .execute();
    const shown = page.slice(0, PAGE);
    const last = page.length > PAGE ? shown.at(-1) : undefined;
    const cards = await Promise.all(shown.map(({ id, card }) => this.#card(id, card)));
    const now = this.#outside.now();
    return {
      // One that a newer server has written, or other rules, is no reason to show none.
      tables: cards.flatMap((card) => (card ? [cardFor(card, player, now)] : [])),
      next: last ? `${last.created_at}-${last.id}` : null,
    };
  }

  async #card(id: string, text: string | null): Promise<PlainCard | null> {
    const kept: PlainCard | null = text === null ? null : JSON.parse(text);
    if (kept?.format === TABLE_FORMAT) return VERSIONS.has(kept.engine) ? kept : null;
    const row = await this.#db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirst();
    const body = row ? readableTable(row.body) : null;
    return body && plainCard(id, body);
  }
}

const escaped = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[!%_]/g, (sign) => `!${sign}`);
