/** Tables before their game: creates them, seats players and bots, and starts the game. */
import { BadInput, type Seat } from '@bb/kernel';
import { hexOf, isClientSeed, MAX_CLIENT_SEED_LENGTH, SEED_BYTES, type TableCard } from '@bb/protocol';
import type { Environment } from '../accounts/environment.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { Refused } from '../accounts/refused.ts';
import { sha256Hex } from '../accounts/sessions.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { ChoiceLog } from '../storage/choice-log.ts';
import { lockPlayer } from '../storage/lock-row.ts';
import type { Db } from '../storage/schema.ts';
import { type HostedGame, hostedGame, newestGames } from './hosted-games.ts';
import { cardFor, type PublicCard, publicCard } from './public-card.ts';
import { checkSearchingBots } from './searching-bots.ts';
import { SharedRequests } from './shared-requests.ts';
import { TableAccess } from './table-access.ts';
import type { TableNotifier } from './table-notifier.ts';
import { checkBot, type SeatRecord, TABLE_FORMAT, type TableRecord } from './table-record.ts';
import {
  isReady,
  leaveSeat,
  type Player,
  personAt,
  personSeat,
  requireSeat,
  seatOf,
  withNobodyReady,
  withoutPlayer,
  withSeat,
} from './table-seats.ts';
import { checkNewTable, checkTableSettings, type NewTable, type TableSettings } from './table-settings.ts';
import { TableStore } from './table-store.ts';

const ID_BYTES = 16;
/** A waiting table without changes for this long is aborted. */
const ABANDONED_AFTER_MS = 30 * 24 * 3600 * 1000;
/** The most tables that one call aborts. */
const MAX_ABORTED_AT_ONCE = 100;
/** Per player: waiting tables and games in progress with a seat of the player. */
const MAX_OPEN_TABLES = 50;

export interface TablesOptions {
  readonly notifier?: TableNotifier;
  readonly maxOpenTables?: number;
  /** Whether tables of example games can be created; not by default. */
  readonly hasExamples?: boolean;
}

export class Tables {
  readonly store: TableStore;
  readonly access: TableAccess;
  readonly #environment: Environment;
  readonly #maxOpenTables: number;
  /** The games of new tables. */
  readonly games: readonly HostedGame[];
  /** Shared, because all watchers of a table request its card at the same time after a change. */
  readonly #publicCards: SharedRequests<PublicCard>;

  constructor(
    db: Db,
    environment: Environment,
    pubsub?: PubSub,
    { notifier, maxOpenTables = MAX_OPEN_TABLES, hasExamples = false }: TablesOptions = {},
  ) {
    this.store = new TableStore(db, environment, pubsub, notifier);
    this.access = new TableAccess(this.store);
    this.#environment = environment;
    this.#maxOpenTables = maxOpenTables;
    this.games = newestGames(hasExamples);
    this.#publicCards = new SharedRequests(async (id) => publicCard(id, (await this.store.read(id)).record));
  }

