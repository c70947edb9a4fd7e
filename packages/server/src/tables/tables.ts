/** Tables before their game: laid, filled, begun; and the list of them. What two people do at once, the database puts in order. */
import { BadInput, checkOptions, ENGINE_VERSION, type GameOptions, type Seat } from '@bb/engine';
import { hexOf, isPinch, LONGEST_PINCH, SEED_LENGTH } from '@bb/protocol';
import type { Outside } from '../accounts/outside.ts';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import {
  isBot,
  nameOf,
  type PersonsSeat,
  readableTable,
  readTableBody,
  type SeatBody,
  type Stage,
  sealOf,
  TABLE_FORMAT,
  type TableBody,
} from './table-body.ts';

/** Who asks. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

/** What is wanted of a new table. */
export interface Wish {
  readonly name: string;
  readonly options: GameOptions;
  /** By seat: null for a person, else a bot. */
  readonly bots: readonly (string | null)[];
  readonly isListed: boolean;
  readonly hasSpectators: boolean;
}

/** A table as everybody may know it. */
export interface TableCard {
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
  readonly isListed: boolean;
  readonly hasSpectators: boolean;
  /** The optional rules; a component set of one's own is told with the game, for it is long. */
  readonly options: Omit<GameOptions, 'components'>;
  /** The id of the component set. */
  readonly components: string;
  readonly seats: readonly { readonly kind: SeatBody['kind']; readonly name: string; readonly isReady: boolean }[];
  /** The seat of who asks; null: none. */
  readonly you: Seat | null;
  readonly isHost: boolean;
  /** SHA-256 of the seed of its dice: seen before anybody adds a pinch. */
  readonly commitment: string;
}

export const LONGEST_NAME = 60;
const ID_BYTES = 16;
/** Tables of one list. */
const PAGE = 50;

/** @throws BadInput that names the place. */
export function checkWish({ name, options, bots, isListed, hasSpectators }: Wish): Wish {
  const called = name.normalize('NFC').trim();
  if (called === '' || called.length > LONGEST_NAME) throw new BadInput('name', `must be a text of 1 to ${LONGEST_NAME} characters`);
  const checked = checkOptions(options, 'options');
  if (checked.solitaire) throw new BadInput('options.solitaire', 'is played alone');
  if (bots.length !== checked.players) throw new BadInput('bots', `must be ${checked.players}, null for a person`);
  for (const [i, bot] of bots.entries()) if (bot !== null && !isBot(bot)) throw new BadInput(`bots[${i}]`, `there is no bot "${bot}"`);
  if (bots[0] !== null) throw new BadInput('bots[0]', 'must be null: who lays the table sits there');
  return { name: called, options: checked, bots, isListed, hasSpectators };
}

export class Tables {
  readonly #db: Db;
  readonly #outside: Outside;

  constructor(db: Db, outside: Outside) {
    this.#db = db;
    this.#outside = outside;
  }

  /** Who lays it sits on its first seat. Yields its id, which nobody can guess. @throws BadInput */
  async lay(host: Player, wish: Wish): Promise<string> {
    const { name, options, bots, isListed, hasSpectators } = checkWish(wish);
    const id = hexOf(this.#outside.random(ID_BYTES));
    const body: TableBody = {
      format: TABLE_FORMAT,
      engine: ENGINE_VERSION,
      name,
      host: host.id,
      stage: 'gathering',
      isListed,
      hasSpectators,
      options,
      seats: bots.map((bot, i): SeatBody => (i === 0 ? seatFor(host) : bot === null ? { kind: 'open' } : { kind: 'bot', bot })),
      seed: hexOf(this.#outside.random(SEED_LENGTH)),
      rewinds: [],
    };
    const at = this.#outside.now();
    await this.#db
      .insertInto('tables')
      .values({ id, created_at: at, changed_at: at, head: 0, ...columnsOf(body) })
      .execute();
    return id;
  }

  /** @throws Refused */
  async card(id: string, player: Player | null): Promise<TableCard> {
    return cardOf(id, (await this.#read(id)).body, player);
  }

  /** Open ones that may be joined or looked at, the newest first. */
  async list(player: Player | null): Promise<readonly TableCard[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'body'])
      .where('is_listed', '=', 1)
      .where('stage', 'in', ['gathering', 'playing'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    // One that a newer server has written is no reason to show none.
    return rows.flatMap(({ id, body: text }) => {
      const body = readableTable(text);
      return body ? [cardOf(id, body, player)] : [];
    });
  }

  /** On this seat, or the first that is free. @throws Refused */
  join(id: string, player: Player, seat?: Seat): Promise<TableCard> {
    return this.#change(id, player, (body) => {
      if (seatOf(body, player) !== null) throw new Refused('seated');
      const free = seat ?? body.seats.findIndex(({ kind }) => kind === 'open');
      if (body.seats[free]?.kind !== 'open') throw new Refused('seatTaken');
      return withSeat(body, free, seatFor(player));
    });
  }

  /** Who has laid the table leaves it to the next person; the last one takes it away. @throws Refused */
  leave(id: string, player: Player): Promise<TableCard> {
    return this.#change(id, player, (body) => without(body, player));
  }

  /** Who has gone for good gets up from a table that gathers; on others he stays without his name, for the others' game hangs on it. */
  async forget(id: string, player: Player): Promise<void> {
    await this.#set(id, (body) => {
      if (body.stage === 'gathering') return without(body, player);
      const at = mySeat(body, player);
      const seat = body.seats[at];
      return seat?.kind === 'person' ? withSeat(body, at, { ...seat, name: '' }) : null;
    });
  }

