/** What a table needs of the node that has it open. */
import type { Seat } from '@bb/kernel';
import type { ChoiceLog } from '../storage/choice-log.ts';
import type { Db } from '../storage/schema.ts';
import type { Pause } from '../tables/table-record.ts';

export interface TableHost {
  readonly db: Db;
  readonly choiceLog: ChoiceLog;
  readonly now: () => number;
  /** When no server ran: clocks stood still. Grows while the node runs. */
  readonly downtimes: readonly Pause[];
  /** Something may be due now, or at another time. */
  readonly replan: () => void;
  /** Something is stored that does not count yet: other nodes have to know. */
  readonly tellOthers: () => void;
  /** A person has answered under seal. */
  readonly sealed: (people: readonly (string | null)[], seat: Seat) => void;
}
