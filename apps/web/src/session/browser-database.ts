/** Stores tables in the browser's database (IndexedDB). */
import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';
import { type DBSchema, openDB } from 'idb';
import type { Entry, Notes, TableStorage } from './store.ts';

/** Version of the database schema. 2: has notes. */
const SCHEMA_VERSION = 2;

interface Schema extends DBSchema {
  table: { key: string; value: StoredTable };
  /** Keyed by table and sequence number. */
  choice: { key: [string, number]; value: Entry };
  /** Keyed by table. */
  notes: { key: string; value: Notes };
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** @param onclosed called when the database has been closed and must be opened again */
export async function openBrowserDatabase(onclosed: () => void): Promise<TableStorage> {
  const db = await openDB<Schema>('blackbeard', SCHEMA_VERSION, {
    upgrade(fresh, from) {
      if (from < 1) {
        fresh.createObjectStore('table', { keyPath: 'id' });
        fresh.createObjectStore('choice');
      }
      if (from < 2) fresh.createObjectStore('notes');
    },
    /** Another tab with a later version wants to upgrade the schema. */
    blocking(_from, _to, event) {
      onclosed();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: onclosed,
  });
  return {
    isPersistent: true,
    list: () => db.getAll('table'),
    async read(id) {
      const tx = db.transaction(['table', 'choice', 'notes']);
      const [table, entries, notes = null] = await Promise.all([
        tx.objectStore('table').get(id),
        tx.objectStore('choice').getAll(entriesOf(id)),
        tx.objectStore('notes').get(id),
      ]);
      return table ? { table, entries, notes } : null;
    },
    async put(table, choices) {
      const tx = db.transaction(['table', 'choice'], 'readwrite');
      const cleared = tx.objectStore('choice').delete(entriesOf(table.id));
      const writes = choices.map((choice, i) => tx.objectStore('choice').put(choice, [table.id, i]));
      await Promise.all([tx.objectStore('table').put(table), cleared, ...writes, tx.done]);
    },
    async append(table, from, entries, notes) {
      const tx = db.transaction(['table', 'choice', 'notes'], 'readwrite', { durability: 'strict' });
      const writes = entries.map((entry, i) => tx.objectStore('choice').add(entry, [table.id, from + i]));
      await Promise.all([...writes, tx.objectStore('table').put(table), tx.objectStore('notes').put(notes, table.id), tx.done]);
    },
    async remove(id) {
      const tx = db.transaction(['table', 'choice', 'notes'], 'readwrite');
      await Promise.all([
        tx.objectStore('table').delete(id),
        tx.objectStore('choice').delete(entriesOf(id)),
        tx.objectStore('notes').delete(id),
        tx.done,
      ]);
    },
  };
}
