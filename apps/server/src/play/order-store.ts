/** Stores standing orders, and what happens when a player runs out of time. */
import { BadInput } from '@bb/kernel';
import type { WhenLate } from '@bb/protocol';
import type { ChoiceLog } from '../storage/choice-log.ts';
import type { Db } from '../storage/schema.ts';
import { wakeAfter } from './lease.ts';

/** The format of stored orders. */
const ORDER_FORMAT = 2;

/** A seat's order, and the number of choices when it was given. */
export interface EndedOrder {
  readonly seat: number;
  readonly seq: number;
}

export interface GivenOrder extends EndedOrder {
  readonly at: number;
  /** As `GameOrders.give` made it. */
  readonly order: object;
  /** All others are told that the seat passes. */
  readonly isOpen: boolean;
}

export class OrderStore {
  readonly #db: Db;
  readonly #choiceLog: ChoiceLog;
  readonly #table: string;

  constructor(db: Db, choiceLog: ChoiceLog, table: string) {
    this.#db = db;
    this.#choiceLog = choiceLog;
    this.#table = table;
  }

  /** Replaces the seat's last order. Resolves when it is durable. */
  async store(generation: number, { seat, seq, at, order, isOpen }: GivenOrder): Promise<void> {
    const row = { generation, seq, at, body: JSON.stringify({ format: ORDER_FORMAT, order, isOpen }) };
    const given = this.#db
      .insertInto('standing_orders')
      .values({ table_id: this.#table, seat, ...row })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(row));
    await this.#choiceLog.write(this.#table, given, wakeAfter(this.#db, this.#table, at));
  }

  /** Deletes orders that have ended. Resolves when they are gone. */
  async delete(generation: number, ended: readonly EndedOrder[]): Promise<void> {
    const gone = this.#db
      .deleteFrom('standing_orders')
      .where('table_id', '=', this.#table)
      .where('generation', '=', generation)
      .where((is) => is.or(ended.map(({ seat, seq }) => is.and({ seat, seq }))));
    await this.#choiceLog.write(this.#table, gone);
  }

  /** Stores what happens when the player runs out of time. Resolves when it is durable. */
  async setWhenLate(player: string, does: WhenLate): Promise<void> {
    const said = this.#db
      .insertInto('when_late')
      .values({ table_id: this.#table, player_id: player, does })
      .onConflict((conflict) => conflict.columns(['table_id', 'player_id']).doUpdateSet({ does }));
    await this.#choiceLog.write(this.#table, said);
  }

  /** By player. */
  async whenLate(): Promise<ReadonlyMap<string, WhenLate>> {
    const rows = await this.#db.selectFrom('when_late').select(['player_id', 'does']).where('table_id', '=', this.#table).execute();
    return new Map(rows.map(({ player_id, does }) => [player_id, does]));
  }

  /** The orders given since the last rewind. */
  async read(generation: number): Promise<readonly GivenOrder[]> {
    const rows = await this.#db
      .selectFrom('standing_orders')
      .select(['seat', 'seq', 'at', 'body'])
      .where('table_id', '=', this.#table)
      .where('generation', '=', generation)
      .orderBy('seat')
      .execute();
    return rows.map(({ body, ...rest }) => ({ ...rest, ...readOrder(body) }));
  }
}

/** Before orders could be open, they had no `isOpen`. */
function readOrder(text: string): Pick<GivenOrder, 'order' | 'isOpen'> {
  const {
    format,
    order,
    isOpen = false,
  }: { readonly format: number; readonly order: object; readonly isOpen?: boolean } = JSON.parse(text);
  if (format !== ORDER_FORMAT) throw new BadInput('order.format', `this server reads orders of format ${ORDER_FORMAT}, not ${format}`);
  return { order, isOpen };
}
