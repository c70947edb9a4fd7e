/**
 * Writes that go to the disk together: what arrives while a transaction runs goes into the next one, for a flush of the disk takes longer
 * than all that is written in it. Each is decided alone: one that fails takes no other with it.
 */
import type { CompiledQuery } from 'kysely';
import type { NewChoice } from './ledger.ts';

/** Choices that a table is to get, if it has so many already and its body is of this version. */
export interface Entry {
  readonly table: string;
  readonly from: number;
  readonly version: number;
  readonly at: number;
  readonly choices: readonly NewChoice[];
  readonly wakeAt: number | null;
}

export interface Together {
  /** Resolves when it is durable; false: the table is not as the entry has it, and nothing was written. */
  append(entry: Entry): Promise<boolean>;
  /** Resolves when it is durable. False: the first statement has found nothing to change, and nothing was written. */
  write(table: string, statements: readonly CompiledQuery[]): Promise<boolean>;
  /** Resolves when all that has been given so far is decided. */
  settled(): Promise<void>;
}
