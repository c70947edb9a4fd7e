/** Decides which players a table lets in, by its password and its invitations. */
import type { Seat } from '@bb/kernel';
import { loginKey } from '../accounts/account-names.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import { RateLimiter } from '../accounts/rate-limiter.ts';
import { Refused } from '../accounts/refused.ts';
import { sha256Hex } from '../accounts/sessions.ts';
import { lockTable } from '../storage/lock-row.ts';
import type { Db } from '../storage/schema.ts';
import { runWrites } from './table-notifier.ts';
import type { TableRecord } from './table-record.ts';
import { type Player, replacedSeatOf, seatOf } from './table-seats.ts';
import type { TableStore } from './table-store.ts';

/** What a table has granted a player who entered the password or was invited. */
export interface AccessGrant {
  /** An invited player may sit down even after the game has begun. */
  readonly isInvited: boolean;
  /** Null if the player may take any seat. */
  readonly seat: Seat | null;
}

/** An invitation link as the host sees it. */
export interface PersonalLink {
  readonly id: string;
  readonly seat: Seat | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A player who was invited and has not sat down yet. */
export interface InvitedPlayer {
  /** The player's id. */
  readonly id: string;
  readonly name: string;
  /** Null if the player may take any seat. */
  readonly seat: Seat | null;
}

const DAY_MS = 24 * 3600 * 1000;
const LINK_LIFETIME_MS = 30 * DAY_MS;
/** The most links that one table may have. */
export const MAX_LINKS = 50;
const ID_BYTES = 8;
const TOKEN_BYTES = 24;

export class TableAccess {
  readonly #store: TableStore;
  readonly #db: Db;
  readonly #rateLimiter: RateLimiter;

  constructor(store: TableStore) {
    this.#store = store;
    this.#db = store.db;
    this.#rateLimiter = new RateLimiter(store.db, store.environment);
  }

  /**
   * @returns what the table has granted the player; null if it has granted nothing and the player may come in without it
   * @throws Refused if the table has a password, has granted the player nothing, and no seat is the player's
   */
  async check(id: string, record: TableRecord, player: Player | null): Promise<AccessGrant | null> {
    const row =
      player &&
      (await this.#db
        .selectFrom('admitted')
        .select(['is_invited', 'seat'])
        .where('table_id', '=', id)
        .where('player_id', '=', player.id)
        .executeTakeFirst());
    if (row) return { isInvited: row.is_invited === 1, seat: row.seat };
    if (record.password !== null && (seatOf(record, player) ?? replacedSeatOf(record, player)) === null) throw new Refused('needsPassword');
    return null;
  }

  /**
   * Grants the player access by the password, permanently. Attempts are limited by network and in all.
   * @param network  as `networkOf` returns it
   * @throws Refused `wrongTablePassword` or `tooMany`
   */
  async enterByPassword(id: string, player: Player, password: string, network: string): Promise<void> {
    const { record } = await this.#store.read(id);
    if (record.password === null) return;
    const idAndNetwork = `${id} ${network}`;
    await this.#rateLimiter.take('tablePasswordByNetwork', idAndNetwork);
    await this.#rateLimiter.take('tablePassword', id);
    if (!(await verifyPassword(record.password, password))) throw new Refused('wrongTablePassword');
    await this.#rateLimiter.giveBack('tablePasswordByNetwork', idAndNetwork);
    await this.#rateLimiter.giveBack('tablePassword', id);
    await this.#grant(this.#db, id, player.id, { isInvited: false, seat: null });
  }

  /** Lets the player in by a personal link, which works once; the player may open it again. @throws Refused */
  async enterByLink(id: string, player: Player, token: string): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      const row = await tx
        .deleteFrom('invitations')
        .where('table_id', '=', id)
        .where('token_hash', '=', sha256Hex(token))
        .where('expires_at', '>', this.#store.environment.now())
        .returning('seat')
        .executeTakeFirst();
      if (row) await this.#grant(tx, id, player.id, { isInvited: true, seat: row.seat });
      else if (!(await this.#isInvited(tx, id, player))) throw new Refused('badInvitation');
    });
  }

  async #isInvited(tx: Db, id: string, player: Player): Promise<boolean> {
    const row = await tx
      .selectFrom('admitted')
      .select('is_invited')
      .where('table_id', '=', id)
      .where('player_id', '=', player.id)
      .executeTakeFirst();
    return row?.is_invited === 1;
  }