  /** @returns a random id that nobody can guess */
  newId(): string {
    return hexOf(this.#environment.random(ID_BYTES));
  }

  /**
   * @param key  the idempotency key of a request to create a table; null without one
   * @returns the id of the table to create, which nobody can guess; the same for the same key
   */
  idForRequest(host: Player, key: string | null): string {
    return key === null ? this.newId() : sha256Hex(`table ${host.id} ${key}`).slice(0, 2 * ID_BYTES);
  }

  /** @returns a random dice seed, in hex */
  newSeed(): string {
    return hexOf(this.#environment.random(SEED_BYTES));
  }

  /** Creates a table with the host in its first seat. @returns its id @throws BadInput, Refused */
  async create(host: Player, settings: NewTable, id: string = this.newId()): Promise<string> {
    const hosted = this.#gameNamed(settings.game);
    const { bots, password, ...rest } = checkNewTable(hosted, settings);
    const record: TableRecord = {
      format: TABLE_FORMAT,
      game: hosted.game.id,
      version: hosted.game.version,
      ...rest,
      host: host.id,
      stage: 'waiting',
      password: password === null ? null : await hashPassword(password),
      pausedSince: null,
      pauses: [],
      votes: [],
      lastVote: null,
      rematch: null,
      seats: bots.map((bot, i): SeatRecord => {
        if (i === 0) return personSeat(host);
        return bot === null ? { kind: 'open' } : { kind: 'bot', bot, replaces: null };
      }),
      clientSeeds: bots.map(() => null),
      seed: this.newSeed(),
      rewinds: [],
    };
    await this.store.db.transaction().execute(async (tx) => {
      await this.store.insert(tx, id, record);
      await this.checkTableLimit(tx, host);
      await checkSearchingBots(tx, host, hosted, bots);
    });
    return id;
  }

  /** @param id  undefined for the first game @throws BadInput if no new table can be of that game */
  #gameNamed(id?: string): HostedGame {
    const found = id === undefined ? this.games[0] : this.games.find(({ game }) => game.id === id);
    if (found) return found;
    throw new BadInput('game', `there is no game "${id}"; there are ${this.games.map(({ game }) => game.id).join(', ')}`);
  }

  /** @throws Refused */
  async card(id: string, player: Player | null): Promise<TableCard> {
    return cardFor(await this.#publicCards.get(id), player, this.#environment);
  }

  /** @throws Refused `needsPassword` if the table has a password and has not let the player in */
  async checkMayWatch(id: string, player: Player | null): Promise<void> {
    await this.access.check(id, (await this.store.read(id)).record, player);
  }

  /**
   * Seats a player. Once the game has begun, only invited players may join.
   *
   * @param seat  if left out, the seat of the invitation, or else the first open one
   * @throws Refused
   */
  async join(id: string, player: Player, seat?: Seat): Promise<TableCard> {
    const changed = await this.store.update(id, async ({ record }) => {
      const { stage, seats } = record;
      if (stage !== 'waiting' && stage !== 'inProgress') throw new Refused('notWaiting');
      if (seatOf(record, player) !== null) throw new Refused('seated');
      const pass = await this.access.check(id, record, player);
      if (stage === 'inProgress' && !pass?.isInvited) throw new Refused('notWaiting');
      const invitedTo = pass?.seat ?? null;
      if (stage === 'inProgress' && seat !== undefined && invitedTo !== null && seat !== invitedTo) throw new Refused('seatTaken');
      const isFree = (at: Seat): boolean => seats[at]?.kind === 'open';
      const free =
        seat ?? (invitedTo !== null && (stage === 'inProgress' || isFree(invitedTo)) ? invitedTo : seats.findIndex((_, at) => isFree(at)));
      if (!isFree(free)) throw new Refused('seatTaken');
      return {
        record: withSeat(record, free, { ...personSeat(player), isReady: stage === 'inProgress' }),
        alsoWrite: (tx) => this.checkTableLimit(tx, player),
      };
    });
    return this.#card(id, changed, player);
  }

  /** If the host leaves, the next person becomes host; if nobody is left, the table is removed. @throws Refused */
  leave(id: string, player: Player): Promise<TableCard> {
    return this.#change(id, player, (record) => leaveSeat(record, player));
  }

  /** Aborts waiting tables that nobody has changed for a month. */
  async abortAbandoned(): Promise<void> {
    const { db, environment } = this.store;
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('stage', '=', 'waiting')
      .where('changed_at', '<', environment.now() - ABANDONED_AFTER_MS)
      .limit(MAX_ABORTED_AT_ONCE)
      .execute();
    for (const { id } of rows)
      await this.store.update(id, ({ record }) => (record.stage === 'waiting' ? { record: { ...record, stage: 'aborted' } } : null));
  }

  /** Removes a player from a seat before the game, and revokes the invitation and the entered password. @throws Refused */
  async kick(id: string, host: Player, seat: Seat): Promise<TableCard> {
    const changed = await this.store.update(id, ({ record }) => {
      this.#checkHost(record, host);
      const person = personAt(record.seats[seat]);
      if (!person || person.player === host.id) throw new Refused('notThere');
      return {
        record: leaveSeat(record, { id: person.player, name: person.name }),
        alsoWrite: (tx) => this.access.revokeAccess(tx, id, person.player),
      };
    });
    return this.#card(id, changed, host);
  }

  /** Changes settings before the game. All players must confirm again. @throws Refused if the player is not the host, BadInput */
  async change(id: string, host: Player, changes: Partial<TableSettings>): Promise<TableCard> {
    const { password } = changes;
    if (password !== undefined) this.#checkHost((await this.store.read(id)).record, host);
    const hash = typeof password === 'string' ? await hashPassword(password) : password;
    return this.#change(id, host, (record) => {
      this.#checkHost(record, host);
      const { name, options, isListed, hasSpectators, windows, clock } = record;
      const { password: _, ...settings } = checkTableSettings(hostedGame(record.game, record.version), {
        name,
        options,
        isListed,
        hasSpectators,
        windows,
        clock,
        ...changes,
      });
      const { seats, clientSeeds } = record;
      const { players } = settings.options;
      if (seats.slice(players).some(({ kind }) => kind === 'person')) throw new BadInput('options.players', 'a seat to remove is taken');
      return withNobodyReady({
        ...record,
        ...settings,
        ...(hash !== undefined && { password: hash }),
        seats: Array.from({ length: players }, (_seat, at): SeatRecord => seats[at] ?? { kind: 'open' }),
        clientSeeds: Array.from({ length: players }, (_clientSeed, at) => clientSeeds[at] ?? null),
      });
    });
  }

