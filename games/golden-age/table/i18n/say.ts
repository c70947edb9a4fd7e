import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { type Catalogue, en, type Translation } from './en/index.ts';

/** @returns all texts of the table in the current language; null for English, whose texts come with the parts of the table that show them */
export const translated = catalogue<Translation | null>(null, {
  de: async () => (await import('./de/index.ts')).de,
  fr: async () => (await import('./fr/index.ts')).fr,
});

/** @returns the texts of the table in the current language, such as `say().history.undo` */
export const say = (): Catalogue => translated() ?? en;
