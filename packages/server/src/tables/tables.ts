/** Tables before their game: laid, filled, begun. */
import { BadInput, ENGINE_VERSION, type Seat } from '@bb/engine';
import { hexOf, isPinch, LONGEST_PINCH, SEED_LENGTH, type TableCard } from '@bb/protocol';
import type { Outside } from '../accounts/outside.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { Refused } from '../accounts/refused.ts';
import type { Bulletin } from '../fanout/bulletin.ts';
import type { Ledger } from '../storage/ledger.ts';
import type { Db } from '../storage/schema.ts';
import { Admission } from './admission.ts';
import { cardFor, type PlainCard, plainCard } from './card.ts';
import type { Herald } from './herald.ts';
import { isReady, mySeat, nameless, type Player, personAt, seatFor, seatOf, unready, without, withSeat } from './seats.ts';
import { Shared } from './shared.ts';
import { isBot, type SeatBody, TABLE_FORMAT, type TableBody } from './table-body.ts';
import { TableStore } from './table-store.ts';
import { checkTerms, checkWish, type Terms, type Wish } from './wish.ts';

const ID_BYTES = 16;
/** Milliseconds after which a table is no more at which nothing has changed while it gathered; and how many are looked at at once. */
const ABANDONED = 30 * 24 * 3600 * 1000;
const MOST_CLEARED = 100;
/** Tables at which one player may sit while they gather or are under way. */
const MOST_TABLES = 50;

export interface TablesOptions {
  readonly herald?: Herald;
  readonly mostTables?: number;
}

export class Tables {
  readonly store: TableStore;
  readonly admission: Admission;
  readonly #outside: Outside;
  readonly #mostTables: number;
  /** What changes at a table is news to all who look on, in the same moment. */
  readonly #plainCards: Shared<PlainCard>;

  constructor(db: Db, outside: Outside, bulletin?: Bulletin, { herald, mostTables = MOST_TABLES }: TablesOptions = {}) {
    this.store = new TableStore(db, outside, bulletin, herald);
    this.admission = new Admission(this.store);
    this.#outside = outside;
    this.#mostTables = mostTables;
    this.#plainCards = new Shared(async (id) => plainCard(id, (await this.store.read(id)).body));
  }

