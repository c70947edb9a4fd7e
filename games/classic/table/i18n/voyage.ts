/** The texts of the first voyage's guide, and of the hints. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { voyage as english, type VoyageTexts } from './en/voyage.ts';

export const voyage = catalogue<VoyageTexts>(english, {
  de: async () => (await import('./de/voyage.ts')).voyage,
  fr: async () => (await import('./fr/voyage.ts')).voyage,
});
