/** Reads and changes table records in the database. A change is written only if the record still has the version it was made from. */
import type { Environment } from '../accounts/environment.ts';
import { Refused } from '../accounts/refused.ts';
import { PubSub } from '../pubsub/pubsub.ts';
import type { ChoiceLog } from '../storage/choice-log.ts';
import type { Db } from '../storage/schema.ts';
import { publicCard } from './public-card.ts';
import { NO_NOTIFICATIONS, type NotificationWrites, runWrites, type TableNotifier } from './table-notifier.ts';
import { requireTableRecord, type TableRecord } from './table-record.ts';

export interface StoredTable {
  /** Grows by one with each change of the record. */
  readonly version: number;
  /** The number of choices made. */
  readonly head: number;
  readonly record: TableRecord;
}

export interface TableChange {
  readonly record: TableRecord;
  /** The number of choices to keep: later ones are archived. Left out if the game is not rewound. */
  readonly rewindTo?: number;
  /** Writes that are stored with the change, or not at all. */
  readonly alsoWrite?: (tx: Db) => Promise<void>;
}

type MakeChange<C> = (stored: StoredTable) => C | null | Promise<C | null>;

export class TableStore {
  readonly db: Db;
  readonly environment: Environment;
  readonly notifier: TableNotifier;
  readonly #pubsub: PubSub;

  constructor(db: Db, environment: Environment, pubsub = new PubSub(), notifier = NO_NOTIFICATIONS) {
    this.db = db;
    this.environment = environment;
    this.notifier = notifier;
    this.#pubsub = pubsub;
  }

  /** @throws Refused if the table does not exist or can't be read */
  async read(id: string): Promise<StoredTable> {
    const row = await this.db.selectFrom('tables').select(['version', 'head', 'body']).where('id', '=', id).executeTakeFirst();
    if (!row) throw new Refused('noTable');
    return { version: row.version, head: row.head, record: requireTableRecord(row.body) };
  }

  async has(id: string): Promise<boolean> {
    return (await this.db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  async insert(tx: Db, id: string, record: TableRecord): Promise<void> {
    const at = this.environment.now();
    await tx
      .insertInto('tables')
      .values({ id, created_at: at, changed_at: at, head: 0, ...columnsOf(id, record) })
      .execute();
    await writeSitters(tx, id, record);
  }

  /**
   * Changes the record of a table.
   *
   * @param how  makes the change from the stored table; called again if another change came first; null if nothing changes
   * @throws Refused, and what `how` throws
   */
  update(id: string, how: MakeChange<TableChange>): Promise<TableRecord> {
    return this.#retryUpdate(id, how, (stored, change) => this.db.transaction().execute((tx) => this.#write(tx, id, stored, change)));
  }

  /**
   * Like `update`, for changes of the record only. It writes in the batches of the choice log, because on SQLite a transaction would hold up all
   * other writes.
   */
  updateRecord(id: string, choiceLog: Pick<ChoiceLog, 'write'>, how: MakeChange<Pick<TableChange, 'record'>>): Promise<TableRecord> {
    return this.#retryUpdate(id, how, (stored, change) =>
      choiceLog.write(id, this.#updateQuery(this.db, id, stored, change), ...this.#notifications(id, stored.record, change.record)),
    );
  }

  /** @param write  returns false if another change came first */
  async #retryUpdate<C extends TableChange>(
    id: string,
    how: MakeChange<C>,
    write: (stored: StoredTable, change: C) => Promise<boolean>,
  ): Promise<TableRecord> {
    for (;;) {
      const stored = await this.read(id);
      const change = await how(stored);
      if (change === null) return stored.record;
      if (!(await write(stored, change))) continue;
      this.#pubsub.post(id, 'card');
      return change.record;
    }
  }

  /** @returns false if another change came first, and nothing was written */
  async #write(tx: Db, id: string, stored: StoredTable, change: TableChange): Promise<boolean> {
    const { record, rewindTo, alsoWrite } = change;
    const { numUpdatedRows } = await this.#updateQuery(tx, id, stored, change).executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) return false;
    if (sittersOf(stored.record).join() !== sittersOf(record).join()) await writeSitters(tx, id, record);
    if (rewindTo !== undefined) await archiveRewound(tx, id, rewindTo, record.rewinds.length);
    await runWrites(tx, this.#notifications(id, stored.record, record));
    await alsoWrite?.(tx);
    return true;
  }

  #updateQuery(db: Db, id: string, { version, head }: StoredTable, { record, rewindTo }: TableChange) {
    const update = db
      .updateTable('tables')
      .set({
        ...columnsOf(id, record),
        ...(rewindTo !== undefined && { head: rewindTo }),
        version: version + 1,
        changed_at: this.environment.now(),
        wake_at: record.stage === 'inProgress' ? this.environment.now() : null,
      })
      .where('id', '=', id)
      .where('version', '=', version);
    return rewindTo === undefined ? update : update.where('head', '=', head);
  }

  #notifications(id: string, before: TableRecord, record: TableRecord): NotificationWrites {
    const changed = { id, record };
    if (before.stage === 'waiting') return record.stage === 'inProgress' ? this.notifier.began(changed) : [];
    if (before.stage !== 'inProgress') return [];
    const gone = seatedPlayersOf(before).filter((player) => !seatedPlayersOf(record).includes(player));
    return [
      ...(record.stage === 'inProgress' ? [] : this.notifier.finished(changed)),
      ...gone.flatMap((player) => this.notifier.replaced(changed, player)),
    ];
  }
}

const seatedPlayersOf = ({ seats }: TableRecord): readonly string[] =>
  seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []));
/** The ids of the seated players and of those replaced by bots. */
const sittersOf = ({ seats }: TableRecord): readonly string[] =>
  seats.flatMap((seat) => {
    if (seat.kind === 'bot' && seat.replaces) return [seat.replaces.player];
    return seat.kind === 'person' ? [seat.player] : [];
  });

const columnsOf = (id: string, record: TableRecord) => ({
  stage: record.stage,
  is_listed: record.isListed ? 1 : 0,
  body: JSON.stringify(record),
  card: JSON.stringify(publicCard(id, record)),
  game: record.game,
  name_key: record.name.toLowerCase(),
  players: record.seats.length,
  open_seats: record.seats.filter(({ kind }) => kind === 'open').length,
  clock_kind: record.clock?.kind ?? 'none',
});

async function writeSitters(tx: Db, id: string, record: TableRecord): Promise<void> {
  await tx.deleteFrom('sitters').where('table_id', '=', id).execute();
  const sitters = sittersOf(record).map((player_id) => ({ table_id: id, player_id }));
  if (sitters.length > 0) await tx.insertInto('sitters').values(sitters).execute();
}

/** Moves the choices from number `from` on to the table `rewound_choices`. @param rewind  the number of the rewind, from 1 */
async function archiveRewound(tx: Db, id: string, from: number, rewind: number): Promise<void> {
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