  /** Nobody can guess it. */
  newId(): string {
    return hexOf(this.#outside.random(ID_BYTES));
  }

  /** Of the dice. */
  newSeed(): string {
    return hexOf(this.#outside.random(SEED_LENGTH));
  }

  /** Who lays it sits on its first seat. Yields its id. @throws BadInput, Refused */
  async lay(host: Player, wish: Wish): Promise<string> {
    const { bots, password, ...rest } = checkWish(wish);
    await this.checkRoom(host);
    const id = this.newId();
    const body: TableBody = {
      format: TABLE_FORMAT,
      engine: ENGINE_VERSION,
      ...rest,
      host: host.id,
      stage: 'gathering',
      password: password === null ? null : await hashPassword(password),
      pausedSince: null,
      pauses: [],
      votes: [],
      lastVote: null,
      rematch: null,
      seats: bots.map((bot, i): SeatBody => {
        if (i === 0) return seatFor(host);
        return bot === null ? { kind: 'open' } : { kind: 'bot', bot, replaces: null };
      }),
      pinches: bots.map(() => null),
      seed: this.newSeed(),
      rewinds: [],
    };
    await this.store.db.transaction().execute((tx) => this.store.insert(tx, id, body));
    return id;
  }

  /** @throws Refused */
  async card(id: string, player: Player | null): Promise<TableCard> {
    return cardFor(await this.#plainCards.ask(id), player, this.#outside.now());
  }

  /** @throws Refused where it takes a password to look on, and he was not let in. */
  async checkLooker(id: string, player: Player | null): Promise<void> {
    await this.admission.check(id, (await this.store.read(id)).body, player);
  }

  /** On this seat, or the one that he was invited to, or the first that is free. When the game is under way, only who was invited. @throws Refused */
  async join(id: string, player: Player, seat?: Seat): Promise<TableCard> {
    await this.checkRoom(player);
    const changed = await this.store.set(id, async ({ body }) => {
      const { stage, seats } = body;
      if (stage !== 'gathering' && stage !== 'playing') throw new Refused('notGathering');
      if (seatOf(body, player) !== null) throw new Refused('seated');
      const pass = await this.admission.check(id, body, player);
      if (stage === 'playing' && !pass?.isInvited) throw new Refused('notGathering');
      const invitedTo = pass?.seat ?? null;
      if (stage === 'playing' && seat !== undefined && invitedTo !== null && seat !== invitedTo) throw new Refused('seatTaken');
      const isFree = (at: Seat): boolean => seats[at]?.kind === 'open';
      const free =
        seat ?? (invitedTo !== null && (stage === 'playing' || isFree(invitedTo)) ? invitedTo : seats.findIndex((_, at) => isFree(at)));
      if (!isFree(free)) throw new Refused('seatTaken');
      return { body: withSeat(body, free, { ...seatFor(player), isReady: stage === 'playing' }) };
    });
    return this.#card(id, changed, player);
  }

  /** Who has laid the table leaves it to the next person; the last one takes it away. @throws Refused */
  leave(id: string, player: Player): Promise<TableCard> {
    return this.#change(id, player, (body) => without(body, player));
  }

  /** Tables that were laid and forgotten stand in nobody's way. */
  async clearAway(): Promise<void> {
    const { db, outside } = this.store;
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('stage', '=', 'gathering')
      .where('changed_at', '<', outside.now() - ABANDONED)
      .limit(MOST_CLEARED)
      .execute();
    for (const { id } of rows)
      await this.store.set(id, ({ body }) => (body.stage === 'gathering' ? { body: { ...body, stage: 'aborted' } } : null));
  }

  /** The host sends somebody away, who can come again only by the way that is open to all. @throws Refused */
  async sendAway(id: string, host: Player, seat: Seat): Promise<TableCard> {
    const changed = await this.store.set(id, ({ body }) => {
      this.#mustBeHost(body, host);
      const person = personAt(body.seats[seat]);
      if (!person || person.player === host.id) throw new Refused('notThere');
      return {
        body: without(body, { id: person.player, name: person.name }),
        also: (tx) => this.admission.forget(tx, id, person.player),
      };
    });
    return this.#card(id, changed, host);
  }

  /** The host changes what is to be played, and how; nobody is ready for that yet. @throws Refused, BadInput */
  async change(id: string, host: Player, changes: Partial<Terms>): Promise<TableCard> {
    const { password } = changes;
    if (password !== undefined) this.#mustBeHost((await this.store.read(id)).body, host);
    const hash = typeof password === 'string' ? await hashPassword(password) : password;
    return this.#change(id, host, (body) => {
      this.#mustBeHost(body, host);
      const { name, options, isListed, hasSpectators, windows, clock } = body;
      const { password: _, ...terms } = checkTerms({ name, options, isListed, hasSpectators, windows, clock, ...changes });
      const { seats, pinches } = body;
      const { players } = terms.options;
      if (seats.slice(players).some(({ kind }) => kind === 'person')) throw new BadInput('options.players', 'somebody sits there');
      return unready({
        ...body,
        ...terms,
        ...(hash !== undefined && { password: hash }),
        seats: Array.from({ length: players }, (_seat, at): SeatBody => seats[at] ?? { kind: 'open' }),
        pinches: Array.from({ length: players }, (_pinch, at) => pinches[at] ?? null),
      });
    });
  }

  /** Who has gone for good gets up from a table that gathers; on others he stays without his name, for the others' game hangs on it. */
  async forget(id: string, player: Player): Promise<void> {
    await this.store.set(id, ({ body }) => ({
      body: body.stage === 'gathering' && seatOf(body, player) !== null ? without(body, player) : nameless(body, player),
    }));
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
      const next = { ...withSeat(body, at, { ...seatFor(player), isReady: true }), pinches: body.pinches.with(at, pinch) };
      return next.seats.every(isReady) ? { ...next, stage: 'playing' } : next;
    });
  }

  /** The host gives an open seat to a bot, or takes it from one; nobody is ready for that yet. @throws Refused, BadInput */
  async seatBot(id: string, player: Player, seat: Seat, bot: string | null): Promise<TableCard> {
    if (bot !== null && !isBot(bot)) throw new BadInput('bot', `there is no bot "${bot}"`);
    return this.#change(id, player, (body) => {
      this.#mustBeHost(body, player);
      const now = body.seats[seat]?.kind;
      if (now === undefined || now === 'person') throw new Refused('seatTaken');
      return unready(withSeat(body, seat, bot === null ? { kind: 'open' } : { kind: 'bot', bot, replaces: null }));
    });
  }

  /** The game is over. Said twice, it is over all the same. */
  async finish(id: string, ledger: Pick<Ledger, 'write'>): Promise<void> {
    await this.store.setBody(id, ledger, ({ body }) => (body.stage === 'playing' ? { body: { ...body, stage: 'over', votes: [] } } : null));
  }

  /** @throws Refused where he sits at as many tables as he may. */
  async checkRoom(player: Player): Promise<void> {
    const { count } = await this.store.db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .select((of) => of.fn.countAll().as('count'))
      .where('player_id', '=', player.id)
      .where('stage', 'in', ['gathering', 'playing'])
      .executeTakeFirstOrThrow();
    if (Number(count) >= this.#mostTables) throw new Refused('tooManyTables');
  }

  #mustBeHost(body: TableBody, player: Player): void {
    if (body.stage !== 'gathering') throw new Refused('notGathering');
    if (body.host !== player.id) throw new Refused('notHost');
  }

  /** Nothing but a table that gathers changes here. @throws Refused, and what `how` throws */
  async #change(id: string, player: Player, how: (body: TableBody) => TableBody): Promise<TableCard> {
    const changed = await this.store.set(id, ({ body }) => {
      if (body.stage !== 'gathering') throw new Refused('notGathering');
      const next = how(body);
      return next === body ? null : { body: next };
    });
    return this.#card(id, changed, player);
  }

  #card(id: string, body: TableBody, player: Player | null): TableCard {
    return cardFor(plainCard(id, body), player, this.#outside.now());
  }
}
