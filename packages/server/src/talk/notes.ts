/** What a player writes down for himself at a table: nobody else ever reads it. */
import type { Outside } from '../accounts/outside.ts';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import { readNote } from './text.ts';

export interface Note {
  /** 0: nothing has been written yet. */
  readonly version: number;
  readonly text: string;
}

export class Notes {
  readonly #db: Db;
  readonly #outside: Outside;

  constructor(db: Db, outside: Outside) {
    this.#db = db;
    this.#outside = outside;
  }

  async read(table: string, player: string): Promise<Note> {
    const row = await this.#db
      .selectFrom('notes')
      .select(['version', 'text'])
      .where('player_id', '=', player)
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row ?? { version: 0, text: '' };
  }

  /** Over that version, and over no other, which he may have written on another device. @throws Refused */
  async write(table: string, player: string, version: number, wish: string): Promise<Note> {
    const text = readNote(wish);
    const next = { version: version + 1, text, changed_at: this.#outside.now() };
    if (version === 0) {
      const made = await this.#db
        .insertInto('notes')
        .values({ table_id: table, player_id: player, ...next })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(made.numInsertedOrUpdatedRows) !== 1) throw new Refused('noteChanged');
    } else {
      const changed = await this.#db
        .updateTable('notes')
        .set(next)
        .where('table_id', '=', table)
        .where('player_id', '=', player)
        .where('version', '=', version)
        .executeTakeFirst();
      if (Number(changed.numUpdatedRows) !== 1) throw new Refused('noteChanged');
    }
    return { version: next.version, text };
  }
}
