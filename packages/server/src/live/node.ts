/** What a table needs of the node that has it open. */
import type { Seat } from '@bb/engine';
import type { Ledger } from '../storage/ledger.ts';
import type { Db } from '../storage/schema.ts';

export interface Node {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly now: () => number;
  /** What is to be done, or when, may have changed. */
  readonly replan: () => void;
  /** Something is stored that does not count yet: other nodes have to know. */
  readonly tellOthers: () => void;
  /** A person has answered under seal. */
  readonly sealed: (people: readonly (string | null)[], seat: Seat) => void;
}
