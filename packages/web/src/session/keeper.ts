/** Keeps a table's choices in the store, in the order in which they were made or taken back. */
import { type Choice, choiceToJson } from '@bb/engine';
import { say } from '../i18n/page.svelte.ts';
import { appendEntries, type Entry, isFull, isTaken, type Notes, type StoredTable } from './store.ts';

/** `taken`: the table has gone on in another tab. */
export type Kept = { readonly kind: 'kept' } | { readonly kind: 'taken' } | { readonly kind: 'failed'; readonly why: string };

export class Keeper {
  table: StoredTable;
  /** How many entries the store has. */
  private stored: number;
  private readonly waiting: Entry[] = [];
  /** The notes as they were written last. */
  private noted = '';

  constructor(table: StoredTable, stored: number) {
    this.table = table;
    this.stored = stored;
  }

  add(choice: Choice): void {
    this.waiting.push(choiceToJson(choice));
  }

  /** The choices after the first so many no longer count. */
  takeBack(to: number): void {
    this.waiting.push({ takenBack: to });
  }

  /** Writes what waits. What could not be written waits on. */
  async flush(over: boolean, notes: Notes): Promise<Kept> {
    const noted = JSON.stringify(notes);
    if (this.waiting.length === 0 && noted === this.noted) return { kind: 'kept' };
    const fresh = this.waiting.slice();
    this.table = { ...this.table, playedAt: Date.now(), over };
    try {
      await appendEntries(this.table, this.stored, fresh, notes);
      this.stored += fresh.length;
      this.noted = noted;
      this.waiting.splice(0, fresh.length);
      return { kind: 'kept' };
    } catch (error) {
      if (isTaken(error)) return { kind: 'taken' };
      const { storageFull, notKept } = say().pages;
      return { kind: 'failed', why: isFull(error) ? storageFull : notKept(error instanceof Error ? error.message : String(error)) };
    }
  }
}
