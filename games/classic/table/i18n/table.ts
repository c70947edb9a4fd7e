/** The texts of the table's frame. Each part of the table has a catalogue of its own, so that it comes with the part. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { table as english, type TableTexts } from './en/table.ts';

export const table = catalogue<TableTexts>(english, {
  de: async () => (await import('./de/table.ts')).table,
  fr: async () => (await import('./fr/table.ts')).table,
});