  /** Removes a deleted player from a table. */
  async forget(id: string, player: Player): Promise<void> {
    await this.store.update(id, ({ record }) => ({ record: withoutPlayer(record, player) }));
  }

  /**
   * The player is ready. The game begins when all seats are taken and everybody is ready.
   * @param clientSeed  the client seed, which can't be changed afterwards; null for none
   * @throws Refused
   * @throws BadInput if the client seed is too long
   */
  async ready(id: string, player: Player, clientSeed: string | null): Promise<TableCard> {
    if (!isClientSeed(clientSeed))
      throw new BadInput('clientSeed', `must be a text of up to ${MAX_CLIENT_SEED_LENGTH} characters, or null`);
    return this.#change(id, player, (record) => {
      const at = requireSeat(record, player);
      const mine = record.seats[at];
      if (mine?.kind === 'person' && mine.isReady) return record;
      const next = {
        ...withSeat(record, at, { ...personSeat(player), isReady: true }),
        clientSeeds: record.clientSeeds.with(at, clientSeed),
      };
      return next.seats.every(isReady) ? { ...next, stage: 'inProgress' } : next;
    });
  }

  /** Gives an open seat to a bot, or with null opens a bot's seat. All players must confirm again. @throws Refused, BadInput */
  async seatBot(id: string, player: Player, seat: Seat, bot: string | null): Promise<TableCard> {
    const changed = await this.store.update(id, ({ record }) => {
      this.#checkHost(record, player);
      const hosted = hostedGame(record.game, record.version);
      if (bot !== null) checkBot(hosted.bots, bot, 'bot');
      const now = record.seats[seat]?.kind;
      if (now === undefined || now === 'person') throw new Refused('seatTaken');
      return {
        record: withNobodyReady(withSeat(record, seat, bot === null ? { kind: 'open' } : { kind: 'bot', bot, replaces: null })),
        alsoWrite: (tx) => checkSearchingBots(tx, player, hosted, [bot]),
      };
    });
    return this.#card(id, changed, player);
  }

  /** Marks the game as over. Calling it again changes nothing. */
  async finish(id: string, choiceLog: Pick<ChoiceLog, 'write'>): Promise<void> {
    await this.store.updateRecord(id, choiceLog, ({ record }) =>
      record.stage === 'inProgress' ? { record: { ...record, stage: 'finished', votes: [] } } : null,
    );
  }

  /**
   * Call in the transaction that seats the player, after it has written the seat: so the limit can't be raced.
   * @throws Refused if the player now sits at more tables than allowed
   */
  async checkTableLimit(tx: Db, player: Player): Promise<void> {
    await lockPlayer(tx, player.id);
    const { count } = await tx
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .select((of) => of.fn.countAll().as('count'))
      .where('player_id', '=', player.id)
      .where('stage', 'in', ['waiting', 'inProgress'])
      .executeTakeFirstOrThrow();
    if (Number(count) > this.#maxOpenTables) throw new Refused('tooManyTables');
  }

  #checkHost(record: TableRecord, player: Player): void {
    if (record.stage !== 'waiting') throw new Refused('notWaiting');
    if (record.host !== player.id) throw new Refused('notHost');
  }

  /** Changes a waiting table. @throws Refused if its game has begun, and what `how` throws */
  async #change(id: string, player: Player, how: (record: TableRecord) => TableRecord): Promise<TableCard> {
    const changed = await this.store.update(id, ({ record }) => {
      if (record.stage !== 'waiting') throw new Refused('notWaiting');
      const next = how(record);
      return next === record ? null : { record: next };
    });
    return this.#card(id, changed, player);
  }

  #card(id: string, record: TableRecord, player: Player | null): TableCard {
    return cardFor(publicCard(id, record), player, this.#environment);
  }
}
