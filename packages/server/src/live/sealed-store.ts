/** Where sealed answers and standing orders are kept until they count. */
import { BadInput } from '@bb/engine';
import type { StandingPass, WhenLate } from '@bb/protocol';
import type { Compilable } from 'kysely';
import type { Ledger } from '../storage/ledger.ts';
import type { Db } from '../storage/schema.ts';
import { LEASE } from './questions.ts';

/** The form in which orders are written. */
const ORDER_FORMAT = 1;

export interface SealedAnswer {
  readonly seq: number;
  readonly seat: number;
  readonly key: string;
  readonly at: number;
  readonly thought: number | null;
  readonly body: string;
}

/** The order of a seat, given after so many choices. */
export interface EndedOrder {
  readonly seat: number;
  readonly seq: number;
}

export interface GivenOrder extends EndedOrder {
  readonly at: number;
  readonly order: StandingPass;
}

export class SealedStore {
  readonly #db: Db;
  readonly #ledger: Ledger;
  readonly #table: string;

  constructor(db: Db, ledger: Ledger, table: string) {
    this.#db = db;
    this.#ledger = ledger;
    this.#table = table;
  }

  /** The first answer of a seat, or another instead of it. Resolves when it is durable. */
  async seal(generation: number, answer: SealedAnswer): Promise<void> {
    // How long he has thought about the first one is kept.
    const { seq, seat, thought, ...rest } = answer;
    const sealed = this.#db
      .insertInto('sealed_answers')
      .values({ table_id: this.#table, generation, ...answer })
      .onConflict((conflict) => conflict.columns(['table_id', 'generation', 'seq', 'seat']).doUpdateSet(rest));
    await this.#ledger.write(this.#table, sealed, this.#wake(answer.at));
  }

  /** Another node opens what this one may not live to open. */
  #wake(now: number): Compilable {
    return this.#db
      .updateTable('tables')
      .set({ wake_at: now + LEASE })
      .where('id', '=', this.#table);
  }

  /** From the window that opened after so many choices on. */
  answers(generation: number, from: number): Promise<readonly SealedAnswer[]> {
    return this.#db
      .selectFrom('sealed_answers')
      .select(['seq', 'seat', 'key', 'at', 'thought', 'body'])
      .where('table_id', '=', this.#table)
      .where('generation', '=', generation)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
  }

  /** How long those have thought who answered before the table was rewound so often, in their order. */
  thoughtsBefore(
    generation: number,
  ): Promise<readonly (Pick<SealedAnswer, 'seat' | 'seq' | 'thought'> & { readonly generation: number })[]> {
    return this.#db
      .selectFrom('sealed_answers')
      .select(['generation', 'seq', 'seat', 'thought'])
      .where('table_id', '=', this.#table)
      .where('generation', '<', generation)
      .orderBy('generation')
      .orderBy('seq')
      .execute();
  }

  /** Instead of the seat's last one. Resolves when it is durable. */
  async order(generation: number, { seat, seq, at, order }: GivenOrder): Promise<void> {
    const row = { generation, seq, at, body: JSON.stringify({ format: ORDER_FORMAT, ...order }) };
    const given = this.#db
      .insertInto('standing_orders')
      .values({ table_id: this.#table, seat, ...row })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(row));
    await this.#ledger.write(this.#table, given, this.#wake(at));
  }

  /** They hold no more. Resolves when they are gone. */
  async end(generation: number, ended: readonly EndedOrder[]): Promise<void> {
    const gone = this.#db
      .deleteFrom('standing_orders')
      .where('table_id', '=', this.#table)
      .where('generation', '=', generation)
      .where((is) => is.or(ended.map(({ seat, seq }) => is.and({ seat, seq }))));
    await this.#ledger.write(this.#table, gone);
  }

  /** What this player wants to happen when his time is over. Resolves when it is durable. */
  async late(player: string, does: WhenLate): Promise<void> {
    const said = this.#db
      .insertInto('when_late')
      .values({ table_id: this.#table, player_id: player, does })
      .onConflict((conflict) => conflict.columns(['table_id', 'player_id']).doUpdateSet({ does }));
    await this.#ledger.write(this.#table, said);
  }

  /** By player. */
  async whenLate(): Promise<ReadonlyMap<string, WhenLate>> {
    const rows = await this.#db.selectFrom('when_late').select(['player_id', 'does']).where('table_id', '=', this.#table).execute();
    return new Map(rows.map(({ player_id, does }) => [player_id, does]));
  }

  /** Those given since the table was last rewound. */
  async orders(generation: number): Promise<readonly GivenOrder[]> {
    const rows = await this.#db
      .selectFrom('standing_orders')
      .select(['seat', 'seq', 'at', 'body'])
      .where('table_id', '=', this.#table)
      .where('generation', '=', generation)
      .orderBy('seat')
      .execute();
    return rows.map(({ body, ...rest }) => ({ ...rest, order: readOrder(body) }));
  }
}

function readOrder(text: string): StandingPass {
  const { format, ...order }: StandingPass & { readonly format: number } = JSON.parse(text);
  if (format !== ORDER_FORMAT) throw new BadInput('order.format', `this server reads orders up to format ${ORDER_FORMAT}, not ${format}`);
  return order;
}