  /** Stores a new link with the hash of its token. @returns the link and the token itself @throws Refused */
  async createLink(id: string, host: Player, seat: Seat | null): Promise<PersonalLink & { readonly token: string }> {
    await this.#checkMayInvite(id, host, seat);
    const { now, random } = this.#store.environment;
    const at = now();
    const token = random(TOKEN_BYTES).toString('base64url');
    const invitation = { id: random(ID_BYTES).toString('hex'), seat, expiresAt: at + LINK_LIFETIME_MS };
    await this.#db.transaction().execute(async (tx) => {
      await lockTable(tx, id);
      await tx.deleteFrom('invitations').where('table_id', '=', id).where('expires_at', '<=', at).execute();
      const others = await tx.selectFrom('invitations').select('id').where('table_id', '=', id).execute();
      if (others.length >= MAX_LINKS) throw new Refused('tooManyInvitations');
      await tx
        .insertInto('invitations')
        .values({ id: invitation.id, table_id: id, token_hash: sha256Hex(token), seat, expires_at: invitation.expiresAt })
        .execute();
    });
    return { ...invitation, token };
  }

  /** @returns the links that are neither used nor expired @throws Refused */
  async links(id: string, host: Player): Promise<readonly PersonalLink[]> {
    await this.#checkMayInvite(id, host, null);
    const rows = await this.#db
      .selectFrom('invitations')
      .select(['id', 'seat', 'expires_at'])
      .where('table_id', '=', id)
      .where('expires_at', '>', this.#store.environment.now())
      .orderBy('expires_at')
      .orderBy('id')
      .execute();
    return rows.map(({ expires_at, ...rest }) => ({ ...rest, expiresAt: expires_at }));
  }

  /** Players who have already used the link keep their access. @throws Refused */
  async revokeLink(id: string, host: Player, invitation: string): Promise<void> {
    await this.#checkMayInvite(id, host, null);
    const { numDeletedRows } = await this.#db
      .deleteFrom('invitations')
      .where('table_id', '=', id)
      .where('id', '=', invitation)
      .executeTakeFirst();
    if (Number(numDeletedRows) !== 1) throw new Refused('badInvitation');
  }

  /** Invites a player by login. Each call counts as an attempt, because its result tells whether the login exists. @throws Refused */
  async invitePlayer(id: string, host: Player, login: string, seat: Seat | null): Promise<void> {
    const record = await this.#checkMayInvite(id, host, seat);
    await this.#rateLimiter.take('invite', host.id);
    const account = await this.#db.selectFrom('accounts').select('player_id').where('login_key', '=', loginKey(login)).executeTakeFirst();
    if (!account) throw new Refused('noPlayer');
    if (seatOf(record, { id: account.player_id, name: '' }) !== null) throw new Refused('seated');
    await this.#db.transaction().execute(async (tx) => {
      await this.#grant(tx, id, account.player_id, { isInvited: true, seat });
      await runWrites(tx, this.#store.notifier.invited({ id, record }, account.player_id, host.name));
    });
  }

  /** @returns the invited players without a seat @throws Refused */
  async invitedPlayers(id: string, host: Player): Promise<readonly InvitedPlayer[]> {
    const record = await this.#checkMayInvite(id, host, null);
    const rows = await this.#db
      .selectFrom('admitted')
      .innerJoin('players', 'players.id', 'admitted.player_id')
      .select(['players.id', 'players.name', 'seat'])
      .where('table_id', '=', id)
      .where('is_invited', '=', 1)
      .orderBy('at')
      .orderBy('players.id')
      .execute();
    return rows.filter((player) => (seatOf(record, player) ?? replacedSeatOf(record, player)) === null);
  }

  /** Cancels the invitation of a player. @param player  the player's id @throws Refused */
  async uninvite(id: string, host: Player, player: string): Promise<void> {
    await this.#checkMayInvite(id, host, null);
    await this.decline(id, player);
  }

  /** Declines the invitation. @param player  the id of the invited player @throws Refused `badInvitation` */
  async decline(id: string, player: string): Promise<void> {
    const isInvited = await this.#db.transaction().execute(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('admitted')
        .where('table_id', '=', id)
        .where('player_id', '=', player)
        .where('is_invited', '=', 1)
        .executeTakeFirst();
      if (Number(numDeletedRows) !== 1) return false;
      await runWrites(tx, this.#store.notifier.uninvited(id, player));
      return true;
    });
    if (isInvited) return;
    await this.#store.read(id);
    throw new Refused('badInvitation');
  }

  /** Invites a player to a seat without a notification. @param player  the player's id */
  async inviteToSeat(tx: Db, id: string, player: string, seat: Seat): Promise<void> {
    await this.#grant(tx, id, player, { isInvited: true, seat });
  }

  /** Removes what the table has granted the player. */
  async revokeAccess(tx: Db, id: string, player: string): Promise<void> {
    await tx.deleteFrom('admitted').where('table_id', '=', id).where('player_id', '=', player).execute();
  }

  async #grant(tx: Db, id: string, player: string, { isInvited, seat }: AccessGrant): Promise<void> {
    const row = { is_invited: isInvited ? 1 : 0, seat, at: this.#store.environment.now() };
    await tx
      .insertInto('admitted')
      .values({ table_id: id, player_id: player, ...row })
      .onConflict((conflict) => {
        const known = conflict.columns(['player_id', 'table_id']);
        // A player who was invited stays invited after entering the password too.
        return isInvited ? known.doUpdateSet(row) : known.doNothing();
      })
      .execute();
  }

  async #checkMayInvite(id: string, host: Player, seat: Seat | null): Promise<TableRecord> {
    const { record } = await this.#store.read(id);
    if (record.host !== host.id) throw new Refused('notHost');
    if (record.stage !== 'waiting' && record.stage !== 'inProgress') throw new Refused('notWaiting');
    if (seat !== null && record.seats[seat] === undefined) throw new Refused('notThere');
    return record;
  }
}
