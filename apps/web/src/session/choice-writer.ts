/** Writes a table's choices to the store in their order, and which of them were taken back. */
import type { ChoiceJson } from '@bb/kernel';
import type { SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';
import { say } from '../i18n/say.ts';
import { appendEntries, type Entry, isConflict, isStorageFull, type Notes } from './store.ts';

/** `conflict`: the table has gone on in another tab. */
export type WriteResult = { readonly kind: 'written' } | { readonly kind: 'conflict' } | { readonly kind: 'failed'; readonly why: string };

export class ChoiceWriter<T extends SessionTypes> {
  table: StoredTable<T>;
  /** The number of entries in the store. */
  private stored: number;
  private readonly waiting: Entry[] = [];
  /** The notes in the store, as JSON. */
  private storedNotes = '';

  constructor(table: StoredTable<T>, stored: number) {
    this.table = table;
    this.stored = stored;
  }

  add(choice: ChoiceJson): void {
    this.waiting.push(choice);
  }

  /** Takes back all choices after the first `to`. */
  takeBack(to: number): void {
    this.waiting.push({ takenBack: to });
  }

  /** Writes all waiting entries. If that fails they keep waiting. */
  async flush(progress: Pick<StoredTable<T>, 'over' | 'progress' | 'voyageStage'>, notes: Notes<T>): Promise<WriteResult> {
    const notesJson = JSON.stringify(notes);
    if (this.waiting.length === 0 && notesJson === this.storedNotes) return { kind: 'written' };
    const fresh = this.waiting.slice();
    this.table = { ...this.table, playedAt: Date.now(), ...progress };
    try {
      await appendEntries(this.table, this.stored, fresh, notes);
      this.stored += fresh.length;
      this.storedNotes = notesJson;
      this.waiting.splice(0, fresh.length);
      return { kind: 'written' };
    } catch (error) {
      if (isConflict(error)) return { kind: 'conflict' };
      const { storageFull, notKept } = say().pages;
      return { kind: 'failed', why: isStorageFull(error) ? storageFull : notKept(error instanceof Error ? error.message : String(error)) };
    }
  }
}
