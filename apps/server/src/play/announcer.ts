/** What notifies players, as a table sees it. */
import type { Seat } from '@bb/kernel';

/** A table and who sits there: the player's id by seat, null for a bot or nobody. */
export interface SeatedTable {
  readonly id: string;
  readonly people: readonly (string | null)[];
}

/** A choice that a table waits for. */
export interface AwaitedChoice {
  readonly table: SeatedTable;
  /** All seats that are asked. They are notified at the same time and in the same words, so that nothing tells who can answer. */
  readonly seats: readonly Seat[];
  /** The number of the choice: once the table has more choices, nobody needs to be notified. */
  readonly seq: number;
  /** When the time runs out, in milliseconds since 1970; null without a clock. */
  readonly dueAt: number | null;
}

export interface Announcer {
  yourTurn(waiting: AwaitedChoice): Promise<void>;
  /** Half of the time has passed, and these seats have not answered. */
  halfTime(waiting: AwaitedChoice): Promise<void>;
  /** The server has made choice number `seq` for players who ran out of time. */
  timeOver(late: Omit<AwaitedChoice, 'dueAt'>): Promise<void>;
  /** A seat has answered in a window that still waits for others. */
  answered(table: SeatedTable, seat: Seat): Promise<void>;
}