  /**
   * With a pinch for the dice, which can't be changed once he is ready. When everybody is, and no seat is open, the game begins.
   * @throws Refused; BadInput for too long a pinch.
   */
  async ready(id: string, player: Player, pinch: string | null): Promise<TableCard> {
    if (!isPinch(pinch)) throw new BadInput('pinch', `must be a text of up to ${LONGEST_PINCH} characters, or null`);
    return this.#change(id, player, (body) => {
      const at = mySeat(body, player);
      const mine = body.seats[at];
      if (mine?.kind === 'person' && mine.isReady) return body;
      const next = withSeat(body, at, { ...seatFor(player), isReady: true, pinch });
      return next.seats.every(isReady) ? { ...next, stage: 'playing' } : next;
    });
  }

  /** The host gives an open seat to a bot, or takes it from one. @throws Refused, BadInput */
  async seatBot(id: string, player: Player, seat: Seat, bot: string | null): Promise<TableCard> {
    if (bot !== null && !isBot(bot)) throw new BadInput('bot', `there is no bot "${bot}"`);
    return this.#change(id, player, (body) => {
      if (body.host !== player.id) throw new Refused('notHost');
      const now = body.seats[seat]?.kind;
      if (now === undefined || now === 'person') throw new Refused('seatTaken');
      return withSeat(body, seat, bot === null ? { kind: 'open' } : { kind: 'bot', bot });
    });
  }

  /** @throws Refused */
  async #read(id: string): Promise<{ readonly version: number; readonly body: TableBody }> {
    const row = await this.#db.selectFrom('tables').select(['version', 'body']).where('id', '=', id).executeTakeFirst();
    if (!row) throw new Refused('noTable');
    return { version: row.version, body: readTableBody(row.body) };
  }

  /** The game is over. Said twice, it is over all the same. */
  async finish(id: string): Promise<void> {
    await this.#set(id, (body) => (body.stage === 'playing' ? { ...body, stage: 'over' } : null));
  }

  /** Nothing but a table that gathers changes here. @throws Refused, and what `how` throws */
  async #change(id: string, player: Player, how: (body: TableBody) => TableBody): Promise<TableCard> {
    const changed = await this.#set(id, (body) => {
      if (body.stage !== 'gathering') throw new Refused('notGathering');
      return how(body);
    });
    return cardOf(id, changed, player);
  }

  /** Tried anew when somebody else was faster; null: nothing changes. @throws Refused, and what `how` throws */
  async #set(id: string, how: (body: TableBody) => TableBody | null): Promise<TableBody> {
    for (;;) {
      const { version, body } = await this.#read(id);
      const next = how(body);
      if (next === null) return body;
      const { numUpdatedRows } = await this.#db
        .updateTable('tables')
        .set({ ...columnsOf(next), version: version + 1, changed_at: this.#outside.now() })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 1) return next;
    }
  }
}

const columnsOf = (body: TableBody) => ({ stage: body.stage, is_listed: body.isListed ? 1 : 0, body: JSON.stringify(body) });

const seatFor = ({ id, name }: Player): PersonsSeat => ({ kind: 'person', player: id, name, isReady: false, pinch: null });
const isReady = (seat: SeatBody): boolean => seat.kind === 'bot' || (seat.kind === 'person' && seat.isReady);
const withSeat = (body: TableBody, at: Seat, seat: SeatBody): TableBody => ({ ...body, seats: body.seats.with(at, seat) });

function without(body: TableBody, player: Player): TableBody {
  const left = withSeat(body, mySeat(body, player), { kind: 'open' });
  const heir = left.seats.find((seat): seat is PersonsSeat => seat.kind === 'person');
  if (!heir) return { ...left, stage: 'aborted' };
  return body.host === player.id ? { ...left, host: heir.player } : left;
}

/** Where the player sits; null: nowhere. */
export function seatOf({ seats }: TableBody, player: Player | null): Seat | null {
  const at = seats.findIndex((seat) => seat.kind === 'person' && seat.player === player?.id);
  return at < 0 ? null : at;
}

function mySeat(body: TableBody, player: Player): Seat {
  const seat = seatOf(body, player);
  if (seat === null) throw new Refused('notSeated');
  return seat;
}

const cardOf = (id: string, body: TableBody, player: Player | null): TableCard => {
  const { components = 'reconstructed', ...options } = body.options;
  return {
    id,
    name: body.name,
    stage: body.stage,
    isListed: body.isListed,
    hasSpectators: body.hasSpectators,
    options,
    components: components === 'reconstructed' ? components : components.id,
    seats: body.seats.map((seat) => ({
      kind: seat.kind,
      name: nameOf(seat),
      isReady: isReady(seat),
    })),
    you: seatOf(body, player),
    isHost: player !== null && body.host === player.id,
    commitment: sealOf(id, body).commitment,
  };
};
