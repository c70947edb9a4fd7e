/** The texts of the dialogs over the table, loaded with them. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { sheets as english, type SheetsTexts } from './en/sheets.ts';

export const sheets = catalogue<SheetsTexts>(english, {
  de: async () => (await import('./de/sheets.ts')).sheets,
  fr: async () => (await import('./fr/sheets.ts')).sheets,
});
