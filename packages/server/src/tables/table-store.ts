/** Tables in the database. Whatever changes in one goes through here; what two people do at once, the version of its body puts in order. */
import type { Outside } from '../accounts/outside.ts';
import { Refused } from '../accounts/refused.ts';
import { Bulletin } from '../fanout/bulletin.ts';
import type { Ledger } from '../storage/ledger.ts';
import type { Db } from '../storage/schema.ts';
import { plainCard } from './card.ts';
import { type Herald, type News, SILENT, written } from './herald.ts';
import { readTableBody, type TableBody } from './table-body.ts';

export interface StoredTable {
  /** Grows with each change of the body. */
  readonly version: number;
  /** How many choices have been made. */
  readonly head: number;
  readonly body: TableBody;
}

export interface Change {
  readonly body: TableBody;
  /** Choices from this number on are taken back. */
  readonly rewindTo?: number;
  /** What is written with it, or not at all. */
  readonly also?: (tx: Db) => Promise<void>;
}

type How<C> = (stored: StoredTable) => C | null | Promise<C | null>;

export class TableStore {
  readonly db: Db;
  readonly outside: Outside;
  readonly herald: Herald;
  readonly #bulletin: Bulletin;

  constructor(db: Db, outside: Outside, bulletin = new Bulletin(), herald = SILENT) {
    this.db = db;
    this.outside = outside;
    this.herald = herald;
    this.#bulletin = bulletin;
  }

  /** @throws Refused; BadInput for one that this server can't read. */
  async read(id: string): Promise<StoredTable> {
    const row = await this.db.selectFrom('tables').select(['version', 'head', 'body']).where('id', '=', id).executeTakeFirst();
    if (!row) throw new Refused('noTable');
    return { version: row.version, head: row.head, body: readTableBody(row.body) };
  }

  async insert(tx: Db, id: string, body: TableBody): Promise<void> {
    const at = this.outside.now();
    await tx
      .insertInto('tables')
      .values({ id, created_at: at, changed_at: at, head: 0, ...columnsOf(id, body) })
      .execute();
    await sit(tx, id, body);
  }

  /** `how` is asked anew when somebody else was faster; null: nothing changes. @throws Refused, and what `how` throws */
  set(id: string, how: How<Change>): Promise<TableBody> {
    return this.#set(id, how, (stored, change) => this.db.transaction().execute((tx) => this.#write(tx, id, stored, change)));
  }

  /** As `set`, of nothing but the body: there is no transaction that keeps all others from writing. */
  setBody(id: string, ledger: Pick<Ledger, 'write'>, how: How<Pick<Change, 'body'>>): Promise<TableBody> {
    return this.#set(id, how, (stored, change) =>
      ledger.write(id, this.#update(this.db, id, stored, change), ...this.#news(id, stored.body, change.body)),
    );
  }

  /** `write` yields false where somebody else was faster. */
  async #set<C extends Change>(id: string, how: How<C>, write: (stored: StoredTable, change: C) => Promise<boolean>): Promise<TableBody> {
    for (;;) {
      const stored = await this.read(id);
      const change = await how(stored);
      if (change === null) return stored.body;
      if (!(await write(stored, change))) continue;
      this.#bulletin.post(id, 'card');
      return change.body;
    }
  }

  /** False: somebody else was faster, and nothing was written. */
  async #write(tx: Db, id: string, stored: StoredTable, change: Change): Promise<boolean> {
    const { body, rewindTo, also } = change;
    const { numUpdatedRows } = await this.#update(tx, id, stored, change).executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) return false;
    if (sittersOf(stored.body).join() !== sittersOf(body).join()) await sit(tx, id, body);
    if (rewindTo !== undefined) await takeBack(tx, id, rewindTo, body.rewinds.length);
    await written(tx, this.#news(id, stored.body, body));
    await also?.(tx);
    return true;
  }

  #update(db: Db, id: string, { version, head }: StoredTable, { body, rewindTo }: Change) {
    const update = db
      .updateTable('tables')
      .set({
        ...columnsOf(id, body),
        ...(rewindTo !== undefined && { head: rewindTo }),
        version: version + 1,
        changed_at: this.outside.now(),
        wake_at: body.stage === 'playing' ? this.outside.now() : null,
      })
      .where('id', '=', id)
      .where('version', '=', version);
    return rewindTo === undefined ? update : update.where('head', '=', head);
  }

  #news(id: string, before: TableBody, body: TableBody): News {
    const told = { id, body };
    if (before.stage === 'gathering') return body.stage === 'playing' ? this.herald.began(told) : [];
    if (before.stage !== 'playing') return [];
    const gone = playersOf(before).filter((player) => !playersOf(body).includes(player));
    return [...(body.stage === 'playing' ? [] : this.herald.over(told)), ...gone.flatMap((player) => this.herald.replaced(told, player))];
  }
}

const playersOf = ({ seats }: TableBody): readonly string[] => seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []));
/** Who sits there, and for whom bots play. */
const sittersOf = ({ seats }: TableBody): readonly string[] =>
  seats.flatMap((seat) => {
    if (seat.kind === 'bot' && seat.replaces) return [seat.replaces.player];
    return seat.kind === 'person' ? [seat.player] : [];
  });

const columnsOf = (id: string, body: TableBody) => ({
  stage: body.stage,
  is_listed: body.isListed ? 1 : 0,
  body: JSON.stringify(body),
  card: JSON.stringify(plainCard(id, body)),
  name_key: body.name.toLowerCase(),
  players: body.seats.length,
  open_seats: body.seats.filter(({ kind }) => kind === 'open').length,
  clock_kind: body.clock?.kind ?? 'none',
});

async function sit(tx: Db, id: string, body: TableBody): Promise<void> {
  await tx.deleteFrom('sitters').where('table_id', '=', id).execute();
  const sitters = sittersOf(body).map((player_id) => ({ table_id: id, player_id }));
  if (sitters.length > 0) await tx.insertInto('sitters').values(sitters).execute();
}

/** They are kept, but nobody plays them any more. */
async function takeBack(tx: Db, id: string, from: number, rewind: number): Promise<void> {
  const columns = ['table_id', 'seq', 'at', 'seat', 'key', 'body'] as const;
  await tx
    .insertInto('rewound_choices')
    .columns([...columns, 'rewind'])
    .expression((query) =>
      query
        .selectFrom('choices')
        .select((of) => [...columns.map((column) => of.ref(column).as(column)), of.val(rewind).as('rewind')])
        .where('table_id', '=', id)
        .where('seq', '>=', from),
    )
    .execute();
  await tx.deleteFrom('choices').where('table_id', '=', id).where('seq', '>=', from).execute();
}
