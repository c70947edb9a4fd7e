/** Players and their accounts. What can't be is a `Refused`. */
import type { Db } from '../storage/schema.ts';
import { readName } from './names.ts';
import type { Outside } from './outside.ts';
import { Sessions } from './sessions.ts';

const ID_BYTES = 16;

export class Accounts {
  readonly sessions: Sessions;
  readonly #db: Db;
  readonly #outside: Outside;

  constructor(db: Db, outside: Outside) {
    this.#db = db;
    this.#outside = outside;
    this.sessions = new Sessions(db, outside);
  }

  /** Somebody who gives no more than a name. Yields the token of his session. @throws Refused */
  async guest(name: string): Promise<string> {
    const shown = readName(name);
    return this.#db.transaction().execute(async (tx) => this.sessions.begin(await this.#arrive(tx, shown), tx));
  }

  async #arrive(tx: Db, name: string): Promise<string> {
    const id = this.#outside.random(ID_BYTES).toString('base64url');
    await tx.insertInto('players').values({ id, name, created_at: this.#outside.now() }).execute();
    return id;
  }
}
