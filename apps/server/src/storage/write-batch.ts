/**
 * Writes that are committed together: those that arrive while a transaction runs go into the next one, because a flush to the disk takes
 * longer than everything that is written in it. Each succeeds or fails alone.
 */
import type { CompiledQuery } from 'kysely';
import type { NewChoice } from './choice-log.ts';

/** Choices to append to a table, provided that it has `from` choices and its table record has this `version`. */
export interface LogAppend {
  readonly table: string;
  readonly from: number;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly choices: readonly NewChoice[];
  /** When a node has to wake the table, in milliseconds since 1970; null means only on request. */
  readonly wakeAt: number | null;
}

export interface WriteBatch {
  /** @returns true once it is durable; false if the table has other choices or another version, and nothing was written */
  append(entry: LogAppend): Promise<boolean>;
  /** @returns true once it is durable; false if the first statement changed nothing, and nothing was written */
  write(table: string, statements: readonly CompiledQuery[]): Promise<boolean>;
  /** Resolves when all writes so far have succeeded or failed. */
  settled(): Promise<void>;
}
