import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { type Catalogue, en } from './en/index.ts';

/** @returns the texts of the page around the tables in the current language, such as `say().pages.newGame` */
export const say = catalogue<Catalogue>(en, {
  de: async () => (await import('./de/index.ts')).de,
  fr: async () => (await import('./fr/index.ts')).fr,
});
