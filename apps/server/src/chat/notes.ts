/** A player's private notes at a table. */
import type { Environment } from '../accounts/environment.ts';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import { readNote } from './chat-text.ts';

export interface Note {
  /** Grows by one with each change; 0 if nothing has been written yet. */
  readonly version: number;
  readonly text: string;
}

export class Notes {
  readonly #db: Db;
  readonly #environment: Environment;

  constructor(db: Db, environment: Environment) {
    this.#db = db;
    this.#environment = environment;
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

  /** @param version  the version that the text replaces @throws Refused `noteChanged` if another device has changed it since */
  async write(table: string, player: string, version: number, typed: string): Promise<Note> {
    const text = readNote(typed);
    const next = { version: version + 1, text, changed_at: this.#environment.now() };
    if (version === 0) {
      const written = await this.#db
        .insertInto('notes')
        .values({ table_id: table, player_id: player, ...next })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(written.numInsertedOrUpdatedRows) !== 1) throw new Refused('noteChanged');
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
