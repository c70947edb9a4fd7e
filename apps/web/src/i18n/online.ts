import { catalogue, type Said } from '@bb/table-kit/catalogue.svelte.ts';
import { online as en } from './en/online.ts';

export type OnlineWords = Said<typeof en>;

/** @returns the texts of online tables in the current language, loaded with them */
export const online = catalogue<OnlineWords>(en, {
  de: async () => (await import('./de/online.ts')).online,
  fr: async () => (await import('./fr/online.ts')).online,
});
