/** The texts of what the dock shows while something is fought or decided. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { stages as english, type StagesTexts } from './en/stages.ts';

export const stages = catalogue<StagesTexts>(english, {
  de: async () => (await import('./de/stages.ts')).stages,
  fr: async () => (await import('./fr/stages.ts')).stages,
});
