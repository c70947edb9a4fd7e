/** Stores tables in memory, until the page is closed. */
import type { TableContents, TableStorage } from './store.ts';

export function openMemoryStore(): TableStorage {
  const tables = new Map<string, TableContents>();
  return {
    isPersistent: false,
    list: async () => [...tables.values()].map(({ table }) => table),
    read: async (id) => tables.get(id) ?? null,
    async put(table, entries) {
      tables.set(table.id, { table, entries, notes: tables.get(table.id)?.notes ?? null });
    },
    async append(table, from, entries, notes) {
      const before = tables.get(table.id)?.entries ?? [];
      tables.set(table.id, { table, entries: [...before.slice(0, from), ...entries], notes });
    },
    async remove(id) {
      tables.delete(id);
    },
  };
}
