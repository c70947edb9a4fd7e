import { catalogue, type Said } from '@bb/table-kit/catalogue.svelte.ts';
import { about as en } from './en/about.ts';

export type AboutTexts = Said<typeof en>;

/** @returns the texts of the page *About this game* in the current language, loaded with it */
export const about = catalogue<AboutTexts>(en, {
  de: async () => (await import('./de/about.ts')).about,
  fr: async () => (await import('./fr/about.ts')).about,
});
