/** Who may come in: passwords, and invitations. */
import type { Seat } from '@bb/engine';
import { keyOfLogin } from '../accounts/names.ts';
import { isPassword } from '../accounts/passwords.ts';
import { Refused } from '../accounts/refused.ts';
import { hashOf } from '../accounts/sessions.ts';
import { Tries } from '../accounts/tries.ts';
import type { Db } from '../storage/schema.ts';
import { written } from './herald.ts';
import { type Player, seatKeptFor, seatOf } from './seats.ts';
import type { TableBody } from './table-body.ts';
import type { TableStore } from './table-store.ts';

/** What lets a player in. */
export interface Pass {
  /** He may sit down though the game is under way. */
  readonly isInvited: boolean;
  /** Null: any. */
  readonly seat: Seat | null;
}

/** A link as its host sees it. */
export interface Invitation {
  readonly id: string;
  readonly seat: Seat | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Somebody who may sit down, and does not yet. */
export interface Invited {
  /** The player's. */
  readonly id: string;
  readonly name: string;
  /** Null: any. */
  readonly seat: Seat | null;
}

const DAY = 24 * 3600 * 1000;
const LIFETIME = 30 * DAY;
/** Links of one table. */
const MOST_LINKS = 50;
const ID_BYTES = 8;
const TOKEN_BYTES = 24;

export class Admission {
  readonly #store: TableStore;
  readonly #db: Db;
  readonly #tries: Tries;

  constructor(store: TableStore) {
    this.#store = store;
    this.#db = store.db;
    this.#tries = new Tries(store.db, store.outside);
  }

  /** Null: the table is open to all. @throws Refused where it has a password, and he does not sit there and was not let in. */
  async check(id: string, body: TableBody, player: Player | null): Promise<Pass | null> {
    const row =
      player &&
      (await this.#db
        .selectFrom('admitted')
        .select(['is_invited', 'seat'])
        .where('table_id', '=', id)
        .where('player_id', '=', player.id)
        .executeTakeFirst());
    if (row) return { isInvited: row.is_invited === 1, seat: row.seat };
    if (body.password !== null && (seatOf(body, player) ?? seatKeptFor(body, player)) === null) throw new Refused('needsPassword');
    return null;
  }

  /** By the password of the table, once for all times. Guessing is slow, from one network and from all together. @throws Refused */
  async byPassword(id: string, player: Player, password: string, network: string): Promise<void> {
    const { body } = await this.#store.read(id);
    if (body.password === null) return;
    const door = `${id} ${network}`;
    await this.#tries.take('door', door);
    await this.#tries.take('gate', id);
    if (!(await isPassword(body.password, password))) throw new Refused('wrongTablePassword');
    await this.#tries.giveBack('door', door);
    await this.#tries.giveBack('gate', id);
    await this.#admit(this.#db, id, player.id, { isInvited: false, seat: null });
  }

  /** By what is in a link. @throws Refused */
  async byInvitation(id: string, player: Player, token: string): Promise<void> {
    const row = await this.#db
      .selectFrom('invitations')
      .select('seat')
      .where('table_id', '=', id)
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', this.#store.outside.now())
      .executeTakeFirst();
    if (!row) throw new Refused('badInvitation');
    await this.#admit(this.#db, id, player.id, { isInvited: true, seat: row.seat });
  }

  /** A new link, whose token is stored nowhere. @throws Refused */
  async invite(id: string, host: Player, seat: Seat | null): Promise<Invitation & { readonly token: string }> {
    await this.#mayInvite(id, host, seat);
    const { now, random } = this.#store.outside;
    const at = now();
    await this.#db.deleteFrom('invitations').where('table_id', '=', id).where('expires_at', '<=', at).execute();
    if ((await this.invitations(id, host)).length >= MOST_LINKS) throw new Refused('tooManyInvitations');
    const token = random(TOKEN_BYTES).toString('base64url');
    const invitation = { id: random(ID_BYTES).toString('hex'), seat, expiresAt: at + LIFETIME };
    await this.#db
      .insertInto('invitations')
      .values({ id: invitation.id, table_id: id, token_hash: hashOf(token), seat, expires_at: invitation.expiresAt })
      .execute();
    return { ...invitation, token };
  }

