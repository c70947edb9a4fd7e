import { catalogue } from '../catalogue.svelte.ts';
import { table as english, type TableWords } from './i18n/en.ts';

/** @returns what the tables of all games say, in the current language, such as `tableWords().undo` */
export const tableWords = catalogue<TableWords>(english, {
  de: async () => (await import('./i18n/de.ts')).table,
  fr: async () => (await import('./i18n/fr.ts')).table,
});
