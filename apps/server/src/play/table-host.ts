/** What a table needs of the node that has it open. */
import type { Seat } from '@bb/kernel';
import type { ChoiceLog } from '../storage/choice-log.ts';
import type { Db } from '../storage/schema.ts';
import type { CountedTime } from '../time/counted-time.ts';

export interface TableHost {
  readonly db: Db;
  readonly choiceLog: ChoiceLog;
  readonly time: CountedTime;
  /** The time now, in milliseconds since 1970. */
  readonly now: () => number;
  /** Something may be due now, or at another time. */
  readonly replan: () => void;
  /** Something is stored that does not count yet: other nodes have to know. */
  readonly tellOthers: () => void;
  /** A person has answered under seal. */
  readonly sealed: (people: readonly (string | null)[], seat: Seat) => void;
}
