/** Lists of tables: the lobby's and a player's own. They are made from the public cards stored beside the table records. */
import { BadInput } from '@bb/kernel';
import type { TableCard } from '@bb/protocol';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Environment } from '../accounts/environment.ts';
import { withoutTypingMarks } from '../accounts/typed-text.ts';
import type { Db, Schema } from '../storage/schema.ts';
import { findGame } from './hosted-games.ts';
import { cardFor, type PublicCard, publicCard } from './public-card.ts';
import { TABLE_FORMAT, tryReadTableRecord } from './table-record.ts';
import type { Player } from './table-seats.ts';

/** Filters of the lobby. Those left out match all tables. */
export interface TableFilter {
  readonly stage?: 'waiting' | 'inProgress';
  /** The id of a game. */
  readonly game?: string;
  /** The minimum number of open seats. */
  readonly free?: number;
  /** The number of seats. */
  readonly players?: number;
  readonly clock?: 'none' | 'live' | 'turns';
  /** A part of the name, in upper or lower case. */
  readonly text?: string;
  /** The cursor of this page: `next` of the page before. */
  readonly after?: string;
}

export interface TableList {
  readonly tables: readonly TableCard[];
  /** The cursor of the next page; null if there is none. */
  readonly next: string | null;
}

/** Tables on one page. */
const PAGE_SIZE = 50;
const CURSOR_PATTERN = /^(\d{1,15})-([\w-]{1,64})$/;
type TableQuery = SelectQueryBuilder<Schema, 'tables', object>;

export class Lobby {
  readonly #db: Db;
  readonly #environment: Environment;

  constructor(db: Db, environment: Environment) {
    this.#db = db;
    this.#environment = environment;
  }

  /** @returns listed tables that match, newest first @param player  null for a stranger @throws BadInput for an invalid cursor */
  async list({ stage, game, free, players, clock, text, after }: TableFilter, player: Player | null): Promise<TableList> {
    let rows: TableQuery = this.#db
      .selectFrom('tables')
      .where('is_listed', '=', 1)
      .where('stage', 'in', stage === undefined ? ['waiting', 'inProgress'] : [stage]);
    if (game !== undefined) rows = rows.where('game', '=', game);
    if (free !== undefined) rows = rows.where('open_seats', '>=', free);
    if (players !== undefined) rows = rows.where('players', '=', players);
    if (clock !== undefined) rows = rows.where('clock_kind', '=', clock);
    if (text !== undefined) rows = rows.where(sql<boolean>`name_key like ${`%${escapeLike(withoutTypingMarks(text))}%`} escape '!'`);
    return this.#page(rows, after, player);
  }

  /** @returns the tables where the player has a seat, newest first @throws BadInput for an invalid cursor */
  mine(player: Player, after?: string): Promise<TableList> {
    const at = this.#db.selectFrom('sitters').select('table_id').where('player_id', '=', player.id);
    return this.#page(this.#db.selectFrom('tables').where('id', 'in', at), after, player);
  }

  /** @returns the tables to which the player is invited, and has no seat yet */
  async invitations(player: Player): Promise<readonly TableCard[]> {
    const mine = this.#db.selectFrom('admitted').select('table_id').where('player_id', '=', player.id).where('is_invited', '=', 1);
    const at = this.#db.selectFrom('sitters').select('table_id').where('player_id', '=', player.id);
    const rows = this.#db
      .selectFrom('tables')
      .where('id', 'in', mine)
      .where('id', 'not in', at)
      .where('stage', 'in', ['waiting', 'inProgress'])
      .where('open_seats', '>', 0);
    return (await this.#page(rows, undefined, player)).tables;
  }

  async #page(found: TableQuery, after: string | undefined, player: Player | null): Promise<TableList> {
    let rows = found;
    if (after !== undefined) {
      const [, time = '', id = ''] = CURSOR_PATTERN.exec(after) ?? [];
      if (id === '') throw new BadInput('after', 'must be what a list gave as next');
      const at = Number(time);
      rows = rows.where((of) => of.or([of('created_at', '<', at), of.and([of('created_at', '=', at), of('id', '>', id)])]));
    }
    const page = await rows
      .select(['id', 'created_at', 'card'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(PAGE_SIZE + 1)
      .execute();
    const shown = page.slice(0, PAGE_SIZE);
    const last = page.length > PAGE_SIZE ? shown.at(-1) : undefined;
    const cards = await Promise.all(shown.map(({ id, card }) => this.#card(id, card)));
    return {
      // Leave out tables of a newer server or with other rules, and show the rest.
      tables: cards.flatMap((card) => (card ? [cardFor(card, player, this.#environment)] : [])),
      next: last ? `${last.created_at}-${last.id}` : null,
    };
  }

  async #card(id: string, text: string | null): Promise<PublicCard | null> {
    const kept = text === null ? null : storedCard(text);
    if (kept?.format === TABLE_FORMAT) return findGame(kept.shown.game, kept.shown.version) ? kept : null;
    const row = await this.#db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirst();
    const record = row ? tryReadTableRecord(row.body) : null;
    return record && publicCard(id, record);
  }
}

/** @returns null if the text is no JSON: the card is made anew from the record */
function storedCard(text: string): PublicCard | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const escapeLike = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[!%_]/g, (sign) => `!${sign}`);
