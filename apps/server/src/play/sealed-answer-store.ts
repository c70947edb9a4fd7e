/** Stores the sealed answers to secret asks until their window opens. */
import type { ChoiceLog } from '../storage/choice-log.ts';
import type { Db } from '../storage/schema.ts';
import { wakeAfter } from './lease.ts';

export interface StoredAnswer {
  readonly seq: number;
  readonly seat: number;
  readonly key: string;
  readonly at: number;
  readonly thought: number | null;
  readonly body: string;
}

export class SealedAnswerStore {
  readonly #db: Db;
  readonly #choiceLog: ChoiceLog;
  readonly #table: string;

  constructor(db: Db, choiceLog: ChoiceLog, table: string) {
    this.#db = db;
    this.#choiceLog = choiceLog;
    this.#table = table;
  }

  /** Stores a seat's first answer, or replaces it. Resolves when it is durable. */
  async store(generation: number, answer: StoredAnswer): Promise<void> {
    // The thinking time of the first answer is kept.
    const { seq, seat, thought, ...rest } = answer;
    const sealed = this.#db
      .insertInto('sealed_answers')
      .values({ table_id: this.#table, generation, ...answer })
      .onConflict((conflict) => conflict.columns(['table_id', 'generation', 'seq', 'seat']).doUpdateSet(rest));
    await this.#choiceLog.write(this.#table, sealed, wakeAfter(this.#db, this.#table, answer.at));
  }

  /** @returns the answers of windows that opened after this number of choices or later */
  read(generation: number, from: number): Promise<readonly StoredAnswer[]> {
    return this.#db
      .selectFrom('sealed_answers')
      .select(['seq', 'seat', 'key', 'at', 'thought', 'body'])
      .where('table_id', '=', this.#table)
      .where('generation', '=', generation)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
  }

  /** @returns the thinking times of answers from before the table's rewinds, in order */
  thoughtsBefore(
    generation: number,
  ): Promise<readonly (Pick<StoredAnswer, 'seat' | 'seq' | 'thought'> & { readonly generation: number })[]> {
    return this.#db
      .selectFrom('sealed_answers')
      .select(['generation', 'seq', 'seat', 'thought'])
      .where('table_id', '=', this.#table)
      .where('generation', '<', generation)
      .orderBy('generation')
      .orderBy('seq')
      .execute();
  }
}