  /** The links that are good. @throws Refused */
  async invitations(id: string, host: Player): Promise<readonly Invitation[]> {
    await this.#mayInvite(id, host, null);
    const rows = await this.#db
      .selectFrom('invitations')
      .select(['id', 'seat', 'expires_at'])
      .where('table_id', '=', id)
      .where('expires_at', '>', this.#store.outside.now())
      .orderBy('expires_at')
      .orderBy('id')
      .execute();
    return rows.map(({ expires_at, ...rest }) => ({ ...rest, expiresAt: expires_at }));
  }

  /** Who has come by it stays. @throws Refused */
  async revoke(id: string, host: Player, invitation: string): Promise<void> {
    await this.#mayInvite(id, host, null);
    const { numDeletedRows } = await this.#db
      .deleteFrom('invitations')
      .where('table_id', '=', id)
      .where('id', '=', invitation)
      .executeTakeFirst();
    if (Number(numDeletedRows) !== 1) throw new Refused('badInvitation');
  }

  /** Somebody who has an account; he finds it among his tables. That there is such a login is told, so asking is counted. @throws Refused */
  async invitePlayer(id: string, host: Player, login: string, seat: Seat | null): Promise<void> {
    const body = await this.#mayInvite(id, host, seat);
    await this.#tries.take('invite', host.id);
    const account = await this.#db.selectFrom('accounts').select('player_id').where('login_key', '=', keyOfLogin(login)).executeTakeFirst();
    if (!account) throw new Refused('noPlayer');
    if (seatOf(body, { id: account.player_id, name: '' }) !== null) throw new Refused('seated');
    await this.#db.transaction().execute(async (tx) => {
      await this.#admit(tx, id, account.player_id, { isInvited: true, seat });
      await written(tx, this.#store.herald.invited({ id, body }, account.player_id, host.name));
    });
  }

  /** Whom the host waits for. @throws Refused */
  async invited(id: string, host: Player): Promise<readonly Invited[]> {
    const body = await this.#mayInvite(id, host, null);
    const rows = await this.#db
      .selectFrom('admitted')
      .innerJoin('players', 'players.id', 'admitted.player_id')
      .select(['players.id', 'players.name', 'seat'])
      .where('table_id', '=', id)
      .where('is_invited', '=', 1)
      .orderBy('at')
      .orderBy('players.id')
      .execute();
    return rows.filter((player) => (seatOf(body, player) ?? seatKeptFor(body, player)) === null);
  }

  /** The host has changed his mind. @throws Refused */
  async uninvite(id: string, host: Player, player: string): Promise<void> {
    await this.#mayInvite(id, host, null);
    await this.decline(id, player);
  }

  /** He does not come. @throws Refused */
  async decline(id: string, player: string): Promise<void> {
    const isInvited = await this.#db.transaction().execute(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('admitted')
        .where('table_id', '=', id)
        .where('player_id', '=', player)
        .where('is_invited', '=', 1)
        .executeTakeFirst();
      if (Number(numDeletedRows) !== 1) return false;
      await written(tx, this.#store.herald.uninvited(id, player));
      return true;
    });
    if (isInvited) return;
    await this.#store.read(id);
    throw new Refused('badInvitation');
  }

  /** He needs no more than this to sit down there. */
  async reserve(tx: Db, id: string, player: string, seat: Seat): Promise<void> {
    await this.#admit(tx, id, player, { isInvited: true, seat });
  }

  async forget(tx: Db, id: string, player: string): Promise<void> {
    await tx.deleteFrom('admitted').where('table_id', '=', id).where('player_id', '=', player).execute();
  }

  async #admit(tx: Db, id: string, player: string, { isInvited, seat }: Pass): Promise<void> {
    const row = { is_invited: isInvited ? 1 : 0, seat, at: this.#store.outside.now() };
    await tx
      .insertInto('admitted')
      .values({ table_id: id, player_id: player, ...row })
      .onConflict((conflict) => {
        const known = conflict.columns(['player_id', 'table_id']);
        // Who is invited already does not become less by knowing the password.
        return isInvited ? known.doUpdateSet(row) : known.doNothing();
      })
      .execute();
  }

  async #mayInvite(id: string, host: Player, seat: Seat | null): Promise<TableBody> {
    const { body } = await this.#store.read(id);
    if (body.host !== host.id) throw new Refused('notHost');
    if (body.stage !== 'gathering' && body.stage !== 'playing') throw new Refused('notGathering');
    if (seat !== null && body.seats[seat] === undefined) throw new Refused('notThere');
    return body;
  }
}
